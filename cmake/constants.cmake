# dalapapa_constants(FILE HEADER NAMESPACE): writes the C++ header with what a JSON file of looks and measures holds, as constants. An object is
# a namespace, "#rrggbb" an Ink, and in a list a pair of numbers is a Point.
function(dalapapa_constant_value json type out)
  if(type STREQUAL "STRING")
    if(NOT json MATCHES "^#([0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f])$")
      message(FATAL_ERROR "${json} is no colour")
    endif()
    set(value "Ink::hex(0x${CMAKE_MATCH_1})")
  elseif(type STREQUAL "ARRAY")
    string(JSON x GET "${json}" 0)
    string(JSON y GET "${json}" 1)
    set(value "Point{${x}, ${y}}")
  else()
    set(value "double{${json}}")
  endif()
  set(${out} "${value}" PARENT_SCOPE)
endfunction()

function(dalapapa_constants_of json out)
  set(text "")
  string(JSON count LENGTH "${json}")
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON key MEMBER "${json}" ${i})
    string(JSON type TYPE "${json}" ${key})
    string(JSON member GET "${json}" ${key})
    if(type STREQUAL "OBJECT")
      dalapapa_constants_of("${member}" inner)
      string(APPEND text "namespace ${key} {\n${inner}}\n")
    elseif(type STREQUAL "ARRAY")
      set(values "")
      string(JSON length LENGTH "${member}")
      math(EXPR last_item "${length} - 1")
      foreach(j RANGE ${last_item})
        string(JSON item_type TYPE "${member}" ${j})
        string(JSON item GET "${member}" ${j})
        dalapapa_constant_value("${item}" ${item_type} value)
        list(APPEND values "${value}")
      endforeach()
      list(JOIN values ", " values)
      string(APPEND text "inline constexpr std::array ${key}{${values}};\n")
    else()
      dalapapa_constant_value("${member}" ${type} value)
      string(APPEND text "inline constexpr auto ${key} = ${value};\n")
    endif()
  endforeach()
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

function(dalapapa_constants file header namespace)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(READ "${file}" json)
  dalapapa_constants_of("${json}" constants)
  file(RELATIVE_PATH name "${CMAKE_SOURCE_DIR}" "${file}")
  file(CONFIGURE OUTPUT "${header}" @ONLY CONTENT "// Generated from @name@.
#pragma once

#include <array>

#include \"paper/geometry.hpp\"
#include \"paper/ink.hpp\"

namespace dalapapa::@namespace@ {
@constants@}
")
endfunction()
