// Numbers within the words of a command line.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/error.hpp"

namespace dalapapa {

// Two whole numbers with a sign between them: "20x12", "3,4". `what` names them in the error.
[[nodiscard]] Expected<std::pair<int, int>> pair_in(std::string_view text, char between,
                                                    std::string_view what);

}  // namespace dalapapa
