#include "paper/link.hpp"

#include <zlib.h>

#include "base/json.hpp"

namespace dalapapa {
namespace {

std::string deflated(std::string_view text) {
  constexpr int without_a_head = -15;  // the largest window
  constexpr int most_memory = 9;
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, without_a_head, most_memory, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, text.size()), '\0');
  std::string in(text);
  stream.next_in = reinterpret_cast<Bytef*>(in.data());  // NOLINT(*-reinterpret-cast): zlib's bytes
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());  // NOLINT(*-reinterpret-cast)
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

// Base 64 for addresses, without padding (RFC 4648, section 5).
std::string spelt(std::string_view bytes) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  constexpr unsigned bits_a_letter = 6;
  std::string out;
  unsigned held = 0;
  unsigned bits = 0;
  for (const char byte : bytes) {
    held = held << 8U | static_cast<unsigned char>(byte);
    for (bits += 8; bits >= bits_a_letter;) {
      bits -= bits_a_letter;
      out += letters[held >> bits & 63U];
    }
    held &= (1U << bits) - 1;
  }
  if (bits > 0) out += letters[held << (bits_a_letter - bits) & 63U];
  return out;
}

}  // namespace

Expected<void> check_site(std::string_view site) {
  constexpr std::size_t longest = 200;
  const bool plain = std::ranges::all_of(site, [](char c) { return c > ' ' && c < '\x7f' && c != '#'; });
  const bool known = site.starts_with("http://") || site.starts_with("https://");
  if (!known || !plain || site.size() > longest)
    return bad_input("the page must be at an address such as {}, not {}", usual_site, json::quoted(site));
  return {};
}

std::string packed(std::string_view text) {
  return spelt(deflated(text));
}

std::string puzzle_link(std::string_view site, std::string_view puzzle) {
  return fmt::format("{}#/puzzle/{}", site, puzzle);
}

std::string record_link(std::string_view site, std::string_view record, std::size_t step) {
  return fmt::format("{}#/game/{}/{}", site, packed(record), step);
}

}  // namespace dalapapa
