# What was compiled once is not compiled again, in whatever folder the repository lies: paths below it are told to the compiler
# relative to the build tree. Precompiled headers are cached too; ccache wants to hear that we know what that takes: none of our
# files asks for the time, and a precompiled header is known by its content, not by its date.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    # As options of the driver: ccache sees no paths in those that -Xclang hands on.
    set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
    set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Xclang -emit-pch -include <PCH_HEADER> -x c++-header)
  else()
    add_compile_options(-fpch-preprocess)
  endif()
endif()
