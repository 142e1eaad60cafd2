// Games and their records. The bytes play a game, good steps and bad ones, then it is taken up from its record, or the record is tampered
// with and replayed.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"
#include "games/spelt.hpp"
#include "table/table.hpp"

namespace dalapapa::fuzz {
namespace {

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

// Whatever may be done; with an undo between, if that is wanted.
void do_any(Table& table, Bytes& bytes, bool undone) {
  const auto actors = table.game().awaited().list();
  const Actor actor = actors[bytes.ConsumeIntegral<std::uint8_t>() % actors.size()];
  const auto choices = table.game().choices(actor);
  require(!choices.empty(), "whoever is awaited has a choice");
  const Action action = choices[bytes.ConsumeIntegral<std::uint8_t>() * 257U % choices.size()];
  const Step step = timed(table.course(), actor, action, bytes);
  if (undone) check_undo(table.game(), step);
  require(table.act(step).has_value(), "what is listed is accepted");
}

// A few steps that nobody has chosen: two bytes lead far into a game.
void play_on(Table& table, Bytes& bytes) {
  std::array<std::uint8_t, 256> seeded{};
  Random random(bytes.ConsumeIntegral<std::uint8_t>());
  for (std::uint8_t& byte : seeded) byte = static_cast<std::uint8_t>(random.below(256));
  Bytes choosing(seeded.data(), seeded.size());
  for (int steps = bytes.ConsumeIntegralInRange(1, 40); steps > 0 && !table.course().over(); --steps)
    do_any(table, choosing, false);
}

void play(Table& table, Bytes& bytes) {
  while (bytes.remaining_bytes() > 8 && !table.course().over()) {
    switch (bytes.ConsumeIntegralInRange(0, 7)) {
      case 0:
        try_any(table, bytes);
        break;
      case 1:
        play_on(table, bytes);
        break;
      case 2:
        do_any(table, bytes, true);
        break;
      default:
        do_any(table, bytes, false);
    }
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
  const auto record = Record::read(fmt::format("{}", fmt::join(lines, "\n")));
  if (!record) return;
  (void)replay_steps(*record);
  // As if the deck were the promised one.
  (void)replay(*record, [&](std::string_view) { return record->commitment; });
}

void play_and_tamper(Bytes bytes) {
  const Config config = config_from(bytes);
  Table table(config, opening_from(bytes, config), std::string(64, '0'));
  const bool tampered = bytes.ConsumeBool();
  play(table, bytes);
  if (tampered) {
    tamper(table.record().write(), bytes);
  } else {
    check_own_record(table);
  }
}

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dalapapa::fuzz::play_and_tamper(dalapapa::fuzz::Bytes(data, size));
  return 0;
}
