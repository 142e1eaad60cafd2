// Options of a game, as they are agreed on: {"target": 120} in JSON, and target=120, one a line, as on the command line. The first byte says
// of which game.
#include <algorithm>

#include "fuzz/reading.hpp"
#include "games/catalogue.hpp"

namespace dalapapa::fuzz {
namespace {

void check_way_back(const Options& options, std::span<const OptionSpec> specs) {
  const json::object out = options.to_json();
  const auto again = Options::from_json(specs, out);
  require(again.has_value() && again->to_json() == out, "options that were written are read as they were");
  for (const OptionSpec& spec : specs) {
    const int value = options[spec.name];
    const bool is_none = spec.kind == OptionSpec::Kind::number_or_none && value == none;
    require(is_none || (value >= spec.min && value <= spec.max), "every value is one that there is");
  }
}

void set_all(Options options, std::span<const OptionSpec> specs, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const json::object before = options.to_json();
    if (!is_read(options.set(text.substr(0, end))))
      require(options.to_json() == before, "what is refused changes nothing");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  check_way_back(options, specs);
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  std::string_view text = fuzz::text_of(data, size);
  if (text.empty()) return 0;
  const std::span<const OptionSpec> specs = catalogue()[*data % catalogue().size()].options;
  text.remove_prefix(1);
  fuzz::set_all(Options(specs), specs, text);
  if (const auto value = json::parse(text)) {
    if (const auto options = Options::from_json(specs, *value); fuzz::is_read(options))
      fuzz::check_way_back(*options, specs);
  }
  return 0;
}
