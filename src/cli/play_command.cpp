#include <charconv>
#include <chrono>
#include <limits>
#include <thread>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/sha256.hpp"
#include "players/party.hpp"
#include "table/table.hpp"
#include "terminal/drawing.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

constexpr int most_players = 10;  // of any game of the family; each game says more closely what it needs

struct Wish {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> bots;
  std::vector<int> ages;
  std::optional<std::string> seed;
  std::vector<std::string> options;
  std::string tiles_file;
  std::string record_file;
  bool watch = false;
  int delay = 0;
  std::string colour = "auto";
};

// One level for all seats, or one for each; the best there is unless told otherwise.
Expected<std::vector<Seat>> seat_bots(const Wish& wish) {
  std::vector<std::string> bots = wish.bots;
  if (bots.empty()) bots.emplace_back(levels.back());
  const std::size_t given = bots.size();
  const std::size_t count =
      wish.players ? static_cast<std::size_t>(*wish.players) : std::max<std::size_t>(2, given);
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

Expected<void> set_ages(const Wish& wish, Config& config) {
  if (!config.game->asks_age) {
    if (!wish.ages.empty()) return bad_input("--ages is not asked for in {}", config.game->name);
    return {};
  }
  constexpr int usual_age = 6;
  const std::size_t count = config.seats.size();
  if (wish.ages.size() > 1 && wish.ages.size() != count) {
    return bad_input("{} players need one age or {}, not {}", count, count, wish.ages.size());
  }
  for (std::size_t i = 0; i < count; ++i) {
    config.seats[i].age = wish.ages.empty() ? usual_age : wish.ages[wish.ages.size() == 1 ? 0 : i];
  }
  return {};
}

Expected<Config> agree(const Wish& wish) {
  Config config;
  DALAPAPA_TRY(game, find_game(wish.game));
  config.game = *game;
  config.options = Options(config.game->options);
  for (const std::string& option : wish.options) DALAPAPA_CHECK(config.options.set(option));
  DALAPAPA_TRY(seats, seat_bots(wish));
  config.seats = *std::move(seats);
  DALAPAPA_CHECK(set_ages(wish, config));
  DALAPAPA_TRY(tiles, load_tiles(wish.tiles_file));
  config.tiles = *std::move(tiles);
  DALAPAPA_CHECK(config.check());
  return config;
}

// The seed settles everything, the nonce too, so that the same seed writes the same record.
Table set_up(const Config& config, std::uint64_t seed) {
  Opening opening{sha256(fmt::format("dalapapa nonce {}", seed)),
                  Deck::made_for(*config.game, *config.tiles, seed).order()};
  std::string commitment = sha256(opening.committed_text(*config.tiles));
  return {config, std::move(opening), std::move(commitment)};
}

void show_step(const Wish& wish, const Table& table, const std::string& words) {
  if (words.empty()) return;
  const bool colour = wants_colour(wish.colour);
  if (wish.delay > 0) fmt::print("\033[2J\033[H");
  // The words below the board: they stay in sight when the board outgrows the terminal.
  for (const Layout& layout : table.game().layouts()) {
    fmt::print("{}\n", draw(layout, {.colour = colour, .highlight_last = true}));
  }
  fmt::print("{}\n{}\n\n", words, narrate_standing(table.config(), table.game()));
  std::fflush(stdout);
  std::this_thread::sleep_for(std::chrono::milliseconds(wish.delay));
}

Expected<void> play_out(const Wish& wish, Table& table, std::uint64_t seed) {
  const Config& config = table.config();
  DALAPAPA_TRY(party, Party::of(config, seed));
  const json::object options = config.options.to_json();
  if (const json::value* const minutes = options.if_contains("minutes");
      minutes != nullptr && minutes->is_null()) {
    return bad_input("bots finish no figure by chance: {} needs a deadline, --option minutes=N",
                     config.game->name);
  }
  while (!table.game().result()) {
    const Step step = party->next(table.game());
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
    text +=
        fmt::format("  {}: {}, {} to {} players\n", game.name, game.title, game.min_seats, game.max_seats);
    for (const OptionSpec& option : game.options) {
      const json::value fallback = option.written(option.fallback);
      const std::string text_of = fallback.is_string()
                                      ? std::string(fallback.get_string())
                                      : (fallback.is_null() ? "none" : json::serialize(fallback));
      text += fmt::format("    --option {}={}  {} ({})\n", option.name, text_of, option.help, option.range());
    }
  }
  return text + fmt::format("Levels of bots, in every game: {}.\nThe same seed and bots give the same game.",
                            fmt::join(levels, ", "));
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
  command
      ->add_option("--bots", wish->bots,
                   "One level for all, or one for each: greedy,random; else the best there is")
      ->delimiter(',')
      ->type_name("LEVEL[,LEVEL...]");
  command->add_option("--ages", wish->ages, "For gone: how old the players are, one for all or one for each")
      ->delimiter(',')
      ->type_name("AGE[,AGE...]");
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
