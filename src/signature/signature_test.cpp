// One number pins the behaviour of the engine in the ten games, and another in each game besides. When rules or players are changed on
// purpose it changes: check that the change is the one intended, then put a row on top that says why.
#include "signature/signature.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <string_view>

#include "base/sanitized.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {
namespace {

struct Change {
  std::uint64_t signature;  // over signature_games of each game
  std::string_view why;
};

// Newest first.
constexpr std::array changes{
    Change{0xbda2a60e9e5a51caU, "EN1: casual players call auctions now and then"},
    Change{
        0x07918b8f7ee1658fU,
        "EN4: those before the first seat have their turn after the target; AL2: nobody outdoes themselves"},
    Change{0xc066bb128775c59fU,
           "a pass in Domaine and 72 is the whole turn (DO3), and their bots look at tiles that they know"},
    Change{
        0xc32310bb2585a7e0U,
        "bots of puzzle and Arlequin use the solver; experts of Domaine and 72 judge positions differently"},
    Change{0x408075423808e1ccU, "experts of Terra play out a few turns"},
    Change{0x2259b9a44e1b6edeU,
           "bots take a win, put turns that reach the target on one scale, give up endgames in time"},
    Change{0xc48e2fc5a4597a53U, "the ten games and bots of six levels"},
};

constexpr std::uint64_t of_two_games = 0x75e70d13c010f467U;

TEST(Signature, is_the_one_of_these_rules_and_players) {
  EXPECT_EQ(signature(2), of_two_games);
  if (sanitized) return;  // the rest would take half a minute there
  EXPECT_EQ(signature(signature_games), changes.front().signature) << "why? put a row on top of `changes`";
}

// What has been added to the ten: the name of the game, and its signature over signature_games.
const std::map<std::string_view, std::uint64_t> extras{{"solo", 0xde86d38979bf656cU}};

TEST(Signature, of_a_game_outside_the_ten_is_its_own) {
  for (const GameInfo& game : catalogue()) {
    if (!game.extra) continue;
    const auto pinned = extras.find(game.name);
    ASSERT_NE(pinned, extras.end()) << "the signature of " << game.name << " is pinned nowhere: add {\""
                                    << game.name << "\", 0x" << std::hex
                                    << signature(signature_games, game.name) << "U} to `extras`";
    EXPECT_EQ(signature(signature_games, game.name), pinned->second) << game.name;
  }
}

TEST(Signature, each_change_of_it_has_a_reason_of_its_own) {
  for (std::size_t i = 0; i < changes.size(); ++i) {
    EXPECT_GT(changes[i].why.size(), 20U) << changes[i].signature;
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(changes[i].signature, changes[j].signature);
      EXPECT_NE(changes[i].why, changes[j].why);
    }
  }
}

TEST(Signature, is_the_same_each_time_and_tells_games_apart) {
  const std::uint64_t of_one_game = signature(1);
  EXPECT_EQ(signature(1), of_one_game);
  EXPECT_NE(of_one_game, of_two_games);
}

}  // namespace
}  // namespace dalapapa
