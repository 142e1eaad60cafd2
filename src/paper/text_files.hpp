// Reading the files of texts/.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "paper/names.hpp"

namespace dalapapa {

// A file by its path within texts/, which is an object. Errors name it.
[[nodiscard]] Expected<json::object> text_file(std::string_view path);

// A member of a kind, or an error that names it.
[[nodiscard]] Expected<std::string> string_in(const json::object& in, std::string_view key);
[[nodiscard]] Expected<const json::array*> array_in(const json::object& in, std::string_view key);

// All texts of a file that holds nothing else, each to be taken once by its path within the file: "booklet.title".
class Texts {
 public:
  explicit Texts(const json::object& in) { add("", in); }

  // What is missing is empty here, and an error in the end.
  [[nodiscard]] std::string take(std::string_view path);
  // One for each name, in the order of the names.
  template <std::size_t count>
  [[nodiscard]] std::array<std::string, count> take_each(std::string_view path, const Names<count>& names) {
    std::array<std::string, count> texts;
    for (std::size_t i = 0; i < count; ++i) texts[i] = take(fmt::format("{}.{}", path, names[i]));
    return texts;
  }

  // Whether everything that was asked for was there, and nothing else.
  [[nodiscard]] Expected<void> end() const;

 private:
  void add(std::string_view path, const json::value& value);
  void add(std::string_view path, const json::object& in);

  std::map<std::string, std::string, std::less<>> left_;
  std::vector<std::string> missing_;
};

}  // namespace dalapapa
