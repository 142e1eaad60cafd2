// Why a tile does not fit: small positions for each reason, and every square of random games against the rules themselves.
#include "table/fit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "games/game_as.hpp"
#include "games/terra.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

json::object fit_of(const Game& game, int seat, const std::string& at) {
  return fit(*consider(game, seat, {}, Outcomes::told), sample::placement(at));
}

std::string why(const Game& game, int seat, const std::string& at) {
  return std::string(fit_of(game, seat, at).at("why").as_string());
}

TEST(Fit, says_why_a_tile_does_not_lie_on_the_board) {
  const Config config = sample::classic(2, sample::tiles({"BRBBRBB", "BRYBRBB", "BRBYRBB", "BRGBRBB",
                                                          "BRBGRBB", "BRYYRBB", "BRGGRBB", "BRYGRBB"}));
  const auto game = config.game->create(config);
  sample::play(*game, {"draw 1", "draw 2"});
  EXPECT_EQ(why(*game, 0, "BRBBRBB 3 0 0"), "other");
  EXPECT_EQ(fit_of(*game, 0, "BRBBRBB 3 0 0").at("reason"), "the first tile of the table lies at 0 0");
  const json::object first = fit_of(*game, 0, "BRBBRBB 0 0 0");
  EXPECT_EQ(first.at("fits"), true);
  EXPECT_EQ(first.at("free"), true);
  EXPECT_EQ(first.at("points"), 0);
  sample::play(*game, {"place BRBBRBB 0 0 0", "place BRYBRBB 2 0 0", "draw 3", "draw 4", "draw 5", "draw 6"});
  EXPECT_EQ(fit_of(*game, 0, "BRBYRBB 4 0 0").at("fits"), true);
  EXPECT_EQ(fit_of(*game, 0, "BRBYRBB 4 0 0").at("points"), 2);
  EXPECT_EQ(why(*game, 0, "BRBYRBB 1 0 0"), "occupied");
  EXPECT_EQ(why(*game, 0, "BRBYRBB 6 0 0"), "alone");
  EXPECT_EQ(why(*game, 0, "BRYYRBB 4 0 0"), "not_yours");
  const json::object clash = fit_of(*game, 0, "BRBYRBB 2 -1 0");
  EXPECT_EQ(clash.at("why"), "colours");
  EXPECT_EQ(json::serialize(clash.at("clashes")), R"([[2,0,"top"]])");
  EXPECT_FALSE(clash.contains("reason"));
  EXPECT_EQ(fit_of(*game, 1, "BRBGRBB 4 0 0").at("reason"), "it is the turn of seat 0");
  EXPECT_EQ(fit_of(*game, 0, "GGGGGGG 4 0 0").at("why"), "other");
}

TEST(Fit, knows_the_frame_of_a_figure_in_which_tiles_may_lie_alone) {
  const Config config = sample::agree(*find_game("puzzle").value(), 2, sample::standard());
  const auto game = config.game->create(config);
  const std::string face = game->tiles()[0].a.spelling();
  EXPECT_EQ(why(*game, 1, face + " 0 0 0"), "not_yours");
  ASSERT_TRUE(game->play({Actor::seat(1), Take{0}}));
  EXPECT_EQ(fit_of(*game, 1, face + " 1 2 0").at("fits"), true);
  EXPECT_EQ(why(*game, 1, face + " 3 2 0"), "outside");
  EXPECT_EQ(why(*game, 1, face + " 0 -1 1"), "outside");
  EXPECT_EQ(why(*game, 0, face + " 0 0 0"), "not_yours");
}

TEST(Fit, says_in_words_what_cannot_be_paid) {
  const Config config = sample::agree(*find_game("terra").value(), 2, sample::standard());
  Table table = sample::table(config, 3);
  int told = 0;
  for (std::uint64_t i = 0; i < 60 && !table.game().result(); ++i) {
    const int seat = mover(table.game()).value();
    const auto now = consider(table.game(), seat, {}, Outcomes::told);
    const auto& game = game_as<Terra>(*now->game);
    for (const TileIndex tile : game.hand(seat)) {
      for (const Placement& at : game.board().placements(game.tiles().ways(tile))) {
        const json::object answer = fit(*now, at);
        if (answer.at("fits").as_bool() || game.phase() != Terra::Phase::turn) continue;
        EXPECT_THAT(std::string(answer.at("reason").as_string()), testing::HasSubstr("coin"));
        ++told;
      }
    }
    sample::let_bots_play(table, "random", i, 1);
  }
  EXPECT_GT(told, 0);
}

// What the rules say in words.
std::string expected(const Expected<void>& checked) {
  if (checked) return "fits";
  const std::string& words = checked.error().message;
  if (words.ends_with("is occupied")) return "occupied";
  if (words.starts_with("colours clash")) return "colours";
  if (words == "it touches no other tile") return "alone";
  if (words.find("is outside the frame") != std::string::npos) return "outside";
  return "other";
}

TEST(Fit, agrees_with_the_rules_on_every_square_around) {
  std::map<std::string, int> counts;
  for (const std::string_view name : {"classic", "puzzle", "gone"}) {
    const GameInfo& info = *find_game(name).value();
    const Config config = sample::agree(info, 2, sample::standard(), sample::option_sets(info).front());
    Random random(4);
    const auto game = config.game->create(config);
    for (int i = 0; i < 60 && !game->result(); ++i) {
      const Step step = sample::random_step(*game, random);
      if (const auto* const place = std::get_if<Place>(&step.action)) {
        const auto now = consider(*game, step.actor.seat_number(), {}, Outcomes::told);
        for (std::int16_t dy = -3; dy <= 3; ++dy) {
          for (std::int16_t dx = -3; dx <= 3; ++dx) {
            Placement at = place->at;
            at.x = static_cast<std::int16_t>(at.x + dx);
            at.y = static_cast<std::int16_t>(at.y + dy);
            const json::object answer = fit(*now, at);
            const std::string said =
                answer.at("fits").as_bool() ? "fits" : std::string(answer.at("why").as_string());
            const auto checked = game->check({step.actor, Place{at}, game->time()});
            // The rules name the first fault they find; in a figure a tile may clash with one and overlap another.
            const bool upon_another =
                said == "occupied" && expected(checked) == "colours" && name == "puzzle";
            ASSERT_TRUE(said == expected(checked) || upon_another)
                << said << name << (checked ? "" : ": " + checked.error().message);
            ASSERT_EQ(said == "colours", said != "fits" && !answer.at("clashes").as_array().empty());
            ++counts[said];
          }
        }
      }
      game->apply(step);
    }
  }
  for (const std::string said : {"fits", "occupied", "colours", "alone", "outside"})
    EXPECT_GT(counts[said], 20) << said;
}

}  // namespace
}  // namespace dalapapa
