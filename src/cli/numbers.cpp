#include "cli/numbers.hpp"

#include <charconv>

#include "base/json.hpp"

namespace dalapapa {

Expected<std::pair<int, int>> pair_in(std::string_view text, char between, std::string_view what) {
  std::pair<int, int> numbers;
  const auto read = [](std::string_view part, int& number) {
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    return error == std::errc{} && end == part.data() + part.size();
  };
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos || !read(text.substr(0, at), numbers.first) ||
      !read(text.substr(at + 1), numbers.second)) {
    return bad_input("{} must be two whole numbers with {} between them, not {}", what, between,
                     json::quoted(text));
  }
  return numbers;
}

}  // namespace dalapapa
