// A table: a game in progress, driven through one small interface with JSON in and out. This is the seam: the page
// (through WebAssembly), the server and the command line run games through it.
//
//   Table table(config, opening, commitment);                  // deals what is due
//   table.submit({"seat": 0, "actions": [{"place": ["BBBGGRR", 0, 0, 0]}, {"done": true}], "seen": 4}, moment);
//   table.wake(moment);                                        // whenever wakes_at() has come: the referee, a bot
//   table.take_added();                                        // what is to be stored
//   table.scene(0, {}, 4), table.report(1, 4);                 // and only then told, here and elsewhere
//
// The table holds the deck, so it is for whoever runs the game; whoever looks on at another place has a FollowedTable.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/host.hpp"
#include "players/bot.hpp"
#include "players/table_bots.hpp"
#include "table/record.hpp"
#include "table/shown_table.hpp"

namespace dalapapa {

// When something is done at a table: milliseconds since the game began, and how long bots keep people waiting.
struct Moment {
  std::int64_t now = 0;
  std::int64_t pace = 0;
};

class Table final : public ShownTable {
 public:
  // Sets the game up and deals. Needs: `commitment` is the SHA-256 of opening.committed_text().
  Table(Config config, Opening opening, std::string commitment);

  // The same from JSON: {"game", "options", "seats", "aids", "tiles", "opened": {"nonce", "deck"}, "commitment"}, and
  // "steps", which act() takes one after another; an error names the step.
  [[nodiscard]] static Expected<Table> create(const json::value& request);
  // Takes a game up where its record ends. Refused, with the line, where the record does not fit the rules or the opening.
  [[nodiscard]] static Expected<Table> open(std::string_view record, const json::value& opened);

  // What a player wants to do: {"seat", "actions", "seen"}, all of it or nothing (see Submission). While a game is set up
  // {"auto": true} leaves a choice to the engine.
  [[nodiscard]] Expected<void> submit(const json::object& submission, const Moment& moment);
  // One step of a seat or the referee, from whoever knows that it is theirs: {"seat", ..., "ms"}. Chance acts by itself.
  [[nodiscard]] Expected<void> act(const json::value& step);
  [[nodiscard]] Expected<void> act(const Step& step);

  // Whatever is due by then: the referee, and at most one action of a bot, so that people can follow.
  [[nodiscard]] Expected<void> wake(const Moment& moment);
  // Bots begin to think about what has happened; and when the table is to be woken, if nothing happens before.
  [[nodiscard]] Expected<void> let_bots_look(const Moment& moment);
  [[nodiscard]] std::optional<std::int64_t> wakes_at() const;
  // People who may interrupt the bot that is to move, and that they let it go on.
  [[nodiscard]] std::vector<int> people_asked() const;
  [[nodiscard]] Expected<void> go_on(int seat, std::size_t seen);

  // The lines of the record that nobody has taken yet, for whoever stores them.
  [[nodiscard]] std::string take_added();
  // For a viewer elsewhere, who follows: {"steps", "opened"}, the steps from a number on as they may see them, and in the end the deck.
  [[nodiscard]] json::object report(Viewer viewer, std::size_t since) const;

  // What a seat or a spectator may know, from the agreement to this moment.
  [[nodiscard]] json::object view(Viewer viewer) const;
  // What a bot of that level would do in this seat if it sat down now; nothing if it would wait.
  [[nodiscard]] Expected<std::optional<Action>> suggest(int seat, std::string_view level,
                                                        std::uint64_t seed) const;

  [[nodiscard]] const Course& course() const override { return host_.course(); }
  [[nodiscard]] Expected<void> check_viewer(Viewer /*viewer*/) const override { return {}; }
  [[nodiscard]] Host& host() { return host_; }
  [[nodiscard]] Record record() const;

 private:
  [[nodiscard]] Expected<TableBots*> bots();
  [[nodiscard]] Expected<void> ask_bots(TableBots& bots, const Moment& moment);
  [[nodiscard]] Expected<Action> automatic_action(const json::object& in, Actor actor) const;

  Opening opening_;
  Host host_;
  std::optional<TableBots> bots_;  // made when first needed
  std::size_t taken_ = 0;          // lines of the record
};

}  // namespace dalapapa
