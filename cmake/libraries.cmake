# The libraries we build on; docs/architecture.md says why each was chosen.

# What the engine uses. WebAssembly has Boost.JSON as headers alone, and something small of our own in the place of fmt.
add_library(dalapapa_headers INTERFACE)
if(WASI)
  # The host's /usr/include must stay out of sight of the cross compiler: show it this folder alone.
  find_path(BOOST_INCLUDE boost/json.hpp PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
  set(shown "${CMAKE_BINARY_DIR}/host-headers")
  file(MAKE_DIRECTORY "${shown}")
  file(CREATE_LINK "${BOOST_INCLUDE}/boost" "${shown}/boost" SYMBOLIC)
  target_include_directories(dalapapa_headers INTERFACE "${CMAKE_SOURCE_DIR}/src/wasm/small")
  target_include_directories(dalapapa_headers SYSTEM INTERFACE "${shown}")
  target_compile_options(dalapapa_headers INTERFACE "-ffile-prefix-map=${shown}/=")  # the same bytes wherever it is built
  # Boost.JSON with small tables of powers and without the names of its own functions.
  target_compile_definitions(dalapapa_headers INTERFACE BOOST_JSON_RYU_OPTIMIZE_SIZE BOOST_DISABLE_CURRENT_LOCATION)
else()
  find_package(fmt REQUIRED)
  find_package(Boost 1.81 REQUIRED)
  target_link_libraries(dalapapa_headers INTERFACE fmt::fmt Boost::headers)

  find_package(CLI11 REQUIRED)
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
  pkg_check_modules(PANGOCAIRO REQUIRED IMPORTED_TARGET pangocairo)
  # It asks for -pthread, which today's C library does not need and the precompiled headers were not made with.
  set_target_properties(PkgConfig::PANGOCAIRO PROPERTIES INTERFACE_COMPILE_OPTIONS "")
  pkg_check_modules(QRENCODE REQUIRED IMPORTED_TARGET libqrencode)
  find_package(ZLIB REQUIRED)
  find_package(GTest)  # without it there are no tests, as ./run needs none
  find_package(benchmark REQUIRED)
  include(GoogleTest)
  enable_testing()
endif()
