#include "server/target.hpp"

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

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  target = without_origin(target);
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(1, target.find('?') - 1);
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] != '%') {
      path += target[i];
      continue;
    }
    const auto byte = byte_in(target.substr(i + 1, 2));
    if (!byte) return std::nullopt;
    path += *byte;
    i += 2;
  }
  return path;
}

}  // namespace dalapapa
