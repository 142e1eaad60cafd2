// What is written on paper besides numbers, in the six languages of the texts. texts/README.md has the glossary.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "paper/names.hpp"
#include "paper/pieces.hpp"

namespace dalapapa {

enum class Language : std::uint8_t { en, fr, de, es, it, nl };

inline constexpr Names<6> language_names{"en", "fr", "de", "es", "it", "nl"};

struct PieceWords {
  std::string_view name;
  std::string_view use;  // which games need them
};

struct Words {
  std::string_view author;  // of the games: everything printed names him (H4)
  std::string_view tiles;

  // The caption of a sheet of tiles.
  std::string_view sheet;
  std::string_view front;
  std::string_view back;
  Names<3> shapes;       // in the order of DiscShape
  Names<2> backgrounds;  // of Background
  Names<3> palettes;     // of Palette
  std::string_view signs;
  std::string_view full_size;
  Names<3> turnings;  // of Turning

  // The pieces, in the order of Piece.
  std::string_view pieces;
  std::string_view cut_out;
  std::array<PieceWords, kinds_of_pieces> kinds;

  std::string_view score_board;
  std::string_view start;
  std::string_view rounds;
};

[[nodiscard]] const Words& words_in(Language language);

// A text with a value instead of its first #.
[[nodiscard]] std::string filled_in(std::string_view pattern, std::string_view value);

}  // namespace dalapapa
