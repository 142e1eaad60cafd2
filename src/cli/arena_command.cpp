#include <cmath>
#include <thread>

#include "arena/match.hpp"
#include "cli/agreement.hpp"
#include "cli/commands.hpp"
#include "cli/interruption.hpp"
#include "cli/status_line.hpp"
#include "cli/tell.hpp"
#include "players/bot.hpp"

namespace dalapapa {
namespace {

constexpr int most_pairs = 1'000'000;

struct ArenaOptions {
  Agreement agreement;
  Side a;
  Side b;
  int pairs = 100;
  std::optional<int> players;
  std::int64_t nodes = 0;
  std::int64_t milliseconds = 0;
  int threads = 0;  // 0: as many as the machine has cores
  bool stop = false;
  bool as_json = false;
};

// An endless interval has no number in JSON.
json::object to_json(const Estimate& estimate) {
  const auto end = [](double value) {
    return std::isfinite(value) ? json::value(value) : json::value(nullptr);
  };
  return {{"mean", estimate.mean}, {"low", end(estimate.low)}, {"high", end(estimate.high)}};
}

constexpr double milliseconds = 1000;  // per second

json::object to_json(const Thinking& thinking) {
  return {{"actions", thinking.actions},
          {"mean_ms", thinking.mean() * milliseconds},
          {"longest_ms", thinking.longest * milliseconds}};
}

std::string_view words(Tally::Verdict verdict) {
  switch (verdict) {
    case Tally::Verdict::a_is_stronger:
      return "a is stronger";
    case Tally::Verdict::b_is_stronger:
      return "b is stronger";
    default:
      return "neither wins 55 %";
  }
}

void print_json(const Match& match, const MatchResult& result) {
  const Tally& tally = result.tally;
  const auto verdict = tally.verdict();
  const auto estimate = [&](const Estimate& of_pairs) {
    return tally.pairs() > 0 ? json::value(to_json(of_pairs)) : json::value(nullptr);
  };
  const json::object out{
      {"game", match.config.game->name},
      {"options", match.config.options.to_json()},
      {"players", match.config.seats.size()},
      {"a", match.a.level},
      {"b", match.b.level},
      {"seed", match.seed},
      {"pairs", tally.pairs()},
      {"complete", result.complete},
      {"wins", tally.won()},
      {"draws", tally.drawn()},
      {"losses", tally.lost()},
      {"share", estimate(tally.share())},
      {"margin", estimate(tally.margin())},
      {"verdict", verdict ? json::value(words(*verdict)) : json::value(nullptr)},
      {"nodes", match.a.nodes > 0 ? json::value(match.a.nodes) : json::value(nullptr)},
      {"ms", match.a.milliseconds > 0 ? json::value(match.a.milliseconds) : json::value(nullptr)},
      {"thinking_a", to_json(result.a)},
      {"thinking_b", to_json(result.b)}};
  fmt::print("{}\n", json::serialize(out));
}

std::string in_words(const Thinking& thinking) {
  return fmt::format("{:.2f} ms per action, the longest {:.1f} ms", thinking.mean() * milliseconds,
                     thinking.longest * milliseconds);
}

void print_words(const Match& match, const MatchResult& result) {
  const Tally& tally = result.tally;
  const Estimate share = tally.share();
  const Estimate margin = tally.margin();
  const std::size_t players = match.config.seats.size();
  fmt::print("{}, {} player{}, {} against {}, seed {}\n", match.config.game->title, players,
             players == 1 ? "" : "s", match.a.level, match.b.level, match.seed);
  if (!result.complete)
    fmt::print("interrupted: this is of the first {} of {} pairs alone\n", tally.pairs(), match.pairs);
  if (tally.pairs() == 0) return;
  fmt::print("{} pairs: {} won {} games, drew {}, lost {}\n", tally.pairs(), match.a.level, tally.won(),
             tally.drawn(), tally.lost());
  fmt::print("share of wins {:.1f} %, 95 % interval {:.1f} to {:.1f}\n", 100 * share.mean, 100 * share.low,
             100 * share.high);
  fmt::print("mean margin {:+.2f}, {}\n", margin.mean,
             tally.pairs() == 1 ? "of which one pair says little"
                                : fmt::format("95 % interval {:+.2f} to {:+.2f}", margin.low, margin.high));
  if (match.stop_early) {
    const auto verdict = tally.verdict();
    fmt::print("{}\n",
               verdict ? fmt::format("stopped early: {}", words(*verdict)) : "no verdict in this many pairs");
  }
  fmt::print("a ({}) thinks {}\nb ({}) thinks {}\n", match.a.level, in_words(result.a), match.b.level,
             in_words(result.b));
}

// The standing, and how long it will take.
std::string progress(const MatchResult& so_far, int pairs, double seconds) {
  const int done = so_far.tally.pairs();
  const Estimate share = so_far.tally.share();
  return fmt::format("{} {}/{} pairs, {:.1f} % ± {:.1f}, {:.0f} s left",
                     StatusLine::bar(static_cast<double>(done) / pairs), done, pairs, 100 * share.mean,
                     50 * (share.high - share.low), seconds / done * (pairs - done));
}

Expected<int> run_arena(const ArenaOptions& options) {
  DALAPAPA_TRY(game, find_game(options.agreement.game));
  const bool alone = (*game)->max_seats == 1;
  const int players = options.players.value_or(alone ? 1 : std::max(2, (*game)->min_seats));
  if (players < 2 && !alone) return bad_input("a match needs two players at least");
  std::vector<Seat> seats;
  for (int seat = 0; seat < players; ++seat) seats.push_back({std::to_string(seat + 1), {}, {}});
  DALAPAPA_TRY(config, options.agreement.with(std::move(seats)));
  DALAPAPA_TRY(seed, options.agreement.seed.value());
  if ((options.nodes > 0 || options.milliseconds > 0) && !heeds_effort(**game, options.a.level) &&
      !heeds_effort(**game, options.b.level))
    tell_without_effect(options.nodes > 0 ? "--nodes" : "--ms",
                        fmt::format("neither {} nor {} searches in {}", json::quoted(options.a.level),
                                    json::quoted(options.b.level), (*game)->name));
  Match match{.config = *std::move(config),
              .a = options.a,
              .b = options.b,
              .seed = *seed,
              .pairs = options.pairs,
              .stop_early = options.stop,
              .threads = options.threads > 0 ? options.threads
                                             : static_cast<int>(std::thread::hardware_concurrency())};
  for (Side* const side : {&match.a, &match.b}) {
    side->nodes = options.nodes;
    side->milliseconds = options.milliseconds;
  }
  Expected<MatchResult> result;
  const Interruption interruption;
  {
    StatusLine line;
    result = play_match(
        match,
        [&](const MatchResult& so_far) {
          if (line.due()) line.show(progress(so_far, match.pairs, line.seconds()));
        },
        [&] { return interruption.came(); });
  }
  if (!result) return std::unexpected(result.error());
  options.agreement.tell_deadline(**game);
  if (options.as_json) {
    print_json(match, *result);
  } else {
    print_words(match, *result);
  }
  DALAPAPA_CHECK(flush_output());  // before another signal would lose it
  return result->complete ? 0 : interruption.status();
}

}  // namespace

void add_arena(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<ArenaOptions>();
  CLI::App* command =
      add_command(app, "arena", "Let two levels of bots play a match in duplicate pairs",
                  "Each pair plays the same bag twice, with the seats exchanged. With more "
                  "than two players every other seat is "
                  "a's;\nthe margin is between the mean scores. A game for one is played by "
                  "each side alone, and more points win the pair.\n"
                  "Without --ms the same seed gives the same match. --stop ends it as soon "
                  "as a sequential test (50 against 55 %,\n"
                  "both errors 5 %) has decided; the intervals do not allow for that.\n"
                  "Ctrl-C ends it sooner: what is printed then is of the pairs finished by then.\n\n" +
                      describe_games());
  options->agreement.add_to(*command);
  command->add_option("--a", options->a.level, "The level of one side")->required()->type_name("LEVEL");
  command->add_option("--b", options->b.level, "The level of the other side")->required()->type_name("LEVEL");
  command->add_option("--pairs", options->pairs, "Number of pairs of games (default: 100)")
      ->check(CLI::Range(1, most_pairs))
      ->type_name("N");
  command->add_option("--players", options->players, "Number of players")
      ->check(CLI::Range(1, most_players))
      ->type_name("N");
  CLI::Option* const nodes =
      command
          ->add_option(
              "--nodes", options->nodes,
              "Moves that a searching bot tries in thought per turn (default: as usual for its level)")
          ->check(CLI::Range(1, 100'000'000))
          ->type_name("N");
  command
      ->add_option("--ms", options->milliseconds,
                   "Milliseconds that a searching bot thinks per turn, instead of nodes")
      ->check(CLI::Range(1, 600'000))
      ->type_name("MS")
      ->excludes(nodes);
  command->add_option("--threads", options->threads, "Games played at the same time (default: one per core)")
      ->check(CLI::Range(1, 256))
      ->type_name("N");
  command->add_flag("--stop", options->stop, "Stop as soon as it is clear who is stronger");
  command->add_flag("--json", options->as_json, "Print a JSON object");
  command->callback([options, &chosen] { chosen.command = [options] { return run_arena(*options); }; });
}

}  // namespace dalapapa
