// What a puzzle is called: a short text from which it can be made again, anywhere and at any time.
//
//   figure-4x4-3-k2m9qz      fill 4x4 squares, level 3          figure-4x4o-…   with the outline of the tiles
//   arlequin-2-5-00001a      fill 10x8 squares with sheet 2     arlequin-2o-…
//   grand-20x12-4-zzzzzz     fill 20x12 squares with all tiles
//   turn-3-k2m9qz            the best turn with two tiles
//   close-3-k2m9qz           the best turn that closes a group
//
// The last part is a seed to base 32, without the letters i l o u that could be misread. Whoever changes how puzzles are made
// must give the new ones other names, and keep making the old ones: tests pin some.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "puzzles/day.hpp"

namespace dalapapa {

struct PuzzleId {
  enum class Kind : std::uint8_t { figure, arlequin, grand, turn, close };
  static constexpr std::array<std::string_view, 5> kinds{"figure", "arlequin", "grand", "turn", "close"};
  static constexpr std::uint32_t seeds = 1U << 30U;
  static constexpr int easiest = 1;
  static constexpr int hardest = 5;

  Kind kind = Kind::figure;
  int width = 4;  // of figure and grand
  int height = 4;
  int sheet = 1;         // of Arlequin
  bool outline = false;  // of those to be filled
  int level = easiest;
  std::uint32_t seed = 0;

  [[nodiscard]] static Expected<PuzzleId> parse(std::string_view text);
  [[nodiscard]] std::string text() const;
  // Refuses sizes, sheets and levels that do not exist.
  [[nodiscard]] Expected<void> check() const;

  [[nodiscard]] bool is_filling() const { return kind < Kind::turn; }

  friend bool operator==(const PuzzleId&, const PuzzleId&) = default;
};

[[nodiscard]] Expected<PuzzleId::Kind> puzzle_kind_named(std::string_view name);

// The puzzle of a day, the same for everybody: small and easy on Mondays, an Arlequin on Sundays.
[[nodiscard]] PuzzleId puzzle_of_the_day(const Day& day);

}  // namespace dalapapa
