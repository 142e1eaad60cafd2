#include "paper/text_files.hpp"

#include "paper/embedded_texts.hpp"

namespace dalapapa {

Expected<json::object> text_file(std::string_view path) {
  const auto files = embedded_texts();
  const auto found = std::ranges::find(files, path, &TextFile::path);
  if (found == files.end()) return bad_input("there is no text {}", path);
  auto value = json::parse(found->bytes);
  if (!value) return std::unexpected(value.error().within(path));
  DALAPAPA_TRY(object, json::as_object(*value, path));
  return **object;
}

Expected<std::string> string_in(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(value, json::member(in, key));
  DALAPAPA_TRY(text, json::as_string(**value, key));
  return std::string(*text);
}

Expected<const json::array*> array_in(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(value, json::member(in, key));
  return json::as_array(**value, key);
}

}  // namespace dalapapa
