#include "cli/day.hpp"

#include <charconv>
#include <chrono>

#include "base/json.hpp"

namespace dalapapa {

Expected<Day> day_in(const std::string& text) {
  int year = 0;
  int month = 0;
  int day = 0;
  if (text == "today") {
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day date(now);
    year = static_cast<int>(date.year());
    month = static_cast<int>(static_cast<unsigned>(date.month()));
    day = static_cast<int>(static_cast<unsigned>(date.day()));
  } else {
    const auto read = [&](std::size_t from, std::size_t count, int& number) {
      const char* const begin = text.data() + from;
      const auto [end, error] = std::from_chars(begin, begin + count, number);
      return error == std::errc{} && end == begin + count;
    };
    constexpr std::size_t length = 10;
    if (text.size() != length || text[4] != '-' || text[7] != '-' || !read(0, 4, year) ||
        !read(5, 2, month) || !read(8, 2, day)) {
      return bad_input("--day must be today or a date such as 2026-01-31, not {}", json::quoted(text));
    }
  }
  return Day::of(year, month, day);
}

}  // namespace dalapapa
