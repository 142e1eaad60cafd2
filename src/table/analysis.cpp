#include "table/analysis.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

#include "players/mover.hpp"

namespace dalapapa {
namespace {

constexpr double too_little = 0.4;  // points that play-outs cannot tell from luck

double tenths(double points) {
  return std::round(points * 10) / 10;
}

json::array to_json(std::span<const Action> actions, const TileSet& tiles) {
  json::array out;
  for (const Action& action : actions) out.push_back(to_json(action, tiles));
  return out;
}

// Goes through a record, turn by turn where there was a choice, otherwise step by step.
class Analyst {
 public:
  // Refuses what analyse() refuses.
  static Expected<Analyst> of(const Record& record, const AnalysisSettings& settings) {
    auto style = style_of(*record.config.game);
    if (style == nullptr)
      return bad_input("only games that are played in turns can be analysed, not {}",
                       record.config.game->name);
    DALAPAPA_CHECK(replay_steps(record));
    return Analyst(record, std::move(style), settings);
  }

  // How many of the record's steps are done.
  [[nodiscard]] std::size_t step() const { return course_.steps().size(); }
  [[nodiscard]] bool done() const { return step() == record_.steps.size(); }

  // Continues, and judges a turn that begins at this step or later. Needs: not done.
  std::optional<AnalysedTurn> go_on(std::size_t from) {
    assert(!done());
    const std::size_t begin = step();
    const bool choice = is_choice(begin);
    const std::size_t end = choice ? end_of_turn(begin) : begin + 1;
    std::optional<AnalysedTurn> turn;
    if (choice && begin >= from && is_whole(begin, end)) turn = look_at(begin, end);
    for (std::size_t i = begin; i < end; ++i) course_.apply(record_.steps[i]);
    return turn;
  }

 private:
  [[nodiscard]] const Game& game() const { return course_.game(); }

  Analyst(const Record& record, std::unique_ptr<const Style> style, const AnalysisSettings& settings)
      : record_(record), style_(std::move(style)), settings_(settings), course_(record.config) {}

  // Whether the step begins the turn of somebody who had to act and had a choice. Laying out the first tiles is none.
  [[nodiscard]] bool is_choice(std::size_t i) const {
    const Actor actor = record_.steps[i].actor;
    return actor.is_seat() && !is_of_table(record_.steps[i].action) && mover(game()) == actor.seat_number() &&
           !game().automatic(actor) && game().choices(actor).size() > 1;
  }
  // Where the seat stops, or where something is drawn.
  [[nodiscard]] std::size_t end_of_turn(std::size_t begin) const {
    const Actor actor = record_.steps[begin].actor;
    const auto ahead = game().clone();
    std::size_t end = begin;
    do {
      ahead->apply(course_.in_game(record_.steps[end++]));
    } while (end < record_.steps.size() && record_.steps[end].actor == actor &&
             !is_of_table(record_.steps[end].action) && mover(*ahead) == actor.seat_number());
    return end;
  }

  // Not left in the middle, where the record ends.
  [[nodiscard]] bool is_whole(std::size_t begin, std::size_t end) const {
    if (end < record_.steps.size()) return true;
    const auto ahead = game().clone();
    for (std::size_t i = begin; i < end; ++i) ahead->apply(course_.in_game(record_.steps[i]));
    return mover(*ahead) != record_.steps[begin].actor.seat_number();
  }

  [[nodiscard]] AnalysedTurn look_at(std::size_t begin, std::size_t end) const {
    AnalysedTurn turn{
        .step = begin, .seat = record_.steps[begin].actor.seat_number(), .played = {}, .best = {}};
    for (std::size_t i = begin; i < end; ++i) turn.played.actions.push_back(record_.steps[i].action);
    Random random(settings_.seed + begin);
    Meter meter({settings_.nodes, nullptr});
    const Question question{.in_points = true, .played = turn.played.actions};
    Thoughts thoughts = think(*style_, *game().seen_by(turn.seat), turn.seat, random, meter, question);
    turn.exact = thoughts.exact;
    turn.best = std::move(thoughts.plans.front());
    turn.played.value = thoughts.played->value;
    turn.played.now = thoughts.played->now;
    turn.played.opens = thoughts.played->opens;
    const double worse = turn.best.value - turn.played.value;
    turn.given_away = worse > (turn.exact ? 0 : too_little) ? worse : 0;
    return turn;
  }

  const Record& record_;
  std::unique_ptr<const Style> style_;
  const AnalysisSettings& settings_;
  Course course_;
};

void add(Analysis& analysis, AnalysedTurn turn) {
  Analysis::Player& player = analysis.players[static_cast<std::size_t>(turn.seat)];
  const bool costliest = player.turns == 0 || turn.given_away > analysis.turns[player.costliest].given_away;
  if (costliest) player.costliest = analysis.turns.size();
  ++player.turns;
  player.best += turn.given_away == 0 ? 1 : 0;
  player.given_away += turn.given_away;
  analysis.turns.push_back(std::move(turn));
}

}  // namespace

Expected<Analysis> analyse(const Record& record, const AnalysisSettings& settings,
                           const AnalysisProgress& progress) {
  DALAPAPA_TRY(analyst, Analyst::of(record, settings));
  Analysis analysis;
  analysis.players.resize(record.config.seats.size());
  while (!analyst->done()) {
    if (auto turn = analyst->go_on(0)) add(analysis, *std::move(turn));
    progress(analyst->step());
  }
  return analysis;
}

Expected<NextTurn> analyse_next(const Record& record, std::size_t from, const AnalysisSettings& settings) {
  DALAPAPA_TRY(analyst, Analyst::of(record, settings));
  NextTurn found;
  while (!found.turn && !analyst->done()) found.turn = analyst->go_on(from);
  found.next = analyst->step();
  return found;
}

json::object to_json(const Plan& plan, const TileSet& tiles) {
  return {{"actions", to_json(plan.actions, tiles)},
          {"value", tenths(plan.value)},
          {"now", tenths(plan.now)},
          {"opens", plan.opens ? json::value(tenths(*plan.opens)) : json::value(nullptr)}};
}

json::object to_json(const AnalysedTurn& turn, const TileSet& tiles) {
  return {{"step", turn.step},
          {"seat", turn.seat},
          {"line", turn.step + 2},
          {"played", to_json(turn.played, tiles)},
          {"given_away", tenths(turn.given_away)},
          {"best", to_json(turn.best, tiles)},
          {"exact", turn.exact}};
}

json::object to_json(const Analysis& analysis, const TileSet& tiles) {
  json::array turns;
  for (const AnalysedTurn& turn : analysis.turns) turns.push_back(to_json(turn, tiles));
  json::array players;
  for (const Analysis::Player& player : analysis.players) {
    players.push_back(
        json::object{{"turns", player.turns},
                     {"best", player.best},
                     {"given_away", tenths(player.given_away)},
                     {"costliest", player.turns > 0 ? json::value(analysis.turns[player.costliest].step)
                                                    : json::value(nullptr)}});
  }
  return {{"turns", std::move(turns)}, {"players", std::move(players)}};
}

}  // namespace dalapapa
