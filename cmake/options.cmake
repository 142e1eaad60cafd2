# Flags that every target shares. Link against dalapapa_options to get them.
add_library(dalapapa_options INTERFACE)
target_include_directories(dalapapa_options INTERFACE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(dalapapa_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Woverloaded-virtual -Werror)
# Bots compare floating-point sums: no machine may round once where another rounds twice.
target_compile_options(dalapapa_options INTERFACE -ffp-contract=off)

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  # Counting and finding bits is what move generation does. The program is built where it runs: processors since 2013
  # do it best with v3, those since 2009 can do v2. The results are the same.
  execute_process(COMMAND grep -qw bmi2 /proc/cpuinfo RESULT_VARIABLE without_v3)
  if(without_v3)
    set(DALAPAPA_ARCH x86-64-v2 CACHE STRING "Processors to build for (-march)")
  else()
    set(DALAPAPA_ARCH x86-64-v3 CACHE STRING "Processors to build for (-march)")
  endif()
  target_compile_options(dalapapa_options INTERFACE -march=${DALAPAPA_ARCH})
endif()

if(NOT WASI AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # libstdc++ 12 shows std::expected to compilers that say they know the concepts of 2020; clang 16 does, and does not say so.
  target_compile_options(dalapapa_options INTERFACE -U__cpp_concepts -D__cpp_concepts=202002L -Wno-builtin-macro-redefined)
endif()

# What libFuzzer watches: our sources, not the tests of them. Comparisons are not traced: that takes half the time, spent in loops that
# fill vectors, and what it would learn from them is in the dictionary. Nor is the
# depth of the stack, which our limits bound.
add_library(dalapapa_watched INTERFACE)
if(DALAPAPA_SANITIZE)
  target_compile_options(dalapapa_watched INTERFACE -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp,stack-depth)
  target_compile_options(dalapapa_options INTERFACE
    -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer  # -g1: lines are enough
    -fno-sanitize=null,alignment,object-size,vptr)  # half of the compile time, for what ASan sees anyway or we never do
  target_compile_definitions(dalapapa_options INTERFACE DALAPAPA_SANITIZED=1 _GLIBCXX_ASSERTIONS=1)  # every index is checked
  target_link_options(dalapapa_options INTERFACE -fsanitize=address,undefined,fuzzer-no-link -fuse-ld=lld)
endif()
