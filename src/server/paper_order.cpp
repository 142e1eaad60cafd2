#include "server/paper_order.hpp"

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

using Making = std::function<Expected<std::string>(const KeepGoing&)>;

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
    if (!left_.empty())
      return bad_input("unknown or repeated option {}, or one without effect here",
                       json::quoted(left_.front().name));
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

Expected<Turning> take_turning(QueryOptions& options, SetFile file) {
  const auto flip = options.take("flip");
  if (file == SetFile::tiles_front || file == SetFile::tiles_back) {
    if (flip) return bad_input("paper printed on one side is not turned over: no flip");
    return Turning::glued;
  }
  return flip ? value_named<Turning>(flip_names, "flip", *flip) : Turning::long_edge;
}

Expected<std::string> bytes_of(Expected<PrintedFile> file) {
  if (!file) return std::unexpected(std::move(file).error());
  return std::move(file->bytes);
}

// name=figure-4x4-3-k2m9qz, and for its code the address of the page that asked.
Expected<Making> read_puzzle(SheetOptions sheet, QueryOptions options) {
  const auto name = options.take("name");
  if (!name) return bad_input("which puzzle? name=ID");
  sheet.site = options.take("site").value_or(std::string(usual_site));
  DALAPAPA_CHECK(check_site(sheet.site));
  const auto day = options.take("day");
  if (day) DALAPAPA_CHECK(Day::from_text(*day, "day must be"));
  DALAPAPA_CHECK(options.check_all_taken());
  DALAPAPA_TRY(id, PuzzleId::parse(*name));
  // The hardest take a quarter of a minute, and everybody else would wait for it.
  if (id->kind == PuzzleId::Kind::grand)
    return bad_input("a puzzle with all tiles can only be printed on the command line");
  return [id = *id, day = day.value_or(""),
          sheet = std::move(sheet)](const KeepGoing& keep_going) -> Expected<std::string> {
    DALAPAPA_TRY(puzzle, Puzzle::make(id, keep_going));
    DALAPAPA_TRY(document, puzzle_sheet(*puzzle, day, sheet));
    return bytes_of(printed_file("puzzle.pdf", *std::move(document)));
  };
}

// Each file of a set takes what makes a difference to it.
Expected<Making> read_set(SetFile file, PrintedSetOptions set, QueryOptions options) {
  using enum SetFile;
  if (file != score_board) {
    DALAPAPA_TRY(size, take_size(options));
    set.tile_size = *size;
  }
  if (file == tiles || file == tiles_front || file == tiles_back) {
    DALAPAPA_TRY(turning, take_turning(options, file));
    set.turning = *turning;
  }
  if (file == tiles || file == tiles_back) {
    DALAPAPA_TRY(numbers, options.take_flag("numbers"));
    set.numbers = *numbers;
  }
  DALAPAPA_CHECK(options.check_all_taken());
  DALAPAPA_CHECK(SheetFrame::of(set.paper, set.tile_size));
  return [file, set](const KeepGoing&) { return bytes_of(printed(file, set)); };
}

Expected<Making> read_options(std::string_view file, QueryOptions options) {
  DALAPAPA_TRY(look, take_look(options));
  DALAPAPA_TRY(paper, value_named<Paper>(paper_names, "paper", options.take("paper").value_or("a4")));
  DALAPAPA_TRY(language,
               value_named<Language>(language_names, "language", options.take("language").value_or("en")));
  if (file == "puzzle.pdf") {
    return read_puzzle({.look = *look, .paper = *paper, .language = *language, .site = {}},
                       std::move(options));
  }
  if (const auto* const of_set = std::ranges::find(set_file_names, file); of_set != set_file_names.end()) {
    return read_set(static_cast<SetFile>(of_set - set_file_names.begin()),
                    {.look = *look, .paper = *paper, .language = *language}, std::move(options));
  }
  DALAPAPA_CHECK(options.check_all_taken());
  const BookletOptions booklet{.look = *look, .paper = *paper, .language = *language};
  if (file == "summary.pdf")
    return [booklet](const KeepGoing&) { return bytes_of(printed_summary(booklet)); };
  return [booklet](const KeepGoing&) { return bytes_of(printed_booklet(booklet)); };
}

bool is_known(std::string_view file) {
  return file == "rules.pdf" || file == "summary.pdf" || file == "puzzle.pdf" ||
         std::ranges::find(set_file_names, file) != set_file_names.end();
}

// Whatever the order of the options and however their letters are written. A value may hold anything, so its length stands before it.
std::string in_one_spelling(std::string address, std::vector<QueryField> query) {
  std::ranges::sort(query, {}, &QueryField::name);
  for (const auto& [name, value] : query) address += fmt::format("&{}={}:{}", name, value.size(), value);
  return address;
}

}  // namespace

bool asks_for_paper(const Request& request) {
  const auto path = path_of(request.target);
  return path && path->starts_with(folder) && (request.method == "GET" || request.method == "HEAD") &&
         !request.has_body;
}

std::expected<PaperOrder, Answer> read_order(const Request& request) {
  assert(asks_for_paper(request));
  const std::string path = path_of(request.target).value_or("");
  const std::string_view file = std::string_view(path).substr(folder.size());
  if (!is_known(file)) return std::unexpected(said(Status::not_found, "There is no such paper."));
  const auto query = query_of(request.target);
  if (!query) return std::unexpected(said(Status::bad_request, "The address cannot be read."));
  auto make = read_options(file, QueryOptions(*query));
  if (!make) return std::unexpected(said(Status::bad_request, make.error().message));
  return PaperOrder{.address = in_one_spelling(path, *query),
                    .make = *std::move(make),
                    .if_none_match = request.if_none_match};
}

}  // namespace dalapapa
