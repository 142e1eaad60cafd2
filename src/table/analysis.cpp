#include "table/analysis.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

#include "players/mover.hpp"

namespace dalapapa {
namespace {

using Verdict = AnalysedTurn::Verdict;

constexpr double doubts = 1.5;  // standard errors that a difference must be larger than to be told

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::best:
      return "best";
    case Verdict::good:
      return "good";
    case Verdict::inaccuracy:
      return "inaccuracy";
    case Verdict::mistake:
      return "mistake";
  }
  return "";
}

double tenths(double points) {
  return std::round(points * 10) / 10;
}

json::value tenths(const std::optional<double>& points) {
  return points ? json::value(tenths(*points)) : json::value(nullptr);
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
    std::size_t end = choice ? end_of_turn(begin) : begin + 1;
    std::optional<AnalysedTurn> turn;
    if (choice && begin >= from && is_whole(begin, end)) {
      turn = look_at(begin, end);
      end = begin + turn->played.actions.size();
    } else if (begin < from) {
      end = std::min(end, from);
    }
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
    Thoughts thoughts = teach(*style_, *game().seen_by(turn.seat), turn.seat, settings_.nodes, settings_.seed,
                              turn.played.actions);
    turn.exact = thoughts.exact;
    turn.best = std::move(thoughts.plans.front());
    turn.played = std::move(thoughts.played->plan);
    judge(turn, *thoughts.played, thoughts.at_end);
    return turn;
  }

  void judge(AnalysedTurn& turn, const Comparison& played, bool at_end) const {
    const Judging judging = style_->judging();
    turn.in_points = judging.in_points || at_end;
    const double sure = std::max(at_end ? 0 : judging.too_little, doubts * played.doubt);
    const double worse = played.worse > sure ? played.worse : 0;
    if (turn.in_points) turn.given_away = worse;
    if (worse == 0) return;
    // Whoever gives a won game away has made a mistake, however few points it was.
    const bool decisive = turn.exact && turn.best.value > 0 && turn.played.value <= 0;
    turn.weight = decisive ? std::max(1.0, worse / judging.mistake) : worse / judging.mistake;
    turn.verdict = turn.weight >= 1              ? Verdict::mistake
                   : worse >= judging.inaccuracy ? Verdict::inaccuracy
                                                 : Verdict::good;
  }

  const Record& record_;
  std::unique_ptr<const Style> style_;
  const AnalysisSettings& settings_;
  Course course_;
};

void add(Analysis& analysis, AnalysedTurn turn) {
  Analysis::Player& player = analysis.players[static_cast<std::size_t>(turn.seat)];
  const bool costliest = player.turns == 0 || turn.weight > analysis.turns[player.costliest].weight;
  if (costliest) player.costliest = analysis.turns.size();
  ++player.turns;
  player.best += turn.verdict == Verdict::best ? 1 : 0;
  player.inaccuracies += turn.verdict == Verdict::inaccuracy ? 1 : 0;
  player.mistakes += turn.verdict == Verdict::mistake ? 1 : 0;
  if (player.given_away) *player.given_away += turn.given_away.value_or(0);
  analysis.turns.push_back(std::move(turn));
}

}  // namespace

Expected<Analysis> analyse(const Record& record, const AnalysisSettings& settings,
                           const AnalysisProgress& progress) {
  DALAPAPA_TRY(analyst, Analyst::of(record, settings));
  Analysis analysis;
  const bool in_points = style_of(*record.config.game)->judging().in_points;
  analysis.players.resize(record.config.seats.size(),
                          {.given_away = in_points ? std::optional(0.0) : std::nullopt});
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

json::object to_json(const Plan& plan, bool in_points, const TileSet& tiles) {
  return {{"actions", to_json(plan.actions, tiles)},
          {"value", tenths(in_points ? std::optional(plan.value) : std::nullopt)},
          {"now", tenths(plan.now)},
          {"opens", tenths(plan.opens)}};
}

json::object to_json(const AnalysedTurn& turn, const TileSet& tiles) {
  return {{"step", turn.step},
          {"seat", turn.seat},
          {"line", turn.step + 2},
          {"played", to_json(turn.played, turn.in_points, tiles)},
          {"verdict", name_of(turn.verdict)},
          {"weight", tenths(turn.weight)},
          {"given_away", tenths(turn.given_away)},
          {"best", to_json(turn.best, turn.in_points, tiles)},
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
                     {"inaccuracies", player.inaccuracies},
                     {"mistakes", player.mistakes},
                     {"given_away", tenths(player.given_away)},
                     {"costliest", player.turns > 0 ? json::value(analysis.turns[player.costliest].step)
                                                    : json::value(nullptr)}});
  }
  return {{"turns", std::move(turns)}, {"players", std::move(players)}};
}

}  // namespace dalapapa
