#include "bench/workloads.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "base/random.hpp"
#include "bench/fill_workloads.hpp"
#include "games/best_turn.hpp"
#include "games/classic.hpp"
#include "games/points.hpp"
#include "host/host.hpp"
#include "players/race_style.hpp"
#include "players/random.hpp"

namespace dalapapa {
namespace {

constexpr int positions_a_size = 30;
constexpr int games_a_workload = 100;

using Tiles = std::shared_ptr<const TileSet>;

// A board from greedy play, and the tiles that are left, in the order of the deck.
struct Position {
  Board board;
  std::vector<TileIndex> left;
};

Position greedy_position(const TileSet& tiles, int size, std::uint64_t seed) {
  Position position;
  const Deck deck = Deck::shuffled(tiles, seed);
  for (const TileIndex tile : deck.order()) {
    const std::array hand{tiles.ways(tile)};
    const Turn turn = position.board.size() < size ? best_turn(position.board, hand) : Turn{};
    if (turn.tiles == 1) {
      position.board.place(turn.placements[0]);
    } else {
      position.left.push_back(tile);
    }
  }
  return position;
}

using Positions = std::shared_ptr<std::vector<Position>>;

Positions greedy_positions(const TileSet& tiles, int size) {
  auto positions = std::make_shared<std::vector<Position>>();
  for (std::uint64_t seed = 0; seed < positions_a_size; ++seed) {
    positions->push_back(greedy_position(tiles, size, 1000 + seed));
  }
  return positions;
}

// All placements of the tiles that are left, listed into a buffer.
Workload generate(const Tiles& tiles, const Positions& positions, int size) {
  struct Found {
    Site site;
    const LaidFace* way;
  };
  auto buffer = std::make_shared<std::vector<Found>>(4096);
  return {fmt::format("placements/{}", size), "placement", positions_a_size, [=](int round) {
            const Position& position = (*positions)[static_cast<std::size_t>(round)];
            std::int64_t count = 0;
            for (const TileIndex tile : position.left) {
              Found* next = buffer->data();
              for (const LaidFace& way : tiles->ways(tile).all()) {
                position.board.slots().for_each_fit(way, [&](const Slots::Slot& slot) {
                  *next++ = {slot.site, &way};
                });
              }
              count += next - buffer->data();
            }
            return count;
          }};
}

// The same with the points of each.
Workload score(const Tiles& tiles, const Positions& positions, int size) {
  return {fmt::format("scores/{}", size), "placement", positions_a_size, [=](int round) {
            const Board& board = (*positions)[static_cast<std::size_t>(round)].board;
            std::int64_t count = 0;
            std::int64_t sum = 0;
            for (const TileIndex tile : (*positions)[static_cast<std::size_t>(round)].left) {
              for (const LaidFace& way : tiles->ways(tile).all()) {
                board.slots().for_each_fit(way, [&](const Slots::Slot& slot) {
                  sum += disc_points(std::popcount(slot.places())) +
                         board.discs().would_close(board.lattice(), slot.site, slot.places(), way);
                  ++count;
                });
              }
            }
            return sum < 0 ? 0 : count;  // the sum must be worked out to know
          }};
}

Workload search(const Tiles& tiles, const Positions& positions, int size) {
  return {fmt::format("best_turn/{}", size), "turn", positions_a_size, [=](int round) {
            Position& position = (*positions)[static_cast<std::size_t>(round)];
            const std::array hand{tiles->ways(position.left[0]), tiles->ways(position.left[1])};
            return std::int64_t{best_turn(position.board, hand).tiles > 0 ? 1 : 0};
          }};
}

struct Match {
  Match(const Config& config, int seed)
      : host(config, Deck::shuffled(*config.tiles, static_cast<std::uint64_t>(seed))) {}

  // Returns how many turns it took.
  template <class Choose>
  std::int64_t play(Choose&& choose) {
    std::int64_t turns = 0;
    int seat = -1;
    auto& game = static_cast<Classic&>(host.trial_game());
    while (!host.over()) {
      turns += game.seat() != seat ? 1 : 0;
      seat = game.seat();
      host.apply({Actor::seat(seat), choose(game)});
    }
    return turns;
  }

  Host host;
};

// Turns of games that are ready to begin, and whole games from their beginning to their end.
template <class Choose>
void add_games(std::vector<Workload>& all, const Tiles& tiles, const std::string& player, Choose choose) {
  static constexpr GameInfo classic = Classic::info();
  const Config race{&classic, Options(classic.options), {{"A"}, {"B"}}, tiles};  // to 60
  auto ready = std::make_shared<std::unique_ptr<Match>>();
  const auto prepare = [=](int round) { *ready = std::make_unique<Match>(race, round); };
  const auto turns = [=](int round) {
    Random random(static_cast<std::uint64_t>(round));
    return (*ready)->play([&](Classic& game) { return choose(game, random); });
  };
  const auto game = [=](int round) {
    prepare(round);
    return std::int64_t{turns(round) > 0 ? 1 : 0};
  };
  all.push_back({player + "_turns", "turn", games_a_workload, turns, prepare});
  all.push_back({player + "_games", "game", games_a_workload, game});
}

}  // namespace

std::vector<Workload> workloads() {
  const auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  std::vector<Workload> all;
  for (const int size : {10, 40, 100}) {
    const Positions positions = greedy_positions(*tiles, size);
    all.push_back(generate(tiles, positions, size));
    all.push_back(score(tiles, positions, size));
    all.push_back(search(tiles, positions, size));
  }
  add_games(all, tiles, "random", random_turn);
  add_games(all, tiles, "greedy", [](Classic& game, Random& /*random*/) {
    return RaceStyle().quick(game, game.seat()).actions.front();
  });
  std::ranges::move(fill_workloads(), std::back_inserter(all));
  return all;
}

}  // namespace dalapapa
