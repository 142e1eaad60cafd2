// What a placement is said to bring is what the game then does, in every game.
#include "games/outcome.hpp"

#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "games/alex.hpp"
#include "games/domaine.hpp"
#include "games/game_as.hpp"
#include "games/gone.hpp"
#include "games/terra.hpp"
#include "players/party.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

int of_seat(const Game& game, std::string_view what, int seat) {
  return static_cast<int>(game.standing().at(what).as_array()[static_cast<std::size_t>(seat)].as_int64());
}

// How often each thing happened that is easy to get wrong: a test that never saw it proves nothing.
using Seen = std::map<std::string, int>;

void expect_turn(const Outcome& outcome, const Game& after, int seat, Seen& seen) {
  const bool draws = after.awaited().contains(Actor::chance()) && after.next_draw().to == Actor::seat(seat);
  if (outcome.free) return;  // after the layout all are dealt to
  EXPECT_EQ(outcome.turn->draws, draws ? 1 : 0);
  EXPECT_EQ(outcome.turn->again, after.awaited().contains(Actor::seat(seat)));
  if (draws) ++seen["draws"];
  if (outcome.turn->again) ++seen["again"];
}

// In Alex a turn counts once it is shown whole: `shown` is the sum of its tiles so far.
void expect_shown(const Outcome& outcome, const Alex& before, const Game& after, int seat, int& shown,
                  Seen& seen) {
  shown += *outcome.points;
  const auto& now = game_as<Alex>(after);
  if (outcome.price == 0 || outcome.free) return;
  const bool right = shown >= before.announced(seat);
  EXPECT_EQ(now.penalties(seat), before.penalties(seat) + (right ? 0 : 1));
  EXPECT_EQ(of_seat(after, "scores", seat) >= of_seat(before, "scores", seat) + before.announced(seat),
            right);
  ++seen[right ? "right" : "wrong"];
}

void compare(const Game& before, const Game& after, const Step& step, const Outcome& outcome, int& shown,
             Seen& seen) {
  const int seat = step.actor.seat_number();
  const auto gain = [&](std::string_view what) {
    return of_seat(after, what, seat) - of_seat(before, what, seat);
  };
  if (outcome.free) ++seen["free"];
  if (outcome.price > 0) ++seen["second tile"];
  if (!outcome.formed.closed().empty()) ++seen["closed"];
  if (const auto* const alex = dynamic_cast<const Alex*>(&before)) {
    expect_shown(outcome, *alex, after, seat, shown, seen);
  } else if (outcome.points) {
    EXPECT_EQ(*outcome.points, gain("scores"));
  } else if (outcome.gain && !outcome.free) {
    EXPECT_EQ(outcome.gain->amount, gain(outcome.gain->name));
    const int earned = -price_of_discs(outcome.formed.discs);
    if (outcome.gain->name == "tokens" && outcome.gain->amount < earned) ++seen["reserve empty"];
  } else if (outcome.turn) {
    expect_turn(outcome, after, seat, seen);
  }
}

void play(const Config& config, std::uint64_t seed, Seen& seen) {
  Random random(seed);
  const auto game = config.game->create(config);
  int shown = 0;
  for (int i = 0; i < 600 && !game->result(); ++i) {
    const Step step = sample::random_step(*game, random);
    const auto* const place = std::get_if<Place>(&step.action);
    if (place == nullptr) {
      shown = 0;
      game->apply(step);
      continue;
    }
    const auto before = game->clone();
    const Outcome outcome = game->outcome_of(step.actor.seat_number(), place->at);
    ASSERT_EQ(sample::told(*game), sample::told(*before)) << "the placement was not taken back";
    game->apply(step);
    compare(*before, *game, step, outcome, shown, seen);
    ++seen["placed"];
    ASSERT_FALSE(testing::Test::HasFailure()) << config.game->name << ", step " << game->steps().size();
  }
}

TEST(Outcome, is_what_the_game_then_does_in_every_game) {
  std::map<std::string, Seen> seen;
  for (const GameInfo& game : catalogue()) {
    for (std::uint64_t seed = 0; seed < (sanitized ? 1 : 6); ++seed) {
      const int seats = sample::seats_for(game, 2 + static_cast<int>(seed % 3));
      const Config config = sample::agree(game, seats, sample::standard(), sample::option_sets(game).front());
      play(config, seed, seen[std::string(game.name)]);
    }
  }
  if (sanitized) return;
  for (const auto& [game, counts] : seen) EXPECT_GT(counts.at("placed"), 50) << game;
  for (const std::string game : {"classic", "auction", "conquest"}) {
    EXPECT_GT(seen[game]["second tile"], 25) << game;
    EXPECT_GT(seen[game]["free"], 10) << game;
    EXPECT_GT(seen[game]["closed"], 20) << game;
  }
  EXPECT_GT(seen["gone"]["draws"], 20);
  EXPECT_GT(seen["gone"]["again"], 2);
  EXPECT_GT(seen["alex"]["wrong"], 10);
}

TEST(Outcome, tokens_are_what_the_reserve_has) {
  // Nobody spends any: eventually the reserve is empty (DO8).
  Seen seen;
  const Config config = sample::agree(*find_game("seventytwo").value(), 2, sample::standard());
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Table table = sample::table(config, seed);
    for (int i = 0; i < 400 && !table.game().result(); ++i) {
      const int seat = mover(table.game()).value();
      const auto before = table.game().clone();
      const auto choices = before->choices(Actor::seat(seat));
      std::optional<Action> most;
      int discs = -1;
      for (const Action& action : choices) {
        const auto* const place = std::get_if<Place>(&action);
        if (place == nullptr) continue;
        const int formed = before->outcome_of(seat, place->at).formed.discs;
        if (formed > discs) most = action, discs = formed;
      }
      const Step step{Actor::seat(seat), most.value_or(choices.back())};
      ASSERT_TRUE(table.act(step));
      if (!most) continue;
      int shown = 0;
      compare(*before, table.game(), step, before->outcome_of(seat, std::get<Place>(*most).at), shown, seen);
    }
  }
  EXPECT_GT(seen["reserve empty"], 0);
}

TEST(Outcome, of_a_turn_shown_in_alex_is_what_a_master_had_announced) {
  Config config = sample::agree(*find_game("alex").value(), 2, sample::standard());
  for (Seat& seat : config.seats) seat.bot = "master";
  Party party = *Party::of(config, 1);
  Table table = sample::table(config, 1);
  int shown = 0;
  int turns = 0;
  while (!table.game().result()) {
    const auto before = table.game().clone();
    const auto& alex = game_as<Alex>(*before);
    const Step step = party.next(table.game());
    const auto* const place = std::get_if<Place>(&step.action);
    if (place != nullptr) {
      const Outcome outcome = before->outcome_of(step.actor.seat_number(), place->at);
      EXPECT_EQ(outcome.free, !alex.laid_out());
      shown += *outcome.points;
    }
    ASSERT_TRUE(table.act(step));
    if (game_as<Alex>(table.game()).rounds_ended() == alex.rounds_ended()) continue;
    EXPECT_EQ(shown, alex.announced(step.actor.seat_number()));
    shown = 0;
    ++turns;
  }
  EXPECT_EQ(turns, 10);
}

TEST(Outcome, counts_the_discs_of_a_figure_whose_tiles_need_not_touch) {
  const auto tiles =
      sample::tiles({"BRBBRBB", "BRYBRBB", "BRBYRBB", "BRGBRBB", "BRBGRBB", "BRYYRBB", "BRGGRBB", "BRYGRBB"});
  const Config config = sample::agree(*find_game("puzzle").value(), 1, tiles);
  const auto game = config.game->create(config);
  const auto lay = [&](TileIndex tile, const std::string& at) {
    ASSERT_TRUE(game->play({Actor::seat(0), Take{tile}}));
    ASSERT_TRUE(game->play({Actor::seat(0), Place{sample::placement(at)}}));
  };
  lay(0, "BRBBRBB 0 0 0");
  lay(1, "BRYBRBB 0 3 0");
  ASSERT_TRUE(game->play({Actor::seat(0), Take{2}}));
  EXPECT_EQ(game->outcome_of(0, sample::placement("BRBYRBB 2 0 0")).formed.discs, 1);
  EXPECT_EQ(game->outcome_of(0, sample::placement("BRBYRBB 2 2 0")).formed.discs, 0);
}

}  // namespace
}  // namespace dalapapa
