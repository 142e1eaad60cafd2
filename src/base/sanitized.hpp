// For tests: whether this is the build with sanitizers, which is many times slower, and where it matters less how often
// something is tried.
#pragma once

namespace dalapapa {

#ifdef DALAPAPA_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace dalapapa
