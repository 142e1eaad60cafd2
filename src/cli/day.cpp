#include "cli/day.hpp"

#include <chrono>

namespace dalapapa {

Expected<Day> day_in(const std::string& text) {
  if (text != "today") return Day::from_text(text, "--day must be today or");
  const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::chrono::year_month_day date(now);
  return Day::of(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                 static_cast<int>(static_cast<unsigned>(date.day())));
}

}  // namespace dalapapa
