// The promise that chance was settled before the first step.
//
// Whoever runs a table picks a random nonce and a deck, publishes the SHA-256 of both (the commitment) with
// the first line of the record and opens it, nonce and deck, in the last. Then everyone can check that the
// draws came from a deck that was fixed before. The engine only says which text is hashed; the hash itself is
// the caller's: libsodium natively, WebCrypto in the page, `printf %s TEXT | sha256sum` for doubters.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "games/deck.hpp"

namespace dalapapa {

// SHA-256 of a text, in 64 lower-case hexadecimal digits.
using Sha256 = std::function<std::string(std::string_view text)>;

struct Opening {
  std::string nonce;  // 64 lower-case hexadecimal digits
  std::vector<TileIndex> deck;

  // The text whose hash is the commitment: the nonce and the ids of the deck's tiles, with a space before
  // each id.
  [[nodiscard]] std::string committed_text(const TileSet& tiles) const;

  [[nodiscard]] json::object to_json(const TileSet& tiles) const;  // {"nonce", "deck": [ids]}
  // Refuses a deck that is not the whole set, each tile once, or in a game that puts tiles back at least once.
  [[nodiscard]] static Expected<Opening> from_json(const json::value& value, const GameInfo& game,
                                                   const TileSet& tiles);

  friend bool operator==(const Opening&, const Opening&) = default;
};

// What "commitment" says.
[[nodiscard]] Expected<std::string> commitment_in(const json::object& in);

}  // namespace dalapapa
