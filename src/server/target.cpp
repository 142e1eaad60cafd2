#include "server/target.hpp"

#include <algorithm>
#include <charconv>

namespace dalapapa {
namespace {

// A proxy names the whole address; the path begins after the host.
std::string_view without_origin(std::string_view target) {
  constexpr std::string_view scheme = "http://";
  if (!target.starts_with(scheme)) return target;
  const std::size_t end_of_host = target.find_first_of("/?", scheme.size());
  if (end_of_host == std::string_view::npos || target[end_of_host] == '?') return "/";
  return target.substr(end_of_host);
}

std::optional<char> byte_in(std::string_view digits) {
  unsigned char byte = 0;
  const char* const end = digits.data() + digits.size();
  const auto [read, error] = std::from_chars(digits.data(), end, byte, 16);
  if (digits.size() != 2 || error != std::errc{} || read != end) return std::nullopt;
  return static_cast<char>(byte);
}

std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const auto byte = byte_in(text.substr(i + 1, 2));
    if (!byte) return std::nullopt;
    out += *byte;
    i += 2;
  }
  return out;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  target = without_origin(target);
  if (!target.starts_with('/')) return std::nullopt;
  return decoded(target.substr(1, target.find('?') - 1));
}

std::optional<std::vector<QueryField>> query_of(std::string_view target) {
  std::vector<QueryField> fields;
  const std::size_t mark = target.find('?');
  std::string_view rest = mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
  while (!rest.empty()) {
    const std::string_view field = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(field.size() + 1, rest.size()));
    if (field.empty()) continue;
    const std::size_t equals = std::min(field.find('='), field.size());
    auto name = decoded(field.substr(0, equals));
    auto value = decoded(field.substr(std::min(equals + 1, field.size())));
    if (!name || !value) return std::nullopt;
    fields.push_back({*std::move(name), *std::move(value)});
  }
  return fields;
}

}  // namespace dalapapa
