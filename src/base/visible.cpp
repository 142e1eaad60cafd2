#include "base/visible.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace dalapapa {
namespace {

struct CharacterRange {
  int first;
  int last;
};

bool is_in(std::span<const CharacterRange> ranges, int code) {
  return std::ranges::any_of(
      ranges, [&](const CharacterRange& range) { return range.first <= code && code <= range.last; });
}

// Controls, ends of lines and paragraphs, annotations, and Unicode's Default_Ignorable_Code_Point.
constexpr std::array<CharacterRange, 20> unseen_characters{
    {{0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},
     {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},
     {0x2060, 0x206F}, {0x3164, 0x3164}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
     {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}}};
// What may be followed by the choice of a style. A digit is one too, but only as the key that U+20E3 draws around it.
constexpr std::array<CharacterRange, 13> pictures{{{0xA9, 0xA9},
                                                   {0xAE, 0xAE},
                                                   {0x203C, 0x203C},
                                                   {0x2049, 0x2049},
                                                   {0x2122, 0x2122},
                                                   {0x2139, 0x2139},
                                                   {0x2190, 0x27FF},
                                                   {0x2900, 0x2BFF},
                                                   {0x3030, 0x3030},
                                                   {0x303D, 0x303D},
                                                   {0x3297, 0x3297},
                                                   {0x3299, 0x3299},
                                                   {0x1F000, 0x1FAFF}}};
constexpr std::array<CharacterRange, 3> signs_on_keys{{{'#', '#'}, {'*', '*'}, {'0', '9'}}};
// Where joiners tell words apart: Arabic and its neighbours, the scripts of India and those that come from them, Mongolian, Adlam.
constexpr std::array<CharacterRange, 9> joining_scripts{{{0x600, 0xDFF},
                                                         {0x1000, 0x109F},
                                                         {0x1700, 0x18AF},
                                                         {0x1900, 0x1CFF},
                                                         {0xA800, 0xAAFF},
                                                         {0xABC0, 0xABFF},
                                                         {0x10A00, 0x10FFF},
                                                         {0x11000, 0x11FFF},
                                                         {0x1E900, 0x1E95F}}};
// They take the vowel from a letter, and with a joiner behind them show half of it, also at the end of a word.
constexpr std::array<CharacterRange, 14> viramas{{{0x94D, 0x94D},
                                                  {0x9CD, 0x9CD},
                                                  {0xA4D, 0xA4D},
                                                  {0xACD, 0xACD},
                                                  {0xB4D, 0xB4D},
                                                  {0xBCD, 0xBCD},
                                                  {0xC4D, 0xC4D},
                                                  {0xCCD, 0xCCD},
                                                  {0xD4D, 0xD4D},
                                                  {0xDCA, 0xDCA},
                                                  {0x1039, 0x103A},
                                                  {0x17D2, 0x17D2},
                                                  {0x1B44, 0x1B44},
                                                  {0xA9C0, 0xA9C0}}};
constexpr std::array<CharacterRange, 1> mongolian_letters{{{0x1820, 0x18AF}}};
constexpr std::array<CharacterRange, 2> mongolian_forms{{{0x180B, 0x180D}, {0x180F, 0x180F}}};
// England, Scotland and Wales: what follows the black flag. Other letters of this kind show nothing, and could say anything.
constexpr int black_flag = 0x1F3F4;
constexpr std::array<std::string_view, 3> on_black_flags{
    "\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F",
    "\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F",
    "\U000E0067\U000E0062\U000E0077\U000E006C\U000E0073\U000E007F"};
constexpr std::array<CharacterRange, 5> read_from_the_right{
    {{0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}}};
constexpr std::array<CharacterRange, 8> blanks{{{0x20, 0x20},
                                                {0xA0, 0xA0},
                                                {0x1680, 0x1680},
                                                {0x2000, 0x200A},
                                                {0x202F, 0x202F},
                                                {0x205F, 0x205F},
                                                {0x2800, 0x2800},
                                                {0x3000, 0x3000}}};

constexpr int non_joiner = 0x200C;
constexpr int joiner = 0x200D;
constexpr int plain_style = 0xFE0E;
constexpr int picture_style = 0xFE0F;
constexpr int key_around = 0x20E3;
constexpr int mongolian_separator = 0x180E;
constexpr int no_character = -1;

struct Character {
  int code = no_character;
  std::size_t size = 1;
};

bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// The character at a place; a byte that begins none counts as one that is not there.
Character character_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {first, 1};
  const std::size_t size = first >= 0xF0 ? 4 : (first >= 0xE0 ? 3 : 2);
  constexpr std::array<int, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (first < 0xC2 || first > 0xF4 || at + size > text.size()) return {};
  int code = static_cast<int>(first & (0xFFU >> (size + 1)));
  for (std::size_t i = 1; i < size; ++i) {
    if (!is_continuation(text[at + i])) return {};
    code = code * 64 + (static_cast<unsigned char>(text[at + i]) & 0x3F);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[size] || code > 0x10FFFF || surrogate) return {};
  return {code, size};
}

// How many bytes at a place belong to the character before it.
std::size_t flag_at(std::string_view text, std::size_t at) {
  const auto* const found = std::ranges::find_if(
      on_black_flags, [&](std::string_view flag) { return text.substr(at).starts_with(flag); });
  return found == on_black_flags.end() ? 0 : found->size();
}

bool is_at_home(int before, int code, int after) {
  if (code == picture_style && after == key_around && is_in(signs_on_keys, before)) return true;
  if (code == plain_style || code == picture_style) return is_in(pictures, before);
  if (is_in(mongolian_forms, code)) return is_in(mongolian_letters, before);
  if (code == mongolian_separator) return is_in(mongolian_letters, before) && is_in(mongolian_letters, after);
  if (code != joiner && code != non_joiner) return false;
  if (code == joiner && is_in(viramas, before)) return true;
  // What is itself unseen joins nothing, but for the style of the picture before.
  const auto joins = [](int c) {
    return (is_in(joining_scripts, c) && !is_in(unseen_characters, c)) || is_in(pictures, c);
  };
  return (joins(before) || before == picture_style) && joins(after);
}

template <class Takes>
bool every_character(std::string_view text, Takes takes) {
  for (std::size_t at = 0; at < text.size();) {
    const Character here = character_at(text, at);
    if (!takes(here.code)) return false;
    at += here.size;
  }
  return true;
}

}  // namespace

std::string Unseen::text() const {
  return code == no_character ? "a byte that is not UTF-8" : fmt::format("U+{:04X}", code);
}

std::optional<Unseen> first_unseen(std::string_view text, std::size_t from) {
  int before = no_character;
  for (std::size_t at = from; at < text.size();) {
    const auto [code, size] = character_at(text, at);
    const int after = at + size < text.size() ? character_at(text, at + size).code : no_character;
    if (code == no_character || (is_in(unseen_characters, code) && !is_at_home(before, code, after)))
      return Unseen{at, size, code};
    before = code;
    at += size;
    if (code == black_flag) at += flag_at(text, at);
  }
  return std::nullopt;
}

std::string_view without_blanks(std::string_view text) {
  std::size_t begin = text.size();
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, size] = character_at(text, at);
    if (!is_in(blanks, code)) {
      begin = std::min(begin, at);
      end = at + size;
    }
    at += size;
  }
  return begin < end ? text.substr(begin, end - begin) : std::string_view();
}

bool is_blank(std::string_view text) {
  return without_blanks(text).empty();
}

std::string written_out(std::string_view text) {
  std::string out;
  std::size_t done = 0;
  while (const auto found = first_unseen(text, done)) {
    out += text.substr(done, found->at - done);
    done = found->at + found->size;
    if (found->code == '\n') {
      out += "\\n";
    } else if (found->code == no_character) {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[found->at]));
    } else {
      out += found->code > 0xFFFF ? fmt::format("\\U{:08x}", found->code)
                                  : fmt::format("\\u{:04x}", found->code);
    }
  }
  return out += text.substr(done);
}

std::string_view beginning(std::string_view text, std::size_t longest) {
  std::size_t end = std::min(text.size(), longest);
  while (end > 0 && end < text.size() && is_continuation(text[end])) --end;  // not within a character
  return text.substr(0, end);
}

std::string cut(std::string_view text, std::size_t longest) {
  const std::string_view kept = beginning(text, longest);
  return fmt::format("{}{}", kept, kept.size() < text.size() ? "…" : "");
}

std::string cut_before(std::string_view text, std::size_t longest) {
  if (text.size() <= longest) return std::string(text);
  std::size_t begin = text.size() - longest;
  while (begin < text.size() && is_continuation(text[begin])) ++begin;
  return "…" + std::string(text.substr(begin));
}

std::string isolated(std::string_view text) {
  if (every_character(text, [](int code) { return !is_in(read_from_the_right, code); }))
    return std::string(text);
  constexpr std::string_view first_strong_isolate = "\u2068";
  constexpr std::string_view pop_directional_isolate = "\u2069";
  return fmt::format("{}{}{}", first_strong_isolate, text, pop_directional_isolate);
}

}  // namespace dalapapa
