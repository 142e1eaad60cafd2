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

// All of them or none, but for a disk that fails between two renames. A file that is replaced keeps its permissions, and its owner and group where
// that is allowed; links are followed. A file that has several names, or that may be written to but not replaced, is written into as it lies,
// and gets its older bytes back if that fails; only a machine that stops in the middle of it leaves a part. What is no plain file, such as a pipe, a device or /dev/stdout, is written to as it is.
[[nodiscard]] Expected<void> write_files(std::span<const FileToWrite> files);
[[nodiscard]] Expected<void> write_file(const std::string& path, std::string_view bytes);

// Whether it could be written to, which leaves it as it is.
[[nodiscard]] Expected<void> check_writable(const std::string& path);

}  // namespace dalapapa
