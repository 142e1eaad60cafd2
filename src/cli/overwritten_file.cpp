#include "cli/overwritten_file.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>

namespace dalapapa {

int OverwrittenFile::open(const Destination& to, std::size_t size) {
  file_.emplace(::open(to.file.c_str(), O_RDWR | O_CLOEXEC));
  if (file_->opened()) {
    older_size_ = to.status->st_size;
    return file_->read(older_.emplace(), size);
  }
  if (errno != EACCES) return errno;
  file_.emplace(::open(to.file.c_str(), O_WRONLY | O_CLOEXEC));
  return file_->opened() ? 0 : errno;
}

int OverwrittenFile::write(std::string_view bytes) const {
  if (const int error = file_->to_beginning()) return error;
  if (const int error = file_->write(bytes)) return error;
  return file_->sync();
}

int OverwrittenFile::finish(std::size_t size) const {
  return file_->cut_to(static_cast<off_t>(size));
}

bool OverwrittenFile::put_back() const {
  if (!older_) return false;
  // No more than was overwritten: what failed there would fail again.
  const std::string_view lost = std::string_view(*older_).substr(0, std::min(file_->at(), older_->size()));
  return write(lost) == 0 && file_->cut_to(older_size_) == 0;
}

}  // namespace dalapapa
