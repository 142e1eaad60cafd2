// Links, as paper carries them. A text that begins as an address does is the site of a page, which is refused or makes an address; any other
// is put into a link, and comes out of it as it went in.
#include <zlib.h>

#include "fuzz/reading.hpp"
#include "paper/link.hpp"

namespace dalapapa::fuzz {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Letters to bits, eight at a time: what is left over is no byte.
std::string bytes_in(std::string_view spelt) {
  std::string bytes;
  unsigned held = 0;
  unsigned bits = 0;
  for (const char letter : spelt) {
    const std::size_t value = letters.find(letter);
    require(value != std::string_view::npos, "addresses leave each letter alone");
    held = (held << 6U | static_cast<unsigned>(value)) & 0xffffU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> bits & 0xffU);
  }
  return bytes;
}

void check_unpacked(std::string_view spelt, std::string_view text) {
  std::string bytes = bytes_in(spelt);
  std::string out(text.size() + 1, '\0');  // room for one too many
  z_stream stream{};
  require(inflateInit2(&stream, -15) == Z_OK, "zlib works");
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int status = inflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  require(status == Z_STREAM_END && out == text, "a link holds the text that was put into it");
}

void link_to_record(std::string_view text) {
  const std::string link = record_link(usual_site, text, text.size());
  const std::string head = fmt::format("{}#/game/", usual_site);
  const std::string tail = fmt::format("/{}", text.size());
  require(link.starts_with(head) && link.ends_with(tail), "a link says where, what and which step");
  check_unpacked(link.substr(head.size(), link.size() - head.size() - tail.size()), text);
}

void link_from_site(std::string_view site) {
  if (!is_read(check_site(site))) return;
  const std::string puzzle = puzzle_link(site, "turn-3-k2m9qz");
  require(puzzle.starts_with(site) && puzzle.find('#') == site.size() && !puzzle.contains(' '),
          "every site makes an address");
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = dalapapa::fuzz::text_of(data, size);
  if (text.starts_with("http")) {
    dalapapa::fuzz::link_from_site(text);
  } else {
    dalapapa::fuzz::link_to_record(text);
  }
  return 0;
}
