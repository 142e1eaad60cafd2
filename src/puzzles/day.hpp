// A day of the calendar, whose puzzle and whose deal are the same for everybody.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace dalapapa {

class Day {
 public:
  // Refuses days that are in no calendar.
  [[nodiscard]] static Expected<Day> of(int year, int month, int day);

  // 2026-01-31; `expected` is how the error begins: "day must be".
  [[nodiscard]] static Expected<Day> from_text(std::string_view text, std::string_view expected);

  [[nodiscard]] std::string text() const;  // the same

  // Sunday is 0.
  [[nodiscard]] int weekday() const;
  // Another one for each day.
  [[nodiscard]] int number() const { return (year_ * 12 + month_) * 31 + day_; }

 private:
  Day(int year, int month, int day) : year_(year), month_(month), day_(day) {}

  int year_;
  int month_;
  int day_;
};

}  // namespace dalapapa
