#include "puzzles/puzzle_id.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "base/json.hpp"
#include "base/random.hpp"
#include "games/figures.hpp"

namespace dalapapa {
namespace {

using Kind = PuzzleId::Kind;

constexpr std::string_view digits = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::size_t digits_of_seed = 6;
constexpr std::array<std::string_view, 2> grand_sizes{"20x12", "16x15"};

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('-', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

Expected<std::uint32_t> seed_of(std::string_view text) {
  std::uint32_t seed = 0;
  for (std::size_t i = 0; i < std::max(text.size(), digits_of_seed); ++i) {
    const std::size_t digit = i < text.size() ? digits.find(text[i]) : std::string_view::npos;
    if (digit == std::string_view::npos || text.size() != digits_of_seed) {
      return bad_input("the last part of a puzzle's name has {} of the letters {}, not {}", digits_of_seed,
                       digits, json::quoted(text));
    }
    seed = seed * static_cast<std::uint32_t>(digits.size()) + static_cast<std::uint32_t>(digit);
  }
  return seed;
}

std::string size_text(const PuzzleId& id) {
  return fmt::format("{}x{}", id.width, id.height);
}

// "6x8", "20x12o", "2" or "2o"
Expected<void> read_variant(std::string_view text, PuzzleId& id) {
  const auto unknown = [&] { return bad_input("{} is not a size or sheet of a puzzle", json::quoted(text)); };
  std::string_view rest = text;
  id.outline = rest.ends_with('o');
  if (id.outline) rest.remove_suffix(1);
  if (id.kind == Kind::arlequin) {
    const auto sheet = number(rest);
    if (!sheet) return unknown();
    id.sheet = *sheet;
    return {};
  }
  const std::size_t cross = rest.find('x');
  if (cross == std::string_view::npos) return unknown();
  const auto width = number(rest.substr(0, cross));
  const auto height = number(rest.substr(cross + 1));
  if (!width || !height) return unknown();
  id.width = *width;
  id.height = *height;
  return {};
}

}  // namespace

Expected<PuzzleId::Kind> puzzle_kind_named(std::string_view name) {
  const auto* const found = std::ranges::find(PuzzleId::kinds, name);
  if (found == PuzzleId::kinds.end()) {
    return bad_input("unknown kind of puzzle {} (there are: {})", json::quoted(name),
                     fmt::join(PuzzleId::kinds, ", "));
  }
  return static_cast<Kind>(found - PuzzleId::kinds.begin());
}

Expected<PuzzleId> PuzzleId::parse(std::string_view text) {
  const std::vector<std::string_view> parts = parts_of(text);
  PuzzleId id;
  DALAPAPA_TRY(kind, puzzle_kind_named(parts.front()));
  id.kind = *kind;
  const std::size_t wanted = id.is_filling() ? 4 : 3;
  if (parts.size() != wanted) {
    return bad_input("{} is not a puzzle: {} has {} parts with - between them, as in {}", json::quoted(text),
                     parts.front(), wanted, id.is_filling() ? "figure-4x4-3-k2m9qz" : "turn-3-k2m9qz");
  }
  if (id.is_filling()) DALAPAPA_CHECK(read_variant(parts[1], id));
  const std::string_view level = parts[parts.size() - 2];
  const auto read_level = number(level);
  if (!read_level) return bad_input("the level of a puzzle is 1 to 5, not {}", json::quoted(level));
  id.level = *read_level;
  DALAPAPA_TRY(seed, seed_of(parts.back()));
  id.seed = *seed;
  DALAPAPA_CHECK(id.check());
  if (id.text() != text)
    return bad_input("{} is not a puzzle: did you mean {}?", json::quoted(text), id.text());
  return id;
}

std::string PuzzleId::text() const {
  std::string last;
  for (std::uint32_t rest = seed; last.size() < digits_of_seed;
       rest /= static_cast<std::uint32_t>(digits.size()))
    last.insert(last.begin(), digits[rest % digits.size()]);
  std::string variant;
  if (is_filling()) {
    variant = fmt::format("-{}{}", kind == Kind::arlequin ? fmt::to_string(sheet) : size_text(*this),
                          outline ? "o" : "");
  }
  return fmt::format("{}{}-{}-{}", kinds[static_cast<std::size_t>(kind)], variant, level, last);
}

Expected<void> PuzzleId::check() const {
  if (level < easiest || level > hardest)
    return bad_input("the level of a puzzle is {} to {}, not {}", easiest, hardest, level);
  if (seed >= seeds) return bad_input("the seed of a puzzle is below {}, not {}", seeds, seed);
  const auto one_of = [&](std::span<const std::string_view> sizes) -> Expected<void> {
    if (std::ranges::find(sizes, size_text(*this)) != sizes.end()) return {};
    return bad_input("there is no {} of {} squares (there are: {})", kinds[static_cast<std::size_t>(kind)],
                     size_text(*this), fmt::join(sizes, ", "));
  };
  if (kind == Kind::figure) return one_of(Figures::figure_names);
  if (kind == Kind::grand) return one_of(grand_sizes);
  if (kind == Kind::arlequin && (sheet < 1 || sheet > Figures::sheets))
    return bad_input("there is no sheet {} (there are: 1, 2, 3)", sheet);
  return {};
}

PuzzleId puzzle_of_the_day(const Day& day) {
  // From Sunday on.
  const std::array<PuzzleId, 7> week{{
      {.kind = Kind::arlequin, .level = 3},
      {.kind = Kind::figure, .width = 4, .height = 4, .level = 1},
      {.kind = Kind::turn, .level = 2},
      {.kind = Kind::figure, .width = 4, .height = 6, .level = 2},
      {.kind = Kind::close, .level = 3},
      {.kind = Kind::figure, .width = 6, .height = 6, .level = 3},
      {.kind = Kind::figure, .width = 6, .height = 8, .outline = true, .level = 4},
  }};
  PuzzleId id = week[static_cast<std::size_t>(day.weekday())];
  if (id.kind == Kind::arlequin) id.sheet = 1 + day.number() % Figures::sheets;
  id.seed = static_cast<std::uint32_t>(mix(static_cast<std::uint64_t>(day.number())) % PuzzleId::seeds);
  return id;
}

}  // namespace dalapapa
