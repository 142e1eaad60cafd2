// The classic game as JSON, for the page and for scripts.
#include "board/placement_json.hpp"
#include "games/classic.hpp"
#include "games/points.hpp"

namespace dalapapa {
namespace {

constexpr std::array<std::string_view, 9> phase_names{
    "opening_deal", "opening", "deal", "first_tile", "second_tile", "auction", "mark", "refill", "over"};

}  // namespace

json::object Classic::standing() const {
  return {{"scores", json::array(now_.score.begin(), now_.score.begin() + seats())}};
}

json::object Classic::reckoning() const {
  json::array still_to_play;
  for (int seat = 0; seat < seats(); ++seat) {
    if (this->still_to_play(seat)) still_to_play.push_back(seat);
  }
  json::object out = Game::reckoning();
  out["last_round"] = now_.last_round;
  out["still_to_play"] = std::move(still_to_play);
  return out;
}

json::object Classic::describe() const {
  json::array actors;
  for (const Actor actor : awaited().list()) actors.push_back(to_json(actor));
  json::array laid;
  for (int i = 0; i < board_.size(); ++i) laid.push_back(to_json(board_[i]));
  json::array hands;
  for (int seat = 0; seat < seats(); ++seat) {
    hands.push_back(to_json(now_.hand[static_cast<std::size_t>(seat)], tiles()));
  }
  json::object out{{"phase", phase_names[static_cast<std::size_t>(now_.phase)]},
                   {"awaited", std::move(actors)},
                   {"seat", now_.seat},
                   {"board", std::move(laid)},
                   {"hands", std::move(hands)},
                   {"bag", now_.bag_count},
                   {"second_tile_price", second_tile_price}};
  json::add(out, reckoning());
  return out;
}

}  // namespace dalapapa
