// What the path of a file that is to be written leads to.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/stat.h>

#include "base/error.hpp"

namespace dalapapa {

struct Destination {
  using Path = std::filesystem::path;
  using Status = struct stat;

  std::string named;             // as it was asked for
  Path file;                     // after all links, where these lead to a name
  std::optional<Status> status;  // of what is there
  bool plain = true;             // a file, or nothing yet

  [[nodiscard]] static Expected<Destination> of(const std::string& path);

  [[nodiscard]] Path folder() const;
  // Whether what is there may be written to. Needs: something is there.
  [[nodiscard]] Expected<void> check_allowed() const;
  [[nodiscard]] std::unexpected<Error> cannot_write(int error, std::string_view why = "") const;
};

}  // namespace dalapapa
