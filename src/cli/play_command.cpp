#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

#include "cli/agreement.hpp"
#include "cli/colour.hpp"
#include "cli/commands.hpp"
#include "cli/day.hpp"
#include "cli/person.hpp"
#include "cli/tell.hpp"
#include "cli/written_files.hpp"
#include "players/party.hpp"
#include "puzzles/deal_of_the_day.hpp"
#include "server/sha256.hpp"
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
  std::string day;
  bool watch = false;
  int delay = 0;
  ColourOption colour;
};

constexpr std::string_view person = "you";  // in the place of a level

// One level for all seats, or one for each; experts by default, who are good and fast.
Expected<std::vector<Seat>> seat_players(const PlayOptions& options) {
  DALAPAPA_TRY(game, find_game(options.agreement.game));
  std::vector<std::string> bots = options.bots;
  if (bots.empty()) bots.emplace_back("expert");
  const std::size_t given = bots.size();
  const int usual = given > 1 ? static_cast<int>(given) : std::min(2, (*game)->max_seats);
  const auto count = static_cast<std::size_t>(options.players.value_or(usual));
  if (given != 1 && given != count) {
    return bad_input("{} players need one level of bots or {}, not {}", count, count, given);
  }
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& level = bots[given == 1 ? 0 : i];
    if (level == person) {
      seats.push_back({fmt::format("Player {}", i + 1), {}, {}});
    } else {
      seats.push_back({fmt::format("{} {}", level, i + 1), level, {}});
    }
  }
  return seats;
}

// Bots, and for each seat without one a person at this terminal.
Expected<Party> seat_party(const Config& config, std::uint64_t seed, Terminal& terminal) {
  std::vector<std::unique_ptr<Bot>> players;
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    const std::uint64_t own_seed = mix(seed + seat + 1);
    if (config.seats[seat].bot.empty()) {
      players.push_back(std::make_unique<Person>(config, static_cast<int>(seat), own_seed, terminal));
      continue;
    }
    DALAPAPA_TRY(bot, make_bot(*config.game, config.seats[seat].bot, own_seed));
    players.push_back(*std::move(bot));
  }
  return Party(std::move(players));
}

int people_in(const Config& config) {
  return static_cast<int>(std::ranges::count(config.seats, "", &Seat::bot));
}

// What is drawn after a move is drawn for those who watch, and for one person; several people see the board when it is their turn.
void tell_unused(const PlayOptions& options, int people) {
  if (options.delay > 0 && !options.watch && people != 1) tell_without_effect("--delay", "it is for --watch");
  options.colour.tell_unused(options.watch || people > 0);
}

Expected<void> check_people(const Config& config) {
  if (people_in(config) == 0 || !config.game->create(config)->has_clock()) return {};
  return bad_input(
      "in {} all play at once, against a clock: a person plays it in the page, not in a terminal",
      config.game->name);
}

// The seed settles everything else, the nonce too, so that the same seed writes the same record.
Table set_up(const Config& config, const Deck& deck, std::uint64_t seed) {
  Opening opening{sha256(fmt::format("dalapapa nonce {}", seed)), deck.order()};
  std::string commitment = sha256(opening.committed_text(*config.tiles));
  return {config, std::move(opening), std::move(commitment)};
}

void show_step(const PlayOptions& options, const Table& table, const std::string& words) {
  if (words.empty()) return;
  const bool colour = options.colour.wanted();
  if (options.delay > 0) fmt::print("\033[2J\033[H");
  // The words below the board: they stay in sight when the board outgrows the terminal.
  for (const Layout& layout : table.game().layouts()) {
    fmt::print("{}\n", draw(layout, {.colour = colour, .highlighted = 1}));
  }
  // A person is told how it stands when it is their turn, and everything has been drawn.
  fmt::print("{}\n{}\n", words, options.watch ? narrate_standing(table.config(), table.game()) + "\n" : "");
  std::fflush(stdout);
  std::this_thread::sleep_for(std::chrono::milliseconds(options.delay));
}

Expected<void> play_out(const PlayOptions& options, Table& table, std::uint64_t seed) {
  const Config& config = table.config();
  const int people = people_in(config);
  Terminal terminal{.in = std::cin, .colour = options.colour.wanted(), .people = people};
  DALAPAPA_TRY(party, seat_party(config, seed, terminal));
  std::string words;
  Onlooker onlooker;
  onlooker.before = [&](const Game& game, const Step& step) {
    if (options.watch || people > 0) words = narrate(config, game, step);
    return !terminal.left;
  };
  // A person sees what they do while they try it; several people are told when it is their turn.
  onlooker.after = [&](const Course& course, const Step& step) {
    if (people > 1 && !words.empty()) terminal.news += words + "\n";
    const bool own = step.actor.is_seat() && !course.is_bots(step.actor.seat_number());
    if (options.watch || (people == 1 && !own)) show_step(options, table, words);
  };
  return play_on(table.host(), *party, onlooker);
}

// The tiles, and what they are called: those of a seed, or of a day with the options that go with them.
struct Dealt {
  Deck deck;
  std::string name;
};

Expected<Dealt> deal(const PlayOptions& options, Config& config, std::uint64_t seed) {
  const std::string by_seed = fmt::format("seed {}", seed);
  if (options.day.empty()) return Dealt{Deck::made_for(*config.game, *config.tiles, seed), by_seed};
  if (!options.agreement.options.empty() || !options.agreement.tiles_file.empty())
    return bad_input("the deal of the day is the same for everybody: no --option or --tiles can be chosen");
  DALAPAPA_TRY(day, day_in(options.day));
  DALAPAPA_TRY(dealt, deal_of_the_day(*config.game, *day));
  config.options = dealt->options;
  std::string name = "the deal of " + day->text();
  if (people_in(config) == 0) name += ", " + by_seed;  // which settles what bots do
  return Dealt{dealt->deck, std::move(name)};
}

void tell_deal(const Config& config, const std::string& name) {
  fmt::print("{}, {}", config.game->title, name);
  if (const auto target = target_alone(config)) fmt::print(": {} points to reach", *target);
  fmt::print("\n\n");
}

Expected<int> run_play(const PlayOptions& options) {
  DALAPAPA_TRY(seats, seat_players(options));
  DALAPAPA_TRY(config, options.agreement.with(*std::move(seats)));
  DALAPAPA_CHECK(check_people(*config));
  tell_unused(options, people_in(*config));
  DALAPAPA_TRY(seed, options.agreement.seed.value());
  DALAPAPA_TRY(dealt, deal(options, *config, *seed));
  // Before anybody has played for nothing.
  if (!options.record_file.empty()) DALAPAPA_CHECK(check_writable(options.record_file));
  Table table = set_up(*config, dealt->deck, *seed);
  if (!options.day.empty() && (options.watch || people_in(*config) > 0)) tell_deal(*config, dealt->name);
  DALAPAPA_CHECK(play_out(options, table, *seed));
  if (!options.record_file.empty()) DALAPAPA_CHECK(write_file(options.record_file, table.record().write()));
  options.agreement.tell_deadline(*config->game);
  const auto result = table.course().result();
  if (!result) {
    fmt::print("{}, {}, was left before its end\n", config->game->title, dealt->name);
    return 0;
  }
  fmt::print("{}, {}\n{}", config->game->title, dealt->name, narrate(*config, *result));
  return 0;
}

}  // namespace

void add_play(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* command = add_command(
      app, "play", "Play a whole game against bots, or let them play it, and print the final scores",
      describe_games());
  options->agreement.add_to(*command);
  command->add_option("--players", options->players, "Number of players")
      ->check(CLI::Range(1, most_players))
      ->type_name("N");
  command
      ->add_option("--bots", options->bots,
                   "One level for all, or one for each, \"you\" for yourself: you,expert (default: expert)")
      ->delimiter(',')
      ->check(not_empty())
      ->type_name("LEVEL[,LEVEL...]");
  command
      ->add_option("--day", options->day,
                   "For a game that is played alone: the deal of a day, today or a date such as 2026-01-31")
      ->check(not_empty())
      ->type_name("DAY");
  command->add_option("--record", options->record_file, "Write the record of the game")
      ->check(not_empty())
      ->type_name("FILE");
  command->add_flag("--watch", options->watch, "Show the board after every move");
  command
      ->add_option("--delay", options->delay,
                   "With --watch or one person: redraw in place, this many milliseconds per move")
      ->check(CLI::Range(0, 60000))
      ->type_name("MS");
  options->colour.add_to(*command);
  command->callback([options, &chosen] { chosen.command = [options] { return run_play(*options); }; });
}

}  // namespace dalapapa
