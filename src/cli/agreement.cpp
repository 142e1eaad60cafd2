#include "cli/agreement.hpp"

#include <algorithm>
#include <map>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/tell.hpp"
#include "players/bot.hpp"

namespace dalapapa {
namespace {

// "gone": the games whose players are asked for their age.
std::string games_with_ages() {
  std::vector<std::string_view> names;
  for (const GameInfo& game : catalogue()) {
    if (game.ages) names.push_back(game.name);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

Expected<void> set_ages(std::span<const int> ages, Config& config) {
  if (!config.game->ages) {
    if (!ages.empty()) return bad_input("--ages is for {}, not for {}", games_with_ages(), config.game->name);
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

constexpr std::string_view deadline = "minutes";

bool has_deadline(const GameInfo& game) {
  return std::ranges::find(game.options, deadline, &OptionSpec::name) != game.options.end();
}

}  // namespace

bool Agreement::leaves_deadline_open(const GameInfo& of) const {
  return has_deadline(of) && std::ranges::none_of(options, [](std::string_view option) {
           return option.substr(0, option.find('=')) == deadline;
         });
}

void Agreement::tell_deadline(const GameInfo& of) const {
  if (leaves_deadline_open(of))
    tell(fmt::format("The bots had {} minutes; --option {}=N sets another deadline.", usual_minutes,
                     deadline));
}

void Agreement::add_to(CLI::App& command) {
  command.add_option("GAME", game, "Which game")->required();
  command.add_option("--option", options, "An option of the game; may be given several times")
      ->type_name("K=V");
  command
      .add_option(
          "--ages", ages,
          fmt::format("For {}: the age of the players, one for all or one for each", games_with_ages()))
      ->delimiter(',')
      ->type_name("AGE[,AGE...]");
  command.add_option("--tiles", tiles_file, "Read the tile set from a JSON file")
      ->check(not_empty())
      ->type_name("FILE");
  seed.add_to(command, "Number that settles chance and bots (default: a new one)");
}

Expected<Config> Agreement::with(std::vector<Seat> seats) const {
  Config config;
  DALAPAPA_TRY(info, find_game(game));
  config.game = *info;
  config.options = Options(config.game->options);
  std::map<std::string, std::string> chosen;
  for (const std::string& option : options) {
    const std::string name = option.substr(0, option.find('='));
    if (const auto [before, first] = chosen.try_emplace(name, option); !first && before->second != option)
      return bad_input("--option {} stands twice, and differs", json::quoted(name));
    DALAPAPA_CHECK(config.options.set(option));
  }
  if (leaves_deadline_open(*config.game))
    DALAPAPA_CHECK(config.options.set(fmt::format("{}={}", deadline, usual_minutes)));
  if (has_deadline(*config.game) && config.options[deadline] == none)
    return bad_input("bots may never finish their figures: {} needs a deadline, --option {}=N",
                     config.game->name, deadline);
  config.seats = std::move(seats);
  DALAPAPA_CHECK(set_ages(ages, config));
  DALAPAPA_TRY(tiles, load_tiles(tiles_file));
  config.tiles = *std::move(tiles);
  DALAPAPA_CHECK(config.check());
  return config;
}

std::string list_games() {
  std::string text;
  for (const GameInfo& game : catalogue()) {
    text += fmt::format("  {}: {}, {}\n", game.name, game.title, number_of_players(game));
    for (const OptionSpec& option : game.options) {
      const json::value fallback = option.written(option.fallback);
      const std::string text_of = fallback.is_string()
                                      ? std::string(fallback.get_string())
                                      : (fallback.is_null() ? "none" : json::serialize(fallback));
      text += fmt::format("    --option {}={}  {} ({})\n", option.name, text_of, option.help, option.range());
    }
  }
  return text;
}

std::string describe_games() {
  return "Games and their options:\n" + list_games() +
         fmt::format(
             "Levels of bots, in every game: {}.\nBots have {} minutes for their figures unless "
             "`minutes` is given.\n"
             "The same seed and bots give the same game.",
             fmt::join(levels, ", "), Agreement::usual_minutes);
}

}  // namespace dalapapa
