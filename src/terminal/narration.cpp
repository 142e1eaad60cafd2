#include "terminal/narration.hpp"

#include <algorithm>

#include "games/classic.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

std::string plural(int count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// "3 discs score 4, closes red 3 and yellow 5"
std::string describe(const Formed& formed) {
  std::string text = plural(formed.discs, "disc");
  if (formed.discs > 2) text += fmt::format(" score {}", disc_points(formed.discs));
  std::string closed;
  for (const ClosedGroup& group : formed.closed()) {
    closed += fmt::format("{}{} {}", closed.empty() ? ", closes " : " and ", name(group.colour), group.size);
  }
  return text + closed;
}

std::string narrate_place(const std::string& who, const Classic& before, const Placement& at) {
  Board board = before.board();
  const Formed formed = board.place(at);
  const int tile = before.tiles()[*before.tiles().tile_with(at.face)].id;
  const std::string where = fmt::format("tile {} at {} {}", tile, at.x, at.y);
  if (before.phase() == Classic::Phase::opening) return fmt::format("{} lays out {}", who, where);
  const bool second = before.phase() == Classic::Phase::second_tile;
  const int gain = points(formed) - (second ? second_tile_price : 0);
  return fmt::format("{} {} {}: {}{}: {:+} makes {}", who, second ? "also places" : "places", where,
                     describe(formed), second ? fmt::format(", for the price of {}", second_tile_price) : "",
                     gain, before.score(before.seat()) + gain);
}

}  // namespace

std::string narrate(const Config& config, const Game& before, const Step& step) {
  if (!step.actor.is_seat()) return {};
  const std::string& who = config.seats[static_cast<std::size_t>(step.actor.seat_number())].name;
  if (const auto* const place = std::get_if<Place>(&step.action)) {
    return narrate_place(who, dynamic_cast<const Classic&>(before), place->at);
  }
  if (std::holds_alternative<Pass>(step.action)) {
    std::string shown;  // CL7
    for (const TileIndex tile : dynamic_cast<const Classic&>(before).hand(step.actor.seat_number())) {
      shown += fmt::format("{}{}", shown.empty() ? ", showing tile " : " and ", before.tiles()[tile].id);
    }
    return who + " can place nothing and passes" + shown;
  }
  return {};
}

std::string narrate(const Config& config, const Result& result) {
  std::size_t widest = 0;
  for (const Seat& seat : config.seats) widest = std::max(widest, seat.name.size());
  std::string text;
  for (std::size_t seat = 0; seat < result.scores.size(); ++seat) {
    const bool wins = std::ranges::find(result.winners, static_cast<int>(seat)) != result.winners.end();
    const std::string_view verdict = !wins ? "" : (result.winners.size() > 1 ? "  shares the win" : "  wins");
    text += fmt::format("{:<{}}  {:>4}{}\n", config.seats[seat].name, widest, result.scores[seat], verdict);
  }
  return text;
}

}  // namespace dalapapa
