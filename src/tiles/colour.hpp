// The four colours (G2). They are numbered in the order of their letters, so that comparing packed faces
// compares their spellings (T7).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dalapapa {

enum class Colour : std::uint8_t { blue, green, red, yellow };

inline constexpr std::array<Colour, 4> all_colours{Colour::blue, Colour::green, Colour::red, Colour::yellow};
inline constexpr std::string_view colour_letters = "BGRY";

constexpr std::uint8_t index(Colour c) {
  return static_cast<std::uint8_t>(c);
}

constexpr char letter(Colour c) {
  return colour_letters[index(c)];
}

constexpr std::string_view name(Colour c) {
  constexpr std::array<std::string_view, 4> names{"blue", "green", "red", "yellow"};
  return names[index(c)];
}

constexpr std::optional<Colour> colour_of(char letter) {
  const std::size_t found = colour_letters.find(letter);
  if (found == std::string_view::npos) return std::nullopt;
  return all_colours[found];
}

}  // namespace dalapapa
