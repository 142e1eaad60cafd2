// What the server answers to a request, as a value: everything but the sending.
#pragma once

#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/page.hpp"
#include "server/request.hpp"
#include "server/status.hpp"

namespace dalapapa {

struct Answer {
  using Fields = std::vector<std::pair<std::string_view, std::string_view>>;

  Status status = Status::ok;
  Fields fields;             // those that are not in every answer; their texts are of the page, or of `owner`
  std::string_view body;     // likewise
  bool sends_body = true;    // false for HEAD, which is told how long the body would be
  bool tells_length = true;  // of the body
  bool keeps_alive = true;
  std::optional<int> retry_after{};     // seconds
  std::shared_ptr<const void> owner{};  // of what is not of the page

  // The status line and all fields, with the empty line after them.
  [[nodiscard]] std::string head(std::time_t now) const;
};

[[nodiscard]] Answer answer_to(const Request& request, const Page& page);

// A line of text that was made for this answer.
[[nodiscard]] Answer said(Status status, std::string_view text);

// To what could not be read as a request. What follows it cannot be understood either, so the connection ends.
[[nodiscard]] Answer refusal(Status status);

}  // namespace dalapapa
