#pragma once

#include <string>

namespace dalapapa {

// For tests alone: the folder of the repository, which they read samples from. CMake writes the body into a file of its own: as a
// macro, it would make every file that is compiled in another folder another one for the compiler cache.
std::string source_tree();

}  // namespace dalapapa
