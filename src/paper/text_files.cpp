#include "paper/text_files.hpp"

#include <ranges>

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

std::string Texts::take(std::string_view path) {
  const auto found = left_.find(path);
  if (found == left_.end() || found->second.empty()) {
    missing_.emplace_back(path);
    return {};
  }
  std::string text = std::move(found->second);
  left_.erase(found);
  return text;
}

Expected<void> Texts::end() const {
  if (!missing_.empty()) return bad_input("{} is missing", fmt::join(missing_, ", "));
  if (!left_.empty()) return bad_input("nobody asks for {}", fmt::join(left_ | std::views::keys, ", "));
  return {};
}

void Texts::add(std::string_view path, const json::object& in) {
  for (const auto& [key, value] : in)
    add(fmt::format("{}{}{}", path, path.empty() ? "" : ".", std::string_view(key)), value);
}

void Texts::add(std::string_view path, const json::value& value) {
  if (value.is_object()) {
    add(path, value.get_object());
  } else if (value.is_string()) {
    left_.emplace(path, std::string_view(value.get_string()));
  } else {
    left_.emplace(path, "");  // no text: as if it were not there
  }
}

}  // namespace dalapapa
