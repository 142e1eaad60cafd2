#include "cli/written_files.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <linux/magic.h>
#include <optional>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "cli/files.hpp"
#include "cli/interruption.hpp"

namespace dalapapa {
namespace {

using Path = std::filesystem::path;
using FileStatus = struct stat;

std::unexpected<Error> cannot_write(const std::string& path, int error, std::string_view why = "") {
  return bad_input("cannot write {}: {}{}", named_file(path), why, std::strerror(error));
}

Path folder_of(const Path& file) {
  return file.has_parent_path() ? file.parent_path() : Path(".");
}

class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  [[nodiscard]] bool opened() const { return descriptor_ >= 0; }
  [[nodiscard]] int descriptor() const { return descriptor_; }
  // 0, or what went wrong, here and below.
  [[nodiscard]] int write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return errno;
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
  }
  // Some file systems have nothing to sync, and say so.
  [[nodiscard]] int sync() const {
    return ::fsync(descriptor_) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
  }
  [[nodiscard]] int close() { return ::close(std::exchange(descriptor_, -1)) == 0 ? 0 : errno; }

 private:
  int descriptor_;
};

// What a path leads to.
struct Destination {
  std::string named;                 // as it was asked for
  Path file;                         // after all links, where these lead to a name
  std::optional<FileStatus> status;  // of what is there
  bool plain = true;                 // a file that can be replaced

  [[nodiscard]] static Expected<Destination> of(const std::string& path);
};

Expected<Destination> Destination::of(const std::string& path) {
  constexpr int most_links = 40;  // as the kernel has it
  Path at = path;
  for (int links = 0; links <= most_links; ++links) {
    FileStatus status{};
    if (lstat(at.c_str(), &status) != 0) {
      if (errno != ENOENT) return cannot_write(path, errno);
      return Destination{path, at, std::nullopt};
    }
    if (S_ISDIR(status.st_mode)) return cannot_write(path, EISDIR);
    if (!S_ISLNK(status.st_mode)) return Destination{path, at, status, S_ISREG(status.st_mode)};
    // /dev/stdout and its like are links to something that is open, which need not have a name.
    struct statfs system {};
    if (statfs(folder_of(at).c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC) {
      if (stat(at.c_str(), &status) != 0) return cannot_write(path, errno);
      return Destination{path, at, status, false};
    }
    std::error_code error;
    const Path target = std::filesystem::read_symlink(at, error);
    if (error) return cannot_write(path, error.value());
    at = folder_of(at) / target;
  }
  return cannot_write(path, ELOOP);
}

// Standard output and standard error go on from where they are, also if they lead into a file.
int opened(const Destination& to) {
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    FileStatus status{};
    if (S_ISREG(to.status->st_mode) && fstat(stream, &status) == 0 && status.st_dev == to.status->st_dev &&
        status.st_ino == to.status->st_ino) {
      std::fflush(stdout);
      return fcntl(stream, F_DUPFD_CLOEXEC, 0);
    }
  }
  return open(to.file.c_str(), O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC);
}

Expected<void> write_directly(const Destination& to, std::string_view bytes) {
  OpenFile file(opened(to));
  if (!file.opened()) return cannot_write(to.named, errno);
  if (const int error = file.write(bytes)) return cannot_write(to.named, error);
  if (const int error = file.close()) return cannot_write(to.named, error);
  return {};
}

// A new file beside the one wanted. Unless it has taken its place, it goes when this does.
class FileBeside {
 public:
  [[nodiscard]] static Expected<FileBeside> make(Destination to, std::string_view bytes);

  FileBeside(FileBeside&& other) noexcept
      : to_(std::move(other.to_)), made_(std::exchange(other.made_, {})) {}
  FileBeside& operator=(FileBeside&&) = delete;
  FileBeside(const FileBeside&) = delete;
  FileBeside& operator=(const FileBeside&) = delete;
  ~FileBeside() {
    if (!made_.empty()) unlink(made_.c_str());
  }

  [[nodiscard]] Expected<void> take_place();

 private:
  FileBeside(Destination to, Path made) : to_(std::move(to)), made_(std::move(made)) {}

  [[nodiscard]] int fill(OpenFile& file, std::string_view bytes) const;

  Destination to_;
  Path made_;
};

Expected<FileBeside> FileBeside::make(Destination to, std::string_view bytes) {
  // A file that may not be written to is not replaced either, though its folder would allow it.
  if (to.status && faccessat(AT_FDCWD, to.file.c_str(), W_OK, AT_EACCESS) != 0)
    return cannot_write(to.named, errno);
  constexpr int most_tries = 100;
  constexpr mode_t readable = 0666;  // less what the umask takes away
  for (int number = 0;; ++number) {
    Path made = folder_of(to.file) / fmt::format(".dalapapa-{}-{}", getpid(), number);
    OpenFile file(open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readable));
    if (!file.opened()) {
      if (errno == EEXIST && number < most_tries) continue;
      return cannot_write(to.named, errno, "no file can be made beside it: ");
    }
    FileBeside beside(std::move(to), std::move(made));
    if (const int error = beside.fill(file, bytes)) return cannot_write(beside.to_.named, error);
    return beside;
  }
}

int FileBeside::fill(OpenFile& file, std::string_view bytes) const {
  if (to_.status) {
    const FileStatus& before = *to_.status;
    constexpr mode_t permissions = 0777;
    constexpr mode_t all = 07777;  // set-user-ID would mean another user where the owner changes
    const bool same_owner = fchown(file.descriptor(), before.st_uid, before.st_gid) == 0;
    if (fchmod(file.descriptor(), before.st_mode & (same_owner ? all : permissions)) != 0) return errno;
  }
  if (const int error = file.write(bytes)) return error;
  if (const int error = file.sync()) return error;
  return file.close();
}

Expected<void> FileBeside::take_place() {
  if (rename(made_.c_str(), to_.file.c_str()) != 0) return cannot_write(to_.named, errno);
  made_.clear();
  // The name is on the disk once its folder is. A folder that may be written to but not read cannot be opened for that.
  const OpenFile folder(open(folder_of(to_.file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.opened() && errno != EACCES) return cannot_write(to_.named, errno);
  if (const int error = folder.opened() ? folder.sync() : 0) return cannot_write(to_.named, error);
  return {};
}

// What was begun is completed, or taken back, before a signal ends the program.
template <class Work>
Expected<void> uninterrupted(Work work) {
  Expected<void> done;
  int signal = 0;
  {
    const Interruption interruption;
    done = work();
    signal = interruption.signal();
  }
  if (signal != 0) std::raise(signal);
  return done;
}

}  // namespace

Expected<void> write_files(std::span<const FileToWrite> files) {
  std::vector<std::pair<Destination, std::string_view>> direct;
  const auto replaced = uninterrupted([&]() -> Expected<void> {
    std::vector<FileBeside> beside;
    for (const auto& [path, bytes] : files) {
      DALAPAPA_TRY(to, Destination::of(path));
      if (!to->plain) {
        direct.emplace_back(*std::move(to), bytes);
        continue;
      }
      DALAPAPA_TRY(made, FileBeside::make(*std::move(to), bytes));
      beside.push_back(*std::move(made));
    }
    for (FileBeside& file : beside) DALAPAPA_CHECK(file.take_place());
    return {};
  });
  if (!replaced) return replaced;
  // Whoever reads from a pipe may take their time: a signal ends that.
  for (const auto& [to, bytes] : direct) DALAPAPA_CHECK(write_directly(to, bytes));
  return {};
}

Expected<void> write_file(const std::string& path, std::string_view bytes) {
  const std::array<FileToWrite, 1> only{{{path, bytes}}};
  return write_files(only);
}

Expected<void> check_writable(const std::string& path) {
  DALAPAPA_TRY(to, Destination::of(path));
  if (to->plain) {
    return uninterrupted([&]() -> Expected<void> {
      DALAPAPA_CHECK(FileBeside::make(*std::move(to), ""));
      return {};
    });
  }
  // Not by opening it: whoever reads from a pipe would see its end.
  if (faccessat(AT_FDCWD, to->file.c_str(), W_OK, AT_EACCESS) != 0) return cannot_write(path, errno);
  return {};
}

}  // namespace dalapapa
