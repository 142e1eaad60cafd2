// A file that is written into as it lies, where no new one can take its place: what is overwritten is kept in memory meanwhile, so that it can
// be put back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/destination.hpp"
#include "cli/open_file.hpp"

namespace dalapapa {

class OverwrittenFile {
 public:
  // 0, or what went wrong, here and below. So many bytes are going to be written.
  [[nodiscard]] int open(const Destination& to, std::size_t size);
  [[nodiscard]] bool opened() const { return file_ && file_->opened(); }

  // What lay behind them stays for the time being.
  [[nodiscard]] int write(std::string_view bytes) const;
  // After which nothing can be put back.
  [[nodiscard]] int finish(std::size_t size) const;
  // Whether it is what it was. One that may be written to but not read cannot be put back.
  [[nodiscard]] bool put_back() const;

 private:
  std::optional<OpenFile> file_;
  std::optional<std::string> older_;  // the bytes that are going to be overwritten
  off_t older_size_ = 0;
};

}  // namespace dalapapa
