// What readers have in common: their input is a text, and what they refuse is told to a person.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/visible.hpp"
#include "fuzz/require.hpp"

namespace dalapapa::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// One line that a terminal and a page can show, whatever was read.
inline void check_message(std::string_view message) {
  constexpr std::size_t longest = 600;
  require(!message.empty() && message.size() <= longest, "an error is told, and not at length");
  require(!first_unseen(message), "an error is one line of UTF-8 in which everything is seen");
}

// Answers whether it was read; what was not must say why.
template <class T>
bool is_read(const Expected<T>& read) {
  if (!read) check_message(read.error().message);
  return read.has_value();
}

}  // namespace dalapapa::fuzz
