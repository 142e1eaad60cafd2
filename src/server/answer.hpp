// What the server answers to a request, as a value: everything but the sending.
#pragma once

#include <ctime>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/page.hpp"
#include "server/request.hpp"
#include "server/status.hpp"

namespace dalapapa {

// Its texts last as long as the page.
struct Answer {
  Status status = Status::ok;
  std::vector<std::pair<std::string_view, std::string_view>> fields;  // those that are not in every answer
  std::string_view body;
  bool sends_body = true;  // false for HEAD, which is told how long the body would be
  bool keeps_alive = true;

  // The status line and all fields, with the empty line after them.
  [[nodiscard]] std::string head(std::time_t now) const;
};

[[nodiscard]] Answer answer_to(const Request& request, const Page& page);

// To what could not be read as a request. What follows it cannot be understood either, so that the connection ends.
[[nodiscard]] Answer refusal(Status status);

}  // namespace dalapapa
