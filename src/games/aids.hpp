// What helps players at a table beyond the rules, and which of it they have agreed to allow.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace dalapapa {

enum class Aid : std::uint8_t {
  preview,  // what a placement would bring, before it is made
  hints,    // the best turns
  gaps      // squares that no tile can cover any more
};

inline constexpr std::array<std::string_view, 3> aid_names{"preview", "hints", "gaps"};

class Aids {
 public:
  constexpr Aids() = default;
  constexpr Aids(std::initializer_list<Aid> allowed) {
    for (const Aid aid : allowed) allow(aid);
  }
  constexpr void allow(Aid aid) { bits_ |= bit(aid); }
  [[nodiscard]] constexpr bool allows(Aid aid) const { return (bits_ & bit(aid)) != 0; }

  friend constexpr bool operator==(const Aids&, const Aids&) = default;

 private:
  [[nodiscard]] static constexpr std::uint8_t bit(Aid aid) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(aid));
  }
  std::uint8_t bits_ = 0;
};

}  // namespace dalapapa
