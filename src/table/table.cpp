#include "table/table.hpp"

#include "players/mover.hpp"
#include "puzzles/help.hpp"
#include "table/analysis.hpp"
#include "table/config_json.hpp"
#include "table/fit.hpp"
#include "table/gaps.hpp"
#include "table/scene.hpp"

namespace dalapapa {

Table::Table(Config config, Opening opening, std::string commitment)
    : config_(std::move(config)),
      opening_(std::move(opening)),
      commitment_(std::move(commitment)),
      host_(config_, Deck(opening_.deck)) {}

Expected<Table> Table::create(const json::value& request) {
  DALAPAPA_TRY(in, json::as_object(request, "a table"));
  DALAPAPA_TRY(config, config_from_json(**in, {"opened", "commitment", "steps"}));
  DALAPAPA_TRY(opened, json::member(**in, "opened"));
  DALAPAPA_TRY(opening, Opening::from_json(**opened, *config->game, *config->tiles));
  DALAPAPA_TRY(commitment_value, json::member(**in, "commitment"));
  DALAPAPA_TRY(commitment, json::as_string(**commitment_value, "\"commitment\""));
  if (!is_hash(*commitment)) return bad_input("\"commitment\" must be 64 hexadecimal digits");
  Table table(*std::move(config), *std::move(opening), std::string(*commitment));
  if (const json::value* given = (*in)->if_contains("steps")) {
    DALAPAPA_TRY(steps, json::as_array(*given, "\"steps\""));
    for (std::size_t i = 0; i < (*steps)->size(); ++i) {
      if (auto acted = table.act((**steps)[i]); !acted)
        return std::unexpected(acted.error().within(fmt::format("steps[{}]", i)));
    }
  }
  return table;
}

Expected<void> Table::act(const Step& step) {
  return host_.act(step);
}

Expected<void> Table::act(const json::value& step) {
  const json::object* const in = step.if_object();
  const bool automatic = in != nullptr && in->contains("auto");
  DALAPAPA_TRY(read, automatic ? automatic_step(*in) : step_from_json(step, *config_.tiles));
  return act(*read);
}

// {"seat", "auto": true, "ms"}: what is recorded is the choice made.
Expected<Step> Table::automatic_step(json::object in) const {
  DALAPAPA_CHECK(json::only_keys(in, {"seat", "auto", "ms"}));
  if (in.at("auto") != true) return bad_input("\"auto\" must be true");
  in.erase("auto");
  in["pass"] = true;  // any action: seat and time are read as in every step
  DALAPAPA_TRY(step, step_from_json(in, *config_.tiles));
  const auto chosen = game().automatic(step->actor);
  if (!chosen) return refused("there is nothing to be chosen automatically now");
  step->action = *chosen;
  return *step;
}

json::object Table::view(Viewer viewer) const {
  json::object out = to_json(config_);
  out["commitment"] = commitment_;
  json::array steps;
  for (const SeenStep& step : host_.told(viewer, 0)) steps.push_back(to_json(step, *config_.tiles));
  out["steps"] = std::move(steps);
  out["state"] = describe(course(), *game().seen_by(viewer));
  if (host_.over()) out["opened"] = opening_.to_json(*config_.tiles);
  return out;
}

json::array Table::choices(int seat) const {
  json::array out;
  if (host_.over()) return out;
  for (const Action& action : game().seen_by(seat)->choices(Actor::seat(seat)))
    out.push_back(to_json(action, *config_.tiles));
  return out;
}

Expected<Bot*> Table::bot(int seat, std::string_view level, std::uint64_t seed) {
  Guest& guest = guests_[seat];
  if (guest.bot == nullptr || guest.level != level || guest.seed != seed) {
    DALAPAPA_TRY(made, make_bot(*config_.game, level, seed));
    guest = {std::string(level), seed, *std::move(made)};
  }
  return guest.bot.get();
}

Expected<std::optional<Action>> Table::suggest(int seat, std::string_view level, std::uint64_t seed) {
  DALAPAPA_TRY(asked, bot(seat, level, seed));
  if (!course().awaited().contains(Actor::seat(seat))) return refused("seat {} has nothing to do now", seat);
  return (*asked)->choose(*game().seen_by(seat), seat);
}

Expected<json::object> Table::figure_hints(const Figures& game, int seat, std::int64_t nodes) const {
  if (game.automatic(Actor::seat(seat))) return refused("choose a sheet first");
  FillTask task{.tiles = config_.tiles.get(), .frame = {game.rules().width, game.rules().height}};
  const auto add = [&](TileIndex tile) { task.pile.push_back({tile}); };
  game.pile(seat).for_each(add);
  if (game.held(seat) != no_tile) add(game.held(seat));
  for (const Placement& at : game.figure(seat)) add(*config_.tiles->tile_with(at.face));
  DALAPAPA_TRY(found, help(task, game.figure(seat), nodes));
  return to_json(*found);
}

Expected<json::object> Table::hints(int seat, std::int64_t nodes, std::uint64_t seed) const {
  if (!config_.allows(Aid::hints)) return refused("the players have agreed to do without hints");
  if (host_.over()) return refused("the game is over");
  if (const auto* const figures = dynamic_cast<const Figures*>(&game()))
    return figure_hints(*figures, seat, nodes);
  const auto style = style_of(*config_.game);
  if (style == nullptr)
    return refused("there are no hints in {}, where all play at once", config_.game->name);
  if (mover(game()) != seat) return refused("seat {} has nothing to do now", seat);
  if (game().automatic(Actor::seat(seat)))
    return refused("how the table is laid out makes no difference yet");
  constexpr std::size_t most = 5;
  Random random(seed);
  Meter meter({nodes, nullptr});
  Thoughts thoughts = think(*style, *game().seen_by(seat), seat, random, meter, {.in_points = true});
  if (thoughts.plans.size() > most) thoughts.plans.resize(most);
  json::array hints;
  for (const Plan& plan : thoughts.plans) hints.push_back(to_json(plan, *config_.tiles));
  return json::object{{"hints", std::move(hints)}, {"exact", thoughts.exact}};
}

Expected<json::object> Table::scene(Viewer viewer, const json::array& tried, std::size_t since) const {
  return dalapapa::scene(course(), viewer, tried, since, outcomes_by(config_));
}

Expected<json::object> Table::fit(int seat, const json::array& tried, const Placement& at) const {
  DALAPAPA_TRY(now, consider(game(), seat, tried, outcomes_by(config_)));
  return dalapapa::fit(*now, at);
}

Expected<json::array> Table::gaps(Viewer viewer, const json::array& tried) const {
  if (!config_.allows(Aid::gaps)) return refused("the players have agreed to do without gaps");
  DALAPAPA_TRY(now, consider(game(), viewer, tried, Outcomes::hidden));
  DALAPAPA_TRY(squares, dalapapa::gaps(*now->game));
  json::array out;
  for (const Square& square : *squares) out.push_back(json::array{square.x, square.y});
  return out;
}

Expected<std::int64_t> Table::pause(int seat, std::string_view level, std::uint64_t seed) {
  DALAPAPA_TRY(asked, bot(seat, level, seed));
  if (!game().has_clock()) return refused("{} is played without a clock", config_.game->name);
  return (*asked)->pause(*game().seen_by(seat), seat);
}

Record Table::record() const {
  const auto steps = course().steps();
  Record record{program_version(), config_, commitment_, {steps.begin(), steps.end()}, {}};
  if (const auto result = course().result()) record.ending = {*result, opening_};
  return record;
}

}  // namespace dalapapa
