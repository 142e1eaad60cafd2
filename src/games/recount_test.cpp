// The results of random games once more, from the steps alone, and proof that the rare cases occurred in them.
#include <gtest/gtest.h>

#include "base/sanitized.hpp"
#include "board/board.hpp"
#include "games/recount_book.hpp"
#include "games/spelt.hpp"

namespace dalapapa {
namespace {

using sample::Book;
using sample::Counts;

// What random players hardly ever do: lay the tile that forms most discs, and save for it; mark whenever they may.
Step tilted_step(const Game& game, Random& random) {
  Step step = sample::random_step(game, random);
  if (!step.actor.is_seat()) return step;
  const auto choices = game.choices(step.actor);
  const Layout layout = game.layouts().front();
  if (layout.seat >= 0 || layout.tiles.empty()) return step;
  Board board;
  for (const Placement& at : layout.tiles) board.place(at);
  std::vector<Action> marks;
  int most = 0;
  for (const Action& choice : choices) {
    if (std::holds_alternative<Mark>(choice)) marks.push_back(choice);
    const auto* const place = std::get_if<Place>(&choice);
    const int discs = place == nullptr ? 0 : board.discs_formed_by(place->at);
    if (discs > most) most = discs, step.action = choice;
  }
  // Markers are saved, marks and pawns go where they may meet others: on large open groups.
  const auto reach = [&](const Action& mark) {
    const auto group = board.group_at(std::get<Mark>(mark).disc);
    return group->closed ? -1 : group->size;
  };
  const bool saving = game.describe().contains("tokens");
  if (!marks.empty() && random.below(3) != 0) step.action = *std::ranges::max_element(marks, {}, reach);
  if (saving && std::holds_alternative<Mark>(step.action)) step.action = choices.back();
  if (std::holds_alternative<Again>(step.action)) step.action = choices.back();
  return step;
}

void play_and_recount(const Config& config, std::uint64_t seed, bool tilted, Counts& counts) {
  SCOPED_TRACE(fmt::format("{} with {} seats and {} tiles, {}, seed {}", config.game->name,
                           config.seats.size(), config.tiles->size(),
                           json::serialize(config.options.to_json()), seed));
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  Book book(config, counts);
  const bool tells_end = config.game->name == "classic" || config.game->name == "auction";
  while (!game->result()) {
    Step step = tilted ? tilted_step(*game, random) : sample::random_step(*game, random);
    // Players who announce what they may well be able to show.
    if (auto* const announce = std::get_if<Announce>(&step.action);
        announce != nullptr && random.below(3) != 0) {
      const Action low = game->choices(step.actor).front();
      if (std::holds_alternative<Announce>(low)) *announce = std::get<Announce>(low);
    }
    step.action = otherwise_spelt(*game, step.action, random);
    const auto played = game->play(step);
    ASSERT_TRUE(played) << to_text(step.action, *config.tiles) << ": " << played.error().message;
    book.enter(step);
    book.compare(*game);
    if (testing::Test::HasFatalFailure()) return;
    if (!tells_end || game->awaited().contains(Actor::chance())) continue;
    ASSERT_EQ(game->result().has_value(), book.over());  // CL6, CL7, EN4
  }
  ASSERT_EQ(game->result()->scores, book.scores());
  ++counts[game->result()->winners.size() > 1 ? "shared win" : "single win"];
}

TEST(Recount, every_result_is_what_the_steps_alone_add_up_to_and_the_rare_cases_occurred) {
  Counts counts;
  std::uint64_t seed = 4000;
  for (const bool tilted : {false, true}) {
    for (const Config& config : sample::every_agreement(2)) {
      play_and_recount(config, seed++, tilted, counts);
      if (HasFatalFailure()) return;
    }
  }
  for (const char* name : {"conquest", "domaine", "seventytwo", "terra"}) {
    const GameInfo& game = *find_game(name).value();
    for (int i = 0; i < (sanitized ? 4 : (game.name == "terra" ? 300 : 60)); ++i) {
      play_and_recount(sample::agree(game, 4 - i % 3, sample::standard()), seed++, i % 4 != 0, counts);
      if (HasFatalFailure()) return;
    }
  }
  if (sanitized) return;  // the rare cases are looked for in the other build
  Random random(3);
  for (int i = 0; i < 60; ++i) {  // tiles of few colours, on which groups join
    const GameInfo& game = *find_game("conquest").value();
    play_and_recount(sample::agree(game, 4, sample::odd_tiles(60, random), {"target=240"}), seed++, true,
                     counts);
    if (HasFatalFailure()) return;
  }
  // The rarest take some finding.
  for (const auto& [name, rare] : {std::pair{"terra", "terra junction with 3 marks"},
                                   std::pair{"seventytwo", "another turn paid for after the last marker"}}) {
    for (int i = 0; i < 1500 && counts[rare] == 0; ++i) {
      const bool tilted = std::string_view(name) == "terra";
      play_and_recount(sample::agree(*find_game(name).value(), 2 + i % 3, sample::standard()), seed++, tilted,
                       counts);
      if (HasFatalFailure()) return;
    }
    EXPECT_GT(counts[rare], 0) << rare;
  }
  // Children with few tiles that fit badly.
  for (int i = 0; i < 40; ++i) {
    Config config = sample::agreement(*find_game("gone").value(), 2, sample::odd_tiles(14, random), {});
    for (Seat& seat : config.seats) seat.age = 4;
    play_and_recount(config, seed++, false, counts);
    if (HasFatalFailure()) return;
  }
  // Tiles that often fit nowhere, so that players pass (DO3).
  for (int i = 0; i < 120; ++i) {
    const GameInfo& game = *find_game(i % 2 == 0 ? "domaine" : "seventytwo").value();
    play_and_recount(sample::agree(game, 2 + i % 3, sample::odd_tiles(20, random)), seed++, false, counts);
    if (HasFatalFailure()) return;
  }
  // Sisters, brothers and parents.
  for (int i = 0; i < 6; ++i) {
    Config config = sample::agreement(*find_game("gone").value(), 6, sample::standard(), {});
    constexpr std::array ages{3, 12, 13, 40, 99, 8};
    for (std::size_t seat = 0; seat < ages.size(); ++seat) config.seats[seat].age = ages[seat];
    ASSERT_TRUE(config.check());
    play_and_recount(config, seed++, i % 2 == 0, counts);
    if (HasFatalFailure()) return;
  }
  for (const char* rare : {"second tile",
                           "bag empty",
                           "token reserve empty",
                           "gone plays again",
                           "conquest junction with 2 marks",
                           "terra junction with 2 marks",
                           "last marker",
                           "pawn of another taken back",
                           "keep",
                           "auction won by the active player",
                           "auction won by another",
                           "target reached by being paid",
                           "last turn sold",
                           "played beyond the last turn",
                           "grown-up with 12 tiles",
                           "outdone and announced again",
                           "classic pass",
                           "gone pass",
                           "domaine pass",
                           "seventytwo pass",
                           "pass in a turn that was paid for",
                           "pass in a last turn",
                           "nobody can place in domaine",
                           "nobody can place in seventytwo",
                           "another turn paid for",
                           "tile taken out of a figure",
                           "sand-glass",
                           "five pawns",
                           "right announcement",
                           "penalty 1 in Alex",
                           "penalty 2 in Alex",
                           "penalty 3 in Alex",
                           "shared win"}) {
    EXPECT_GT(counts[rare], 0) << rare;
  }
  for (const auto& [what, count] : counts) RecordProperty("count of " + what, count);
}

}  // namespace
}  // namespace dalapapa
