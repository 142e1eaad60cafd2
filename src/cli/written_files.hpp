// Files that are written whole or not at all. What is written goes into new files beside those that are wanted, and only when all of it is on
// the disk do these take their places: on a full disk, or after a signal, older files are what they were, and nothing half-written lies about.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace dalapapa {

struct FileToWrite {
  std::string path;
  std::string_view bytes;
};

// All of them or none, but for a disk that fails between two renames. A file that is replaced keeps its permissions, and its owner where that
// is allowed; links are followed. What is no plain file, such as a pipe, a device or /dev/stdout, is written to as it is.
[[nodiscard]] Expected<void> write_files(std::span<const FileToWrite> files);
[[nodiscard]] Expected<void> write_file(const std::string& path, std::string_view bytes);

// Whether it could be written to, which leaves it as it is.
[[nodiscard]] Expected<void> check_writable(const std::string& path);

}  // namespace dalapapa
