// The bots of a table at which people sit too, in the time of these people: who of them is asked next, when, and what they do. (The bots of
// a Party play among themselves, and time leaps to whatever comes next.)
//
// Where all play at once a bot takes its own time. Where people wait for it, it keeps them waiting for as long as they like to look at what
// has happened: their pace. Those who may interrupt a turn come first: bots are asked at once, and people are given the time to; a bot
// does not move on before they let it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/course.hpp"
#include "players/bot.hpp"

namespace dalapapa {

class TableBots {
 public:
  // Plays in a seat that a person has left.
  static constexpr std::string_view usual_level = "casual";

  // All levels from the seats.
  [[nodiscard]] static Expected<TableBots> of(const Config& config, std::uint64_t seed);

  // Looks at what has happened, and begins to think about it. Times are those of the course, in milliseconds.
  void look(const Course& course, std::int64_t now, std::int64_t pace);

  struct Due {
    int seat;
    std::int64_t at;
  };
  // Who is to be asked next, and when, if nothing happens before. Needs: has looked at the course as it is.
  [[nodiscard]] std::optional<Due> due(const Course& course) const;
  // What it does; nothing if it would rather wait. Needs: it is due. Afterwards it must look again.
  [[nodiscard]] std::optional<Action> ask(const Course& course, int seat);

  // People who may interrupt the bot that is to move (EN1), and have not let it go on.
  [[nodiscard]] std::vector<int> people_asked(const Course& course) const;
  void go_on(const Course& course, int seat);

 private:
  struct Chair {
    std::unique_ptr<Bot> bot{};
    std::optional<std::int64_t>
        ready{};            // when it will have made up its mind; nothing if it has nothing to think about
    bool may_wait = false;  // when it began to think
    std::size_t went_on = no_step;  // the person here lets the bot move that is to move after so many steps
  };
  static constexpr std::size_t no_step = static_cast<std::size_t>(-1);

  [[nodiscard]] Chair& chair(int seat) { return chairs_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Chair& chair(int seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] std::int64_t thinking_time(const Game& game, int seat, std::int64_t pace);

  std::vector<Chair> chairs_;
  std::size_t looked_ = 0;  // how many steps there were
};

}  // namespace dalapapa
