#include "cli/agreement.hpp"

#include "cli/files.hpp"
#include "players/bot.hpp"

namespace dalapapa {
namespace {

Expected<void> set_ages(std::span<const int> ages, Config& config) {
  if (!config.game->asks_age) {
    if (!ages.empty()) return bad_input("--ages is not asked for in {}", config.game->name);
    return {};
  }
  constexpr int usual_age = 6;
  const std::size_t count = config.seats.size();
  if (ages.size() > 1 && ages.size() != count) {
    return bad_input("{} players need one age or {}, not {}", count, count, ages.size());
  }
  for (std::size_t i = 0; i < count; ++i) {
    config.seats[i].age = ages.empty() ? usual_age : ages[ages.size() == 1 ? 0 : i];
  }
  return {};
}

// Weak bots never finish a figure, and bots that are in each other's way may not.
Expected<void> check_deadline(const Config& config) {
  const json::object options = config.options.to_json();
  const json::value* const minutes = options.if_contains("minutes");
  if (minutes == nullptr || !minutes->is_null()) return {};
  return bad_input("bots may never finish their figures: {} needs a deadline, --option minutes=N",
                   config.game->name);
}

}  // namespace

void Agreement::add_to(CLI::App& command) {
  command.add_option("GAME", game, "Which game")->required();
  command.add_option("--option", options, "An option of the game; may be given several times")
      ->type_name("K=V");
  command.add_option("--ages", ages, "For gone: how old the players are, one for all or one for each")
      ->delimiter(',')
      ->type_name("AGE[,AGE...]");
  command.add_option("--tiles", tiles_file, "Read the tile set from a JSON file")->type_name("FILE");
  seed.add_to(command, "Chance and bots from this number; else a new one");
}

Expected<Config> Agreement::with(std::vector<Seat> seats) const {
  Config config;
  DALAPAPA_TRY(info, find_game(game));
  config.game = *info;
  config.options = Options(config.game->options);
  for (const std::string& option : options) DALAPAPA_CHECK(config.options.set(option));
  config.seats = std::move(seats);
  DALAPAPA_CHECK(set_ages(ages, config));
  DALAPAPA_TRY(tiles, load_tiles(tiles_file));
  config.tiles = *std::move(tiles);
  DALAPAPA_CHECK(config.check());
  DALAPAPA_CHECK(check_deadline(config));
  return config;
}

// Digits alone: CLI11 would read 010 as eight, and -1 and numbers too large as some other number.
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

}  // namespace dalapapa
