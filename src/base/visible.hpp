// Text from outside on its way to a person: what would not be seen in it, or would change how the rest is seen, is found or written out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dalapapa {

// The first character of a text that is not seen, or that moves, covers or turns around what is: controls, ends of lines and all that Unicode
// calls ignorable, marks of direction among it. Some are at home in some places, and found in all others: joiners between letters of
// scripts that join, after a virama, or between pictures; the choice of a picture's style, after one; forms of Mongolian letters; what
// makes a black flag that of England, Scotland or Wales. `code` is -1 for a byte that is not UTF-8.
struct Unseen {
  std::size_t at = 0;
  std::size_t size = 0;  // in bytes
  int code = -1;

  // "U+202E"
  [[nodiscard]] std::string text() const;
};
[[nodiscard]] std::optional<Unseen> first_unseen(std::string_view text, std::size_t from = 0);

// Without blanks at its ends, of whatever width; and whether it has nothing else.
[[nodiscard]] std::string_view without_blanks(std::string_view text);
[[nodiscard]] bool is_blank(std::string_view text);

// With all that is unseen written out, as \n, \u202e or \xff: safe in a terminal, on one line.
[[nodiscard]] std::string written_out(std::string_view text);

// At most so many bytes, in whole characters; with "…" where something is missing.
[[nodiscard]] std::string_view beginning(std::string_view text, std::size_t longest);
[[nodiscard]] std::string cut(std::string_view text, std::size_t longest);
// The same, but what stays is its end: for paths.
[[nodiscard]] std::string cut_before(std::string_view text, std::size_t longest);

// Between marks that keep its direction to itself, if it has letters that are read from the right: numbers beside it stay in their place.
[[nodiscard]] std::string isolated(std::string_view text);

}  // namespace dalapapa
