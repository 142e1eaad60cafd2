// What every game of the catalogue owes to whoever runs it, tried in random games with every number of seats,
// every option, the 120 tiles and small odd sets. contract_secrets_test.cpp has what a viewer may know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/slow_board.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

constexpr int few = 8;  // odd sets for each agreement

// Proof that the rare cases were met.
struct Counts {
  int second_tiles = 0;
  int below_zero = 0;
  int passes = 0;
  int empty_bags = 0;
  int shared_wins = 0;
  int single_wins = 0;
  int random_accepted = 0;
  int random_refused = 0;
};

std::string serialized(const Game& game) {
  return json::serialize(game.describe());
}

std::vector<Placement> laid(const Game& game) {
  std::vector<Placement> all;
  const json::object described = game.describe();
  for (const json::value& at : described.at("board").as_array())
    all.push_back(placement_from_json(at).value());
  return all;
}

Action canonical(Action action) {
  if (auto* place = std::get_if<Place>(&action)) place->at = place->at.canonical();
  return action;
}

// Any action, often one that is nearly legal. `held` are the ids in all hands.
Action random_action(const Game& game, const std::vector<int>& held, const std::vector<Placement>& tiles_laid,
                     Random& random) {
  const auto any_tile = [&] {
    return static_cast<TileIndex>(random.below(static_cast<std::uint32_t>(game.tiles().size())));
  };
  const std::uint32_t kind = random.below(10);
  if (kind == 0) return Pass{};
  if (kind == 1) return Done{};
  if (kind == 2) {
    const int to = static_cast<int>(random.below(static_cast<std::uint32_t>(game.seats())));
    return Draw{random.below(20) == 0 ? no_tile : any_tile(), Actor::seat(to)};
  }
  TileIndex tile = any_tile();
  if (kind > 3 && !held.empty())
    tile = game.tiles().tile_with_id(held[random.below(static_cast<std::uint32_t>(held.size()))]).value();
  Face face = random.below(2) == 0 ? game.tiles()[tile].a : game.tiles()[tile].b;
  if (random.below(2) == 0) face = face.half_turned();
  Placement near;
  if (!tiles_laid.empty()) near = tiles_laid[random.below(static_cast<std::uint32_t>(tiles_laid.size()))];
  const auto shift = [&] { return static_cast<int>(random.below(5)) - 2; };
  return Place{{face, static_cast<std::int16_t>(near.x + shift()),
                static_cast<std::int16_t>(near.y + shift()), static_cast<std::uint8_t>(random.below(4))}};
}

void check_choices(const Game& game, Random& random, Counts& counts) {
  std::vector<int> held;
  for (const auto& hand : sample::hands(game)) held.insert(held.end(), hand.begin(), hand.end());
  const std::vector<Placement> tiles_laid = laid(game);
  std::vector<Actor> actors{Actor::chance(), Actor::referee()};
  for (int seat = 0; seat < game.seats(); ++seat) actors.push_back(Actor::seat(seat));
  for (const Actor actor : actors) {
    const auto choices = game.choices(actor);
    ASSERT_EQ(choices.empty(), !game.awaited().contains(actor));
    std::set<std::string> texts;
    for (const Action& choice : choices) {
      ASSERT_TRUE(game.check({actor, choice})) << to_text(choice, game.tiles());
      ASSERT_EQ(canonical(choice), choice) << to_text(choice, game.tiles());
      ASSERT_TRUE(texts.insert(to_text(choice, game.tiles())).second) << "twice";
    }
    for (int i = 0; i < 12; ++i) {
      const Action action = random_action(game, held, tiles_laid, random);
      const bool listed = std::ranges::find(choices, canonical(action)) != choices.end();
      const auto checked = game.check({actor, action});
      ASSERT_EQ(checked.has_value(), listed) << to_text(action, game.tiles());
      ++(listed ? counts.random_accepted : counts.random_refused);
      ASSERT_TRUE(listed || !checked.error().message.empty());
    }
  }
}

// Each tile of the set is in the bag, in one hand or on the board.
void check_conserved(const Game& game) {
  std::multiset<int> ids;
  for (const auto& hand : sample::hands(game)) ids.insert(hand.begin(), hand.end());
  for (const Placement& at : laid(game)) ids.insert(game.tiles()[game.tiles().tile_with(at.face).value()].id);
  for (int i = 0; i < game.tiles().size(); ++i) {
    if (game.bag().contains(static_cast<TileIndex>(i)))
      ids.insert(game.tiles()[static_cast<TileIndex>(i)].id);
  }
  std::multiset<int> all;
  for (const Tile& tile : game.tiles().tiles()) all.insert(tile.id);
  ASSERT_EQ(ids, all);
  ASSERT_EQ(game.describe().at("bag").to_number<int>(), game.bag().count());
}

// CL1 – CL5 once more, from the steps alone and on the slow board.
std::vector<int> rescored_classic(const Game& game, Counts& counts) {
  slow::Board board;
  std::vector<int> scores(static_cast<std::size_t>(game.seats()));
  int opening = game.seats();
  const Step* before = nullptr;
  for (const Step& step : game.steps()) {
    if (step.actor.is_chance()) continue;
    if (std::holds_alternative<Pass>(step.action)) ++counts.passes;
    if (const auto* place = std::get_if<Place>(&step.action)) {
      EXPECT_EQ(board.verdict(place->at), slow::Verdict::legal) << to_text(place->at);
      const int points = board.place(place->at).points();
      int& score = scores[static_cast<std::size_t>(step.actor.seat_number())];
      // Two placements of a seat without anything in between are one turn.
      const bool second = opening == 0 && before != nullptr && before->actor == step.actor &&
                          std::holds_alternative<Place>(before->action);
      if (opening == 0) score += points - (second ? 4 : 0);
      if (second) ++counts.second_tiles;
      if (score < 0) ++counts.below_zero;
    }
    before = opening > 0 ? nullptr : &step;
    if (opening > 0) --opening;
  }
  return scores;
}

void check_result(const Game& game, const std::vector<int>& scores, Counts& counts) {
  const auto result = game.result();
  ASSERT_TRUE(result);
  ASSERT_EQ(result->scores, scores);
  const int best = *std::ranges::max_element(scores);
  std::vector<int> winners;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (scores[seat] == best) winners.push_back(static_cast<int>(seat));
  }
  ASSERT_EQ(result->winners, winners);
  ++(winners.size() > 1 ? counts.shared_wins : counts.single_wins);
  ASSERT_TRUE(game.awaited().empty());
}

// Plays to the end and looks at every position; then takes everything back.
void play_and_check(const Config& config, std::uint64_t seed, Counts& counts) {
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  std::vector<std::string> told;
  while (!game->result()) {
    ASSERT_LT(game->steps().size(), 5U * static_cast<std::size_t>(config.tiles->size())) << "it does not end";
    ASSERT_FALSE(game->awaited().empty());
    check_choices(*game, random, counts);
    check_conserved(*game);
    if (testing::Test::HasFatalFailure()) return;
    told.push_back(serialized(*game) + std::to_string(game->hash()));
    const auto played = game->play(sample::random_step(*game, random));
    ASSERT_TRUE(played) << played.error().message;
  }
  check_choices(*game, random, counts);
  if (config.game->name == "classic") check_result(*game, rescored_classic(*game, counts), counts);
  if (game->bag().count() == 0) ++counts.empty_bags;

  const std::unique_ptr<Game> back = game->clone();
  for (; !told.empty(); told.pop_back()) {
    back->undo();
    ASSERT_EQ(serialized(*back) + std::to_string(back->hash()), told.back());
  }
  ASSERT_EQ(back->bag().count(), config.tiles->size());
  // Forward again through the checked door: the same position as the one that was never taken back.
  for (const Step& step : game->steps()) ASSERT_TRUE(back->play(step));
  ASSERT_EQ(back->hash(), game->hash());
  ASSERT_EQ(serialized(*back), serialized(*game));
}

TEST(Contract, every_game_offers_exactly_what_it_accepts_ends_and_can_be_taken_back) {
  Counts counts;
  std::uint64_t seed = 100;
  for (const Config& config : sample::every_agreement(few)) {
    SCOPED_TRACE(fmt::format("{} with {} seats and {} tiles, {}, seed {}", config.game->name,
                             config.seats.size(), config.tiles->size(),
                             json::serialize(config.options.to_json()), seed));
    play_and_check(config, seed++, counts);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(counts.second_tiles, 100);
  EXPECT_GT(counts.below_zero, 100);
  EXPECT_GT(counts.passes, 100);
  EXPECT_GT(counts.empty_bags, 10);
  EXPECT_GT(counts.shared_wins, 5);
  EXPECT_GT(counts.single_wins, 30);
  EXPECT_GT(counts.random_accepted, 500);
  EXPECT_GT(counts.random_refused, 10000);
}

TEST(Contract, a_clone_and_its_original_go_their_own_ways) {
  for (const Config& config : sample::every_agreement(1)) {
    Random random(5);
    const std::unique_ptr<Game> game = config.game->create(config);
    while (!game->result()) {
      const std::string before = sample::told(*game);
      const std::unique_ptr<Game> clone = game->clone();
      ASSERT_EQ(sample::told(*clone), before);
      for (int i = 0; i < 3 && !clone->result(); ++i) clone->apply(sample::random_step(*clone, random));
      ASSERT_EQ(sample::told(*game), before);
      // The original plays on; the clone can still take back all that it is a clone of.
      for (int i = 0; i < 10 && !game->result(); ++i) game->apply(sample::random_step(*game, random));
      while (!clone->steps().empty()) clone->undo();
      ASSERT_EQ(clone->hash(), config.game->create(config)->hash());
    }
  }
}

}  // namespace
}  // namespace dalapapa
