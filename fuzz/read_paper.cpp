// What is asked for below /print/, file and options, without making it: an order or an answer that says what is wrong. The same options in
// another order are the same order.
#include <algorithm>
#include <string>

#include "fuzz/reading.hpp"
#include "server/paper_order.hpp"
#include "server/target.hpp"

namespace dalapapa::fuzz {
namespace {

Request asking_for(std::string_view file_and_query) {
  Request request;
  request.method = "GET";
  request.target = fmt::format("/print/{}", file_and_query);
  return request;
}

std::string turned_around(std::string_view file_and_query) {
  const std::size_t mark = std::min(file_and_query.find('?'), file_and_query.size());
  std::string turned(file_and_query.substr(0, mark));
  std::string_view rest = file_and_query.substr(std::min(mark + 1, file_and_query.size()));
  for (char before = '?'; !rest.empty(); before = '&') {
    const std::size_t last = rest.rfind('&');
    const std::size_t begin = last == std::string_view::npos ? 0 : last + 1;
    turned += before;
    turned += rest.substr(begin);
    rest = rest.substr(0, last == std::string_view::npos ? 0 : last);
  }
  return turned;
}

void check_refusal(const Answer& answer) {
  require(answer.status == Status::bad_request || answer.status == Status::not_found,
          "what is no order is told so");
  require(answer.body.ends_with('\n'), "in a line");
  check_message(answer.body.substr(0, answer.body.size() - 1));
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  const std::string_view text = fuzz::text_of(data, size);
  const Request request = fuzz::asking_for(text);
  if (!asks_for_paper(request)) return 0;
  const auto order = read_order(request);
  if (!order) return fuzz::check_refusal(order.error()), 0;
  require(order->make != nullptr, "an order can be made");
  const auto again = read_order(fuzz::asking_for(fuzz::turned_around(text)));
  require(again.has_value() && again->address == order->address,
          "the same options in another order have the same address");
  return 0;
}
