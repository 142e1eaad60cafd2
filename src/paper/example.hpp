// A drawn example of the rules: a position, a tile in question, and what to look at. texts/README.md has the format of
// texts/examples.json; in the tests of the page the engine confirms all of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/edge_at.hpp"
#include "board/placement.hpp"
#include "games/layout.hpp"
#include "paper/look.hpp"

namespace dalapapa {

struct Example {
  struct Group {
    std::string name{};  // empty: only its size is shown
    std::vector<EdgeAt> discs;
  };

  std::vector<Placement> placed;
  std::optional<Placement> tried{};
  bool illegal = false;  // it may not lie there
  std::vector<EdgeAt> lit{};
  std::vector<EdgeAt> linked{};  // to the first that is lit
  std::vector<EdgeAt> clashes{};
  std::vector<Group> groups{};
  std::vector<Layout::Claim> claims{};
  std::optional<Palette> palette{};  // where the caption names colours

  // All tiles that lie there.
  [[nodiscard]] std::vector<Placement> tiles() const;
};

[[nodiscard]] Expected<Example> example_named(std::string_view name);

}  // namespace dalapapa
