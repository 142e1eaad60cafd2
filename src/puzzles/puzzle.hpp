// A puzzle made from its name, for whoever shows it: JSON in and out.
//
//   const auto puzzle = Puzzle::make(PuzzleId::parse("figure-4x4-3-k2m9qz").value());
//   puzzle->describe();                                  // frame or board, tiles, hints
//   puzzle->check(answer);                               // right, or what is wrong with it
//   puzzle->help(laid);                                  // for anyone in the middle of it
#pragma once

#include <cstdint>
#include <memory>
#include <variant>

#include "base/json.hpp"
#include "games/layout.hpp"
#include "puzzles/fill_puzzle.hpp"
#include "puzzles/puzzle_id.hpp"
#include "puzzles/turn_puzzle.hpp"

namespace dalapapa {

class Puzzle {
 public:
  [[nodiscard]] static Expected<Puzzle> make(const PuzzleId& id, const KeepGoing& keep_going = {});

  [[nodiscard]] const PuzzleId& id() const { return id_; }
  [[nodiscard]] const TileSet& tiles() const;
  // Nothing if a frame is to be filled.
  [[nodiscard]] const TurnPuzzle* turn() const { return std::get_if<TurnPuzzle>(&puzzle_); }

  // Without the solution: {"id", "kind", "level"} and
  //   for a frame to be filled   "width", "height", "fixed", "pile" (tiles by their ids), "outline" (where shown)
  //   for a turn                 "board", "tiles" (by their ids), "group" (a disc of it, where it is to be closed)
  [[nodiscard]] json::object describe() const;
  // {"solution": [placement...]} and, for a turn, "points".
  [[nodiscard]] json::object solution() const;

  // Whether an array of placements is the answer: the tiles that fill the frame, with the hints or without, or the turn.
  [[nodiscard]] Expected<void> check(const json::value& answer) const;

  // For anyone who has laid these tiles so far: see FillHelp. A turn has no middle, and is refused.
  [[nodiscard]] Expected<json::object> help(const json::value& laid) const;

  // To be drawn, as given and as solved; the tiles of the solution come last.
  [[nodiscard]] Layout layout() const;
  [[nodiscard]] Layout solved() const;
  // "the red group of 4 discs, marked 1", where one is to be closed.
  [[nodiscard]] std::string group_in_words() const;
  // The tiles to be laid, by their ids.
  [[nodiscard]] std::vector<int> hand() const;

 private:
  Puzzle(const PuzzleId& id, std::variant<FillPuzzle, TurnPuzzle> puzzle)
      : id_(id), puzzle_(std::move(puzzle)) {}

  PuzzleId id_;
  std::variant<FillPuzzle, TurnPuzzle> puzzle_;
};

}  // namespace dalapapa
