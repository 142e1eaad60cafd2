# The libraries we build on; docs/architecture.md says why each was chosen.

# What the engine uses. WebAssembly has fmt and Boost.JSON as headers alone; natively fmt is a library, which is faster to
# build with.
add_library(dalapapa_headers INTERFACE)
if(WASI)
  # The host's /usr/include must stay out of sight of the cross compiler: show it these two folders alone.
  find_path(FMT_INCLUDE fmt/format.h PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
  find_path(BOOST_INCLUDE boost/json.hpp PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
  set(shown "${CMAKE_BINARY_DIR}/host-headers")
  file(MAKE_DIRECTORY "${shown}")
  file(CREATE_LINK "${FMT_INCLUDE}/fmt" "${shown}/fmt" SYMBOLIC)
  file(CREATE_LINK "${BOOST_INCLUDE}/boost" "${shown}/boost" SYMBOLIC)
  target_include_directories(dalapapa_headers SYSTEM INTERFACE "${shown}")
  target_compile_options(dalapapa_headers INTERFACE "-ffile-prefix-map=${shown}/=")  # the same bytes wherever it is built
  # The engine's messages hold no localised numbers and no fractions (JSON has those): fmt without them, and Boost.JSON with
  # small tables of powers and without the names of its own functions, save more than a quarter of the module.
  target_compile_definitions(dalapapa_headers INTERFACE FMT_HEADER_ONLY=1 "FMT_STATIC_THOUSANDS_SEPARATOR=','"
    FMT_USE_LONG_DOUBLE=0 FMT_USE_DOUBLE=0 FMT_USE_FLOAT=0 FMT_USE_INT128=0 FMT_REDUCE_INT_INSTANTIATIONS=1
    BOOST_JSON_RYU_OPTIMIZE_SIZE BOOST_DISABLE_CURRENT_LOCATION)
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
