// Positions as numbers: the same for the same position, on every machine.
#pragma once

#include <cstdint>

#include "base/random.hpp"
#include "games/layout.hpp"

namespace dalapapa {

class Hasher {
 public:
  explicit Hasher(std::uint64_t start) : value_(start) {}

  template <class... Numbers>
  Hasher& add(Numbers... numbers) {
    ((value_ = mix(value_ ^ static_cast<std::uint64_t>(static_cast<std::int64_t>(numbers)))), ...);
    return *this;
  }
  Hasher& add(const EdgeAt& at) { return add(at.x, at.y, static_cast<int>(at.side)); }
  Hasher& add(const Layout::Claim& claim) { return add(claim.disc).add(claim.seat); }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_;
};

}  // namespace dalapapa
