// Records as they come in files and links: any text is read or refused, and what was read survives the way out and back. Whether the steps
// are legal is for play_game to try.
#include <algorithm>

#include "fuzz/reading.hpp"
#include "table/record.hpp"
#include "tiles/tile_bits.hpp"

namespace dalapapa::fuzz {
namespace {

// What stands in the lines is what was read, in their order, and nothing else.
void check_lines(const Record& record, std::string_view text) {
  std::size_t number = 0;
  for (; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto line = json::parse(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    require(line.has_value(), "each line is JSON");
    if (number == 0) continue;
    if (number <= record.steps.size()) {
      const auto step = step_from_json(*line, *record.config.tiles);
      require(step.has_value() && *step == record.steps[number - 1], "each step stands in its line");
    } else {
      require(record.ending && line->is_object() && line->get_object().contains("result") && text.empty(),
              "the result stands in the last line");
    }
  }
  require(number == 1 + record.steps.size() + (record.ending ? 1 : 0), "no line is left out");
}

void check_deck(const Opening& opened, const Config& config) {
  TileBits in_deck;
  for (const TileIndex tile : opened.deck) {
    require(tile < config.tiles->size(), "the deck has tiles of the set");
    require(config.game->returns_tiles || !in_deck.contains(tile), "each tile is in the deck once");
    in_deck.add(tile);
  }
  require(in_deck == TileBits::all(config.tiles->size()), "all tiles are in the deck");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const std::string_view text = fuzz::text_of(data, size);
  const auto record = Record::read(text);
  if (!fuzz::is_read(record)) return 0;
  require(record->config.check().has_value(), "what was agreed suits the game");
  fuzz::check_lines(*record, text);
  if (record->ending) fuzz::check_deck(record->ending->opened, record->config);
  const std::string written = record->write();
  const auto again = Record::read(written);
  require(again.has_value(), "a record that was written is read");
  require(again->write() == written, "it is the same when read again");
  require(again->steps == record->steps && again->commitment == record->commitment &&
              again->config.seats == record->config.seats,
          "each step and each seat is the same");
  return 0;
}
