#include <charconv>
#include <chrono>
#include <limits>
#include <thread>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/sha256.hpp"
#include "games/classic.hpp"
#include "players/bot.hpp"
#include "table/table.hpp"
#include "terminal/drawing.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

constexpr int most_players = 10;  // of any game of the family; each game says more closely what it needs

struct Wish {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> bots{"greedy"};
  std::optional<std::string> seed;
  std::vector<std::string> options;
  std::string tiles_file;
  std::string record_file;
  bool watch = false;
  int delay = 0;
  std::string colour = "auto";
};

// One level for all seats, or one for each.
Expected<std::vector<Seat>> seat_bots(const Wish& wish) {
  const std::size_t levels = wish.bots.size();
  const std::size_t count =
      wish.players ? static_cast<std::size_t>(*wish.players) : std::max<std::size_t>(2, levels);
  if (levels != 1 && levels != count) {
    return bad_input("{} players need one level of bots or {}, not {}", count, count, levels);
  }
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& level = wish.bots[levels == 1 ? 0 : i];
    seats.push_back({fmt::format("{} {}", level, i + 1), level});
  }
  return seats;
}

Expected<Config> agree(const Wish& wish) {
  Config config;
  DALAPAPA_TRY(game, find_game(wish.game));
  config.game = *game;
  config.options = Options(config.game->options);
  for (const std::string& option : wish.options) DALAPAPA_CHECK(config.options.set(option));
  DALAPAPA_TRY(seats, seat_bots(wish));
  config.seats = *std::move(seats);
  DALAPAPA_TRY(tiles, load_tiles(wish.tiles_file));
  config.tiles = *std::move(tiles);
  DALAPAPA_CHECK(config.check());
  return config;
}

// The seed settles everything, the nonce too, so that the same seed writes the same record.
Table set_up(const Config& config, std::uint64_t seed) {
  Opening opening{sha256(fmt::format("dalapapa nonce {}", seed)),
                  Deck::shuffled(*config.tiles, seed).order()};
  std::string commitment = sha256(opening.committed_text(*config.tiles));
  return {config, std::move(opening), std::move(commitment)};
}

void show_step(const Wish& wish, const Table& table, const std::string& words) {
  if (words.empty()) return;
  const bool colour = wants_colour(wish.colour);
  const auto& classic = dynamic_cast<const Classic&>(table.game());
  if (wish.delay > 0) fmt::print("\033[2J\033[H");
  // The words below the board: they stay in sight when the board outgrows the terminal.
  fmt::print("{}\n{}\n", draw(classic.board(), {.colour = colour, .highlight_last = true}), words);
  for (int seat = 0; seat < classic.seats(); ++seat) {
    fmt::print("{}{} {}", seat == 0 ? "" : ", ", table.config().seats[static_cast<std::size_t>(seat)].name,
               classic.score(seat));
  }
  fmt::print("; {} tiles in the bag\n\n", classic.bag_count());
  std::fflush(stdout);
  std::this_thread::sleep_for(std::chrono::milliseconds(wish.delay));
}

Expected<void> play_out(const Wish& wish, Table& table, std::uint64_t seed) {
  const Config& config = table.config();
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    DALAPAPA_TRY(bot, make_bot(*config.game, config.seats[seat].bot, mix(seed + seat + 1)));
    bots.push_back(*std::move(bot));
  }
  while (!table.game().result()) {
    const Actor actor = table.game().awaited().list().front();
    const int seat = actor.seat_number();
    const Step step{actor, bots[static_cast<std::size_t>(seat)]->choose(*table.game().seen_by(seat), seat)};
    const std::string words = wish.watch ? narrate(config, table.game(), step) : "";
    DALAPAPA_CHECK(table.act(step));
    show_step(wish, table, words);
  }
  return {};
}

// Digits alone: CLI11 would read 010 as eight, and -1 and numbers too large as some other number.
Expected<std::uint64_t> seed_of(const Wish& wish) {
  if (!wish.seed) return random_seed();
  std::uint64_t seed = 0;
  const char* const end = wish.seed->data() + wish.seed->size();
  const auto read = std::from_chars(wish.seed->data(), end, seed);
  if (read.ec != std::errc{} || read.ptr != end) {
    return bad_input("--seed must be a whole number from 0 to {}, not {}",
                     std::numeric_limits<std::uint64_t>::max(), json::quoted(*wish.seed));
  }
  return seed;
}

Expected<int> run(const Wish& wish) {
  DALAPAPA_TRY(config, agree(wish));
  DALAPAPA_TRY(seed, seed_of(wish));
  Table table = set_up(*config, *seed);
  DALAPAPA_CHECK(play_out(wish, table, *seed));
  if (!wish.record_file.empty()) DALAPAPA_CHECK(write_file(wish.record_file, table.record().write()));
  fmt::print("{}, seed {}\n{}", config->game->title, *seed, narrate(*config, *table.game().result()));
  return 0;
}

std::string describe_games() {
  std::string text = "Games and their options:\n";
  for (const GameInfo& game : catalogue()) {
    text += fmt::format("  {}: {}, {} to {} players; bots: {}\n", game.name, game.title, game.min_seats,
                        game.max_seats, fmt::join(levels(game), ", "));
    for (const OptionSpec& option : game.options) {
      const bool flag = option.kind == OptionSpec::Kind::flag;
      const std::string range = flag ? "true or false" : fmt::format("{} to {}", option.min, option.max);
      const std::string fallback =
          flag ? (option.fallback != 0 ? "true" : "false") : std::to_string(option.fallback);
      text += fmt::format("    --option {}={}  {} ({})\n", option.name, fallback, option.help, range);
    }
  }
  return text + "The same seed and bots give the same game.";
}

}  // namespace

void add_play(CLI::App& app, Chosen& chosen) {
  auto wish = std::make_shared<Wish>();
  CLI::App* command =
      add_command(app, "play", "Let bots play a whole game and print the final scores", describe_games());
  command->add_option("GAME", wish->game, "Which game")->required();
  command->add_option("--players", wish->players, "How many play")
      ->check(CLI::Range(1, most_players))
      ->type_name("N");
  command->add_option("--bots", wish->bots, "One level for all, or one for each: greedy,random")
      ->delimiter(',')
      ->type_name("LEVEL[,LEVEL...]");
  command->add_option("--seed", wish->seed, "Chance and bots from this number; else a new one")
      ->type_name("S");
  command->add_option("--option", wish->options, "An option of the game; may be given several times")
      ->type_name("K=V");
  command->add_option("--tiles", wish->tiles_file, "Read the tile set from a JSON file")->type_name("FILE");
  command->add_option("--record", wish->record_file, "Write the record of the game")->type_name("FILE");
  command->add_flag("--watch", wish->watch, "Show the board after every move");
  command->add_option("--delay", wish->delay, "With --watch: redraw in place, so many milliseconds a move")
      ->check(CLI::Range(0, 60000))
      ->type_name("MS");
  add_colour_option(*command, wish->colour);
  command->callback([wish, &chosen] { chosen.command = [wish] { return run(*wish); }; });
}

}  // namespace dalapapa
