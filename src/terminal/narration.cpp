#include "terminal/narration.hpp"

#include <algorithm>
#include <utility>

#include "base/overloaded.hpp"
#include "base/visible.hpp"
#include "games/outcome.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

std::string plural(int count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

// "3 discs score 4, closes red 3 and yellow 5", "4 discs, tokens +2", "1 disc, draws a tile"
std::string describe(const Outcome& outcome) {
  const Formed& formed = outcome.formed;
  std::string text = plural(formed.discs, "disc");
  if (outcome.discs_score && formed.discs > 2) text += fmt::format(" score {}", disc_points(formed.discs));
  if (!outcome.turn) {  // GO2: in gone, groups mean nothing
    std::string_view before = ", closes ";
    for (const ClosedGroup& group : formed.closed()) {
      text += fmt::format("{}{} {}", std::exchange(before, " and "), name(group.colour), group.size);
    }
  }
  if (outcome.free) return text;
  if (outcome.gain && outcome.gain->amount != 0)
    text += fmt::format(", {} {:+}", outcome.gain->name, outcome.gain->amount);
  if (outcome.turn && outcome.turn->draws > 0) text += ", draws a tile";  // GO2
  if (outcome.turn && outcome.turn->again) text += ", plays again";
  return text;
}

std::string narrate_place(const std::string& who, const Game& before, const Step& step, const Placement& at) {
  const Outcome outcome = before.clone()->outcome_of(step.actor.seat_number(), at);
  const int tile = before.tiles()[*before.tiles().tile_with(at.face)].id;
  const std::string where = fmt::format("tile {} at {} {}", tile, at.x, at.y);
  if (outcome.total) {
    if (outcome.free) return fmt::format("{} lays out {}", who, where);
    const bool second = outcome.price > 0;
    return fmt::format("{} {} {}: {}{}: {:+}, total {}", who, second ? "also places" : "places", where,
                       describe(outcome), second ? fmt::format(", at a cost of {}", outcome.price) : "",
                       *outcome.points, *outcome.total);
  }
  const Layout layout = before.layouts().front();
  if (layout.seat >= 0 || layout.tiles.empty()) return fmt::format("{} places {}", who, where);
  return fmt::format("{} places {}: {}", who, where, describe(outcome));
}

}  // namespace

std::string shown_name(const Config& config, int seat) {
  return isolated(written_out(config.seats[static_cast<std::size_t>(seat)].name));
}

std::string narrate(const Config& config, const Game& before, const Step& step) {
  if (const auto* const out = std::get_if<OutOfTime>(&step.action))
    return fmt::format("The time of {} is up", shown_name(config, out->seat));
  if (step.actor.is_referee()) return "Time is up";
  if (!step.actor.is_seat()) return {};
  const std::string who = shown_name(config, step.actor.seat_number());
  const auto id = [&](TileIndex tile) { return before.tiles()[tile].id; };
  return std::visit(
      Overloaded{
          [&](const Place& a) { return narrate_place(who, before, step, a.at); },
          [&](const Pass&) {
            const std::string_view first = config.game->pass_loses ? " and loses tile " : ", showing tile ";
            std::string shown;  // CL7, SO2
            for (const TileIndex tile : before.shown_by(step)) {
              shown += fmt::format("{}{}", shown.empty() ? first : " and ", id(tile));
            }
            return who + " passes" + shown;
          },
          [&](const Mark& a) { return fmt::format("{} claims the group at {}", who, to_text(a.disc)); },
          [&](const Unmark& a) {
            return fmt::format("{} takes back the pawn of the group at {}", who, to_text(a.disc));
          },
          [&](const Keep& a) { return fmt::format("{} lets the pawn at {} stay", who, to_text(a.disc)); },
          [&](const Resign&) { return who + " resigns"; },
          [&](const Leave&) { return who + " leaves the seat to a bot"; },
          [&](const Return&) { return who + " is back"; },
          [&](const Bid& a) { return fmt::format("{} bids {}", who, a.amount); },
          [&](const Follow&) { return who + " follows"; },
          [&](const Again&) { return who + " pays for another turn"; },
          [&](const Take& a) { return fmt::format("{} takes tile {}", who, id(a.tile)); },
          [&](const PutBack&) { return who + " puts the tile back"; },
          [&](const TakeSheet& a) { return fmt::format("{} takes sheet {}", who, a.sheet); },
          [&](const Announce& a) { return fmt::format("{} announces {}", who, a.points); },
          // Those that go without saying. OutOfTime and TimeUp have been told above.
          [](const Done&) { return std::string(); },
          [](const Draw&) { return std::string(); },
          [](const TimeUp&) { return std::string(); },
          [](const OutOfTime&) { return std::string(); },
      },
      step.action);
}

std::string narrate_standing(const Config& config, const Game& game) {
  const json::object standing = game.standing();
  std::string text;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    text += fmt::format("{}{}", seat == 0 ? "" : ", ", shown_name(config, static_cast<int>(seat)));
    for (const auto& [what, values] : standing) {
      const auto number = values.as_array()[seat].to_number<int>();
      text += what == "scores" ? fmt::format(": {}", number)
                               : fmt::format(" ({} {})", number, std::string_view(what));
    }
  }
  const json::object told = game.describe();
  if (const json::value* const bag = told.if_contains("bag")) {
    text += fmt::format("; {} tiles in the bag", bag->to_number<int>());
  }
  if (const json::value* const places = told.if_contains("places")) {  // SO4
    text += fmt::format(", {} more can be placed", places->to_number<int>());
  }
  if (const json::value* const still_to_play = told.if_contains("still_to_play")) {  // CL6, EN4
    std::string_view before = "; last round: one more turn for ";
    for (const json::value& seat : still_to_play->as_array()) {
      text += fmt::format("{}{}", std::exchange(before, ", "), shown_name(config, seat.to_number<int>()));
    }
  }
  return text;
}

std::optional<int> target_alone(const Config& config) {
  constexpr std::string_view target = "target";
  const bool has_one =
      std::ranges::find(config.game->options, target, &OptionSpec::name) != config.game->options.end();
  if (config.seats.size() != 1 || !has_one) return std::nullopt;
  return config.options[target];
}

std::string narrate(const Config& config, const Result& result) {
  const std::optional<int> target = target_alone(config);
  std::vector<std::string> names;
  for (const Seat& seat : config.seats) names.push_back(written_out(seat.name));
  const std::size_t widest = std::ranges::max(names, {}, &std::string::size).size();
  std::string text;
  for (std::size_t seat = 0; seat < result.scores.size(); ++seat) {
    const bool wins = std::ranges::find(result.winners, static_cast<int>(seat)) != result.winners.end();
    std::string verdict = !wins ? "" : (result.winners.size() > 1 ? "  shares the win" : "  wins");
    const int missing = target.value_or(0) - result.scores[seat];
    if (target && wins) verdict += fmt::format(": the target was {}", *target);
    if (target && missing > 0) verdict = fmt::format("  misses the target of {} by {}", *target, missing);
    const std::string& name = names[seat];
    const std::string padding = fmt::format("{:<{}}", name, widest).substr(name.size());
    text += fmt::format("{}{}  {:>4}{}\n", isolated(name), padding, result.scores[seat], verdict);
  }
  return text;
}

}  // namespace dalapapa
