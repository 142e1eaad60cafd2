# dalapapa_languages(FILE HEADER): writes the C++ header with `Language` and `language_names` from texts/languages.json.
function(dalapapa_languages file header)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  # By lines, because CMake forgets the order of members.
  file(STRINGS "${file}" lines REGEX "^  \"[a-z]+\": {" ENCODING UTF-8)
  list(TRANSFORM lines REPLACE "^  \"([a-z]+)\".*$" "\\1" OUTPUT_VARIABLE codes)
  list(LENGTH codes count)
  file(READ "${file}" json)
  string(JSON all LENGTH "${json}")
  if(NOT count EQUAL all)
    message(FATAL_ERROR "${file}: each language has a line of its own")
  endif()
  list(JOIN codes ", " enumerators)
  list(JOIN codes "\", \"" names)
  file(CONFIGURE OUTPUT "${header}" @ONLY CONTENT "// The languages of the texts. Generated from texts/languages.json.
#pragma once

#include <cstdint>

#include \"paper/names.hpp\"

namespace dalapapa {

enum class Language : std::uint8_t { @enumerators@ };

inline constexpr Names<@count@> language_names{\"@names@\"};

}  // namespace dalapapa
")
endfunction()
