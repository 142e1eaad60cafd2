// Addresses that open things in the page: web/src/router.svelte.ts and web/src/share/link.ts read them.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"

namespace dalapapa {

// Where the page is by default: `dalapapa serve` on this machine.
inline constexpr std::string_view usual_site = "http://127.0.0.1:8080/";

// The address of a page; refuses what cannot be one.
[[nodiscard]] Expected<void> check_site(std::string_view site);

[[nodiscard]] std::string puzzle_link(std::string_view site, std::string_view puzzle);
// With the whole record in it.
[[nodiscard]] std::string record_link(std::string_view site, std::string_view record, std::size_t step);

// Compressed with deflate, without a header, and spelt with the 64 characters that addresses leave alone.
[[nodiscard]] std::string packed(std::string_view text);

}  // namespace dalapapa
