// Configurations: what is agreed before a game, as the page and the first line of a record say it.
#include "fuzz/reading.hpp"
#include "table/config_json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const auto value = json::parse(fuzz::text_of(data, size));
  if (!fuzz::is_read(value) || !value->is_object()) return 0;
  const auto config = config_from_json(value->get_object());
  if (!fuzz::is_read(config)) return 0;
  require(config->check().has_value(), "what was agreed suits the game");
  const json::object out = to_json(*config);
  const auto again = config_from_json(out);
  require(again.has_value(), "what was written is read");
  require(to_json(*again) == out && again->seats == config->seats, "it is the same when read again");
  return 0;
}
