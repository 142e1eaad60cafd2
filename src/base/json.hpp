// JSON from outside, read with limits and with errors that name the place. Values are Boost.JSON's own.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace dalapapa::json {

using boost::json::array;
using boost::json::object;
using boost::json::serialize;
using boost::json::string;
using boost::json::value;

// Longer texts are refused before they are parsed; nesting deeper than 32, and a key that stands twice, while parsing. A byte order mark is
// refused too: whoever reads a file takes it off.
inline constexpr std::size_t max_text = std::size_t{1} << 20U;
inline constexpr std::string_view byte_order_mark = "\uFEFF";

[[nodiscard]] Expected<value> parse(std::string_view text, std::size_t longest = max_text);

// A key of an object, or an error that names it. The pointers stay owned by the value.
[[nodiscard]] Expected<const value*> member(const object& in, std::string_view key);

// Typed access to one value; `what` names it in the error: "x must be a whole number from -9 to 9".
[[nodiscard]] Expected<const object*> as_object(const value& v, std::string_view what);
[[nodiscard]] Expected<const array*> as_array(const value& v, std::string_view what);
[[nodiscard]] Expected<std::string_view> as_string(const value& v, std::string_view what);
[[nodiscard]] Expected<bool> as_bool(const value& v, std::string_view what);
[[nodiscard]] Expected<std::int64_t> as_integer(const value& v, std::string_view what, std::int64_t min,
                                                std::int64_t max);

// Refuses keys that nobody reads: a misspelt option must not pass unnoticed.
[[nodiscard]] Expected<void> only_keys(const object& in, std::initializer_list<std::string_view> known);

// Adds the members of another object at the end.
void add(object& to, object more);

[[nodiscard]] inline array numbers(std::span<const int> values) {
  return array(values.begin(), values.end());
}

// A value from outside quoted for an error message: valid UTF-8 that shows, and not longer than a line.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace dalapapa::json
