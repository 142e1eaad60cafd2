// The outcomes of a request, by their numbers in HTTP.
#pragma once

#include <cstdint>
#include <string_view>

namespace dalapapa {

enum class Status : std::uint16_t {
  ok = 200,
  not_modified = 304,
  bad_request = 400,
  not_found = 404,
  method_not_allowed = 405,
  content_too_large = 413,
  target_too_long = 414,
  head_too_large = 431,
  unavailable = 503,
};

// In words, such as "Not Found".
[[nodiscard]] constexpr std::string_view reason(Status status) {
  switch (status) {
    case Status::ok:
      return "OK";
    case Status::not_modified:
      return "Not Modified";
    case Status::bad_request:
      return "Bad Request";
    case Status::not_found:
      return "Not Found";
    case Status::method_not_allowed:
      return "Method Not Allowed";
    case Status::content_too_large:
      return "Content Too Large";
    case Status::target_too_long:
      return "URI Too Long";
    case Status::head_too_large:
      return "Request Header Fields Too Large";
    case Status::unavailable:
      return "Service Unavailable";
  }
  return {};
}

}  // namespace dalapapa
