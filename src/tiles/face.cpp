#include "tiles/face.hpp"

#include "base/json.hpp"

namespace dalapapa {

Expected<Face> Face::parse(std::string_view spelling) {
  Colours colours{};
  if (spelling.size() != colours.size()) {
    return bad_input("face {} must have seven letters of B Y R G", json::quoted(spelling));
  }
  for (std::size_t i = 0; i < colours.size(); ++i) {
    const auto colour = colour_of(spelling[i]);
    if (!colour) return bad_input("face {} has a letter other than B Y R G", json::quoted(spelling));
    colours[i] = *colour;
  }
  return Face(colours);
}

std::string Face::spelling() const {
  std::string text;
  for (const Colour c : colours()) text += letter(c);
  return text;
}

}  // namespace dalapapa
