#include "cli/seed.hpp"

#include <charconv>
#include <limits>

#include "base/json.hpp"
#include "server/sha256.hpp"

namespace dalapapa {

void SeedOption::add_to(CLI::App& command, const std::string& help) {
  command.add_option("--seed", text_, help)->type_name("S");
}

Expected<std::uint64_t> SeedOption::value() const {
  if (!text_) return random_seed();
  std::uint64_t number = 0;
  const char* const end = text_->data() + text_->size();
  const auto read = std::from_chars(text_->data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end) {
    return bad_input("--seed must be a whole number from 0 to {}, not {}",
                     std::numeric_limits<std::uint64_t>::max(), json::quoted(*text_));
  }
  return number;
}

}  // namespace dalapapa
