// Files and lines from outside, with limits and with errors that name them.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "base/json.hpp"
#include "table/record.hpp"

namespace dalapapa {

// As errors name it: the end of a path that is very long.
[[nodiscard]] std::string named_file(const std::string& path);

// The whole text of a file, "-" for standard input, without the byte order mark that some programs put first. At most 64 MiB.
[[nodiscard]] Expected<std::string> read_file(const std::string& path);
[[nodiscard]] Expected<json::value> read_json(const std::string& path);
[[nodiscard]] Expected<Record> read_record(const std::string& path);

// The next line without its end, or nothing at the end of the input. Of a line longer than `limit` only limit + 1 bytes are
// kept; the rest is skipped.
[[nodiscard]] std::optional<std::string> read_line(std::FILE* file, std::size_t limit);

// The set in a JSON file, or the standard set where no path is given.
[[nodiscard]] Expected<std::shared_ptr<const TileSet>> load_tiles(const std::string& path);

}  // namespace dalapapa
