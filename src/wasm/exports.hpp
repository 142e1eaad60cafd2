// What the WebAssembly module exports: the engine behind four C functions.
//
// A page asks for room (dalapapa_alloc), writes a request there as UTF-8 and calls dalapapa_call, which
// returns the length of the answer in bytes; dalapapa_answer says where it lies. The answer stays until the
// next call and must not be freed; the room for the request is the page's to free. A call may make the memory
// grow, so the page must look at the module's memory afresh after each.
#pragma once

#include <cstddef>

extern "C" {
// Null when there is no memory left.
[[nodiscard]] char* dalapapa_alloc(std::size_t size);
void dalapapa_free(char* room);
// Engine::call() of the request.
[[nodiscard]] std::size_t dalapapa_call(const char* request, std::size_t size);
[[nodiscard]] const char* dalapapa_answer();
}
