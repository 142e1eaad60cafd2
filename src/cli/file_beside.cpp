#include "cli/file_beside.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace dalapapa {
namespace {

constexpr auto as_it_is = static_cast<uid_t>(-1);  // for fchown

// The group first: once it belongs to another, only root could give it one.
int take_after(const OpenFile& file, const Destination::Status& before) {
  constexpr mode_t all = 07777;
  mode_t mode = before.st_mode & all;
  // What a group may do is not for another one. Set-user-ID would mean another user.
  if (fchown(file.descriptor(), as_it_is, before.st_gid) != 0) mode &= ~mode_t{S_IRWXG | S_ISGID};
  if (fchown(file.descriptor(), before.st_uid, as_it_is) != 0) mode &= ~mode_t{S_ISUID};
  return fchmod(file.descriptor(), mode) == 0 ? 0 : errno;
}

}  // namespace

FileBeside::~FileBeside() {
  if (!made_.empty()) unlink(made_.c_str());
}

int FileBeside::make(const Destination& to, std::string_view bytes) {
  constexpr int most_tries = 100;
  constexpr mode_t own = 0600;    // until it has the permissions of the older one
  constexpr mode_t usual = 0666;  // less what the umask takes away
  for (int number = 0;; ++number) {
    const Destination::Path path = to.folder() / fmt::format(".dalapapa-{}-{}", getpid(), number);
    OpenFile file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, to.status ? own : usual));
    if (file.opened()) {
      made_ = path;
      return fill(file, to, bytes);
    }
    if (errno != EEXIST || number == most_tries) return errno;
  }
}

int FileBeside::fill(OpenFile& file, const Destination& to, std::string_view bytes) {
  if (to.status) {
    if (const int error = take_after(file, *to.status)) return error;
  }
  if (const int error = file.write(bytes)) return error;
  if (const int error = file.sync()) return error;
  return file.close();
}

int FileBeside::take_place(const Destination& to) {
  if (rename(made_.c_str(), to.file.c_str()) != 0) return errno;
  made_.clear();
  // The name is on the disk once its folder is. A folder that may be written to but not read cannot be opened for that.
  const OpenFile folder(open(to.folder().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.opened()) return errno == EACCES ? 0 : errno;
  return folder.sync();
}

}  // namespace dalapapa
