#include "cli/written_files.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <deque>
#include <fcntl.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "cli/destination.hpp"
#include "cli/file_beside.hpp"
#include "cli/interruption.hpp"
#include "cli/open_file.hpp"
#include "cli/overwritten_file.hpp"

namespace dalapapa {
namespace {

// Standard output and standard error go on from where they are, also if they lead into a file.
int opened(const Destination& to) {
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    Destination::Status status{};
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
  if (!file.opened()) return to.cannot_write(errno);
  if (const int error = file.write(bytes)) return to.cannot_write(error);
  if (const int error = file.close()) return to.cannot_write(error);
  return {};
}

// A plain file on its way. Unless all goes well it is what it was.
class PlainFile {
 public:
  PlainFile(Destination to, std::string_view bytes) : to_(std::move(to)), bytes_(bytes) {}

  // All that is likely to fail.
  [[nodiscard]] Expected<void> prepare();
  [[nodiscard]] bool is_overwritten() const { return overwritten_.opened(); }
  [[nodiscard]] Expected<void> put();
  [[nodiscard]] Expected<void> finish() const;
  // After a failure elsewhere, as far as that is possible.
  void take_back() const {
    if (is_overwritten()) (void)overwritten_.put_back();
  }

 private:
  [[nodiscard]] Expected<void> open();
  [[nodiscard]] Expected<void> overwrite() const;
  // A file in a folder of others, or one that is mounted, may be written to but not replaced.
  [[nodiscard]] bool must_stay(int error) const {
    return to_.status && (error == EACCES || error == EPERM || error == EBUSY || error == EROFS);
  }

  Destination to_;
  std::string_view bytes_;
  FileBeside beside_;
  OverwrittenFile overwritten_;
};

Expected<void> PlainFile::prepare() {
  // A file that may not be written to is not replaced either, though its folder would allow it.
  if (to_.status) DALAPAPA_CHECK(to_.check_allowed());
  if (to_.status && to_.status->st_nlink > 1) return open();  // its other names stay names of it
  const int error = beside_.make(to_, bytes_);
  if (must_stay(error)) return open();
  if (error != 0) return to_.cannot_write(error);
  return {};
}

Expected<void> PlainFile::put() {
  if (is_overwritten()) return overwrite();
  const int error = beside_.take_place(to_);
  if (must_stay(error)) {
    DALAPAPA_CHECK(open());
    return overwrite();
  }
  if (error != 0) return to_.cannot_write(error);
  return {};
}

Expected<void> PlainFile::finish() const {
  if (!is_overwritten()) return {};
  if (const int error = overwritten_.finish(bytes_.size())) return to_.cannot_write(error);
  return {};
}

Expected<void> PlainFile::open() {
  if (const int error = overwritten_.open(to_, bytes_.size())) return to_.cannot_write(error);
  return {};
}

Expected<void> PlainFile::overwrite() const {
  const int error = overwritten_.write(bytes_);
  if (error == 0) return {};
  return to_.cannot_write(error, overwritten_.put_back() ? "" : "what was in it is lost: ");
}

Expected<void> put(std::deque<PlainFile>& files) {
  // First what can be taken back.
  for (const bool overwritten : {true, false}) {
    for (PlainFile& file : files) {
      if (file.is_overwritten() == overwritten) DALAPAPA_CHECK(file.put());
    }
  }
  return {};
}

Expected<void> write_all(std::deque<PlainFile>& files) {
  for (PlainFile& file : files) DALAPAPA_CHECK(file.prepare());
  if (const auto done = put(files); !done) {
    for (const PlainFile& file : files) file.take_back();
    return done;
  }
  for (const PlainFile& file : files) DALAPAPA_CHECK(file.finish());
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
  std::deque<PlainFile> plain;
  std::vector<std::pair<Destination, std::string_view>> others;
  for (const auto& [path, bytes] : files) {
    DALAPAPA_TRY(to, Destination::of(path));
    if (to->plain) {
      plain.emplace_back(*std::move(to), bytes);
    } else {
      others.emplace_back(*std::move(to), bytes);
    }
  }
  // Within it they also go: those that are no longer needed are gone before a signal ends the program.
  DALAPAPA_CHECK(uninterrupted([&] {
    auto done = write_all(plain);
    plain.clear();
    return done;
  }));
  // Whoever reads from a pipe may take their time: a signal ends that.
  for (const auto& [to, bytes] : others) DALAPAPA_CHECK(write_directly(to, bytes));
  return {};
}

Expected<void> write_file(const std::string& path, std::string_view bytes) {
  const std::array<FileToWrite, 1> only{{{path, bytes}}};
  return write_files(only);
}

Expected<void> check_writable(const std::string& path) {
  DALAPAPA_TRY(to, Destination::of(path));
  // A pipe is not opened: whoever reads from it would see its end.
  if (!to->plain) return to->check_allowed();
  return uninterrupted([&] { return PlainFile(*std::move(to), "").prepare(); });
}

}  // namespace dalapapa
