#include "host/clocks.hpp"

#include <cassert>

namespace dalapapa {
namespace {

constexpr std::int64_t milliseconds(int seconds) {
  return std::int64_t{1000} * seconds;
}

}  // namespace

Clocks::Clocks(const ClockRules& rules) : rules_(rules) {
  for (Clock& clock : clocks_) clock.left = milliseconds(rules_.bank + rules_.turn);
}

// A turn that begins has its own time, if each has.
void Clocks::begin(Clock& clock) const {
  if (rules_.turn > 0 && !clock.since && !clock.paused) clock.left = milliseconds(rules_.turn);
}

void Clocks::start(int seat, std::int64_t now) {
  Clock& clock = of(seat);
  if (clock.since) return;
  begin(clock);
  if (clock.paused) clock.left -= now - *clock.paused;
  clock.since = now;
  clock.paused.reset();
}

void Clocks::pause(int seat, std::int64_t now) {
  Clock& clock = of(seat);
  if (clock.paused) return;
  begin(clock);
  if (clock.since) clock.left -= now - *clock.since;
  clock.since.reset();
  clock.paused = now;
}

void Clocks::stop(int seat, std::int64_t now) {
  if (of(seat).since) {
    pause(seat, now);
    of(seat).left += milliseconds(rules_.increment);
  }
  of(seat).paused.reset();
}

std::optional<std::int64_t> Clocks::flag(int seat) const {
  if (!of(seat).since) return std::nullopt;
  return *of(seat).since + of(seat).left;
}

std::int64_t Clocks::left(int seat, std::int64_t now) const {
  return of(seat).left - (of(seat).since ? now - *of(seat).since : 0);
}

}  // namespace dalapapa
