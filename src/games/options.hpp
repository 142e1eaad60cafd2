// The options of a game as data: names, ranges and defaults, read and checked in one place for all games.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"

namespace dalapapa {

struct OptionSpec {
  enum class Kind : std::uint8_t { flag, number, number_or_none, choice };

  std::string_view name;
  Kind kind{};
  int fallback = 0;  // of a choice, its place in the list
  int min = 0;
  int max = 1;
  std::string_view help;
  std::span<const std::string_view> choices;  // of a choice

  // "60 to 240", "4x4, 4x6 or 6x6"
  [[nodiscard]] std::string range() const;
  // As it is written: 120, true, null for none, "4x4".
  [[nodiscard]] json::value written(int value) const;
};

// Of the games in which hands are hidden otherwise.
inline constexpr OptionSpec open_hands_option{
    "open_hands", OptionSpec::Kind::flag, 0, 0, 1, "everyone sees all hands", {}};

inline constexpr int none = 0;  // the value of a number that is none

// The values of a game's options, all of them, whether given or left at their defaults.
class Options {
 public:
  explicit Options(std::span<const OptionSpec> specs);

  // Refuses names that the game does not have and values out of range, and says what would be right.
  [[nodiscard]] static Expected<Options> from_json(std::span<const OptionSpec> specs,
                                                   const json::value& value);
  [[nodiscard]] json::object to_json() const;

  // "target=120", as on the command line.
  [[nodiscard]] Expected<void> set(std::string_view assignment);

  // Needs: the game has such an option.
  [[nodiscard]] int operator[](std::string_view name) const;

 private:
  [[nodiscard]] Expected<void> set(std::string_view name, const json::value& value);

  std::span<const OptionSpec> specs_;
  std::vector<int> values_;
};

}  // namespace dalapapa
