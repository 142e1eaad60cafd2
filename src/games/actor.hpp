// Who acts in a game: a seat, chance (which draws tiles) or the referee (who ends sand-glasses and
// deadlines).
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dalapapa {

class Actor {
 public:
  [[nodiscard]] static constexpr Actor seat(int number) { return Actor(static_cast<std::int8_t>(number)); }
  [[nodiscard]] static constexpr Actor chance() { return Actor(-1); }
  [[nodiscard]] static constexpr Actor referee() { return Actor(-2); }

  [[nodiscard]] constexpr bool is_seat() const { return value_ >= 0; }
  [[nodiscard]] constexpr bool is_chance() const { return value_ == -1; }
  [[nodiscard]] constexpr bool is_referee() const { return value_ == -2; }
  // Needs: is_seat(). Seats are counted from 0 in the order of play.
  [[nodiscard]] constexpr int seat_number() const {
    assert(is_seat());
    return value_;
  }

  // As one small number, for states that are copied often.
  [[nodiscard]] constexpr std::int8_t number() const { return value_; }
  [[nodiscard]] static constexpr Actor from_number(std::int8_t number) { return Actor(number); }

  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  explicit constexpr Actor(std::int8_t value) : value_(value) {}
  std::int8_t value_;
};

// A set of actors, small enough to be passed around in every step.
class Actors {
 public:
  constexpr Actors() = default;
  constexpr explicit Actors(Actor one) { add(one); }
  // All of a table.
  [[nodiscard]] static constexpr Actors seats(int count) {
    Actors all;
    for (int seat = 0; seat < count; ++seat) all.add(Actor::seat(seat));
    return all;
  }

  constexpr void add(Actor actor) { bits_ |= bit(actor); }
  constexpr void remove(Actor actor) { bits_ &= static_cast<std::uint16_t>(~bit(actor)); }
  [[nodiscard]] constexpr bool contains(Actor actor) const { return (bits_ & bit(actor)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  // Seats in order, then chance or the referee.
  [[nodiscard]] std::vector<Actor> list() const {
    std::vector<Actor> actors;
    for (int seat = 0; seat < 10; ++seat) {
      if (contains(Actor::seat(seat))) actors.push_back(Actor::seat(seat));
    }
    for (const Actor other : {Actor::chance(), Actor::referee()}) {
      if (contains(other)) actors.push_back(other);
    }
    return actors;
  }

  friend constexpr bool operator==(Actors, Actors) = default;

 private:
  [[nodiscard]] static constexpr std::uint16_t bit(Actor actor) {
    const int place = actor.is_seat() ? actor.seat_number() + 2 : (actor.is_chance() ? 0 : 1);
    return static_cast<std::uint16_t>(1U << place);
  }
  std::uint16_t bits_ = 0;
};

// Who looks at a game: the player of a seat, or a spectator.
using Viewer = std::optional<int>;
inline constexpr Viewer spectator = std::nullopt;

}  // namespace dalapapa
