#include "server/printing.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "paper/link.hpp"
#include "paper/look_options.hpp"
#include "paper/printed_rules.hpp"
#include "paper/printed_set.hpp"
#include "paper/puzzle_sheet.hpp"
#include "server/target.hpp"

namespace dalapapa {
namespace {

constexpr std::string_view folder = "print/";

// What a query asks for, option by option; in the end none may be left that means nothing here.
class QueryOptions {
 public:
  explicit QueryOptions(std::vector<QueryField> fields) : left_(std::move(fields)) {}

  [[nodiscard]] std::optional<std::string> take(std::string_view name) {
    const auto found = std::ranges::find(left_, name, &QueryField::name);
    if (found == left_.end()) return std::nullopt;
    std::string value = std::move(found->value);
    left_.erase(found);
    return value;
  }
  [[nodiscard]] Expected<bool> take_flag(std::string_view name) {
    const auto value = take(name);
    if (value && *value != "yes") return bad_input("{} is yes or left out", name);
    return value.has_value();
  }
  [[nodiscard]] Expected<void> check_all_taken() const {
    if (!left_.empty()) return bad_input("unknown or repeated option {}", json::quoted(left_.front().name));
    return {};
  }

 private:
  std::vector<QueryField> left_;
};

Expected<Look> take_look(QueryOptions& options) {
  LookOptions look{.preset = options.take("preset"),
                   .shape = options.take("shape"),
                   .background = options.take("background"),
                   .palette = options.take("palette")};
  DALAPAPA_TRY(signs, options.take_flag("signs"));
  look.signs = *signs;
  return look_from(look);
}

Expected<double> take_size(QueryOptions& options) {
  const auto text = options.take("size");
  if (!text) return usual_tile_size;
  double size = 0;
  const char* const end = text->data() + text->size();
  const auto [read, error] = std::from_chars(text->data(), end, size);
  if (error != std::errc{} || read != end)
    return bad_input("size is a number of millimetres, not {}", json::quoted(*text));
  return size;
}

Expected<Turning> take_turning(QueryOptions& options, std::string_view file) {
  const auto flip = options.take("flip");
  if (file == "tiles-front.pdf" || file == "tiles-back.pdf") {
    if (flip) return bad_input("paper printed on one side is not turned over: no flip");
    return Turning::glued;
  }
  return flip ? value_named<Turning>(flip_names, "flip", *flip) : Turning::long_edge;
}

bool is_date(std::string_view text) {
  constexpr std::string_view form = "0000-00-00";
  return std::ranges::equal(text, form,
                            [](char c, char like) { return like == '-' ? c == '-' : c >= '0' && c <= '9'; });
}

// name=figure-4x4-3-k2m9qz, and for its code the address of the page that asked.
Expected<std::vector<PrintedFile>> puzzle(SheetOptions sheet, QueryOptions options) {
  const auto name = options.take("name");
  if (!name) return bad_input("which puzzle? name=ID");
  sheet.site = options.take("site").value_or(std::string(usual_site));
  DALAPAPA_CHECK(check_site(sheet.site));
  const std::string day = options.take("day").value_or("");
  if (!day.empty() && !is_date(day))
    return bad_input("day is a date such as 2026-01-31, not {}", json::quoted(day));
  DALAPAPA_CHECK(options.check_all_taken());
  DALAPAPA_TRY(id, PuzzleId::parse(*name));
  // The hardest take a quarter of a minute, and everybody else would wait for it.
  if (id->kind == PuzzleId::Kind::grand)
    return bad_input("a puzzle with all tiles can only be printed on the command line");
  DALAPAPA_TRY(made, Puzzle::make(*id));
  DALAPAPA_TRY(document, puzzle_sheet(*made, day, sheet));
  DALAPAPA_TRY(file, printed_file("puzzle.pdf", *std::move(document)));
  std::vector<PrintedFile> files;
  files.push_back(*std::move(file));
  return files;
}

Expected<std::vector<PrintedFile>> made(std::string_view file, QueryOptions options) {
  DALAPAPA_TRY(look, take_look(options));
  DALAPAPA_TRY(paper, value_named<Paper>(paper_names, "paper", options.take("paper").value_or("a4")));
  DALAPAPA_TRY(language,
               value_named<Language>(language_names, "language", options.take("language").value_or("en")));
  if (file == "rules.pdf" || file == "summary.pdf") {
    DALAPAPA_CHECK(options.check_all_taken());
    return printed_rules({.look = *look, .paper = *paper, .language = *language});
  }
  if (file == "puzzle.pdf")
    return puzzle({.look = *look, .paper = *paper, .language = *language, .site = {}}, std::move(options));
  DALAPAPA_TRY(size, take_size(options));
  DALAPAPA_TRY(turning, take_turning(options, file));
  DALAPAPA_TRY(numbers, options.take_flag("numbers"));
  DALAPAPA_CHECK(options.check_all_taken());
  return printed_set({.look = *look,
                      .paper = *paper,
                      .tile_size = *size,
                      .turning = *turning,
                      .numbers = *numbers,
                      .language = *language});
}

// rules.pdf is asked for by that name, whatever its language.
bool is_called(const PrintedFile& made, std::string_view file) {
  const std::string_view stem = file.substr(0, file.find('.'));
  return made.name == file || made.name.starts_with(std::string(stem) + "-");
}

Answer said(Status status, std::string text) {
  return Answer::made(status, {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-cache"}},
                      std::move(text) + "\n");
}

Answer content_of(const Request& request) {
  const std::string path = path_of(request.target).value_or("");
  const std::string_view file = std::string_view(path).substr(folder.size());
  constexpr std::array known{"tiles.pdf",       "tiles-front.pdf", "tiles-back.pdf", "pieces.pdf",
                             "score-board.pdf", "rules.pdf",       "summary.pdf",    "puzzle.pdf"};
  if (std::ranges::find(known, file) == known.end())
    return said(Status::not_found, "There is no such paper.");
  const auto query = query_of(request.target);
  if (!query) return said(Status::bad_request, "The address cannot be read.");
  auto files = made(file, QueryOptions(*query));
  if (!files) return said(Status::bad_request, files.error().message);
  const auto found =
      std::ranges::find_if(*files, [&](const PrintedFile& each) { return is_called(each, file); });
  return Answer::made(
      Status::ok,
      {{"Content-Type", "application/pdf"}, {"Content-Disposition", "inline"}, {"Cache-Control", "no-cache"}},
      std::move(found->bytes));
}

}  // namespace

bool asks_for_paper(const Request& request) {
  const auto path = path_of(request.target);
  return path && path->starts_with(folder) && (request.method == "GET" || request.method == "HEAD") &&
         !request.has_body;
}

Answer printed_answer(const Request& request) {
  assert(asks_for_paper(request));
  Answer answer = content_of(request);
  answer.sends_body = request.method != "HEAD";
  answer.keeps_alive = request.keep_alive;
  return answer;
}

}  // namespace dalapapa
