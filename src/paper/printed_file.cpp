#include "paper/printed_file.hpp"

namespace dalapapa {

Expected<PrintedFile> printed_file(std::string name, Document document) {
  const int pages = document.pages();
  DALAPAPA_TRY(bytes, std::move(document).finish());
  return PrintedFile{std::move(name), pages, *std::move(bytes)};
}

}  // namespace dalapapa
