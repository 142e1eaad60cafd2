// A colour to print with.
#pragma once

#include <cstdint>

namespace dalapapa {

struct Ink {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;

  // Ink::hex(0xd93a2b), as style sheets write it.
  [[nodiscard]] static constexpr Ink hex(std::uint32_t rgb) {
    return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U & 0xFFU),
            static_cast<std::uint8_t>(rgb & 0xFFU)};
  }

  friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

// What is not part of the game: captions, marks to cut along.
inline constexpr Ink black_ink = Ink::hex(0x000000);
inline constexpr Ink white_ink = Ink::hex(0xffffff);
inline constexpr Ink text_ink = Ink::hex(0x2a211a);
inline constexpr Ink quiet_ink = Ink::hex(0x65574a);
inline constexpr Ink accent_ink = Ink::hex(0x9a3b1c);
inline constexpr Ink panel_ink = Ink::hex(0xf6f0e4);  // behind what stands apart from a text
inline constexpr Ink rule_ink = Ink::hex(0xd9c9b0);

}  // namespace dalapapa
