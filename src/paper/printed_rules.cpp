#include "paper/printed_rules.hpp"

#include "paper/summary_page.hpp"

namespace dalapapa {
namespace {

std::string named(std::string_view what, const BookletOptions& options) {
  return fmt::format("{}-{}.pdf", what, name_in(language_names, options.language));
}

}  // namespace

Expected<PrintedFile> printed_booklet(const BookletOptions& options) {
  DALAPAPA_TRY(book, booklet(options));
  return printed_file(named("rules", options), *std::move(book));
}

Expected<PrintedFile> printed_summary(const BookletOptions& options) {
  DALAPAPA_TRY(page, summary_page(options));
  return printed_file(named("summary", options), *std::move(page));
}

Expected<std::vector<PrintedFile>> printed_rules(const BookletOptions& options) {
  DALAPAPA_TRY(rules, printed_booklet(options));
  DALAPAPA_TRY(summary, printed_summary(options));
  std::vector<PrintedFile> files;
  files.push_back(*std::move(rules));
  files.push_back(*std::move(summary));
  return files;
}

}  // namespace dalapapa
