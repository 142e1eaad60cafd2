// Steps: as a record has them, as a viewer is told them, and as a person types an action in a terminal.
#include "fuzz/reading.hpp"
#include "games/seen_step.hpp"

namespace dalapapa::fuzz {
namespace {

void read_json(const json::value& value, const TileSet& tiles) {
  if (const auto step = step_from_json(value, tiles); is_read(step)) {
    const auto again = step_from_json(to_json(*step, tiles), tiles);
    require(again.has_value() && *again == *step, "a step that was written is read as it was");
  }
  if (const auto seen = seen_step_from_json(value, tiles); is_read(seen)) {
    const auto again = seen_step_from_json(to_json(*seen, tiles), tiles);
    require(again.has_value() && *again == *seen, "so is a step as it is seen");
  }
}

void read_typed(std::string_view text, const TileSet& tiles) {
  const auto action = action_from_text(text, tiles);
  if (!is_read(action)) return;
  const auto again = action_from_text(to_text(*action, tiles), tiles);
  require(again.has_value() && *again == *action, "so is an action as text");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  static const TileSet tiles = TileSet::standard();
  const std::string_view text = fuzz::text_of(data, size);
  if (const auto value = json::parse(text)) fuzz::read_json(*value, tiles);
  fuzz::read_typed(text, tiles);
  return 0;
}
