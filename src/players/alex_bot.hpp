// The players of Alex: each looks for turns at its own pace, counts some of them too high, and says what it has found.
//
// A *thought* is what happens between two times that the bot is asked: it looks at some turns, and now and then sees the
// best of all. What it has found in a round is a cache: a bot that comes to the table later thinks the round through at
// once.
#pragma once

#include <cstdint>

#include "base/random.hpp"
#include "games/alex.hpp"
#include "games/best_turn.hpp"
#include "players/bot.hpp"
#include "players/pace.hpp"

namespace dalapapa {

struct AlexHabits {
  int thoughts;           // about a round, before it has nothing more to say
  int looks;              // turns that a thought considers
  std::uint32_t insight;  // in percent: how often a thought sees the best turn of all
  std::uint32_t slips;    // in percent: how often what is found is counted too high
  Pace pace;              // of thoughts, and of the hand
};

class AlexBot final : public Bot {
 public:
  AlexBot(const AlexHabits& habits, std::uint64_t seed) : habits_(habits), random_(seed) {}
  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;
  [[nodiscard]] std::int64_t pause(const Game& seen, int seat) override;

 private:
  [[nodiscard]] bool knows(const Alex& game) const { return round_ == game.rounds_ended(); }
  [[nodiscard]] bool has_found(const Alex& game) const { return knows(game) && found_.tiles > 0; }
  void begin_round(const Alex& game);
  void think(const Alex& game);
  void think_through(const Alex& game);
  void look(Board& board, const Alex& game);
  void find(const Turn& turn);
  [[nodiscard]] std::optional<Action> speak(const Alex& game, int seat);
  [[nodiscard]] Action show(const Alex& game);
  [[nodiscard]] Action show_second(const Alex& game) const;

  static constexpr int not_yet = -1;

  AlexHabits habits_;
  Random random_;
  int round_ = not_yet;  // what the rest is about
  int thoughts_ = 0;
  Turn found_;        // the best that it has found,
  int believed_ = 0;  // and what it takes the best to be worth
};

// As good as the rank of its level (see programs.hpp). It thinks in its own time, whatever the effort.
[[nodiscard]] std::unique_ptr<Bot> alex_bot(std::size_t rank, std::uint64_t seed, const Effort& effort);

}  // namespace dalapapa
