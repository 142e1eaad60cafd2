// A request, from bytes that anybody may have sent. Its head is looked for first, within a limit, and only a whole head is
// parsed. Bodies are never read.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "server/status.hpp"

namespace dalapapa {

inline constexpr std::size_t max_head = 8192;

struct Request {
  std::string method;
  std::string target;
  std::string accept_encoding;  // several fields of one name are joined by commas
  std::string if_none_match;
  bool has_body = false;
  bool keep_alive = false;
};

// How many bytes the head at the front of `received` has, with the empty line that ends it; 0 if more must come. Fails as
// soon as nothing that could follow would make it a head.
[[nodiscard]] std::expected<std::size_t, Status> head_size(std::string_view received);

[[nodiscard]] std::expected<Request, Status> parse_request(std::string_view head);

}  // namespace dalapapa
