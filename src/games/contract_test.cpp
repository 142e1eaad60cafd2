// What every game of the catalogue owes to whoever runs it, tried in random games with every number of seats,
// every option, the 120 tiles and small odd sets. contract_secrets_test.cpp has what a viewer may know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "board/slow_board.hpp"
#include "games/sample_games.hpp"
#include "games/spelt.hpp"

namespace dalapapa {
namespace {

constexpr int few = 3;  // odd sets for each agreement

// Proof that the rare cases occurred.
struct RareCases {
  int second_tiles = 0;
  int below_zero = 0;
  int passes = 0;
  int empty_bags = 0;
  int shared_wins = 0;
  int single_wins = 0;
  int random_accepted = 0;
  int random_refused = 0;
  int pile_conflicts = 0;               // a tile that another player holds
  int claims_elsewhere = 0;             // by another disc than the one that choices() name
  std::map<std::string, int> refusals;  // by how the reason begins
};

std::string serialized(const Game& game) {
  return json::serialize(game.describe());
}

// Any action, often one that is nearly legal.
class RandomActions {
 public:
  RandomActions(const Game& game, Random& random) : game_(game), random_(random), laid_(sample::laid(game)) {
    for (const auto& hand : sample::hands(game)) near_.insert(near_.end(), hand.begin(), hand.end());
    const auto open = sample::open_tiles(game);
    near_.insert(near_.end(), open.begin(), open.end());
  }

  Action next() {
    switch (below(18)) {
      case 0:
        return Pass{};
      case 1:
        return Done{};
      case 2:
        return Draw{below(20) == 0 ? no_tile : any_tile(),
                    below(4) == 0
                        ? Actor::chance()
                        : Actor::seat(static_cast<int>(below(static_cast<std::uint32_t>(game_.seats()))))};
      case 3:
        return Mark{edge()};
      case 4:
        return Unmark{edge()};
      case 5:
        return Keep{edge()};
      case 6:
        return Bid{static_cast<std::int16_t>(below(66))};
      case 7:
        return Follow{};
      case 8:
        return Again{};
      case 9:
        return Take{below(3) == 0 ? near_tile() : any_tile()};
      case 10:
        return PutBack{};
      case 11:
        return TakeSheet{static_cast<std::int16_t>(below(5))};
      case 12:
        return Announce{static_cast<std::int16_t>(below(110))};
      case 13:
        return TimeUp{};
      default:
        return place();
    }
  }

 private:
  std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }
  TileIndex any_tile() {
    return static_cast<TileIndex>(below(static_cast<std::uint32_t>(game_.tiles().size())));
  }
  TileIndex near_tile() {
    if (near_.empty()) return any_tile();
    return game_.tiles().tile_with_id(near_[below(static_cast<std::uint32_t>(near_.size()))]).value();
  }
  Placement near() {
    return laid_.empty() ? Placement{} : laid_[below(static_cast<std::uint32_t>(laid_.size()))];
  }
  std::int16_t shifted(int from) { return static_cast<std::int16_t>(from + static_cast<int>(below(5)) - 2); }
  EdgeAt edge() {
    const Placement at = near();
    return {shifted(at.x), shifted(at.y), below(2) == 0 ? EdgeAt::Side::top : EdgeAt::Side::left};
  }
  Place place() {
    const TileIndex tile = below(5) == 0 ? any_tile() : near_tile();
    Face face = below(2) == 0 ? game_.tiles()[tile].a : game_.tiles()[tile].b;
    if (below(2) == 0) face = face.half_turned();
    const Placement at = near();
    return {{face, shifted(at.x), shifted(at.y), static_cast<std::uint8_t>(below(4))}};
  }

  const Game& game_;
  Random& random_;
  std::vector<Placement> laid_;
  std::vector<int> near_;
};

void check_choices(const Game& game, Random& random, RareCases& counts) {
  RandomActions actions(game, random);
  std::vector<Actor> actors{Actor::chance(), Actor::referee()};
  for (int seat = 0; seat < game.seats(); ++seat) actors.push_back(Actor::seat(seat));
  for (const Actor actor : actors) {
    const auto choices = game.choices(actor);
    ASSERT_EQ(choices.empty(), !game.awaited().contains(actor));
    // The referee's time is when time is up, everybody else's is now.
    const std::int64_t now =
        actor.is_referee() ? std::max(game.time(), game.time_up().value_or(0)) : game.time();
    const std::int64_t time = game.has_clock() && !actor.is_chance() ? now : 0;
    std::set<std::string> texts;
    for (const Action& choice : choices) {
      const auto checked = game.check({actor, choice, time});
      ASSERT_TRUE(checked) << to_text(choice, game.tiles()) << ": " << checked.error().message;
      ASSERT_EQ(spelt(game, choice), choice) << to_text(choice, game.tiles());
      ASSERT_TRUE(texts.insert(to_text(choice, game.tiles())).second) << "twice";
    }
    for (int i = 0; i < 10; ++i) {
      const Action action = actions.next();
      const bool listed = std::ranges::find(choices, spelt(game, action)) != choices.end();
      const auto checked = game.check({actor, action, time});
      ASSERT_EQ(checked.has_value(), listed) << to_text(action, game.tiles());
      ++(listed ? counts.random_accepted : counts.random_refused);
      ASSERT_TRUE(listed || !checked.error().message.empty());
      if (!listed && checked.error().message.find(" holds tile ") != std::string::npos)
        ++counts.pile_conflicts;
      if (!listed) ++counts.refusals[checked.error().message.substr(0, 24)];
    }
  }
}

// Each tile that is played with may be in the bag, or is in one hand, open on the table, laid or lost.
void check_conserved(const Config& config, const Game& game) {
  std::multiset<int> ids;
  for (const auto& hand : sample::hands(game)) ids.insert(hand.begin(), hand.end());
  for (const int id : sample::open_tiles(game)) ids.insert(id);
  for (const Placement& at : sample::laid(game))
    ids.insert(game.tiles()[game.tiles().tile_with(at.face).value()].id);
  game.bag().for_each([&](TileIndex tile) { ids.insert(game.tiles()[tile].id); });
  std::multiset<int> all;
  for (const Tile& tile : game.tiles().tiles()) {
    if (sample::is_played_with(*config.game, tile)) all.insert(tile.id);
  }
  const json::object told = game.describe();
  if (const json::value* const lost = told.if_contains("lost")) {
    for (const json::value& id : lost->as_array()) ids.insert(id.to_number<int>());
  }
  ASSERT_EQ(ids, all);
  if (const json::value* bag = told.if_contains("bag")) {
    const int most = game.bag().count();
    ASSERT_LE(bag->to_number<int>(), most);
    if (!config.game->extra) {  // each of the ten is played with all of them
      ASSERT_EQ(bag->to_number<int>(), most);
    }
  }
  const auto sum = [&](std::string_view key) {
    int total = 0;
    for (const json::value& n : told.at(key).as_array()) total += n.to_number<int>();
    return total;
  };
  const bool is_72 = config.game->name == "seventytwo";
  if (is_72 || config.game->name == "domaine") {  // DO8
    ASSERT_EQ(sum("tokens") + told.at("reserve").to_number<int>(), 24);
    const int markers = game.seats() == 2 ? 10 : (game.seats() == 3 ? 7 : 5);
    const int more = is_72 ? (game.seats() == 2 ? 2 : 1) : 0;
    for (const auto& hand : sample::hands(game)) ASSERT_LE(hand.size(), 2U);  // DO3
    ASSERT_EQ(sum("markers_left") + static_cast<int>(told.at("markers").as_array().size()),
              game.seats() * (markers + more));
  }
  if (config.game->name == "terra") {  // TE4
    ASSERT_EQ(sum("coins") + told.at("reserve").to_number<int>(), 20);
    ASSERT_EQ(sum("pawns_left") + static_cast<int>(told.at("pawns").as_array().size()), 5 * game.seats());
  }
}

// CL1 – CL5 once more, from the steps alone and on the slow board.
std::vector<int> rescored_classic(const Game& game, RareCases& counts) {
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

void check_result(const Game& game, const std::vector<int>& scores, RareCases& counts) {
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

// Plays to the end and looks at every position, at what may be done in some of them; then takes everything back.
void play_and_check(const Config& config, std::uint64_t seed, RareCases& counts) {
  Random random(seed);
  Random tries(mix(seed));
  const std::unique_ptr<Game> game = config.game->create(config);
  std::vector<std::string> told;
  while (!game->result()) {
    ASSERT_LT(game->steps().size(), 500 + 20U * static_cast<std::size_t>(config.tiles->size()))
        << "it does not end";
    ASSERT_FALSE(game->awaited().empty());
    if (tries.below(sanitized ? 8 : 3) == 0) check_choices(*game, tries, counts);
    check_conserved(config, *game);
    if (testing::Test::HasFatalFailure()) return;
    told.push_back(serialized(*game) + std::to_string(game->hash()));
    Step step = sample::random_step(*game, random);
    const Action listed = step.action;
    step.action = otherwise_spelt(*game, listed, random);
    const auto played = game->play(step);
    ASSERT_TRUE(played) << played.error().message;
    if (const auto* const mark = std::get_if<Mark>(&step.action)) {  // TE3
      ASSERT_EQ(game->layouts().front().claims.back().disc, mark->disc);
      if (step.action != listed) ++counts.claims_elsewhere;
    }
  }
  check_choices(*game, tries, counts);
  if (config.game->name == "classic") check_result(*game, rescored_classic(*game, counts), counts);
  if (game->bag().count() == 0) ++counts.empty_bags;

  const std::unique_ptr<Game> back = game->clone();
  for (; !told.empty(); told.pop_back()) {
    back->undo();
    ASSERT_EQ(serialized(*back) + std::to_string(back->hash()), told.back());
  }
  ASSERT_EQ(back->bag(), config.game->create(config)->bag());
  // Forward again through the checked door: the same position as the one that was never taken back.
  for (const Step& step : game->steps()) ASSERT_TRUE(back->play(step));
  ASSERT_EQ(back->hash(), game->hash());
  ASSERT_EQ(serialized(*back), serialized(*game));
}

TEST(Contract, every_game_offers_exactly_what_it_accepts_ends_and_can_be_taken_back) {
  RareCases counts;
  std::uint64_t seed = 100;
  for (const Config& config : sample::every_agreement(few)) {
    SCOPED_TRACE(fmt::format("{} with {} seats and {} tiles, {}, seed {}", config.game->name,
                             config.seats.size(), config.tiles->size(),
                             json::serialize(config.options.to_json()), seed));
    play_and_check(config, seed++, counts);
    if (HasFatalFailure()) return;
  }
  if (sanitized) return;
  RecordProperty("refusals", static_cast<int>(counts.refusals.size()));
  RecordProperty("pile_conflicts", counts.pile_conflicts);
  RecordProperty("claims_elsewhere", counts.claims_elsewhere);
  RecordProperty("random_accepted", counts.random_accepted);
  RecordProperty("random_refused", counts.random_refused);
  EXPECT_GT(counts.refusals.size(), 60U);
  EXPECT_GT(counts.pile_conflicts, 10);
  EXPECT_GT(counts.claims_elsewhere, 30);
  EXPECT_GT(counts.second_tiles, 100);
  EXPECT_GT(counts.below_zero, 100);
  EXPECT_GT(counts.passes, 40);
  EXPECT_GT(counts.empty_bags, 10);
  EXPECT_GT(counts.shared_wins, 5);
  EXPECT_GT(counts.single_wins, 30);
  EXPECT_GT(counts.random_accepted, 500);
  EXPECT_GT(counts.random_refused, 10'000);
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
      // The original plays on; the clone can still take back everything it is a clone of.
      for (int i = 0; i < 10 && !game->result(); ++i) game->apply(sample::random_step(*game, random));
      while (!clone->steps().empty()) clone->undo();
      ASSERT_EQ(clone->hash(), config.game->create(config)->hash());
    }
  }
}

}  // namespace
}  // namespace dalapapa
