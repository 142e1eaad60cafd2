// Paper for a browser: /print/tiles.pdf?shape=disc&paper=a4&language=fr, the same files as `dalapapa print` writes and with the same
// options, each by its name. Making one takes a while, so it is not done where the others are answered.
#pragma once

#include "server/answer.hpp"
#include "server/request.hpp"

namespace dalapapa {

[[nodiscard]] bool asks_for_paper(const Request& request);

// Needs: asks_for_paper(request).
[[nodiscard]] Answer printed_answer(const Request& request);

}  // namespace dalapapa
