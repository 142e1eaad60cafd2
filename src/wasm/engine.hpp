// The engine as a page sees it: one JSON request in, one JSON answer out. Tables live here and go by handles.
//
//   "op"            takes                              answers
//   create          table, as Table::create() reads    table, its handle; added, the record so far
//   open            record, opened                     table: a game is taken up where its record ends
//   submit          table, seat, actions, seen         news: a seat's actions, all of them or none
//   wake            table                              news: whatever is due, the referee or a bot
//   go_on           table, seats, seen                 news: these people do not interrupt the bot that is to move
//   act             table, step                        steps, how many there are: for whoever plays all the seats, as a lesson does
//   view            table, viewer (null: spectator)    view
//   scene           table, viewer, tried, since        see scene() in table/scene.hpp
//   fit             table, viewer, tried, place        see fit() in table/fit.hpp
//   choices         table, seat                        choices, a list of actions
//   suggest         table, seat, level, seed           action
//   hints           table, seat, tried, nodes, seed    hints, the best turns; exact, whether they are certain
//   gaps            table, viewer, tried               squares that nothing can cover any more
//   record          table, sha256                      record, a text; of one that is followed once it is over, with the hash of
//                                                      committed_text
//   report          table, viewer, since               steps as that viewer may see them, and in the end the deck: for whoever follows
//   follow          table, viewer                      table: one that is hosted elsewhere, as a viewer follows it
//   hear            table, since, report               steps, how many there are: what the host has reported
//   close           table                              closed, the handle
//   board           line                               what BoardQuestions answers to the line
//   and those of plain_operations.hpp and puzzle_operations.hpp. "tried" and "since" may be left out.
//
//   {"op": "submit", "table": 1, "seat": 0, "actions": [{"pass": true}], "seen": 5, "now": 0, "pace": 600, "viewer": 0, "since": 5}
//   {"added": "{...}\n{...}\n", "asked": [], "wakes_at": 600, "scene": {...}}
//
// What makes news takes the time too, "now" and the "pace" of bots, and for whom and since when a scene is wanted. News are the lines that
// were added to the record, people who are asked whether they interrupt, when to wake the table, and the scene.
//
// Whatever cannot be done is answered with {"error": "..."}, and "late": true where something has happened that the player had not seen;
// then nothing has changed, but for what was due anyway, which the next news tell. Hashes are the
// page's business, because it gets them only asynchronously: it asks for the text, hashes it, and brings the hash along.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "base/json.hpp"
#include "table/board_questions.hpp"
#include "table/followed_table.hpp"
#include "table/table.hpp"
#include "wasm/puzzle_operations.hpp"

namespace dalapapa {

class Engine {
 public:
  // A page that forgets to close its tables is told so before the memory runs out.
  static constexpr std::size_t max_tables = 100;
  // The record of the longest game fits in.
  static constexpr std::size_t max_request = std::size_t{8} << 20U;

  Engine();

  [[nodiscard]] std::string call(std::string_view request);

 private:
  struct Operations;  // one function for each "op"

  [[nodiscard]] Expected<json::object> answer(std::string_view request);

  BoardQuestions board_questions_;
  PuzzleOperations puzzles_;
  using AnyTable = std::variant<Table, FollowedTable>;
  std::map<std::int64_t, AnyTable> tables_;  // by handle
  std::int64_t next_handle_ = 1;
};

}  // namespace dalapapa
