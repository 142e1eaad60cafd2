// SHA-256 from libsodium, for commitments and entity tags, and its source of chance.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dalapapa {

[[nodiscard]] std::string sha256(std::string_view text);

// A number that nobody can foresee.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace dalapapa
