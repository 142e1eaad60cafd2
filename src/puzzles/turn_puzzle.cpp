#include "puzzles/turn_puzzle.hpp"

#include <algorithm>

#include "base/put_in_order.hpp"
#include "base/random.hpp"
#include "games/classic.hpp"
#include "games/game_as.hpp"
#include "games/points.hpp"
#include "players/party.hpp"

namespace dalapapa {
namespace {

constexpr int smallest_board = 6;  // tiles
constexpr int largest_board = 24;  // more are hard to overlook
constexpr int smallest_group = 2;  // discs
constexpr int games = 400;
constexpr int nearly = 2;  // points

// The most turns that are looked at besides the best one, up to each level but the last.
constexpr std::array<int, 4> looks_of_level{5, 12, 40, 120};

struct Scored {
  Turn turn;
  int looks = 0;  // how many turns come to mind before it or are compared with it
};

bool same_tiles(const Turn& a, const Turn& b) {
  return std::ranges::is_permutation(a.all(), b.all());
}

// All turns with the two tiles that reach the aim. A person is taken to look at placements in order of what they score, and
// at what could follow in the same order; and must compare the best turn with those that score nearly as much.
class Turns {
 public:
  Turns(Board& board, std::span<const Ways> hand, std::optional<EdgeAt> group)
      : board_(board), hand_(hand), group_(group) {}

  // The best of them, if no other scores as much.
  [[nodiscard]] std::optional<Scored> only_best() {
    for (std::size_t first = 0; first < hand_.size(); ++first) {
      for (const Placement& at : board_.placements(hand_[first]))
        singles_.push_back({first, at, points_of(at)});
    }
    put_in_order(singles_, std::ranges::greater{}, &Single::points);
    for (std::size_t i = 0; i < singles_.size(); ++i) try_from(i);
    if (!best_ || !alone_) return std::nullopt;
    best_->looks += static_cast<int>(
        std::ranges::count_if(scores_, [&](int score) { return score >= best_->turn.points - nearly; }));
    --best_->looks;  // the best turn is among them
    return best_;
  }

 private:
  struct Single {
    std::size_t tile;
    Placement at;
    int points;
  };

  int points_of(const Placement& at) {
    const int scored = points(board_.place(at));
    board_.undo();
    return scored;
  }

  [[nodiscard]] bool reached() const { return !group_ || board_.group_at(*group_)->closed; }

  void try_from(std::size_t rank) {
    const Single& first = singles_[rank];
    board_.place(first.at);
    const int looks = static_cast<int>(rank);
    if (reached()) consider({.turn = {first.points, 1, {first.at}}, .looks = looks});
    std::vector<Single> seconds;
    const std::size_t other = 1 - first.tile;
    for (const Placement& at : board_.placements(hand_[other])) seconds.push_back({other, at, points_of(at)});
    put_in_order(seconds, std::ranges::greater{}, &Single::points);
    for (std::size_t i = 0; i < seconds.size(); ++i) {
      const int sum = first.points + seconds[i].points - second_tile_price;
      if (best_ && sum < best_->turn.points - nearly) break;
      board_.place(seconds[i].at);
      if (reached()) {
        consider(
            {.turn = {sum, 2, {first.at, seconds[i].at}}, .looks = (looks + 1) * static_cast<int>(i + 2)});
      }
      board_.undo();
    }
    board_.undo();
  }

  // The same two tiles in the other order are the same answer.
  void consider(const Scored& turn) {
    scores_.push_back(turn.turn.points);
    if (!best_ || turn.turn.points > best_->turn.points) {
      best_ = turn;
      alone_ = true;
    } else if (turn.turn.points == best_->turn.points) {
      if (!same_tiles(turn.turn, best_->turn)) {
        alone_ = false;
      } else if (turn.looks < best_->looks) {
        best_ = turn;
      }
    }
  }

  Board& board_;
  std::span<const Ways> hand_;
  std::optional<EdgeAt> group_;
  std::vector<Single> singles_;
  std::vector<int> scores_;
  std::optional<Scored> best_;
  bool alone_ = true;
};

int level_of(const Scored& best) {
  int level = 1;
  for (const int most : looks_of_level) level += best.looks > most ? 1 : 0;
  return level;
}

std::vector<EdgeAt> open_groups(const Board& board) {
  std::vector<EdgeAt> discs;
  for (const Group& group : board.groups()) {
    if (!group.closed && static_cast<int>(group.discs.size()) >= smallest_group)
      discs.push_back(group.discs.front());
  }
  return discs;
}

// A position of a game, asked about one way or another.
std::optional<TurnPuzzle> puzzle_from(const Classic& game, TurnAim aim, int level, Random& random) {
  Board board = game.board();
  const std::span<const TileIndex> hand = game.hand(game.seat());
  const std::vector<Ways> ways = game.tiles().ways(hand);
  std::vector<std::optional<EdgeAt>> groups(1);
  if (aim == TurnAim::close_a_group) {
    const std::vector<EdgeAt> open = open_groups(board);
    groups.assign(open.begin(), open.end());
    random.shuffle(groups);
  }
  for (const auto& group : groups) {
    const auto best = Turns(board, ways, group).only_best();
    if (!best || level_of(*best) != level) continue;
    return TurnPuzzle{.tiles = {},
                      .board = board.tiles(),
                      .hand = {hand[0], hand[1]},
                      .group = group,
                      .best = best->turn,
                      .level = level};
  }
  return std::nullopt;
}

// Two bots play, one better than the other, until one of their positions will do.
std::optional<TurnPuzzle> puzzle_from_a_game(const Config& config, TurnAim aim, int level,
                                             std::uint64_t seed) {
  Random random(seed);
  auto party = Party::of(config, random.next());
  Host host(config, Deck::made_for(*config.game, *config.tiles, random.next()));
  const auto& classic = game_as<Classic>(host.game());
  const int first_board = smallest_board + static_cast<int>(random.below(largest_board - smallest_board));
  std::optional<TurnPuzzle> puzzle;
  const auto look = [&](const Game&, const Step&) {
    if (classic.board().size() > largest_board) return false;
    if (classic.phase() == Classic::Phase::first_tile && classic.board().size() >= first_board)
      puzzle = puzzle_from(classic, aim, level, random);
    return !puzzle;
  };
  (void)play_on(host, *party, {.before = look});  // a game that does not end has no puzzle
  return puzzle;
}

}  // namespace

Expected<int> TurnPuzzle::points_of(std::span<const Placement> turn) const {
  if (turn.empty() || turn.size() > hand.size())
    return refused("a turn has one tile or two, not {}", turn.size());
  Board position;
  for (const Placement& at : board) position.place(at);
  int sum = 0;
  std::vector<TileIndex> left(hand.begin(), hand.end());
  for (const Placement& at : turn) {
    const auto tile = tiles->tile_with(at.face);
    const auto held = tile ? std::ranges::find(left, *tile) : left.end();
    if (held == left.end()) return refused("{} is not in the hand", at.face.spelling());
    left.erase(held);
    if (const auto legal = position.check(at); !legal)
      return refused("{}: {}", to_text(at), legal.error().message);
    sum += points(position.place(at));
  }
  if (group && !position.group_at(*group)->closed) return refused("the group is still open");
  return sum - (turn.size() > 1 ? second_tile_price : 0);
}

Expected<void> TurnPuzzle::check(std::span<const Placement> turn) const {
  DALAPAPA_TRY(scored, points_of(turn));
  if (*scored < best.points)
    return refused("that scores {}; there is a turn that scores {}", *scored, best.points);
  return {};
}

Expected<TurnPuzzle> make_turn_puzzle(std::shared_ptr<const TileSet> tiles, TurnAim aim, int level,
                                      std::uint64_t seed, const KeepGoing& keep_going) {
  DALAPAPA_TRY(game, find_game("classic"));
  Options options((*game)->options);
  DALAPAPA_CHECK(options.set("target=120"));  // whatever is usual: a name means the same puzzle for ever
  const Config config{.game = *game,
                      .options = std::move(options),
                      .seats = {{.name = "greedy", .bot = "greedy"}, {.name = "casual", .bot = "casual"}},
                      .tiles = tiles};
  for (int attempt = 0; attempt < games; ++attempt) {
    if (!keep_going()) return refused("making the puzzle was given up");
    auto puzzle = puzzle_from_a_game(config, aim, level, mix(seed) + static_cast<std::uint64_t>(attempt));
    if (!puzzle) continue;
    puzzle->tiles = std::move(tiles);
    return *std::move(puzzle);
  }
  return refused("no puzzle of level {} was found in {} games", level, games);
}

}  // namespace dalapapa
