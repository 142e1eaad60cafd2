// A PDF with a name, ready to be written or sent.
#pragma once

#include <string>

#include "paper/document.hpp"

namespace dalapapa {

struct PrintedFile {
  std::string name;
  int pages = 0;
  std::string bytes;
};

[[nodiscard]] Expected<PrintedFile> printed_file(std::string name, Document document);

}  // namespace dalapapa
