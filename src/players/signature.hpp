// One number for the behaviour of the whole engine: a hash over every position of many seeded games. Native,
// debug, sanitized and WebAssembly builds must give the same; a change of it means that rules or players
// changed.
#pragma once

#include <cstdint>

namespace dalapapa {

[[nodiscard]] std::uint64_t signature(int games);

// What `dalapapa signature` and the tests use.
inline constexpr int signature_games = 40;

}  // namespace dalapapa
