// What is written on paper besides the rules, in the languages of the texts: texts/paper/LANG.json. texts/README.md has the glossary.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "paper/languages.hpp"
#include "paper/pieces.hpp"

namespace dalapapa {

struct PieceWords {
  std::string name;
  std::string use;  // which games need them
};

// What rule books say.
struct BookletWords {
  std::string title;     // of the booklet, below the name of the game
  std::string original;  // what the colours of that set are called in the rules
  std::string contents;
  std::string goal;
  std::string in_short;

  std::string alone;
  // With # for what is filled in.
  std::string players;
  std::string age_from;
  std::string age_range;
  std::string all_ages;
  std::string minutes;
  std::string minutes_from;
  std::string varies;

  // The games on one page.
  std::string summary;
  std::string turn;
  std::string scoring;
  std::string end;
};

// What puzzle sheets and positions say.
struct SheetWords {
  std::array<std::string, 5> kinds;  // of PuzzleId::Kind
  std::string fill;
  std::string outlined;  // where the outlines of the tiles are shown
  std::string turn;
  std::string close;
  std::string level;  // with # for the number
  std::string cut_out;
  std::string scan;

  std::string step;  // of a game; # of #
  std::string points;
  std::string tokens;
  std::string coins;
  std::string too_long;
};

struct Words {
  std::string author;  // of the games: everything printed names him (H4)
  std::string tiles;

  // The caption of a sheet of tiles.
  std::string sheet;
  std::string front;
  std::string back;
  std::array<std::string, 3> shapes;       // of DiscShape
  std::array<std::string, 2> backgrounds;  // of Background
  std::array<std::string, 3> palettes;     // of Palette
  std::string signs;
  std::string full_size;
  std::array<std::string, 3> turnings;  // of Turning

  std::string pieces;
  std::string cut_out;
  std::array<PieceWords, kinds_of_pieces> kinds;  // of Piece

  std::string score_board;
  std::string start;
  std::string rounds;

  SheetWords sheets;
  BookletWords booklet;
};

// A fault in a file is an error that names it; tests read all of them, so that nobody meets one.
[[nodiscard]] Expected<Words> words_in(Language language);
[[nodiscard]] Expected<Words> words_from(const json::object& file);

// A text with a value instead of its first #.
[[nodiscard]] std::string filled_in(std::string_view pattern, std::string_view value);

}  // namespace dalapapa
