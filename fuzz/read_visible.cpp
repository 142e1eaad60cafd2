// Names and whatever else people typed, on its way to others: what is written out is seen as it is, whatever bytes came.
#include "base/player_name.hpp"
#include "base/visible.hpp"
#include "fuzz/reading.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dalapapa;
  using fuzz::require;
  constexpr std::size_t longest = 20;
  const std::string_view text = fuzz::text_of(data, size);
  const auto unseen = first_unseen(text);
  require(!unseen || (unseen->at + unseen->size <= size && unseen->size > 0), "what is found is there");
  const std::string written = written_out(text);
  require(!first_unseen(written), "nothing is unseen in what was written out");
  require(written_out(written) == written && (unseen.has_value() || written == text),
          "what is seen stays as it is");
  require(beginning(text, longest).size() <= longest && text.starts_with(beginning(text, longest)),
          "a beginning is one");
  fuzz::check_message(json::quoted(text));
  const std::string tidy = tidy_name(text);
  require(!first_unseen(tidy) && tidy_name(tidy) == tidy,
          "a tidy name has nothing unseen and stays as it is");
  if (unseen) return 0;
  require(!first_unseen(beginning(text, longest)) || text.size() > longest, "no character is cut in two");
  require(isolated(text).contains(text), "and all of it is there when isolated");
  return 0;
}
