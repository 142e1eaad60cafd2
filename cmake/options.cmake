# Flags that every target shares. Link against dalapapa_options to get them.
add_library(dalapapa_options INTERFACE)
target_include_directories(dalapapa_options INTERFACE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(dalapapa_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Woverloaded-virtual -Werror)
# Bots compare sums of fractions: no instruction may round once where another machine rounds twice.
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

if(DALAPAPA_SANITIZE)
  target_compile_options(dalapapa_options INTERFACE
    -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer  # -g1: lines are enough
    -fno-sanitize=null,alignment,object-size,vptr)  # half of the time to compile, for what ASan sees or we do not do
  target_link_options(dalapapa_options INTERFACE -fsanitize=address,undefined)
endif()
if(DALAPAPA_FUZZ)
  # Comparisons are not traced: that takes half the time, spent in loops that fill vectors. What libFuzzer would learn
  # from them is in the dictionary.
  target_compile_options(dalapapa_options INTERFACE
    -O2 -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
  target_compile_definitions(dalapapa_options INTERFACE _LIBCPP_ENABLE_ASSERTIONS=1)  # libc++ checks every index
endif()
