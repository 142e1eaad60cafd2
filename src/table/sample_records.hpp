// For the tests of tables and records: SHA-256 as FIPS 180-4 writes it down, tables and whole records by
// bots, records taken apart into lines.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "games/sample_games.hpp"
#include "players/bot.hpp"
#include "players/mover.hpp"
#include "table/record.hpp"
#include "table/table.hpp"

namespace dalapapa::sample {

namespace detail {

// The first 32 bits of the fractional parts of a root of the first primes, by exact integer search.
template <std::size_t N, int root>
constexpr std::array<std::uint32_t, N> fractions() {
  __extension__ using Wide = unsigned __int128;
  std::array<std::uint32_t, N> found{};
  std::uint64_t prime = 2;
  for (std::size_t i = 0; i < N; ++prime) {
    bool is_prime = true;
    for (std::uint64_t d = 2; d * d <= prime; ++d) is_prime = is_prime && prime % d != 0;
    if (!is_prime) continue;
    // The largest r with r^root <= prime · 2^(32 · root).
    std::uint64_t low = 0;
    std::uint64_t high = std::uint64_t{1} << 37U;
    while (high - low > 1) {
      const std::uint64_t r = (low + high) / 2;
      // r^3 may need 111 bits, r^2 74: both fit.
      Wide power = r;
      for (int k = 1; k < root; ++k) power *= r;
      (power <= (Wide{prime} << (32U * root)) ? low : high) = r;
    }
    found[i++] = static_cast<std::uint32_t>(low);
  }
  return found;
}

}  // namespace detail

inline std::string slow_sha256(std::string_view text) {
  static constexpr auto k = detail::fractions<64, 3>();
  std::array<std::uint32_t, 8> h = detail::fractions<8, 2>();
  std::string message(text);
  message += '\x80';
  while (message.size() % 64 != 56) message += '\0';
  for (int shift = 56; shift >= 0; shift -= 8)
    message += static_cast<char>((text.size() * 8) >> shift & 0xFF);
  for (std::size_t block = 0; block < message.size(); block += 64) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 64; ++i)
      w[i / 4 % 16] = w[i / 4 % 16] << 8U | static_cast<unsigned char>(message[block + i]);
    for (std::size_t i = 16; i < 64; ++i) {
      const std::uint32_t a = w[i - 15];
      const std::uint32_t b = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) +
             (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
    }
    std::array<std::uint32_t, 8> v = h;
    for (std::size_t i = 0; i < 64; ++i) {
      const std::uint32_t one = v[7] + (std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25)) +
                                ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
      const std::uint32_t two = (std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22)) +
                                ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
      v = {one + two, v[0], v[1], v[2], v[3] + one, v[4], v[5], v[6]};
    }
    for (std::size_t i = 0; i < 8; ++i) h[i] += v[i];
  }
  std::string hex;
  for (const std::uint32_t word : h) hex += fmt::format("{:08x}", word);
  return hex;
}

inline Opening opening(const TileSet& tiles, std::uint64_t seed) {
  return {slow_sha256(fmt::format("nonce {}", seed)), Deck::shuffled(tiles, seed).order()};
}
inline Opening opening(const Config& config, std::uint64_t seed) {
  return {slow_sha256(fmt::format("nonce {}", seed)),
          Deck::made_for(*config.game, *config.tiles, seed).order()};
}

inline Table table(const Config& config, std::uint64_t seed) {
  Opening open = opening(config, seed);
  std::string commitment = slow_sha256(open.committed_text(*config.tiles));
  return {config, std::move(open), std::move(commitment)};
}

// Games without a clock.
inline void let_bots_play(Table& table, std::string_view level, std::uint64_t seed, int steps = 100000) {
  for (int i = 0; i < steps && !table.game().result(); ++i) {
    const int seat = mover(table.game()).value();  // nobody calls an auction
    const auto action = table.suggest(seat, level, seed++);
    ASSERT_TRUE(action) << action.error().message;
    ASSERT_TRUE(table.act(Step{Actor::seat(seat), **action}));
  }
}

inline Record finished(const Config& config, std::uint64_t seed, std::string_view level = "random") {
  Table played = table(config, seed);
  let_bots_play(played, level, seed);
  return played.record();
}

inline Config classic(int seats, Tiles set, const std::vector<std::string>& options = {"target=60"}) {
  return agree(*find_game("classic").value(), seats, std::move(set), options);
}

// ---- Records as lines

inline std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    lines.emplace_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

inline std::string joined(const std::vector<std::string>& lines, std::string_view end = "\n") {
  std::string text;
  for (const std::string& line : lines) text.append(line).append(end);
  return text;
}

// What reading and replaying says: "fine", "refused: ..." (exit 1) or "bad: ..." (exit 2).
inline std::string verdict(std::string_view text) {
  const auto word = [](const Error& error) {
    return (error.kind == Error::Kind::refused ? "refused: " : "bad: ") + error.message;
  };
  const auto record = Record::read(text);
  if (!record) return word(record.error());
  const auto result = replay(*record, slow_sha256);
  return result ? "fine" : word(result.error());
}
inline std::string verdict(const std::vector<std::string>& lines) {
  return verdict(joined(lines));
}

}  // namespace dalapapa::sample
