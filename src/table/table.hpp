// A table: a game in progress, driven through one small interface with JSON in and out. This is the seam: the page
// (through WebAssembly), the server and the command line run games through it.
//
//   Table table(config, opening, commitment);                 // deals what is due
//   table.act({"seat": 0, "place": ["BBBGGRR", 0, 0, 0]});    // refuses with a reason, or plays and deals again
//   table.view(0);                                            // what seat 0 may know
//   table.choices(0), table.suggest(0, "greedy", 1);          // what it may do, what a bot would do
//   table.record();
//
// The table holds the deck, so it is for whoever runs the game; what it says to a viewer comes from Game::seen_by().
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "games/figures.hpp"
#include "host/host.hpp"
#include "players/bot.hpp"
#include "table/record.hpp"

namespace dalapapa {

class Table {
 public:
  // Sets the game up and deals. Needs: `commitment` is the SHA-256 of opening.committed_text().
  Table(Config config, Opening opening, std::string commitment);

  // The same from JSON: {"game", "options", "seats", "aids", "tiles", "opened": {"nonce", "deck"}, "commitment"}, and
  // "steps", which act() takes one after another; an error names the step.
  [[nodiscard]] static Expected<Table> create(const json::value& request);

  // One action of a seat or the referee: {"seat", ...}. Chance acts by itself, from the deck. While a game is set up
  // {"seat", "auto": true} leaves the choice to the engine.
  [[nodiscard]] Expected<void> act(const json::value& step);
  [[nodiscard]] Expected<void> act(const Step& step);

  // What a seat or a spectator may know.
  [[nodiscard]] json::object view(Viewer viewer) const;
  // Everything that a seat may do now, as actions.
  [[nodiscard]] json::array choices(int seat) const;
  // What a bot of that level would do in this seat; nothing if it would wait. The bot stays with the seat as long as it is
  // asked for with the same level and seed, and continues with what it has in mind.
  [[nodiscard]] Expected<std::optional<Action>> suggest(int seat, std::string_view level, std::uint64_t seed);

  // The best turns for a seat that must act, with what each is worth and why: {"hints": [{"actions", "value", "now", "opens"},
  // ...], "exact"}. In puzzle and Arlequin: whether the figure can still be completed, and which tile comes next or which
  // one is wrong (see FillHelp). In Alex there are none.
  // Refused where the players have agreed to do without hints.
  [[nodiscard]] Expected<json::object> hints(int seat, std::int64_t nodes, std::uint64_t seed) const;

  // What a viewer sees, may do and is told, after what they try (see scene.hpp and fit.hpp): without `preview` not what a
  // placement would bring.
  [[nodiscard]] Expected<json::object> scene(Viewer viewer, const json::array& tried,
                                             std::size_t since) const;
  [[nodiscard]] Expected<json::object> fit(int seat, const json::array& tried, const Placement& at) const;

  // The squares that nothing can cover any more, after what the viewer tries (see gaps.hpp), where that was agreed to.
  [[nodiscard]] Expected<json::array> gaps(Viewer viewer, const json::array& tried) const;

  // In games with a clock: after how many milliseconds a bot of that level wants to be asked (see Bot::pause()).
  [[nodiscard]] Expected<std::int64_t> pause(int seat, std::string_view level, std::uint64_t seed);

  [[nodiscard]] const Config& config() const { return config_; }
  [[nodiscard]] const Game& game() const { return host_.game(); }
  [[nodiscard]] Host& host() { return host_; }
  [[nodiscard]] const Course& course() const { return host_.course(); }
  [[nodiscard]] Record record() const;

 private:
  struct Guest {
    std::string level;
    std::uint64_t seed;
    std::unique_ptr<Bot> bot;
  };

  [[nodiscard]] Expected<Bot*> bot(int seat, std::string_view level, std::uint64_t seed);
  [[nodiscard]] Expected<json::object> figure_hints(const Figures& game, int seat, std::int64_t nodes) const;
  [[nodiscard]] Expected<Step> automatic_step(json::object in) const;

  Config config_;
  Opening opening_;
  std::string commitment_;
  Host host_;
  std::map<int, Guest> guests_;  // by seat
};

}  // namespace dalapapa
