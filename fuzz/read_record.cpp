// Records as they come in files and links: any text is read or refused, and what was read survives the way out and back. Whether the steps
// are legal is for play_game to try.
#include "fuzz/reading.hpp"
#include "table/record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const auto record = Record::read(fuzz::text_of(data, size));
  if (!fuzz::is_read(record)) return 0;
  require(record->config.check().has_value(), "what was agreed suits the game");
  const std::string written = record->write();
  const auto again = Record::read(written);
  require(again.has_value(), "a record that was written is read");
  require(again->write() == written, "it is the same when read again");
  require(again->steps == record->steps && again->commitment == record->commitment &&
              again->config.seats == record->config.seats,
          "each step and each seat is the same");
  return 0;
}
