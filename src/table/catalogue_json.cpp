#include "table/catalogue_json.hpp"

#include <array>

#include "games/deck.hpp"

namespace dalapapa {
namespace {

json::object to_json(const OptionSpec& spec) {
  constexpr std::array<std::string_view, 4> kinds{"flag", "number", "number_or_none", "choice"};
  json::object out{{"name", spec.name},
                   {"kind", kinds[static_cast<std::size_t>(spec.kind)]},
                   {"min", spec.min},
                   {"max", spec.max}};
  if (spec.kind == OptionSpec::Kind::choice)
    out["choices"] = json::array(spec.choices.begin(), spec.choices.end());
  out["default"] = spec.written(spec.fallback);
  return out;
}

}  // namespace

json::object to_json(const GameInfo& game) {
  json::array options;
  json::array aids;
  for (std::size_t i = 0; i < aid_names.size(); ++i) {
    if (game.aids.allows(static_cast<Aid>(i))) aids.push_back(json::string(aid_names[i]));
  }
  for (const OptionSpec& spec : game.options) options.push_back(to_json(spec));
  return {{"name", game.name},
          {"title", game.title},
          {"min_seats", game.min_seats},
          {"max_seats", game.max_seats},
          {"ages", game.ages ? json::value(json::array{game.ages->youngest, game.ages->oldest})
                             : json::value(nullptr)},
          {"lowest_wins", game.lowest_wins},
          {"aids", std::move(aids)},
          {"pass_loses", game.pass_loses},
          {"extra", game.extra},
          {"throws", Deck::throws(game, TileSet::standard())},
          {"options", std::move(options)}};
}

}  // namespace dalapapa
