// The target of a request: what stands between GET and HTTP/1.1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dalapapa {

// The path that a target means, without its first slash and decoded once: "app.js" for "/app%2Ejs?v=2" and for
// "http://host/app.js". Dots mean nothing here: a path is looked up as it is. Nothing if the target is malformed.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

struct QueryField {
  std::string name;
  std::string value;

  friend bool operator==(const QueryField&, const QueryField&) = default;
};

// What stands behind the question mark, decoded: "?paper=a4&signs" is paper, a4 and signs, which is empty. Nothing between two
// signs & is no field.
[[nodiscard]] std::optional<std::vector<QueryField>> query_of(std::string_view target);

}  // namespace dalapapa
