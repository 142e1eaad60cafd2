// What the engine uses of fmt, for the module that the page loads: whole numbers, letters and text, put into messages. The library does
// this and much more in 30 kilobytes; every other build has it, which checks the same format strings while compiling, and the tests of
// the module find the messages equal.
// Not once: precompiled headers know it by another path.
#ifndef DALAPAPA_WASM_SMALL_FMT
#define DALAPAPA_WASM_SMALL_FMT

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace fmt {

struct Text {
  std::string_view text;
  template <std::convertible_to<std::string_view> From>
  constexpr Text(const From& from) : text(from) {}  // NOLINT(*-explicit-*): as the library's
};
template <class...>
using format_string = Text;

// A value to be written.
struct Value {
  std::string_view text;
  std::uint64_t number = 0;  // without its sign
  bool is_number = false;
  bool is_negative = false;

  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  constexpr Value(Number n)  // NOLINT(*-explicit-*)
      : number(n < 0 ? 0 - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n)),
        is_number(true),
        is_negative(n < 0) {}
  constexpr Value(const char& letter) : text(&letter, 1) {}  // NOLINT(*-explicit-*)
  template <std::convertible_to<std::string_view> From>
  constexpr Value(const From& from) : text(from) {}  // NOLINT(*-explicit-*)
};

inline void write_number(std::string& out, const Value& value, std::string_view form) {
  const bool is_hex = form.ends_with('x') || form.ends_with('X');
  const std::string_view digits = form.ends_with('X') ? "0123456789ABCDEF" : "0123456789abcdef";
  const unsigned base = is_hex ? 16 : 10;
  std::array<char, 20> reversed{};
  std::size_t length = 0;
  for (std::uint64_t rest = value.number; rest > 0 || length == 0; rest /= base)
    reversed[length++] = digits[rest % base];
  std::size_t width = 0;
  for (const char c : form)
    if (c >= '0' && c <= '9') width = 10 * width + static_cast<std::size_t>(c - '0');
  if (value.is_negative) out += '-';
  for (std::size_t written = length + (value.is_negative ? 1 : 0); written < width; ++written) out += '0';
  while (length > 0) out += reversed[--length];
}

// Needs: a format string that the library has accepted. Widths are filled with zeros, as in {:04x}.
inline std::string write(std::string_view text, std::span<const Value> values) {
  std::string out;
  for (std::size_t at = 0, next = 0; at < text.size(); ++at) {
    const char here = text[at];
    const bool is_twice = at + 1 < text.size() && text[at + 1] == here;  // a brace to be shown
    if ((here != '{' && here != '}') || is_twice) {
      out += here;
      if (here == '{' || here == '}') ++at;
      continue;
    }
    const std::size_t end = text.find('}', at);
    const Value& value = values[next++];
    if (value.is_number) {
      write_number(out, value, text.substr(at + 1, end - at - 1));
    } else {
      out += value.text;
    }
    at = end;
  }
  return out;
}

template <class... Values>
std::string format(Text text, const Values&... values) {
  const std::array<Value, sizeof...(Values)> all{Value(values)...};
  return write(text.text, all);
}

template <class Number>
std::string to_string(const Number& number) {
  return format("{}", number);
}

template <class Range>
std::string join(const Range& range, std::string_view between) {
  std::string out;
  for (const auto& element : range) {
    if (!out.empty()) out += between;
    out += format("{}", element);
  }
  return out;
}

}  // namespace fmt

#endif  // DALAPAPA_WASM_SMALL_FMT
