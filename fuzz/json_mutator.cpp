// Changes texts of JSON by their values: mutations of bytes alone seldom leave anything that can be parsed, and readers would see little
// else. Half of the time bytes are changed all the same, with the words of the dictionary.
#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "base/random.hpp"
#include "games/catalogue.hpp"

// Of libFuzzer: its own mutations.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace dalapapa::fuzz {
namespace {

void collect(json::value& value, std::vector<json::value*>& all) {
  all.push_back(&value);
  if (json::array* const items = value.if_array()) {
    for (json::value& item : *items) collect(item, all);
  } else if (json::object* const members = value.if_object()) {
    for (auto& member : *members) collect(member.value(), all);
  }
}

class Mutation {
 public:
  explicit Mutation(unsigned seed) : random_(seed) {}

  [[nodiscard]] bool by_value() { return random_.below(2) == 0; }

  // One line, or several: one of them is changed, or they come in another order.
  [[nodiscard]] std::string changed(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t end = std::min(text.find('\n', from), text.size());
      lines.emplace_back(text.substr(from, end - from));
      from = end + 1;
    }
    if (lines.size() > 1 && random_.below(4) == 0) {
      change_order(lines);
    } else {
      for (auto changes = random_.below(3) + 1; changes > 0; --changes) {
        std::string& line = lines[below(lines.size())];
        if (auto value = json::parse(line)) {
          change(*value);
          line = json::serialize(*value);
        }
      }
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
  }

 private:
  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  void change_order(std::vector<std::string>& lines) {
    const std::size_t line = below(lines.size());
    const auto at = lines.begin() + static_cast<std::ptrdiff_t>(line);
    switch (random_.below(3)) {
      case 0:
        lines.erase(at);
        break;
      case 1:
        lines.insert(at, std::string(lines[below(lines.size())]));
        break;
      default:
        std::swap(lines[line], lines[below(lines.size())]);
    }
  }

  void change(json::value& root) {
    std::vector<json::value*> all;
    collect(root, all);
    json::value& value = *all[below(all.size())];
    const json::value other = *all[below(all.size())];
    switch (random_.below(5)) {
      case 0:
        value = any_scalar();
        break;
      case 1:
        value = other;
        break;
      default:
        change_within(value, other);
    }
  }

  void change_within(json::value& value, const json::value& other) {
    if (json::array* const items = value.if_array()) {
      change_items(*items, other);
    } else if (json::object* const members = value.if_object()) {
      change_members(*members, other);
    } else if (json::string* const text = value.if_string()) {
      change_text(*text);
    } else if (value.is_int64()) {
      const auto number = static_cast<std::uint64_t>(value.get_int64());  // at the ends it wraps around
      const std::array<std::uint64_t, 4> numbers{number + 1, number - 1, 0 - number, random_.below(300)};
      value = static_cast<std::int64_t>(numbers[below(numbers.size())]);
    } else {
      value = any_scalar();
    }
  }

  void change_items(json::array& items, const json::value& other) {
    const auto any = [&] { return items.begin() + below(items.size()); };
    const auto how = random_.below(3);
    if (items.empty() || how == 0) {
      items.insert(items.begin() + below(items.size() + 1), other);
    } else if (how == 1) {
      items.erase(any());
    } else {
      std::swap(*any(), *any());
    }
  }

  void change_members(json::object& members, const json::value& other) {
    if (members.empty()) return;
    const auto any = members.begin() + below(members.size());
    switch (random_.below(3)) {
      case 0:
        members.erase(any);
        break;
      case 1:
        any->value() = other;
        break;
      default:
        if (const json::object* const more = other.if_object())
          json::add(members, *more);
        else if (const json::string* const name = other.if_string())
          members.emplace(*name, json::value(any->value()));  // a copy: it may move
    }
  }

  void change_text(json::string& text) {
    std::string bytes(text);
    const std::size_t size = bytes.size();
    bytes.resize(size + 8);
    bytes.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(bytes.data()), size, bytes.size()));
    text = bytes;
  }

  // Now and then what a game or an option is called, in whatever games there are.
  json::value any_scalar() {
    const GameInfo& game = catalogue()[below(catalogue().size())];
    if (random_.below(4) == 0) return json::string(game.name);
    if (random_.below(4) == 0 && !game.options.empty())
      return json::string(game.options[below(game.options.size())].name);
    const std::array<json::value, 14> scalars{nullptr,
                                              true,
                                              false,
                                              0,
                                              1,
                                              -1,
                                              10000,
                                              std::numeric_limits<std::int32_t>::max(),
                                              std::numeric_limits<std::int64_t>::min(),
                                              std::numeric_limits<std::uint64_t>::max(),
                                              0.5,
                                              "",
                                              json::array(),
                                              json::object()};
    return scalars[below(scalars.size())];
  }

  Random random_;
};

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  dalapapa::fuzz::Mutation mutation(seed);
  if (mutation.by_value()) {
    const std::string changed = mutation.changed({reinterpret_cast<const char*>(data), size});
    if (!changed.empty() && changed.size() <= max_size) {
      std::memcpy(data, changed.data(), changed.size());
      return changed.size();
    }
  }
  return LLVMFuzzerMutate(data, size, max_size);
}
