#include "players/alex_bot.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "games/game_as.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

constexpr std::array<AlexHabits, 5> habits_by_rank{{
    {.thoughts = 4, .looks = 4, .insight = 0, .slips = 20, .pace = {8000, 14000}},
    {.thoughts = 5, .looks = 10, .insight = 5, .slips = 10, .pace = {6000, 10000}},
    {.thoughts = 5, .looks = 20, .insight = 25, .slips = 4, .pace = {5000, 9000}},
    {.thoughts = 5, .looks = 20, .insight = 60, .slips = 1, .pace = {4000, 8000}},
    {.thoughts = 1, .looks = 0, .insight = 100, .slips = 0, .pace = {3000, 6000}},
}};

std::vector<Ways> ways_of(const Alex& game) {
  return game.tiles().ways(game.open_tiles());
}

bool in_percent(std::uint32_t chance, Random& random) {
  return random.below(100) < chance;
}

}  // namespace

std::int64_t AlexBot::pause(const Game& seen, int /*seat*/) {
  const auto& game = game_as<Alex>(seen);
  if (!knows(game)) begin_round(game);
  return habits_.pace.next(random_);
}

std::optional<Action> AlexBot::choose(const Game& seen, int seat) {
  if (const auto laid_out = seen.automatic(Actor::seat(seat))) return laid_out;
  const auto& game = game_as<Alex>(seen);
  if (game.phase() == Alex::Phase::show) return show(game);
  if (game.phase() == Alex::Phase::second_tile) return show_second(game);
  return speak(game, seat);
}

void AlexBot::begin_round(const Alex& game) {
  round_ = game.rounds_ended();
  thoughts_ = 0;
  found_ = {};
  believed_ = 0;
}

void AlexBot::think_through(const Alex& game) {
  begin_round(game);
  while (thoughts_ < habits_.thoughts) think(game);
}

void AlexBot::think(const Alex& game) {
  ++thoughts_;
  Board board = game.board();
  if (in_percent(habits_.insight, random_)) find(best_turn(board, ways_of(game)));
  for (int i = 0; i < habits_.looks; ++i) look(board, game);
}

// One tile somewhere, and then the other somewhere.
void AlexBot::look(Board& board, const Alex& game) {
  Turn turn;
  std::vector<Ways> left = ways_of(game);
  random_.shuffle(left);
  for (const Ways& tile : left) {
    const std::vector<Placement> places = board.placements(tile);
    if (places.empty()) continue;
    const Placement at = places[random_.below(static_cast<std::uint32_t>(places.size()))];
    turn.points += points(board.place(at)) - (turn.tiles == 1 ? second_tile_price : 0);
    turn.placements[static_cast<std::size_t>(turn.tiles++)] = at;
    find(turn);
  }
  for (int i = 0; i < turn.tiles; ++i) board.undo();
}

void AlexBot::find(const Turn& turn) {
  if (turn.points <= found_.points) return;
  found_ = turn;
  constexpr std::uint32_t most_too_high = 3;
  const bool slip = in_percent(habits_.slips, random_);
  const int too_high = slip ? 1 + static_cast<int>(random_.below(most_too_high)) : 0;
  believed_ = std::max(believed_, std::min(turn.points + too_high, Alex::highest_announcement));
}

std::optional<Action> AlexBot::speak(const Alex& game, int seat) {
  if (round_ == not_yet) {
    think_through(game);
  } else if (!knows(game)) {
    return std::nullopt;  // new tiles, which it has not thought about yet
  } else if (thoughts_ < habits_.thoughts) {
    think(game);
  }
  const int highest = game.highest_announcer();
  if (highest == seat) return std::nullopt;  // AL2: until outdone
  const int to_beat = highest < 0 ? 0 : game.announced(highest);
  if (believed_ > to_beat) return Announce{static_cast<std::int16_t>(believed_)};
  if (thoughts_ < habits_.thoughts) return std::nullopt;
  return Pass{};  // so that nobody waits for it
}

// What turned out to be counted too high is still shown: it may work out, and passing is no better.
Action AlexBot::show(const Alex& game) {
  if (!has_found(game)) think_through(game);
  if (found_.tiles == 0) return Pass{};
  return Place{found_.placements[0]};
}

Action AlexBot::show_second(const Alex& game) const {
  if (has_found(game)) return found_.tiles == 2 ? Action{Place{found_.placements[1]}} : Action{Done{}};
  // It came to the table between the two tiles.
  Board board = game.board();
  const Turn rest = best_turn(board, ways_of(game));
  return rest.points > second_tile_price ? Action{Place{rest.placements[0]}} : Action{Done{}};
}

std::unique_ptr<Bot> alex_bot(std::size_t rank, std::uint64_t seed, const Effort& /*effort*/) {
  return std::make_unique<AlexBot>(habits_by_rank[rank], seed);
}

}  // namespace dalapapa
