// Paper for a browser: /print/tiles.pdf?shape=disc&paper=a4&language=fr, the same files as `dalapapa print` writes and with the same
// options, each by its name. An order is read and checked here, which takes no time; making it does, and is left to whoever has time.
#pragma once

#include <functional>
#include <string>

#include "base/error.hpp"
#include "base/keep_going.hpp"
#include "server/answer.hpp"
#include "server/request.hpp"

namespace dalapapa {

struct PaperOrder {
  std::string address;  // path and options in one spelling: what has the same address has the same bytes
  std::function<Expected<std::string>(const KeepGoing&)> make;  // can be called on any thread
  std::string if_none_match{};                                  // entity tags of what the client has already
};

[[nodiscard]] bool asks_for_paper(const Request& request);

// The order, or an answer that says what is wrong with it. Needs: asks_for_paper(request).
[[nodiscard]] std::expected<PaperOrder, Answer> read_order(const Request& request);

}  // namespace dalapapa
