#include "paper/printed_rules.hpp"

#include "paper/summary_page.hpp"

namespace dalapapa {

Expected<std::vector<PrintedFile>> printed_rules(const BookletOptions& options) {
  const std::string_view language = name_in(language_names, options.language);
  DALAPAPA_TRY(book, booklet(options));
  DALAPAPA_TRY(rules, printed_file(fmt::format("rules-{}.pdf", language), *std::move(book)));
  DALAPAPA_TRY(page, summary_page(options));
  DALAPAPA_TRY(summary, printed_file(fmt::format("summary-{}.pdf", language), *std::move(page)));
  std::vector<PrintedFile> files;
  files.push_back(*std::move(rules));
  files.push_back(*std::move(summary));
  return files;
}

}  // namespace dalapapa
