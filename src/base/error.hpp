// Expected failures are values: what is wrong, and where, in words for the person who asked.
#pragma once

#include <cstdint>
#include <expected>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>

namespace dalapapa {

struct Error {
  // The command line exits 2 for input it cannot read and 1 when it understood and the answer is no.
  // Late is a refusal too: something has happened that the asker had not seen.
  enum class Kind : std::uint8_t { bad_input, refused, late };

  std::string message;
  Kind kind = Kind::bad_input;

  // The same error with its place in front: "line 3: ...".
  [[nodiscard]] Error within(std::string_view place) const {
    return {fmt::format("{}: {}", place, message), kind};
  }
};

template <class T>
using Expected = std::expected<T, Error>;

template <class... Args>
[[nodiscard]] std::unexpected<Error> bad_input(fmt::format_string<Args...> text, Args&&... args) {
  return std::unexpected(Error{fmt::format(text, std::forward<Args>(args)...), Error::Kind::bad_input});
}

template <class... Args>
[[nodiscard]] std::unexpected<Error> refused(fmt::format_string<Args...> text, Args&&... args) {
  return std::unexpected(Error{fmt::format(text, std::forward<Args>(args)...), Error::Kind::refused});
}

}  // namespace dalapapa

// Leaves the function with the error of `expression`, if it has one. libstdc++ 12 has no
// std::expected::and_then, and a chain of checks reads best from top to bottom.
#define DALAPAPA_TRY(name, expression) \
  auto name = (expression);            \
  if (!name) return std::unexpected(std::move(name).error())
#define DALAPAPA_CHECK(expression) \
  if (auto checked = (expression); !checked) return std::unexpected(std::move(checked).error())
