# dalapapa_folder(NAME [NEEDS folder... libraries...]): the folder src/NAME as the library dalapapa_NAME, and its
# *_test.cpp files as the program NAME_test. The order of folders is checked by tools/check_layers.
function(dalapapa_folder name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "NEEDS")
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp")
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$|/main\\.cpp$")

  add_library(dalapapa_${name} STATIC ${sources})
  target_link_libraries(dalapapa_${name} PUBLIC dalapapa_options dalapapa_headers ${arg_NEEDS})

  if(tests AND TARGET GTest::gtest_main)
    add_executable(${name}_test ${tests})
    target_compile_definitions(${name}_test PRIVATE DALAPAPA_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name}_test PRIVATE dalapapa_${name} GTest::gmock GTest::gtest_main)
    gtest_discover_tests(${name}_test DISCOVERY_TIMEOUT 60)
  endif()
endfunction()
