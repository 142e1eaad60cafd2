// The engine as a page sees it: one JSON request in, one JSON answer out. Tables live here and go by handles.
//
//   "op"            takes                              answers
//   create          table, as Table::create() reads    table, its handle; steps, how many there are
//   act             table, step                        steps, the draws that were due included
//   view            table, viewer (null: spectator)    view
//   scene           table, viewer, tried, since        see scene() in table/scene.hpp
//   fit             table, viewer, tried, place        see fit() in table/fit.hpp
//   choices         table, seat                        choices, a list of actions
//   suggest         table, seat, level, seed           action
//   pause           table, seat, level, seed           ms, after which the bot is to be asked
//   hints           table, seat, nodes, seed           hints, the best turns; exact, whether they are certain
//   gaps            table, viewer, tried               squares that nothing can cover any more
//   record          table                              record, a text
//   close           table                              closed, the handle
//   board           line                               what BoardQuestions answers to the line
//   and those of plain_operations.hpp and puzzle_operations.hpp. "tried" and "since" may be left out.
//
//   {"op": "act", "table": 1, "step": {"seat": 0, "pass": true}}        {"steps": 6}
//
// Whatever cannot be done is answered with {"error": "..."}, and then nothing has changed. Hashes are the
// page's business, because it gets them only asynchronously: it asks for the text, hashes it, and brings the hash along.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "table/board_questions.hpp"
#include "table/table.hpp"
#include "wasm/puzzle_operations.hpp"

namespace dalapapa {

class Engine {
 public:
  // A page that forgets to close its tables is told so before the memory runs out.
  static constexpr std::size_t max_tables = 100;

  Engine();

  [[nodiscard]] std::string call(std::string_view request);

 private:
  struct Operations;  // one function for each "op"

  [[nodiscard]] Expected<json::object> answer(std::string_view request);

  BoardQuestions board_questions_;
  PuzzleOperations puzzles_;
  std::map<std::int64_t, Table> tables_;  // by handle
  std::int64_t next_handle_ = 1;
};

}  // namespace dalapapa
