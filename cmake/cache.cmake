# What was compiled once is not compiled again, in whatever folder the repository lies: paths below it are told to the compiler
# relative to the build tree. Precompiled headers are cached too; ccache wants to hear that we know what that takes: none of our
# files asks for the time, and a precompiled header is known by its content, not by its date.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    # As an option of the driver: ccache sees no paths in those that -Xclang hands on.
    set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
  else()
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# dalapapa_known_headers(TARGET HEADER...): clang writes the folder into the precompiled headers of a target, so that they differ from
# one tree to the next; ccache knows them by this file instead, which says what they are made of. (Flags are not in it: who uses the
# headers is compiled with the same ones, which ccache sees.)
function(dalapapa_known_headers target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    execute_process(COMMAND dpkg-query -W clang-16 libstdc++-12-dev libc6-dev libboost1.81-dev libfmt-dev libgtest-dev libgmock-dev
      wasi-libc libc++-16-dev-wasm32 OUTPUT_VARIABLE packages ERROR_QUIET)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch.sum" @ONLY
      CONTENT "${CMAKE_CXX_COMPILER_VERSION} ${ARGN}\n@packages@")
  endif()
endfunction()
