// Names of puzzles: what a name says is what it is, and nothing else has that name.
#include "fuzz/reading.hpp"
#include "puzzles/puzzle_id.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const std::string_view text = fuzz::text_of(data, size);
  const auto id = PuzzleId::parse(text);
  if (!fuzz::is_read(id)) return 0;
  require(id->text() == text, "a name is read as it is written");
  require(id->check().has_value(), "a puzzle that has a name can be made");
  require(puzzle_kind_named(text.substr(0, text.find('-'))) == id->kind, "its kind stands in front");
  return 0;
}
