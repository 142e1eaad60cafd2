// The host driven by random events, beside a slow book-keeping that shares no code with it: after every event it adds everything up anew
// from the steps alone.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/sanitized.hpp"
#include "games/sample_games.hpp"
#include "host/host.hpp"

namespace dalapapa {
namespace {

// Everything there is to know after some steps.
struct Sum {
  std::unique_ptr<Game> game;
  std::set<int> out;
  std::set<int> left;
  std::size_t dealt = 0;  // of the deck
  std::int64_t now = 0;
  // By seat: what it has spent in all and in this turn, and how many turns it ended; whether its clock runs.
  std::vector<std::int64_t> spent;
  std::vector<std::int64_t> spent_in_turn;
  std::vector<std::int64_t> away;  // while it had to act, and has not
  std::vector<int> turns;
  std::vector<bool> must_act;
  std::vector<bool> runs;
  bool over = false;
};

class Book {
 public:
  Book(Config config, std::vector<TileIndex> deck)
      : config_(std::move(config)),
        deck_(std::move(deck)),
        game_has_clock_(config_.game->create(config_)->has_clock()) {
    deal(steps_);
  }

  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] bool timed() const { return config_.clock || game_has_clock_; }
  [[nodiscard]] bool bots(const Sum& sum, int seat) const {
    return !config_.seats[static_cast<std::size_t>(seat)].bot.empty() || sum.out.contains(seat) ||
           sum.left.contains(seat);
  }

  [[nodiscard]] Sum add_up(const std::vector<Step>& steps) const {
    const std::size_t seats = config_.seats.size();
    Sum sum;
    sum.game = config_.game->create(config_);
    sum.spent.resize(seats);
    sum.spent_in_turn.resize(seats);
    sum.away.resize(seats);
    sum.turns.resize(seats);
    sum.must_act.resize(seats);
    sum.runs.resize(seats);
    look(sum);
    for (const Step& step : steps) {
      if (!step.actor.is_chance()) {
        for (std::size_t seat = 0; seat < seats; ++seat) {
          const std::int64_t passed = step.milliseconds - sum.now;
          if (sum.must_act[seat] && !sum.runs[seat]) sum.away[seat] += passed;
          if (!sum.runs[seat]) continue;
          sum.spent[seat] += passed;
          sum.spent_in_turn[seat] += passed;
        }
        sum.now = step.milliseconds;
      } else {
        const TileIndex drawn = std::get<Draw>(step.action).tile;
        while (deck_[sum.dealt % deck_.size()] != drawn || !sum.game->bag().contains(drawn)) ++sum.dealt;
        ++sum.dealt;
      }
      const int seat = step.actor.is_seat() ? step.actor.seat_number() : -1;
      if (std::holds_alternative<Resign>(step.action)) {
        sum.out.insert(seat);
      } else if (std::holds_alternative<Leave>(step.action)) {
        sum.left.insert(seat);
      } else if (std::holds_alternative<Return>(step.action)) {
        sum.left.erase(seat);
      } else if (const auto* const late = std::get_if<OutOfTime>(&step.action)) {
        sum.out.insert(late->seat);
      } else {
        EXPECT_TRUE(sum.game->play(plain(step)));
      }
      look(sum);
    }
    return sum;
  }

  // When a clock runs out, or the game's own.
  [[nodiscard]] std::optional<Step> due(const Sum& sum) const {
    std::optional<Step> found;
    if (sum.over) return found;
    if (const auto sand = sum.game->time_up())
      found = Step{Actor::referee(), TimeUp{}, std::max(*sand, sum.now)};
    for (std::size_t seat = 0; seat < sum.runs.size() && config_.clock; ++seat) {
      if (!sum.runs[seat]) continue;
      const std::int64_t has =
          config_.clock->turn > 0
              ? 1000 * config_.clock->turn - sum.spent_in_turn[seat]
              : 1000 * (config_.clock->bank + sum.turns[seat] * config_.clock->increment) - sum.spent[seat];
      if (!found || sum.now + has < found->milliseconds)
        found = Step{Actor::referee(), OutOfTime{static_cast<std::int16_t>(seat)},
                     std::max(sum.now, sum.now + has)};
    }
    return found;
  }

  void wake(std::int64_t now) {
    for (auto next = due(add_up(steps_)); next && next->milliseconds <= now; next = due(add_up(steps_))) {
      steps_.push_back(*next);
      deal(steps_);
    }
  }

  // Whether it is accepted.
  bool submit(const Submission& wanted, std::int64_t now) {
    now = std::max(now, add_up(steps_).now);
    wake(now);
    const Sum sum = add_up(steps_);
    if (sum.over || wanted.seat < 0 || wanted.seat >= static_cast<int>(config_.seats.size()) ||
        wanted.actions.empty())
      return false;
    const Actor actor = Actor::seat(wanted.seat);
    std::vector<Step> then = steps_;
    if (happens_at_table(wanted.actions.front())) {
      const bool bot = !config_.seats[static_cast<std::size_t>(wanted.seat)].bot.empty();
      if (wanted.by_bot || wanted.actions.size() > 1 || bot || sum.out.contains(wanted.seat)) return false;
      if (std::holds_alternative<OutOfTime>(wanted.actions.front())) return false;
      if (std::holds_alternative<Leave>(wanted.actions.front()) && sum.left.contains(wanted.seat))
        return false;
      if (std::holds_alternative<Return>(wanted.actions.front()) && !sum.left.contains(wanted.seat))
        return false;
      then.push_back({actor, wanted.actions.front(), timed() ? now : 0});
    } else {
      const bool at_once = sum.game->has_clock() && sum.game->may_wait(actor);
      if (wanted.by_bot != bots(sum, wanted.seat)) return false;
      if (std::ranges::any_of(wanted.actions, happens_at_table)) return false;
      if (!has_seen_enough(wanted, at_once, *sum.game)) return false;
      bool drawn = false;
      for (std::size_t i = 0; i < wanted.actions.size(); ++i) {
        const Action& action = wanted.actions[i];
        const bool hand = std::holds_alternative<Place>(action) || std::holds_alternative<Pass>(action);
        if (drawn && (hand || at_once)) return false;
        const Sum now_there = add_up(then);
        if (i > 0 && !at_once && !now_there.must_act[static_cast<std::size_t>(wanted.seat)]) return false;
        if (i > 0 && !now_there.game->awaited().contains(actor)) return false;
        const Step step{actor, action, timed() ? now : 0};
        const Sum before = add_up(then);
        if (before.over || !before.game->check(plain(step))) return false;
        then.push_back(step);
        drawn = deal(then) || drawn;
      }
    }
    deal(then);
    steps_ = then;
    return true;
  }

  [[nodiscard]] std::optional<std::vector<int>> winners() const {
    const Sum sum = add_up(steps_);
    if (!sum.over) return std::nullopt;
    std::vector<int> in;
    for (int seat = 0; seat < static_cast<int>(config_.seats.size()); ++seat) {
      if (!sum.out.contains(seat)) in.push_back(seat);
    }
    if (!sum.game->result()) return in;
    std::erase_if(in, [&](int seat) { return sum.left.contains(seat); });
    const auto real = sum.game->result();
    std::vector<int> fair;
    for (const int seat : real->winners) {
      if (std::ranges::find(in, seat) != in.end()) fair.push_back(seat);
    }
    if (!fair.empty() || in.empty() || real->winners.empty()) return fair;
    // AL4: whoever was wrong three times is out, unless all are.
    const auto wrong_thrice = [&](int seat) {
      const json::object told = sum.game->describe();
      const json::value* const penalties = told.if_contains("penalties");
      return penalties != nullptr &&
             penalties->as_array()[static_cast<std::size_t>(seat)].to_number<int>() >= 3;
    };
    if (!std::ranges::all_of(in, wrong_thrice)) std::erase_if(in, wrong_thrice);
    const auto better = [&](int a, int b) {
      const int one = real->scores[static_cast<std::size_t>(a)];
      const int other = real->scores[static_cast<std::size_t>(b)];
      return config_.game->lowest_wins ? one < other : one > other;
    };
    for (const int seat : in) {
      if (std::ranges::none_of(in, [&](int other) { return better(other, seat); })) fair.push_back(seat);
    }
    return fair;
  }

 private:
  [[nodiscard]] bool has_seen_enough(const Submission& wanted, bool at_once, const Game& game) const {
    if (!wanted.seen) return at_once && sample::builds_figures(game);
    if (*wanted.seen > steps_.size()) return false;
    for (std::size_t i = *wanted.seen; i < steps_.size(); ++i) {
      if (steps_[i].actor == Actor::seat(wanted.seat)) return false;
      if (at_once && !steps_[i].actor.is_seat()) return false;
      if (!at_once && !happens_at_table(steps_[i].action)) return false;
    }
    return true;
  }
  static bool happens_at_table(const Action& action) {
    return std::holds_alternative<Resign>(action) || std::holds_alternative<Leave>(action) ||
           std::holds_alternative<Return>(action) || std::holds_alternative<OutOfTime>(action);
  }
  [[nodiscard]] Step plain(Step step) const {
    if (!game_has_clock_) step.milliseconds = 0;
    return step;
  }
  bool deal(std::vector<Step>& steps) const {
    bool drawn = false;
    for (Sum sum = add_up(steps); !sum.over && sum.game->awaited().contains(Actor::chance());
         sum = add_up(steps)) {
      Draw draw = sum.game->next_draw();
      while (!sum.game->bag().contains(deck_[sum.dealt % deck_.size()])) ++sum.dealt;
      draw.tile = deck_[sum.dealt % deck_.size()];
      steps.push_back({Actor::chance(), draw});
      drawn = true;
    }
    return drawn;
  }
  void look(Sum& sum) const {
    const std::size_t seats = config_.seats.size();
    const std::size_t most_out = seats > 1 ? seats - 1 : 1;
    sum.over = sum.out.size() >= most_out || sum.game->result().has_value();
    if (!sum.over && sum.game->awaited().contains(Actor::chance())) return;  // takes no time
    for (std::size_t i = 0; i < seats; ++i) {
      const int seat = static_cast<int>(i);
      const Actor actor = Actor::seat(seat);
      const bool must = !sum.over && sum.game->awaited().contains(actor) && !sum.game->may_wait(actor);
      if (sum.must_act[i] && !must) {
        if (sum.runs[i]) ++sum.turns[i];
        sum.spent_in_turn[i] = 0;
        sum.away[i] = 0;
      }
      const bool was_away = sum.must_act[i] && !sum.runs[i];
      sum.must_act[i] = must;
      sum.runs[i] = must && !bots(sum, seat);
      if (was_away && sum.runs[i]) {  // back, and pays for it
        sum.spent[i] += sum.away[i];
        sum.spent_in_turn[i] += sum.away[i];
        sum.away[i] = 0;
      }
    }
  }

  Config config_;
  std::vector<TileIndex> deck_;
  bool game_has_clock_;
  std::vector<Step> steps_;
};

struct Events {
  std::map<std::string, int> counts;
  void count(const std::string& what) { ++counts[what]; }
};

// Sees the table through what it is told, and nothing else.
struct FollowingViewer {
  Viewer viewer;
  Course course;
};

class Trial {
 public:
  Trial(const Config& config, std::uint64_t seed, Events& events)
      : config_(config),
        random_(seed),
        deck_(Deck::made_for(*config.game, *config.tiles, seed).order()),
        host_(config, Deck(deck_)),
        book_(config, deck_),
        events_(events) {
    viewers_.push_back({spectator, Course(config, spectator)});
    for (int seat = 0; seat < static_cast<int>(config.seats.size()); ++seat)
      viewers_.push_back({seat, Course(config, seat)});
  }

  void run(int most) {
    compare();
    for (int i = 0; i < most && !host_.over() && !testing::Test::HasFatalFailure(); ++i) {
      now_ += random_.below(4) == 0 ? random_.below(9000) : random_.below(700);
      event();
      compare();
    }
    if (host_.over()) events_.count("over");
  }

 private:
  void event() {
    switch (random_.below(14)) {
      case 0:
        host_.wake(now_);
        book_.wake(now_);
        return events_.count("wake");
      case 1:
        return at_table();
      case 2:
        return again();
      case 3:
        return answer_later();
      default:
        return play();
    }
  }

  void submit(const Submission& wanted, const std::string& what) {
    const bool expected = book_.submit(wanted, now_);
    const auto done = host_.submit(wanted, now_);
    ASSERT_EQ(done.has_value(), expected) << what << (done ? "" : ": " + done.error().message);
    events_.count(what + (expected ? "" : " refused"));
    if (!done && done.error().kind == Error::Kind::late) events_.count("late");
  }

  void at_table() {
    const int seat = static_cast<int>(random_.below(static_cast<std::uint32_t>(config_.seats.size() + 1)));
    const std::uint32_t which = random_.below(12);
    const Action action =
        which == 0 ? Action{Resign{}}
                   : (which == 1 ? Action{OutOfTime{0}} : (which < 7 ? Action{Leave{}} : Action{Return{}}));
    const std::vector<Action> actions(which == 11 ? 2 : 1, action);
    submit({.seat = seat, .actions = actions, .by_bot = random_.below(9) == 0},
           to_text(action, *config_.tiles));
  }

  // Some of the actions of a turn, as far as they can be seen ahead.
  std::vector<Action> turn_of(int seat) {
    const auto ahead = host_.game().seen_by(seat);
    std::vector<Action> actions;
    const auto wanted = 1 + random_.below(4);
    while (actions.size() < wanted && !ahead->awaited().empty() &&
           ahead->awaited().contains(Actor::seat(seat))) {
      const auto choices = ahead->choices(Actor::seat(seat));
      if (choices.empty()) break;
      actions.push_back(choices[random_.below(static_cast<std::uint32_t>(choices.size()))]);
      if (!ahead->play(
              {Actor::seat(seat), actions.back(), ahead->has_clock() ? std::max(now_, ahead->time()) : 0}))
        break;
    }
    return actions;
  }

  void play() {
    std::vector<Actor> actors = host_.game().awaited().list();
    std::erase_if(actors, [](Actor actor) { return !actor.is_seat(); });
    if (actors.empty()) return;
    const int seat = actors[random_.below(static_cast<std::uint32_t>(actors.size()))].seat_number();
    std::vector<Action> actions = turn_of(seat);
    if (actions.empty()) return;
    Submission wanted{
        .seat = seat, .seen = host_.course().steps().size(), .by_bot = host_.course().is_bots(seat)};
    std::string what = actions.size() > 1 ? "several" : "one";
    switch (random_.below(12)) {
      case 0:
        wanted.seat = (seat + 1) % static_cast<int>(config_.seats.size());
        what = "foreign";
        break;
      case 1:
        wanted.by_bot = !wanted.by_bot;
        what = "for somebody else";
        break;
      case 2:
        wanted.seen = *wanted.seen - 1;
        what = "unseen";
        break;
      case 3:
        wanted.seen.reset();
        what = "without a number";
        break;
      case 4:
        actions.emplace_back(Bid{3});
        what = "half-legal";
        break;
      case 5:
        std::ranges::reverse(actions);
        what = "reordered";
        break;
      default:
        break;
    }
    wanted.actions = actions;
    last_actions_ = actions;
    last_ = wanted;
    submit(wanted, what);
  }

  void again() {
    if (!last_) return;
    last_->actions = last_actions_;
    submit(*last_, "doubled");
  }

  // A bot that was asked some time ago.
  void answer_later() {
    if (pending_) {
      pending_->actions = pending_actions_;
      submit(*pending_, "answer");
      pending_.reset();
    }
    for (int seat = 0; seat < static_cast<int>(config_.seats.size()); ++seat) {
      if (!host_.course().is_bots(seat) || !host_.course().awaited().contains(Actor::seat(seat))) continue;
      pending_actions_ = turn_of(seat);
      if (pending_actions_.size() > 1) pending_actions_.resize(1);
      pending_ = Submission{.seat = seat, .seen = host_.course().steps().size(), .by_bot = true};
    }
  }

  void compare() {
    const auto steps = host_.course().steps();
    ASSERT_TRUE(std::ranges::equal(steps, book_.steps()));
    const Sum sum = book_.add_up(book_.steps());
    ASSERT_EQ(host_.game().hash(), sum.game->hash());
    ASSERT_EQ(host_.over(), sum.over);
    const auto due = book_.due(sum);
    ASSERT_EQ(host_.wakes_at(), due ? std::optional(due->milliseconds) : std::nullopt);
    const auto result = host_.course().result();
    ASSERT_EQ(result ? std::optional(result->winners) : std::nullopt, book_.winners());
    for (int seat = 0; seat < static_cast<int>(config_.seats.size()); ++seat)
      ASSERT_EQ(host_.course().is_bots(seat), book_.bots(sum, seat));
    for (auto& [viewer, course] : viewers_) {
      for (const SeenStep& step : host_.report(viewer, course.steps().size())) {
        const auto followed = course.follow(step);
        ASSERT_TRUE(followed) << followed.error().message;
      }
      ASSERT_EQ(course.game().hash(), host_.game().seen_by(viewer)->hash());
      ASSERT_EQ(course.game().bag(), host_.game().seen_by(viewer)->bag());
      ASSERT_EQ(course.result(), result);
      ASSERT_EQ(course.referee_is_due(), host_.course().referee_is_due());
    }
  }

  const Config& config_;
  Random random_;
  std::vector<TileIndex> deck_;
  Host host_;
  Book book_;
  Events& events_;
  std::vector<FollowingViewer> viewers_;
  std::int64_t now_ = 0;
  std::vector<Action> last_actions_;
  std::optional<Submission> last_;
  std::vector<Action> pending_actions_;
  std::optional<Submission> pending_;
};

TEST(HostModel, is_what_a_slow_book_keeping_says) {
  Events events;
  std::uint64_t seed = static_cast<std::uint64_t>(GTEST_FLAG_GET(random_seed)) * 10'000;
  const std::vector<std::optional<ClockRules>> clocks{std::nullopt, ClockRules{.bank = 20, .increment = 2},
                                                      ClockRules{.turn = 12}};
  for (const GameInfo& game : catalogue()) {
    for (const auto& clock : clocks) {
      for (int round = 0; round < (sanitized ? 1 : 2); ++round) {
        Random random(++seed);
        const int seats = game.min_seats + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                               std::min(4, game.max_seats) - game.min_seats + 1)));
        Config config = sample::agree(game, seats, sample::standard());
        (void)config.options.set("minutes=1");
        config.clock = clock;
        if (seats > 1 && random.below(2) == 0)
          config.seats[random.below(static_cast<std::uint32_t>(seats))].bot = "casual";
        Trial(config, seed, events).run(sanitized ? 40 : 150);
        ASSERT_FALSE(HasFatalFailure()) << game.name << ", seed " << seed;
      }
    }
  }
  for (const auto& [what, count] : events.counts) RecordProperty(what, count);
  for (const std::string what :
       {"several", "one", "foreign refused", "for somebody else refused", "unseen refused",
        "half-legal refused", "doubled refused", "reordered refused", "without a number refused", "answer",
        "late", "leave", "return"})
    EXPECT_GT(events.counts[what], sanitized ? 0 : 3) << what;
  EXPECT_GT(events.counts["over"], sanitized ? 0 : 10);
}

}  // namespace
}  // namespace dalapapa
