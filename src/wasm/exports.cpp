#include "wasm/exports.hpp"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include "wasm/engine.hpp"

namespace {

struct Module {
  dalapapa::Engine engine;
  std::string answer;
};

// The one object that outlives a call: a module has nobody else to keep it.
Module& module() {
  static Module the_module;
  return the_module;
}

}  // namespace

extern "C" {

char* dalapapa_alloc(std::size_t size) {
  return static_cast<char*>(std::malloc(size));
}

void dalapapa_free(char* room) {
  std::free(room);
}

std::size_t dalapapa_call(const char* request, std::size_t size) {
  module().answer = module().engine.call(std::string_view(request, size));
  return module().answer.size();
}

const char* dalapapa_answer() {
  return module().answer.data();
}
}
