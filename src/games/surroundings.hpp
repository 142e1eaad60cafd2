// How a tile lies, or would lie, relative to those around it: for figures and frames, whose tiles need not hang together and make no
// Board, and for whoever wants to know why a tile does not fit.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "games/layout.hpp"

namespace dalapapa {

struct Surroundings {
  bool occupied = false;
  int discs = 0;                  // half-discs that meet another, of whatever colours
  std::vector<EdgeAt> clashes{};  // where the colours differ
};

[[nodiscard]] Surroundings look_around(std::span<const Placement> tiles, const Placement& at);

// What keeps a tile from lying there, the first of these that does: "outside" the frame, "occupied", "colours", "outline",
// where another outline is shown, "alone", where it should touch another (G7). Nothing if it may.
[[nodiscard]] std::optional<std::string_view> obstacle(const Layout& layout, const Placement& at,
                                                       const Surroundings& around);

// {"fits": false, "why", "clashes": [[x, y, side], ...]}, which are told where colours are the reason.
[[nodiscard]] json::object misfit(std::string_view why, const Surroundings& around);

}  // namespace dalapapa
