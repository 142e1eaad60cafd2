// A new file in the same folder, which takes the place of the one that is wanted when all of it is on the disk. Until then it goes when this does.
#pragma once

#include <string_view>

#include "cli/destination.hpp"
#include "cli/open_file.hpp"

namespace dalapapa {

class FileBeside {
 public:
  FileBeside() = default;
  FileBeside(const FileBeside&) = delete;
  FileBeside& operator=(const FileBeside&) = delete;
  ~FileBeside();

  // 0, or what went wrong, here and below. It has the permissions of the file that it is to replace, and its group and owner where that
  // is allowed.
  [[nodiscard]] int make(const Destination& to, std::string_view bytes);
  [[nodiscard]] int take_place(const Destination& to);

 private:
  [[nodiscard]] static int fill(OpenFile& file, const Destination& to, std::string_view bytes);

  Destination::Path made_;  // empty: there is none
};

}  // namespace dalapapa
