// Records. An input that starts with "{" is a record as it stands; any other input plays a game, good steps
// and bad ones, and tampers with its record.
#include <algorithm>
#include <string>
#include <string_view>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"
#include "games/spelt.hpp"
#include "table/table.hpp"

namespace dalapapa::fuzz {
namespace {

// Reads, replays and writes; how far a text gets does not matter here.
void read_and_replay(std::string_view text) {
  const auto record = Record::read(text);
  if (!record) return;
  const std::string written = record->write();
  const auto again = Record::read(written);
  require(again.has_value(), "a record that was written is read");
  require(again->write() == written, "it is the same when read again");
  (void)replay_steps(*record);
  (void)replay(*record,
               [&](std::string_view) { return record->commitment; });  // as if the deck were the promised one
}

// Whatever is tried in the game is accepted exactly if it is among the choices, and a refusal leaves everything as it was.
void try_any(Table& table, Bytes& bytes) {
  const Game& game = table.game();
  const Actor seat = Actor::seat(bytes.ConsumeIntegralInRange(0, 9));
  const Step step = timed(table.course(), seat, any_action(bytes, *table.config().tiles), bytes);
  const auto choices = game.choices(step.actor);
  const bool listed = std::ranges::find(choices, spelt(game, step.action)) != choices.end();
  const std::uint64_t before = table.game().hash();
  const std::size_t steps_before = table.game().steps().size();
  const bool accepted = table.act(step).has_value();
  require(accepted == listed || is_of_table(step.action), "exactly the choices are accepted");
  require(accepted || (table.game().hash() == before && table.game().steps().size() == steps_before),
          "a refusal leaves the game as it was");
}

void check_undo(const Game& game, const Step& step) {
  const std::unique_ptr<Game> copy = game.clone();
  copy->apply(step);
  copy->undo();
  require(copy->hash() == game.hash() && copy->describe() == game.describe() && copy->bag() == game.bag(),
          "undo restores the game");
}

void play(Table& table, Bytes& bytes) {
  while (bytes.remaining_bytes() > 8 && !table.course().over()) {
    if (bytes.ConsumeIntegralInRange(0, 7) == 0) {
      try_any(table, bytes);
      continue;
    }
    const auto actors = table.game().awaited().list();
    const Actor actor = actors[bytes.ConsumeIntegral<std::uint8_t>() % actors.size()];
    const auto choices = table.game().choices(actor);
    require(!choices.empty(), "whoever is awaited has a choice");
    const Action action = choices[bytes.ConsumeIntegral<std::uint16_t>() % choices.size()];
    const Step step = timed(table.course(), actor, action, bytes);
    check_undo(table.game(), step);
    require(table.act(step).has_value(), "what is listed is accepted");
  }
}

void check_own_record(const Table& table) {
  const Record record = table.record();
  const auto again = Record::read(record.write());
  require(again.has_value() && again->write() == record.write(),
          "a table's record is read as it was written");
  const auto game = replay_steps(*again);
  require(game.has_value() && game->game().hash() == table.game().hash(), "it replays to the same game");
  const auto result = replay(*again, [&](std::string_view) { return record.commitment; });
  require(result.has_value() == table.course().over(), "a record of a finished game passes, no other does");
}

// Drops, doubles and exchanges lines.
void tamper(const std::string& text, Bytes& bytes) {
  std::vector<std::string_view> lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find('\n', from);
    lines.push_back(std::string_view(text).substr(from, end - from));
    from = end + 1;
  }
  while (bytes.remaining_bytes() > 0 && !lines.empty()) {
    const auto any_line = [&] { return bytes.ConsumeIntegral<std::uint16_t>() % lines.size(); };
    const std::size_t line = any_line();
    switch (bytes.ConsumeIntegralInRange(0, 2)) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line));
        break;
      case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), std::string_view(lines[line]));
        break;
      default:
        std::swap(lines[line], lines[any_line()]);
    }
  }
  read_and_replay(fmt::format("{}", fmt::join(lines, "\n")));
}

void play_and_tamper(Bytes bytes) {
  const Config config = config_from(bytes);
  Table table(config, opening_from(bytes, config), std::string(64, '0'));
  play(table, bytes);
  check_own_record(table);
  tamper(table.record().write(), bytes);
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.starts_with('{')) {
    dalapapa::fuzz::read_and_replay(text);
  } else {
    dalapapa::fuzz::play_and_tamper(dalapapa::fuzz::Bytes(data, std::min<std::size_t>(size, 1000)));
  }
  return 0;
}
