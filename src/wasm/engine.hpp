// The engine as a page sees it: one JSON request in, one JSON answer out. Tables live here and go by handles.
//
//   {"op": "create", "table": {...}}                  {"table": 1, "steps": 4}; the table as Table::create()
//   reads it
//   {"op": "act", "table": 1, "step": {...}}          {"steps": 6}: how many there are now, the draws due
//   included
//   {"op": "view", "table": 1, "viewer": 0}           {"view": {...}}; a spectator is null
//   {"op": "choices", "table": 1, "seat": 0}          {"choices": [{"place": [...]}, ...]}
//   {"op": "suggest", "table": 1, "seat": 0, "level": "greedy", "seed": 7}    {"action": {...}}
//   {"op": "record", "table": 1}                      {"record": "..."}
//   {"op": "close", "table": 1}                       {"closed": 1}
//   {"op": "committed_text", "tiles": "standard", "opened": {...}}            {"text": "..."}, to be hashed
//   by the page
//   {"op": "replay", "record": "...", "sha256": "..."}     {"result": {...}}; the hash of the record's
//   committed text
//   {"op": "board", "line": "..."}                    what BoardDesk answers to the line
//   {"op": "signature", "games": 200}                 {"signature": "0123456789abcdef"}
//
// Whatever cannot be done is answered with {"error": "..."}, and then nothing has changed. Hashes are the
// page's: it has them only asynchronously, so it asks for the text, hashes it, and brings the hash along.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "table/board_desk.hpp"
#include "table/table.hpp"

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

  BoardDesk board_desk_;
  std::map<std::int64_t, Table> tables_;  // by handle
  std::int64_t next_handle_ = 1;
};

}  // namespace dalapapa
