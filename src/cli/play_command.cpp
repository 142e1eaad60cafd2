#include <chrono>
#include <thread>

#include "cli/agreement.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/sha256.hpp"
#include "players/party.hpp"
#include "table/table.hpp"
#include "terminal/drawing.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

struct PlayOptions {
  Agreement agreement;
  std::optional<int> players;
  std::vector<std::string> bots;
  std::string record_file;
  bool watch = false;
  int delay = 0;
  std::string colour = "auto";
};

// One level for all seats, or one for each; experts by default, who are good and fast.
Expected<std::vector<Seat>> seat_bots(const PlayOptions& options) {
  std::vector<std::string> bots = options.bots;
  if (bots.empty()) bots.emplace_back("expert");
  const std::size_t given = bots.size();
  const std::size_t count =
      options.players ? static_cast<std::size_t>(*options.players) : std::max<std::size_t>(2, given);
  if (given != 1 && given != count) {
    return bad_input("{} players need one level of bots or {}, not {}", count, count, given);
  }
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& level = bots[given == 1 ? 0 : i];
    seats.push_back({fmt::format("{} {}", level, i + 1), level, {}});
  }
  return seats;
}

// The seed settles everything, the nonce too, so that the same seed writes the same record.
Table set_up(const Config& config, std::uint64_t seed) {
  Opening opening{sha256(fmt::format("dalapapa nonce {}", seed)),
                  Deck::made_for(*config.game, *config.tiles, seed).order()};
  std::string commitment = sha256(opening.committed_text(*config.tiles));
  return {config, std::move(opening), std::move(commitment)};
}

void show_step(const PlayOptions& options, const Table& table, const std::string& words) {
  if (words.empty()) return;
  const bool colour = wants_colour(options.colour);
  if (options.delay > 0) fmt::print("\033[2J\033[H");
  // The words below the board: they stay in sight when the board outgrows the terminal.
  for (const Layout& layout : table.game().layouts()) {
    fmt::print("{}\n", draw(layout, {.colour = colour, .highlighted = 1}));
  }
  fmt::print("{}\n{}\n\n", words, narrate_standing(table.config(), table.game()));
  std::fflush(stdout);
  std::this_thread::sleep_for(std::chrono::milliseconds(options.delay));
}

Expected<void> play_out(const PlayOptions& options, Table& table, std::uint64_t seed) {
  const Config& config = table.config();
  DALAPAPA_TRY(party, Party::of(config, seed));
  while (!table.game().result()) {
    DALAPAPA_CHECK(check_not_endless(table.game()));
    const Step step = party->next(table.game());
    const std::string words = options.watch ? narrate(config, table.game(), step) : "";
    DALAPAPA_CHECK(table.act(step));
    show_step(options, table, words);
  }
  return {};
}

Expected<int> run_play(const PlayOptions& options) {
  DALAPAPA_TRY(seats, seat_bots(options));
  DALAPAPA_TRY(config, options.agreement.with(*std::move(seats)));
  DALAPAPA_TRY(seed, options.agreement.seed.value());
  Table table = set_up(*config, *seed);
  DALAPAPA_CHECK(play_out(options, table, *seed));
  if (!options.record_file.empty()) DALAPAPA_CHECK(write_file(options.record_file, table.record().write()));
  options.agreement.tell_deadline(*config->game);
  fmt::print("{}, seed {}\n{}", config->game->title, *seed, narrate(*config, *table.game().result()));
  return 0;
}

}  // namespace

void add_play(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* command =
      add_command(app, "play", "Let bots play a whole game and print the final scores", describe_games());
  options->agreement.add_to(*command);
  command->add_option("--players", options->players, "Number of players")
      ->check(CLI::Range(1, most_players))
      ->type_name("N");
  command
      ->add_option("--bots", options->bots,
                   "One level for all, or one for each: greedy,random (default: expert)")
      ->delimiter(',')
      ->type_name("LEVEL[,LEVEL...]");
  command->add_option("--record", options->record_file, "Write the record of the game")->type_name("FILE");
  command->add_flag("--watch", options->watch, "Show the board after every move");
  command
      ->add_option("--delay", options->delay,
                   "With --watch: redraw in place, this many milliseconds per move")
      ->check(CLI::Range(0, 60000))
      ->type_name("MS");
  add_colour_option(*command, options->colour);
  command->callback([options, &chosen] { chosen.command = [options] { return run_play(*options); }; });
}

}  // namespace dalapapa
