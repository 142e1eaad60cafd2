// Boost.JSON, compiled into this one file in the same way natively and for WebAssembly, for which Debian has no library of
// it.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <cstdlib>
#include <exception>

// Reached only when memory runs out: everything we call reports its failures as values.
namespace boost {
void throw_exception(const std::exception& /*unused*/) {
  std::abort();
}
void throw_exception(const std::exception& /*unused*/, const source_location& /*unused*/) {
  std::abort();
}
}  // namespace boost
#endif
