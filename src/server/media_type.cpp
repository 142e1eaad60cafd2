#include "server/media_type.hpp"

#include <algorithm>
#include <array>

namespace dalapapa {
namespace {

struct Kind {
  std::string_view ending;
  std::string_view type;
};

constexpr std::array kinds{
    Kind{"html", "text/html; charset=utf-8"},
    Kind{"js", "text/javascript; charset=utf-8"},
    Kind{"css", "text/css; charset=utf-8"},
    Kind{"txt", "text/plain; charset=utf-8"},
    Kind{"svg", "image/svg+xml"},
    Kind{"json", "application/json"},
    Kind{"webmanifest", "application/manifest+json"},
    Kind{"wasm", "application/wasm"},
    Kind{"png", "image/png"},
    Kind{"ico", "image/x-icon"},
    Kind{"woff2", "font/woff2"},
    Kind{"mp3", "audio/mpeg"},
    Kind{"ogg", "audio/ogg"},
};

}  // namespace

std::string_view media_type(std::string_view path) {
  const std::size_t dot = path.find_last_of("./");
  const bool has_ending = dot != std::string_view::npos && path[dot] == '.';
  const auto* const found = std::ranges::find(kinds, has_ending ? path.substr(dot + 1) : "", &Kind::ending);
  return found == kinds.end() ? "application/octet-stream" : found->type;
}

}  // namespace dalapapa
