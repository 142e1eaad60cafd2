// The C and C++ libraries print and format messages about what cannot go on; in a page nobody would see them. Without their printing the
// module is a fortieth smaller, and it imports nothing: what must not happen stops it at once.
#include <cstdarg>
#include <cstddef>
#include <cstdio>

extern "C" {

int vsnprintf(char* text, std::size_t size, const char* /*format*/, va_list /*values*/) {
  if (size > 0) *text = '\0';
  return 0;
}
int snprintf(char* text, std::size_t size, const char* format, ...) {
  return vsnprintf(text, size, format, nullptr);
}
int vfprintf(FILE* /*file*/, const char* /*format*/, va_list /*values*/) {
  return 0;
}
int fprintf(FILE* /*file*/, const char* /*format*/, ...) {
  return 0;
}
char* strerror(int /*number*/) {
  static char nothing = '\0';
  return &nothing;
}
// Of libc++abi, before it gives up.
[[noreturn]] void abort_message(const char* /*format*/, ...) {
  __builtin_trap();
}

}  // extern "C"
