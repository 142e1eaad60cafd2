// A file that is open, until this goes.
#pragma once

#include <cerrno>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace dalapapa {

class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  OpenFile& operator=(OpenFile&&) = delete;
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
  // So many bytes, or as many as there are.
  [[nodiscard]] int read(std::string& bytes, std::size_t most) const {
    bytes.resize(most);
    std::size_t done = 0;
    while (done < most) {
      const ssize_t count = ::read(descriptor_, bytes.data() + done, most - done);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return errno;
      if (count == 0) break;
      done += static_cast<std::size_t>(count);
    }
    bytes.resize(done);
    return 0;
  }
  // How far it has been read or written.
  [[nodiscard]] std::size_t at() const { return static_cast<std::size_t>(::lseek(descriptor_, 0, SEEK_CUR)); }
  [[nodiscard]] int to_beginning() const { return ::lseek(descriptor_, 0, SEEK_SET) == 0 ? 0 : errno; }
  [[nodiscard]] int cut_to(off_t size) const { return ::ftruncate(descriptor_, size) == 0 ? 0 : errno; }
  // Some file systems have nothing to sync, and say so.
  [[nodiscard]] int sync() const {
    return ::fsync(descriptor_) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
  }
  [[nodiscard]] int close() { return ::close(std::exchange(descriptor_, -1)) == 0 ? 0 : errno; }

 private:
  int descriptor_;
};

}  // namespace dalapapa
