#include "cli/destination.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/statfs.h>
#include <unistd.h>

#include "cli/files.hpp"

namespace dalapapa {

Expected<Destination> Destination::of(const std::string& path) {
  constexpr int most_links = 40;  // as the kernel has it
  Destination to{.named = path, .file = path, .status = {}};
  for (int links = 0; links <= most_links; ++links) {
    Status status{};
    if (lstat(to.file.c_str(), &status) != 0) {
      if (errno != ENOENT) return to.cannot_write(errno);
      return to;
    }
    if (S_ISDIR(status.st_mode)) return to.cannot_write(EISDIR);
    if (!S_ISLNK(status.st_mode)) {
      to.status = status;
      to.plain = S_ISREG(status.st_mode);
      return to;
    }
    // /dev/stdout and its like are links to something that is open, which need not have a name.
    struct statfs system {};
    if (statfs(to.folder().c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC) {
      if (stat(to.file.c_str(), &status) != 0) return to.cannot_write(errno);
      to.status = status;
      to.plain = false;
      return to;
    }
    std::error_code error;
    const Path target = std::filesystem::read_symlink(to.file, error);
    if (error) return to.cannot_write(error.value());
    to.file = to.folder() / target;
  }
  return to.cannot_write(ELOOP);
}

Destination::Path Destination::folder() const {
  return file.has_parent_path() ? file.parent_path() : Path(".");
}

Expected<void> Destination::check_allowed() const {
  if (faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) != 0) return cannot_write(errno);
  return {};
}

std::unexpected<Error> Destination::cannot_write(int error, std::string_view why) const {
  return bad_input("cannot write {}: {}{}", named_file(named), why, std::strerror(error));
}

}  // namespace dalapapa
