#include "puzzles/day.hpp"

#include <algorithm>
#include <array>

#include "base/json.hpp"

namespace dalapapa {
namespace {

bool is_leap(int year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int days_of_month(int year, int month) {
  constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap(year) ? 1 : 0);
}

}  // namespace

Expected<Day> Day::of(int year, int month, int day) {
  constexpr int first_year = 1;
  constexpr int last_year = 9999;
  if (year < first_year || year > last_year || month < 1 || month > 12 || day < 1 ||
      day > days_of_month(year, month)) {
    return bad_input("there is no day {:04}-{:02}-{:02}", year, month, day);
  }
  return Day(year, month, day);
}

Expected<Day> Day::from_text(std::string_view text, std::string_view expected) {
  constexpr std::string_view form = "0000-00-00";
  const bool formed = std::ranges::equal(
      text, form, [](char c, char like) { return like == '-' ? c == '-' : c >= '0' && c <= '9'; });
  if (!formed) return bad_input("{} a date such as 2026-01-31, not {}", expected, json::quoted(text));
  const auto number = [&](std::size_t from, std::size_t count) {
    int value = 0;
    for (const char digit : text.substr(from, count)) value = value * 10 + (digit - '0');
    return value;
  };
  return of(number(0, 4), number(5, 2), number(8, 2));
}

std::string Day::text() const {
  return fmt::format("{:04}-{:02}-{:02}", year_, month_, day_);
}

// Sakamoto's.
int Day::weekday() const {
  constexpr std::array<int, 12> shifts{0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  const int from_march = month_ < 3 ? year_ - 1 : year_;
  return (from_march + from_march / 4 - from_march / 100 + from_march / 400 +
          shifts[static_cast<std::size_t>(month_ - 1)] + day_) %
         7;
}

}  // namespace dalapapa
