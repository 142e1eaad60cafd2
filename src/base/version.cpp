#include "base/version.hpp"

#include <array>
#include <charconv>

namespace dalapapa {

std::string Version::text() const {
  return fmt::format("{}.{}.{}", major, minor, patch);
}

Expected<Version> Version::from_text(std::string_view text) {
  Version version;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (int* const number : {&version.major, &version.minor, &version.patch}) {
    if (number != &version.major && at != end && *at == '.') ++at;
    at = std::from_chars(at, end, *number).ptr;
  }
  // If it is not spelt like this it has leading zeros, or something between or after the numbers.
  if (version.text() != text || text.contains('-'))
    return bad_input("a version is three numbers such as 0.1.0");
  return version;
}

Version program_version() {
  return {DALAPAPA_VERSION};
}

}  // namespace dalapapa
