# dalapapa_folder(NAME [NEEDS folder... libraries...]): the folder src/NAME as the library dalapapa_NAME, and its
# *_test.cpp files as the program NAME_test. The order of folders is checked by tools/check_layers.
# The headers that nearly every file reads are compiled once for all folders, and once for all tests: most of the time it
# takes to build is theirs.
function(dalapapa_precompiled name)
  file(WRITE "${CMAKE_BINARY_DIR}/${name}.cpp" "")
  add_library(${name} OBJECT "${CMAKE_BINARY_DIR}/${name}.cpp")
  target_link_libraries(${name} PRIVATE dalapapa_options dalapapa_headers)
  target_precompile_headers(${name} PRIVATE
    <algorithm> <array> <fmt/format.h> <memory> <optional> <span> <string> <string_view> <variant> <vector>
    <boost/json/array.hpp> <boost/json/object.hpp> <boost/json/serialize.hpp> <boost/json/value.hpp> ${ARGN})
endfunction()
dalapapa_precompiled(dalapapa_precompiled_sources)
# The tests themselves need not be fast: optimising them takes longer than running them.
add_library(dalapapa_test_options INTERFACE)
target_compile_options(dalapapa_test_options INTERFACE $<$<CONFIG:Release>:-O1>)
if(TARGET GTest::gtest_main)
  dalapapa_precompiled(dalapapa_precompiled_tests <gmock/gmock.h> <gtest/gtest.h>)
  target_link_libraries(dalapapa_precompiled_tests PRIVATE GTest::gmock dalapapa_test_options)
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/source_tree.cpp" @ONLY CONTENT
    "#include \"base/source_tree.hpp\"\nstd::string dalapapa::source_tree() { return R\"(@CMAKE_SOURCE_DIR@)\"; }\n")
  add_library(dalapapa_source_tree STATIC "${CMAKE_BINARY_DIR}/source_tree.cpp")
  target_link_libraries(dalapapa_source_tree PRIVATE dalapapa_options)
endif()

function(dalapapa_folder name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "NEEDS")
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp")
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$|/main\\.cpp$")

  add_library(dalapapa_${name} STATIC ${sources})
  target_link_libraries(dalapapa_${name} PUBLIC dalapapa_options dalapapa_headers ${arg_NEEDS})
  target_precompile_headers(dalapapa_${name} REUSE_FROM dalapapa_precompiled_sources)

  if(tests AND TARGET GTest::gtest_main)
    add_executable(${name}_test ${tests})
    target_link_libraries(${name}_test PRIVATE dalapapa_${name} dalapapa_source_tree dalapapa_test_options GTest::gmock GTest::gtest_main)
    target_precompile_headers(${name}_test REUSE_FROM dalapapa_precompiled_tests)
    gtest_discover_tests(${name}_test DISCOVERY_TIMEOUT 60)
  endif()
endfunction()
