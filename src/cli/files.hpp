// Files and lines from outside, with limits and with errors that name them.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "base/error.hpp"
#include "tiles/tile_set.hpp"

namespace dalapapa {

// The whole file, "-" for standard input. At most 64 MiB.
[[nodiscard]] Expected<std::string> read_file(const std::string& path);
[[nodiscard]] Expected<void> write_file(const std::string& path, std::string_view text);
// Whether it could be written to, which leaves it as it is.
[[nodiscard]] Expected<void> check_writable(const std::string& path);

// The next line without its end, or nothing at the end of the input. Of a line longer than `limit` only limit + 1 bytes are
// kept; the rest is skipped.
[[nodiscard]] std::optional<std::string> read_line(std::FILE* file, std::size_t limit);

// The set in a JSON file, or the standard set where no path is given.
[[nodiscard]] Expected<std::shared_ptr<const TileSet>> load_tiles(const std::string& path);

}  // namespace dalapapa
