#include "server/page.hpp"

#include <algorithm>

namespace dalapapa {

const PageFile* Page::find(std::string_view path) const {
  const auto found = std::ranges::find(files_, path, &PageFile::path);
  return found == files_.end() ? nullptr : &*found;
}

}  // namespace dalapapa
