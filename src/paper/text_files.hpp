// Reading the files of texts/.
#pragma once

#include "base/json.hpp"

namespace dalapapa {

// A file by its path within texts/, which is an object. Errors name it.
[[nodiscard]] Expected<json::object> text_file(std::string_view path);

// A member of a kind, or an error that names it.
[[nodiscard]] Expected<std::string> string_in(const json::object& in, std::string_view key);
[[nodiscard]] Expected<const json::array*> array_in(const json::object& in, std::string_view key);

}  // namespace dalapapa
