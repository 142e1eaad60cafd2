// A chapter of the booklet as blocks that run over pages: title, facts, goal, sections with their drawn examples, and the game in
// brief.
#pragma once

#include <functional>
#include <vector>

#include "paper/canvas.hpp"
#include "paper/example.hpp"
#include "paper/pagination.hpp"
#include "paper/rules_text.hpp"
#include "paper/words.hpp"

namespace dalapapa {

struct Block {
  FlowBlock flow;
  // One of its rows below the top left of its room.
  std::function<void(Canvas& canvas, Point at, std::size_t row)> draw;
};

struct ChapterStyle {
  Look look;
  BookletWords words;
  double width = 0;  // of the text
};

// `number` counts the chapters from 0, which is not a game; each has a picture of its own.
[[nodiscard]] Expected<std::vector<Block>> blocks_of(const RulesText& rules, std::size_t number,
                                                     const ChapterStyle& style);

// A row of five tiles from a printed sheet, in the given width. Needs: a row from 0 to 23, eight to a sheet.
void draw_strip(Canvas& canvas, const Look& look, std::size_t row, Point at, double width);

}  // namespace dalapapa
