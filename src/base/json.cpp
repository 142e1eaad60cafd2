#include "base/json.hpp"

#include <algorithm>
#include <array>
#include <boost/json/basic_parser_impl.hpp>

#include "base/json_handler.hpp"
#include "base/visible.hpp"

namespace dalapapa::json {

Expected<value> parse(std::string_view text, std::size_t longest) {
  if (text.size() > longest) return bad_input("longer than {} bytes", longest);
  if (text.starts_with(byte_order_mark)) return bad_input("begins with a byte order mark (U+FEFF)");
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return bad_input("empty, expected JSON");
  std::array<unsigned char, BOOST_JSON_STACK_BUFFER_SIZE>
      buffer;  // NOLINT(*-member-init): only written to, then read
  boost::json::basic_parser<ValueHandler> parser({}, buffer.data(), buffer.size());
  boost::json::error_code failure;
  const std::size_t read = parser.write_some(false, text.data(), text.size(), failure);
  if (const auto& key = parser.handler().repeated_key())
    return bad_input("the key {} stands twice", quoted(*key));
  if (!failure && read < text.size()) failure = boost::json::error::extra_data;
  if (failure) return bad_input("not valid JSON ({})", failure.message());
  return parser.handler().release();
}

Expected<const value*> member(const object& in, std::string_view key) {
  const value* found = in.if_contains(key);
  if (found == nullptr) return bad_input("\"{}\" is missing", key);
  return found;
}

Expected<const object*> as_object(const value& v, std::string_view what) {
  if (const object* found = v.if_object()) return found;
  return bad_input("{} must be an object", what);
}

Expected<const array*> as_array(const value& v, std::string_view what) {
  if (const array* found = v.if_array()) return found;
  return bad_input("{} must be an array", what);
}

Expected<std::string_view> as_string(const value& v, std::string_view what) {
  if (const string* found = v.if_string()) return std::string_view(*found);
  return bad_input("{} must be a string", what);
}

Expected<bool> as_bool(const value& v, std::string_view what) {
  if (const bool* found = v.if_bool()) return *found;
  return bad_input("{} must be true or false", what);
}

Expected<std::int64_t> as_integer(const value& v, std::string_view what, std::int64_t min, std::int64_t max) {
  // Fractions and numbers beyond 64 bits have another kind; values we made ourselves may be unsigned.
  boost::json::error_code failure;
  const auto found = v.is_number() && !v.is_double() ? v.to_number<std::int64_t>(failure) : min - 1;
  if (failure || found < min || found > max) {
    return bad_input("{} must be a whole number from {} to {}", what, min, max);
  }
  return found;
}

Expected<void> only_keys(const object& in, std::initializer_list<std::string_view> known) {
  for (const auto& entry : in) {
    if (std::find(known.begin(), known.end(), std::string_view(entry.key())) == known.end()) {
      return bad_input("unknown key {}", quoted(entry.key()));
    }
  }
  return {};
}

void add(object& to, object more) {
  for (auto& entry : more) to.emplace(entry.key(), std::move(entry.value()));
}

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  const std::string_view kept = beginning(text, longest);
  std::string escaped;
  for (const char c : kept) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return fmt::format("\"{}\"{}", written_out(escaped), kept.size() < text.size() ? "…" : "");
}

}  // namespace dalapapa::json
