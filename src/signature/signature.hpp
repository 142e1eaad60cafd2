// One number for the behaviour of the whole engine: a hash over every position of many seeded games. Native,
// sanitized and WebAssembly builds must give the same number; if it changes, rules or players have
// changed.
#pragma once

#include <cstdint>
#include <string_view>

namespace dalapapa {

// Over the ten games, or a single one: what is added to the ten leaves their number as it was, and has one of its own.
[[nodiscard]] std::uint64_t signature(int games, std::string_view only = "");

// What `dalapapa signature` and the tests use.
inline constexpr int signature_games = 12;

}  // namespace dalapapa
