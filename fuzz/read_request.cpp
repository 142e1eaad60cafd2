// Requests to the engine, one a line, as a page sends them: every one is answered with an object. Those that let bots think, or take as long
// as they are told to, are for play_seam.
#include <algorithm>
#include <array>
#include <span>

#include "fuzz/reading.hpp"
#include "puzzles/puzzle_id.hpp"
#include "wasm/engine.hpp"

namespace dalapapa::fuzz {
namespace {

// Bots of these levels think for longer, wherever they stand.
constexpr std::array<std::string_view, 4> thinkers{"novice", "casual", "expert", "master"};
constexpr std::array<std::string_view, 7> long_operations{
    "signature", "analyse", "hints", "suggest", "search", "catalogue", "deal_of_the_day"};

bool names_any(std::string_view line, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return line.contains(word); });
}

// Also where the operation is spelt with escapes.
bool takes_long(std::string_view line) {
  if (names_any(line, thinkers)) return true;
  if (!line.contains('\\') && !line.contains("puzzle") && !names_any(line, long_operations)) return false;
  const auto value = json::parse(line, Engine::max_request);
  const json::object* const in = value ? value->if_object() : nullptr;
  const json::value* const op = in == nullptr ? nullptr : in->if_contains("op");
  if (op == nullptr || !op->is_string()) return false;
  if (std::ranges::find(long_operations, std::string_view(op->get_string())) != long_operations.end())
    return true;
  // A puzzle that there is would be made.
  const json::value* const id = in->if_contains("id");
  return id != nullptr && id->is_string() && PuzzleId::parse(id->get_string());
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  Engine engine;
  std::string_view text = fuzz::text_of(data, size);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (fuzz::takes_long(line)) continue;
    const auto answer = json::parse(engine.call(line), std::size_t{64} << 20U);
    fuzz::require(answer.has_value() && answer->is_object(), "every request is answered with an object");
    if (const json::value* const error = answer->get_object().if_contains("error"))
      fuzz::check_message(error->get_string());
  }
  return 0;
}
