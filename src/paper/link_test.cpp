#include "paper/link.hpp"

#include <gmock/gmock.h>
#include <zlib.h>

#include "base/random.hpp"

namespace dalapapa {
namespace {

// Back again, as the page does it: letters to bits, eight at a time, then inflated without a header.
std::string unpacked(std::string_view letters) {
  constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::vector<bool> bits;
  for (const char letter : letters) {
    const auto value = alphabet.find(letter);
    EXPECT_NE(value, std::string_view::npos) << letter;
    for (unsigned bit = 6; bit-- > 0;) bits.push_back((value >> bit & 1U) != 0);
  }
  std::string bytes;
  for (std::size_t i = 0; i + 8 <= bits.size(); i += 8) {
    unsigned byte = 0;
    for (std::size_t j = 0; j < 8; ++j) byte = byte << 1U | (bits[i + j] ? 1U : 0U);
    bytes += static_cast<char>(byte);
  }
  std::string out(1U << 16U, '\0');
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, -15), Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

TEST(Link, holds_any_text_in_letters_that_addresses_leave_alone) {
  Random random(5);
  for (std::uint32_t length = 0; length < 400; ++length) {
    std::string text;
    for (std::uint32_t i = 0; i < length; ++i) text += static_cast<char>(random.below(256));
    EXPECT_EQ(unpacked(packed(text)), text);
  }
  const std::string repetitive(30000, 'a');
  EXPECT_EQ(unpacked(packed(repetitive)), repetitive);
  EXPECT_LT(packed(repetitive).size(), 100U);
}

TEST(Link, leads_where_the_page_looks) {
  EXPECT_EQ(puzzle_link("https://example.org/", "turn-3-k2m9qz"),
            "https://example.org/#/puzzle/turn-3-k2m9qz");
  EXPECT_EQ(record_link("https://example.org/", "a record", 7),
            fmt::format("https://example.org/#/game/{}/7", packed("a record")));
}

TEST(Link, needs_the_address_of_a_page) {
  for (const std::string_view good : {usual_site, std::string_view("https://example.org/a/b/?c=1")})
    EXPECT_TRUE(check_site(good)) << good;
  for (const std::string_view bad : {"", "example.org", "ftp://example.org/", "javascript:alert(1)",
                                     "http://a b/", "http://a/#/x", "http://é/"})
    EXPECT_FALSE(check_site(bad)) << bad;
  EXPECT_FALSE(check_site("http://" + std::string(300, 'a')));
}

}  // namespace
}  // namespace dalapapa
