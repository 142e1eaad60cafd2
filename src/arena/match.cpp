#include "arena/match.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "players/party.hpp"

namespace dalapapa {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

class WallTimeBudget final : public TimeBudget {
 public:
  WallTimeBudget(std::int64_t milliseconds, const Interrupted& interrupted)
      : interrupted_(interrupted), seconds_(static_cast<double>(milliseconds) / 1000) {}
  void start() override { start_ = Clock::now(); }
  [[nodiscard]] double used() const override { return interrupted_() ? 1 : seconds_since(start_) / seconds_; }

 private:
  const Interrupted& interrupted_;
  double seconds_;
  Clock::time_point start_;
};

// A bot with its own time budget, and a clock that measures how long it thinks.
class TimedBot final : public Bot {
 public:
  TimedBot(const GameInfo& game, const Side& side, std::uint64_t seed, Thinking& thinking,
           const Interrupted& interrupted)
      : time_budget_(side.milliseconds, interrupted),
        bot_(make_bot(game, side.level, seed, {side.nodes, side.milliseconds > 0 ? &time_budget_ : nullptr})
                 .value()),
        thinking_(thinking) {}

  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override {
    const auto start = Clock::now();
    auto action = bot_->choose(seen, seat);
    const double seconds = seconds_since(start);
    thinking_.add({1, seconds, seconds});
    return action;
  }
  [[nodiscard]] std::int64_t pause(const Game& seen, int seat) override { return bot_->pause(seen, seat); }

 private:
  WallTimeBudget time_budget_;
  std::unique_ptr<Bot> bot_;
  Thinking& thinking_;
};

struct Pair {
  std::array<SideResult, 2> games{};
  Thinking a;
  Thinking b;
};

// Whether a seat is A's in the first or the second game of a pair.
bool is_a(int seat, int game) {
  return (seat + game) % 2 == 0;
}

SideResult result_for_a(const Result& result, int game, bool lowest_wins) {
  std::array<double, 2> scores{};
  std::array<int, 2> seats{};
  for (std::size_t seat = 0; seat < result.scores.size(); ++seat) {
    const std::size_t side = is_a(static_cast<int>(seat), game) ? 0 : 1;
    scores[side] += result.scores[seat];
    ++seats[side];
  }
  const auto wins = std::ranges::count_if(result.winners, [&](int seat) { return is_a(seat, game); });
  const double margin = scores[0] / seats[0] - scores[1] / seats[1];
  const double share = result.winners.empty()
                           ? 0.5  // nobody has won
                           : static_cast<double>(wins) / static_cast<double>(result.winners.size());
  return {share, lowest_wins ? -margin : margin};
}

// What a side has won that made one score alone, against the other's.
SideResult compared(int score, int other, bool lowest_wins) {
  const int margin = lowest_wins ? other - score : score - other;
  return {margin == 0 ? 0.5 : (margin > 0 ? 1.0 : 0.0), static_cast<double>(margin)};
}

// Nothing if it was interrupted.
Expected<std::optional<Result>> play_game(const Match& match, std::uint64_t seed, int number, Pair& pair,
                                          const Interrupted& interrupted) {
  const GameInfo& info = *match.config.game;
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < static_cast<int>(match.config.seats.size()); ++seat) {
    const bool a = is_a(seat, number);
    bots.push_back(std::make_unique<TimedBot>(info, a ? match.a : match.b,
                                              mix(seed + static_cast<std::uint64_t>(seat) + 1),
                                              a ? pair.a : pair.b, interrupted));
  }
  Party party(std::move(bots));
  Host host(match.config, Deck::made_for(info, *match.config.tiles, seed));
  Onlooker onlooker;
  onlooker.before = [&](const Game&, const Step&) { return !interrupted(); };
  if (const auto played = play_on(host, party, onlooker); !played)
    return bad_input("{} (pair of seed {}, game {})", played.error().message, seed, number + 1);
  return host.course().result();
}

Expected<std::optional<Pair>> play_pair(const Match& match, int number, const Interrupted& interrupted) {
  Pair pair;
  const std::uint64_t seed = mix(match.seed) + static_cast<std::uint64_t>(number) * 1000;
  DALAPAPA_TRY(one, play_game(match, seed, 0, pair, interrupted));
  DALAPAPA_TRY(other, play_game(match, seed, 1, pair, interrupted));
  if (!*one || !*other) return std::nullopt;
  const Result& first = **one;
  const Result& second = **other;
  const bool lowest_wins = match.config.game->lowest_wins;
  if (match.config.seats.size() == 1) {  // the first was A's, the second B's
    pair.games.fill(compared(first.scores[0], second.scores[0], lowest_wins));
  } else {
    pair.games = {result_for_a(first, 0, lowest_wins), result_for_a(second, 1, lowest_wins)};
  }
  return pair;
}

// Pairs are played by several threads and counted in their order, so that the number of threads changes nothing.
class Counter {
 public:
  Counter(const Match& match, const Progress& progress) : match_(match), progress_(progress) {}

  // The number of the next pair to play.
  [[nodiscard]] std::optional<int> next() {
    const std::lock_guard lock(mutex_);
    if (over_ || handed_out_ == match_.pairs) return std::nullopt;
    return handed_out_++;
  }

  // A pair that was interrupted is none.
  void add(int number, Expected<std::optional<Pair>> pair) {
    const std::lock_guard lock(mutex_);
    if (pair && !*pair) return;
    waiting_.emplace(number, std::move(pair));
    for (auto found = waiting_.find(counted_); found != waiting_.end() && !over_;
         found = waiting_.find(counted_)) {
      count(found->second);
      ++counted_;
    }
  }

  [[nodiscard]] const Expected<MatchResult>& result() const { return result_; }

 private:
  void count(const Expected<std::optional<Pair>>& played) {
    if (!played) {
      result_ = std::unexpected(played.error());
      over_ = true;
      return;
    }
    const Pair& pair = **played;
    result_->tally.add_pair(pair.games[0], pair.games[1]);
    result_->a.add(pair.a);
    result_->b.add(pair.b);
    over_ = match_.stop_early && result_->tally.verdict().has_value();
    result_->complete = over_ || result_->tally.pairs() == match_.pairs;
    progress_(*result_);
  }

  const Match& match_;
  const Progress& progress_;
  std::mutex mutex_;
  int handed_out_ = 0;
  int counted_ = 0;
  bool over_ = false;
  std::map<int, Expected<std::optional<Pair>>> waiting_;
  Expected<MatchResult> result_;
};

}  // namespace

void Thinking::add(const Thinking& other) {
  actions += other.actions;
  seconds += other.seconds;
  longest = std::max(longest, other.longest);
}

Expected<MatchResult> play_match(const Match& match, const Progress& progress,
                                 const Interrupted& interrupted) {
  for (const Side& side : {match.a, match.b}) DALAPAPA_CHECK(make_bot(*match.config.game, side.level, 0));
  Counter counter(match, progress);
  const auto work = [&] {
    for (auto number = counter.next(); number && !interrupted(); number = counter.next())
      counter.add(*number, play_pair(match, *number, interrupted));
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < match.threads; ++i) threads.emplace_back(work);
  work();
  threads.clear();
  return counter.result();
}

}  // namespace dalapapa
