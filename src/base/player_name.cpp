#include "base/player_name.hpp"

#include "base/visible.hpp"

namespace dalapapa {
namespace {

// In bytes: a game takes four more.
constexpr std::size_t longest_tidy = 60;

std::string without_unseen(std::string_view text) {
  std::string out;
  std::size_t done = 0;
  while (const auto found = first_unseen(text, done)) {
    out += text.substr(done, found->at - done);
    done = found->at + found->size;
  }
  return out += text.substr(done);
}

}  // namespace

std::string tidy_name(std::string_view name) {
  std::string seen = without_unseen(name);
  seen.resize(beginning(seen, longest_tidy).size());
  // What stood beside something that is gone may have lost its home.
  while (first_unseen(seen)) seen = without_unseen(seen);
  return std::string(without_blanks(seen));
}

}  // namespace dalapapa
