// A person at the terminal, who plays as bots do: sees what the seat sees, and is asked when it may act. A turn is tried first and can be
// taken back until it is confirmed.
#pragma once

#include <deque>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/catalogue.hpp"
#include "players/bot.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {

// What the people at one terminal share.
struct Terminal {
  std::istream& in;
  bool colour = false;
  int people = 0;      // more than one: tiles are covered when the next one is asked
  std::string news{};  // what happened since somebody else was asked
  int asked = -1;      // the seat that was asked last
  bool left = false;   // nobody is there any more: no more lines come, or somebody wants to stop
};

class Person final : public Bot {
 public:
  // Needs: the game is played in turns, and configuration and terminal outlive this.
  Person(const Config& config, int seat, std::uint64_t seed, Terminal& terminal);

  [[nodiscard]] std::optional<Action> choose(const Game& seen, int seat) override;

 private:
  struct Offer {
    std::string name;  // what to type for it
    std::vector<Action> actions;
    std::string words;
  };

  void begin(const Game& seen);
  // Asks until the turn is there, or nothing more comes.
  void ask();
  [[nodiscard]] bool obey(const std::string& line);
  [[nodiscard]] bool turn_is_over() const;
  [[nodiscard]] bool may_do(const Action& action) const;
  [[nodiscard]] bool has_hints() const;
  [[nodiscard]] std::string prompt() const;
  void attempt(const std::vector<Action>& actions);
  void attempt(const std::string& line);
  void take_back();
  void list(const std::string& tile);
  void hint();
  void help() const;
  void show_board() const;
  void show_hand() const;
  void offer(const std::vector<Offer>& offers);
  [[nodiscard]] Actor actor() const { return Actor::seat(seat_); }
  [[nodiscard]] std::string name() const { return shown_name(config_, seat_); }

  const Config& config_;
  int seat_;
  std::uint64_t seed_;
  Terminal& terminal_;
  std::unique_ptr<Game> ahead_;  // with what is tried
  std::vector<Action> tried_;
  std::vector<Offer> offers_;
  std::deque<Action> decided_;     // the rest of a confirmed turn
  bool waits_ = false;             // has nothing to say now
  std::unique_ptr<Bot> stand_in_;  // after resigning
};

}  // namespace dalapapa
