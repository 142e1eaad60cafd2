// For tests: whether this is the build with sanitizers, which is many times slower and looks at other things than how often
// something was tried.
#pragma once

namespace dalapapa {

#ifdef DALAPAPA_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace dalapapa
