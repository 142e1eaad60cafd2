#include "table/table.hpp"

#include <limits>

#include "table/config_json.hpp"
#include "table/scene.hpp"

namespace dalapapa {
namespace {

// A number for the bots that is another one at every table.
std::uint64_t seed_of(const Opening& opening) {
  std::uint64_t seed = 0;
  for (const char digit : opening.nonce) seed = mix(seed + static_cast<unsigned char>(digit));
  return seed;
}

// Chance has dealt already what the deck has: where the record has another tile, one of them is wrong.
Expected<void> take_up(Table& table, const Record& record) {
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    const auto dealt = table.course().steps();
    if (i < dealt.size() && dealt[i] == step) continue;
    const std::string line = fmt::format("line {}", i + 2);
    if (i < dealt.size())
      return step.actor.is_chance() ? refused("{}: the deck of this game has another tile there", line)
                                    : refused("{}: a tile is drawn before that", line);
    if (auto acted = table.act(step); !acted) return std::unexpected(acted.error().within(line));
  }
  if (!record.ending) return {};
  const auto result = table.course().result();
  if (!result || *result != record.ending->result)
    return refused("line {}: this is not the result of the game", record.steps.size() + 2);
  return {};
}

}  // namespace

Table::Table(Config config, Opening opening, std::string commitment)
    : ShownTable(std::move(config), std::move(commitment)),
      opening_(std::move(opening)),
      host_(this->config(), Deck(opening_.deck)) {}

Expected<Table> Table::create(const json::value& request) {
  DALAPAPA_TRY(in, json::as_object(request, "a table"));
  DALAPAPA_TRY(config, config_from_json(**in, {"opened", "commitment", "steps"}));
  // One with steps began before, perhaps under an older version.
  if (!(*in)->contains("steps")) DALAPAPA_CHECK(check_new_names(*config));
  DALAPAPA_TRY(opened, json::member(**in, "opened"));
  DALAPAPA_TRY(opening, Opening::from_json(**opened, *config->game, *config->tiles));
  DALAPAPA_TRY(commitment, commitment_in(**in));
  Table table(*std::move(config), *std::move(opening), *std::move(commitment));
  if (const json::value* given = (*in)->if_contains("steps")) {
    DALAPAPA_TRY(steps, json::as_array(*given, "\"steps\""));
    for (std::size_t i = 0; i < (*steps)->size(); ++i) {
      if (auto acted = table.act((**steps)[i]); !acted)
        return std::unexpected(acted.error().within(fmt::format("steps[{}]", i)));
    }
  }
  return table;
}

Expected<Table> Table::open(std::string_view text, const json::value& opened) {
  DALAPAPA_TRY(record, Record::read(text));
  DALAPAPA_TRY(opening, Opening::from_json(opened, *record->config.game, *record->config.tiles));
  if (record->ending && record->ending->opened != *opening)
    return refused("the record was opened with another deck");
  Table table(record->config, *std::move(opening), record->commitment);
  if (auto taken_up = take_up(table, *record); !taken_up)
    return std::unexpected(record->with_origin(taken_up.error()));
  table.taken_ = 1 + record->steps.size() + (record->ending ? 1 : 0);  // these are stored already
  return table;
}

Expected<void> Table::act(const Step& step) {
  return host_.act(step);
}

Expected<void> Table::act(const json::value& step) {
  DALAPAPA_TRY(read, step_from_json(step, *config().tiles));
  return act(*read);
}

// What is recorded is the choice made.
Expected<Action> Table::automatic_action(const json::object& in, Actor actor) const {
  DALAPAPA_CHECK(json::only_keys(in, {"auto"}));
  if (in.at("auto") != true) return bad_input("\"auto\" must be true");
  const auto chosen = course().awaited().contains(actor) ? game().automatic(actor) : std::nullopt;
  if (!chosen) return refused("there is nothing to be chosen automatically now");
  return *chosen;
}

Expected<void> Table::submit(const json::object& submission, const Moment& moment) {
  DALAPAPA_CHECK(json::only_keys(submission, {"seat", "actions", "seen"}));
  DALAPAPA_TRY(seat_value, json::member(submission, "seat"));
  DALAPAPA_TRY(seat, json::as_integer(**seat_value, "\"seat\"", 0, game().seats() - 1));
  DALAPAPA_TRY(actions_value, json::member(submission, "actions"));
  DALAPAPA_TRY(in, json::as_array(**actions_value, "\"actions\""));
  const Actor actor = Actor::seat(static_cast<int>(*seat));
  std::vector<Action> actions;
  for (const json::value& value : **in) {
    DALAPAPA_TRY(one, json::as_object(value, "an action"));
    DALAPAPA_TRY(action, (*one)->contains("auto") ? automatic_action(**one, actor)
                                                  : action_from_json(**one, *config().tiles));
    actions.push_back(*action);
  }
  Submission wanted{.seat = static_cast<int>(*seat), .actions = actions};
  if (const json::value* const seen = submission.if_contains("seen")) {
    DALAPAPA_TRY(steps, json::as_integer(*seen, "\"seen\"", 0, std::numeric_limits<int>::max()));
    wanted.seen = static_cast<std::size_t>(*steps);
  }
  return host_.submit(wanted, moment.now);
}

Expected<TableBots*> Table::bots() {
  if (!bots_) {
    DALAPAPA_TRY(made, TableBots::of(config(), seed_of(opening_)));
    bots_ = *std::move(made);
  }
  return &*bots_;
}

Expected<void> Table::ask_bots(TableBots& bots, const Moment& moment) {
  for (int asked = 0; asked < game().seats() && !host_.over() && !host_.is_full(); ++asked) {
    bots.look(course(), moment.now, moment.pace);
    const auto due = bots.due(course());
    if (!due || due->at > moment.now) return {};
    const auto action = bots.ask(course(), due->seat);
    if (!action) continue;  // it would rather wait
    const Submission wanted{
        .seat = due->seat, .actions = {&*action, 1}, .seen = course().steps().size(), .by_bot = true};
    if (auto taken = host_.submit(wanted, moment.now); !taken)
      return refused("a bot wanted \"{}\", which is refused: {}", to_text(*action, *config().tiles),
                     taken.error().message);
    return {};
  }
  return {};
}

Expected<void> Table::wake(const Moment& moment) {
  const std::size_t before = course().steps().size();
  host_.wake(moment.now);
  if (course().steps().size() > before) return {};
  DALAPAPA_TRY(there, bots());
  return ask_bots(**there, moment);
}

Expected<void> Table::let_bots_look(const Moment& moment) {
  DALAPAPA_TRY(there, bots());
  (*there)->look(course(), moment.now, moment.pace);
  return {};
}

std::optional<std::int64_t> Table::wakes_at() const {
  std::optional<std::int64_t> at = host_.wakes_at();
  const auto due = bots_ && !host_.is_full() ? bots_->due(course()) : std::nullopt;
  if (due && (!at || due->at < *at)) at = due->at;
  return at;
}

std::vector<int> Table::people_asked() const {
  return bots_ ? bots_->people_asked(course()) : std::vector<int>();
}

Expected<void> Table::go_on(int seat, std::size_t seen) {
  if (seen != course().steps().size())
    return std::unexpected(Error{"something has happened since", Error::Kind::late});
  DALAPAPA_TRY(there, bots());
  (*there)->go_on(course(), seat);
  return {};
}

std::string Table::take_added() {
  std::string text;
  if (taken_ == 0) text += header_line(config(), commitment()) + "\n", ++taken_;
  const auto steps = course().steps();
  for (; taken_ <= steps.size(); ++taken_) text += step_line(steps[taken_ - 1], *config().tiles) + "\n";
  if (const auto result = course().result(); result && taken_ == steps.size() + 1)
    text += ending_line({*result, opening_}, *config().tiles) + "\n", ++taken_;
  return text;
}

json::object Table::report(Viewer viewer, std::size_t since) const {
  json::array steps;
  for (const SeenStep& step : host_.report(viewer, since)) steps.push_back(to_json(step, *config().tiles));
  json::object out{{"steps", std::move(steps)}};
  if (host_.over()) out["opened"] = opening_.to_json(*config().tiles);
  return out;
}

json::object Table::view(Viewer viewer) const {
  json::object out = to_json(config());
  out["commitment"] = commitment();
  out["state"] = describe(course(), *game().seen_by(viewer));
  json::add(out, report(viewer, 0));
  return out;
}

Expected<std::optional<Action>> Table::suggest(int seat, std::string_view level, std::uint64_t seed) const {
  DALAPAPA_TRY(bot, make_bot(*config().game, level, seed));
  if (!course().awaited().contains(Actor::seat(seat))) return refused("seat {} has nothing to do now", seat);
  return (*bot)->choose(*game().seen_by(seat), seat);
}

Record Table::record() const {
  const auto steps = course().steps();
  Record record{program_version(), config(), commitment(), {steps.begin(), steps.end()}, {}};
  if (const auto result = course().result()) record.ending = {*result, opening_};
  return record;
}

}  // namespace dalapapa
