// What kind of thing a file is, as HTTP names it.
#pragma once

#include <string_view>

namespace dalapapa {

// By the ending of its name; plain bytes for an ending we do not know.
[[nodiscard]] std::string_view media_type(std::string_view path);

}  // namespace dalapapa
