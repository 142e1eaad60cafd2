// A configuration as JSON: {"game", "options", "seats": [{"name", "bot", "age"}], "aids", "clock", "tiles"}. "tiles" is "standard"
// or a whole tile set; "options" may name a few and leave the rest at their defaults; "bot" is there for
// programs alone, "age" where it matters, "aids" and "clock" where they were agreed on.
#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>

#include "base/json.hpp"
#include "games/catalogue.hpp"

namespace dalapapa {

[[nodiscard]] json::object to_json(const Config& config);

// Reads and checks; refuses unknown keys. `in` may have the keys named in `also`, which are for others to
// read.
[[nodiscard]] Expected<Config> config_from_json(const json::object& in,
                                                std::initializer_list<std::string_view> also = {});

// Names stand among other text, in terminals, in the page and on paper, where some characters would do more than show: "Ann \u202Esniw" reads
// "Ann wins". A game that begins has none of them. Records may: older versions took such names, and whoever shows one writes it out.
[[nodiscard]] Expected<void> check_new_names(const Config& config);

// What "tiles" says.
[[nodiscard]] Expected<std::shared_ptr<const TileSet>> tiles_from_json(const json::value& value);

}  // namespace dalapapa
