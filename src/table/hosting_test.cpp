// Tables that run by themselves: people submit, bots and the referee come when they are due, what is added is taken away to be stored, and
// somebody follows elsewhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "table/followed_table.hpp"
#include "table/sample_records.hpp"
#include "table/table.hpp"

namespace dalapapa {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::int64_t their_pace = 600;

Config seats_taken(std::string_view game, int seats, std::initializer_list<int> bots) {
  Config config = sample::agree(*find_game(game).value(), seats, sample::standard());
  (void)config.options.set("minutes=2");
  for (const int seat : bots) config.seats[static_cast<std::size_t>(seat)].bot = "casual";
  return config;
}

Table taken_up(const Table& table, const std::string& record) {
  const json::object opened = sample::opening(table.config(), 7).to_json(*table.config().tiles);
  auto again = Table::open(record, opened);
  EXPECT_TRUE(again) << again.error().message;
  return *std::move(again);
}

json::object submission(int seat, json::array actions, std::size_t seen) {
  return {{"seat", seat}, {"actions", std::move(actions)}, {"seen", seen}};
}

std::string said_of(const Expected<void>& done) {
  return done ? "fine" : done.error().message;
}

// Whoever is followed elsewhere, as a message carries it.
json::object over_the_wire(const json::object& sent) {
  return json::parse(json::serialize(sent)).value().get_object();
}

// People do the first thing they can as soon as they are awaited; everybody else comes when the table says so.
class Evening {
 public:
  explicit Evening(const Config& config) : table(sample::table(config, 7)) {
    for (int seat = -1; seat < static_cast<int>(config.seats.size()); ++seat) {
      json::object agreement = over_the_wire(table.view(spectator));
      for (const std::string_view key : {"state", "steps", "opened"}) agreement.erase(key);
      auto joined = FollowedTable::create(agreement, seat < 0 ? json::value(nullptr) : json::value(seat));
      EXPECT_TRUE(joined) << joined.error().message;
      followers.push_back(*std::move(joined));
    }
  }

  void go_through() {
    for (int events = 0; events < 4000 && !table.course().over(); ++events) {
      ASSERT_EQ(said_of(table.let_bots_look({now, their_pace})), "fine");
      if (!somebody_acts()) {
        const auto next = table.wakes_at();
        ASSERT_TRUE(next) << "nobody is due, and the game is not over";
        now = std::max(now, *next);
        const std::size_t before = table.course().steps().size();
        ASSERT_EQ(said_of(table.wake({now, their_pace})), "fine");
        steps_of_others = std::max(steps_of_others, acts_since(before));
      }
      stored += table.take_added();
      ASSERT_EQ(stored, table.record().write());
      follow(events);
    }
    EXPECT_TRUE(table.course().over());
  }

  Table table;
  std::vector<FollowedTable> followers;
  std::string stored;
  std::int64_t now = 0;
  int steps_of_others = 0;  // by one awakening, at the most
  int let_go_on = 0;

 private:
  // Of seats: chance deals as much as is due.
  [[nodiscard]] int acts_since(std::size_t before) const {
    int acts = 0;
    for (const Step& step : table.course().steps().subspan(before)) acts += step.actor.is_seat() ? 1 : 0;
    return acts;
  }

  bool somebody_acts() {
    for (const int seat : table.people_asked()) {
      EXPECT_EQ(said_of(table.go_on(seat, table.course().steps().size())), "fine");
      ++let_go_on;
    }
    const auto seat = mover(table.game());
    if (!seat || table.course().is_bots(*seat)) return false;
    const bool set_up = table.game().automatic(Actor::seat(*seat)).has_value();
    const json::value action =
        set_up ? json::value(json::object{{"auto", true}}) : table.choices(*seat).front();
    EXPECT_EQ(
        said_of(table.submit(submission(*seat, {action}, table.course().steps().size()), {now, their_pace})),
        "fine");
    return true;
  }

  void follow(int events) {
    for (FollowedTable& follower : followers) {
      // Now and then what was told already comes again.
      const std::size_t known = follower.course().steps().size();
      const std::size_t since = events % 5 == 0 ? known / 2 : known;
      const Viewer viewer = follower.viewer();
      ASSERT_EQ(said_of(follower.hear(since, over_the_wire(table.report(viewer, since)))), "fine");
      ASSERT_EQ(follower.course().game().hash(), table.game().seen_by(viewer)->hash());
      if (events % 16 != 0 && !table.course().over()) continue;
      ASSERT_EQ(follower.scene(viewer, {}, 0).value(), table.scene(viewer, {}, 0).value());
      ASSERT_EQ(follower.opening().has_value(), table.course().over());
      if (!table.course().over()) continue;
      const auto record = follower.record(sample::slow_sha256);
      ASSERT_TRUE(record) << record.error().message;
      ASSERT_EQ(record->write(), stored);
    }
  }
};

TEST(Hosting, runs_every_game_to_its_end_stores_each_line_and_is_followed) {
  for (const GameInfo& game : catalogue()) {
    SCOPED_TRACE(game.name);
    Config config = sample::agree(game, sample::seats_for(game, 3), sample::standard());
    for (std::size_t seat = 1; seat < config.seats.size(); ++seat) config.seats[seat].bot = "casual";
    (void)config.options.set("minutes=2");
    (void)config.options.set("rounds=3");
    Evening evening(config);
    evening.go_through();
    EXPECT_EQ(evening.steps_of_others, config.seats.size() > 1 ? 1 : 0);
    EXPECT_EQ(evening.let_go_on > 0, game.name == "auction");
    EXPECT_TRUE(replay(evening.table.record(), sample::slow_sha256));
    const Table again = taken_up(evening.table, evening.stored);
    EXPECT_EQ(again.record().write(), evening.stored);
  }
}

TEST(Hosting, a_game_is_taken_up_after_any_line_of_its_record) {
  Evening evening(seats_taken("domaine", 2, {1}));
  evening.go_through();
  std::istringstream lines(evening.stored);
  std::string so_far;
  int taken = 0;
  for (std::string line; std::getline(lines, line) && !line.starts_with(R"({"result")"); ++taken) {
    so_far += line + "\n";
    if (taken % 7 != 3) continue;
    Table again = taken_up(evening.table, so_far);
    EXPECT_THAT(again.record().write(), StartsWith(so_far));  // what chance owes is dealt
    EXPECT_EQ(so_far + again.take_added(), again.record().write());
  }
}

TEST(Hosting, a_record_that_fits_neither_rules_nor_deck_is_refused_with_its_line) {
  Table table = sample::table(seats_taken("classic", 2, {}), 7);
  const json::object opened = sample::opening(table.config(), 7).to_json(*table.config().tiles);
  const json::object other = sample::opening(table.config(), 8).to_json(*table.config().tiles);
  const std::string record = table.take_added();
  const auto reason = [&](const std::string& text, const json::value& deck) {
    const auto read = Table::open(text, deck);
    return read ? "fine" : read.error().message;
  };
  EXPECT_EQ(reason(record, opened), "fine");
  EXPECT_EQ(reason(record, other), "line 2: the deck of this game has another tile there");
  EXPECT_EQ(reason(record + "{\"seat\":1,\"pass\":true}\n", opened), "line 4: it is the turn of seat 0");
  EXPECT_EQ(reason("Roses are red\n", opened).substr(0, 8), "line 1: ");
  EXPECT_EQ(reason(record, nullptr), "the opened commitment must be an object");
  const std::string ended =
      record + ending_line({Result{{0, 0}, {0}}, sample::opening(table.config(), 7)}, *table.config().tiles) +
      "\n";
  EXPECT_EQ(reason(ended, opened), "line 4: this is not the result of the game");
  EXPECT_EQ(reason(ended, other), "the record was opened with another deck");
}

TEST(Hosting, a_turn_is_submitted_as_a_whole_and_once) {
  Table table = sample::table(seats_taken("classic", 2, {}), 7);
  const auto steps = [&] { return table.course().steps().size(); };
  for (int seat = 0; seat < 2; ++seat)
    ASSERT_EQ(said_of(table.submit(submission(seat, {table.choices(seat).front()}, steps()), {})), "fine");
  const json::value place = table.choices(0).front();
  const json::object done{{"done", true}};
  const std::size_t seen = steps();
  const std::string before = table.record().write();
  const auto submit = [&](const json::object& what) { return said_of(table.submit(what, {})); };
  EXPECT_EQ(submit(submission(1, {place}, seen)), "it is the turn of seat 0");
  EXPECT_NE(submit(submission(0, {place, json::object{{"bid", 2}}}, seen)), "fine");
  EXPECT_EQ(submit(submission(0, {}, seen)), "a submission has 1 to 200 actions, not 0");
  EXPECT_EQ(submit(submission(0, {3}, seen)), "an action must be an object");
  EXPECT_EQ(submit(submission(0, {json::object{{"auto", true}}}, seen)),
            "there is nothing to be chosen automatically now");
  EXPECT_EQ(submit(submission(0, {json::object{{"auto", 1}}}, seen)), "\"auto\" must be true");
  EXPECT_EQ(submit({{"seat", 0}, {"actions", json::array{place}}}),
            "how many steps seat 0 has seen is missing");
  EXPECT_EQ(submit({{"seat", 2}, {"actions", json::array{place}}, {"seen", seen}}),
            "\"seat\" must be a whole number from 0 to 1");
  EXPECT_EQ(table.record().write(), before);
  EXPECT_EQ(submit(submission(0, {place, done}, seen)), "fine");
  const auto again = table.submit(submission(0, {place, done}, seen), {});
  EXPECT_EQ(again.error().kind, Error::Kind::late);
}

TEST(Hosting, a_bot_keeps_people_waiting_for_their_pace_and_no_longer) {
  Table table = sample::table(seats_taken("classic", 2, {1}), 7);
  ASSERT_EQ(said_of(table.let_bots_look({1'000, their_pace})), "fine");
  EXPECT_FALSE(table.wakes_at());  // a person's turn
  ASSERT_TRUE(table.submit(submission(0, {table.choices(0).front()}, table.course().steps().size()),
                           {1'000, their_pace}));
  ASSERT_EQ(said_of(table.let_bots_look({1'000, their_pace})), "fine");
  EXPECT_EQ(table.wakes_at(), 1'000 + their_pace);
  const std::size_t steps = table.course().steps().size();
  ASSERT_EQ(said_of(table.wake({1'000 + their_pace - 1, their_pace})), "fine");
  EXPECT_EQ(table.course().steps().size(), steps);
  ASSERT_EQ(said_of(table.wake({1'000 + their_pace, their_pace})), "fine");
  EXPECT_GT(table.course().steps().size(), steps);
}

TEST(Hosting, where_all_play_at_once_a_bot_takes_its_own_time_and_begins_anew_with_a_round) {
  Config config = seats_taken("alex", 2, {1});
  (void)config.options.set("seconds=600");
  Table table = sample::table(config, 7);
  const auto steps = [&] { return table.course().steps().size(); };
  ASSERT_EQ(said_of(table.wake({0, their_pace})), "fine");  // the last seat lays the table out, at once
  ASSERT_EQ(said_of(table.wake({0, their_pace})), "fine");
  ASSERT_EQ(said_of(table.wake({0, their_pace})), "fine");
  ASSERT_TRUE(table.game().may_wait(Actor::seat(1)));
  ASSERT_EQ(said_of(table.let_bots_look({0, their_pace})), "fine");
  const auto first = table.wakes_at();
  ASSERT_TRUE(first);
  EXPECT_GT(*first, their_pace);
  // A round that ends early: what the bot thought about is over, and it does not speak in the first moment of the next.
  const std::int64_t now = *first - 1;
  for (const int seat : {0, 1}) ASSERT_EQ(said_of(table.act(Step{Actor::seat(seat), Pass{}, now})), "fine");
  ASSERT_EQ(said_of(table.let_bots_look({now, their_pace})), "fine");
  EXPECT_GT(*table.wakes_at(), now + their_pace);
  EXPECT_GT(steps(), 5U);
}

TEST(Hosting, a_bot_plays_for_whoever_has_left) {
  Table table = sample::table(seats_taken("gone", 2, {}), 7);
  ASSERT_EQ(said_of(table.submit(submission(0, {json::object{{"leave", true}}}, 0), {})), "fine");
  ASSERT_EQ(said_of(table.submit(submission(1, {json::object{{"leave", true}}}, 0), {})), "fine");
  for (int i = 0; i < 400 && !table.course().over(); ++i) ASSERT_EQ(said_of(table.wake({0, 0})), "fine");
  EXPECT_TRUE(table.course().over());
}

// One that forgot what it had tried would never take out a tile that is in the way.
TEST(Hosting, a_bot_remembers_what_it_has_tried) {
  Config config = seats_taken("puzzle", 1, {0});
  (void)config.options.set("minutes=none");
  Table table = sample::table(config, 7);
  for (int i = 0; i < 1500 && !table.course().over(); ++i) {
    ASSERT_EQ(said_of(table.let_bots_look({table.course().time(), their_pace})), "fine");
    ASSERT_EQ(said_of(table.wake({table.wakes_at().value(), their_pace})), "fine");
  }
  EXPECT_TRUE(table.course().over());
}

// EN1: people are asked when the bots have had their say.
TEST(Hosting, bots_who_may_interrupt_come_before_people_who_may) {
  Table table = sample::table(seats_taken("auction", 3, {0, 1}), 7);
  const auto steps = [&] { return table.course().steps().size(); };
  std::int64_t now = 0;
  for (int laid = 0; laid < 3; ++laid) {  // to begin, everyone lays out one tile
    ASSERT_EQ(said_of(table.let_bots_look({now, their_pace})), "fine");
    if (mover(table.game()) == 2) {
      ASSERT_TRUE(table.submit(submission(2, {table.choices(2).front()}, steps()), {now, their_pace}));
    } else {
      now += their_pace;
      ASSERT_EQ(said_of(table.wake({now, their_pace})), "fine");
    }
  }
  ASSERT_EQ(said_of(table.let_bots_look({now, their_pace})), "fine");
  ASSERT_EQ(mover(table.game()), 0);
  const std::size_t before = steps();
  EXPECT_TRUE(table.people_asked().empty());  // seat 1 is asked first
  EXPECT_EQ(table.wakes_at(), now);
  ASSERT_EQ(said_of(table.wake({now, their_pace})), "fine");
  ASSERT_EQ(steps(), before);  // it does not call: nobody has points
  EXPECT_EQ(table.people_asked(), std::vector{2});
  EXPECT_FALSE(table.wakes_at());
  EXPECT_EQ(table.go_on(2, before + 1).error().kind, Error::Kind::late);
  ASSERT_EQ(said_of(table.go_on(2, before)), "fine");
  EXPECT_TRUE(table.people_asked().empty());
  EXPECT_EQ(table.wakes_at(), now + their_pace);
}

TEST(Hosting, a_level_that_nobody_has_is_named) {
  Config config = seats_taken("classic", 2, {});
  config.seats[0].bot = "genius";
  Table table = sample::table(config, 7);
  EXPECT_THAT(said_of(table.wake({})), HasSubstr("unknown level \"genius\""));
}

TEST(Following, whoever_follows_is_told_what_cannot_be_so_and_what_is_missing) {
  Table table = sample::table(seats_taken("classic", 2, {}), 7);
  json::object agreement = over_the_wire(table.view(spectator));
  for (const std::string_view key : {"state", "steps"}) agreement.erase(key);
  FollowedTable follower = FollowedTable::create(agreement, 0).value();
  const json::object report = over_the_wire(table.report(0, 0));
  EXPECT_EQ(said_of(follower.check_viewer(1)), "this table is followed by seat 0");
  EXPECT_EQ(said_of(follower.hear(2, report)), "steps 0 to 1 are missing");
  EXPECT_EQ(said_of(follower.hear(0, json::object{{"steps", 3}})), "\"steps\" must be an array");
  EXPECT_EQ(said_of(follower.hear(
                0, json::object{{"steps", json::array{json::object{{"seat", 0}, {"pass", true}}}}})),
            "step 0: a tile is to be drawn first");
  json::object early = report;
  early["opened"] = sample::opening(table.config(), 7).to_json(*table.config().tiles);
  EXPECT_EQ(said_of(follower.hear(0, early)), "the deck is told before the game is over");
  EXPECT_EQ(follower.course().steps().size(), 2U);  // the steps themselves were right
  EXPECT_FALSE(follower.opening());
  EXPECT_EQ(follower.record(sample::slow_sha256).error().message, "the deck has not been told yet");
  EXPECT_EQ(FollowedTable::create(agreement, 5).error().message,
            "\"viewer\" must be a whole number from 0 to 1");
  agreement["commitment"] = "none";
  EXPECT_EQ(FollowedTable::create(agreement, 0).error().message,
            "\"commitment\" must be 64 hexadecimal digits");
}

}  // namespace
}  // namespace dalapapa
