# Flags that every target shares. Link against dalapapa_options to get them.
add_library(dalapapa_options INTERFACE)
target_include_directories(dalapapa_options INTERFACE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(dalapapa_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Woverloaded-virtual -Werror)

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  # Every x86-64 processor since 2009 counts bits in one instruction; move generation lives on that.
  target_compile_options(dalapapa_options INTERFACE -march=x86-64-v2)
endif()

if(DALAPAPA_SANITIZE)
  target_compile_options(dalapapa_options INTERFACE
    -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(dalapapa_options INTERFACE -fsanitize=address,undefined)
endif()
if(DALAPAPA_FUZZ)
  target_compile_options(dalapapa_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
