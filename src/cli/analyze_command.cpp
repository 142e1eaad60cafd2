#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/status_line.hpp"
#include "table/analysis.hpp"
#include "terminal/narration.hpp"

namespace dalapapa {
namespace {

struct AnalyzeOptions {
  std::string path;
  AnalysisSettings settings;
  bool as_json = false;
};

std::string in_words(std::span<const Action> actions, const TileSet& tiles) {
  std::string text;
  for (const Action& action : actions) {
    if (!text.empty()) text += ", ";
    text += to_text(action, tiles);
  }
  return text;
}

std::string reason(const Plan& plan) {
  return fmt::format(" ({:+.1f} now{})", plan.now,
                     plan.opens ? fmt::format(", opens {:.1f}", *plan.opens) : "");
}

std::string_view in_words(AnalysedTurn::Verdict verdict) {
  switch (verdict) {
    case AnalysedTurn::Verdict::best:
      return "the best";
    case AnalysedTurn::Verdict::good:
      return "good";
    case AnalysedTurn::Verdict::inaccuracy:
      return "an inaccuracy";
    case AnalysedTurn::Verdict::mistake:
      return "a mistake";
  }
  return "";
}

void print_turns(const Config& config, const Analysis& analysis) {
  for (const AnalysedTurn& turn : analysis.turns) {
    const std::string who = shown_name(config, turn.seat);
    // Steps are lines of the record, whose first line is the header.
    fmt::print("line {:>3}  {}: {}{}\n", turn.step + 2, who, in_words(turn.played.actions, *config.tiles),
               reason(turn.played));
    if (turn.verdict == AnalysedTurn::Verdict::best) {
      fmt::print("          nothing clearly better was found{}\n", turn.exact ? ", and that is certain" : "");
      continue;
    }
    const std::string lost = turn.given_away ? fmt::format(", gives away {:.1f}{}", *turn.given_away,
                                                           turn.exact ? ", exactly" : "")
                                             : "";
    fmt::print("          {}{}; better: {}{}\n", in_words(turn.verdict), lost,
               in_words(turn.best.actions, *config.tiles), reason(turn.best));
  }
}

void print_summary(const Config& config, const Analysis& analysis) {
  for (std::size_t seat = 0; seat < analysis.players.size(); ++seat) {
    const Analysis::Player& player = analysis.players[seat];
    const std::string name = shown_name(config, static_cast<int>(seat));
    if (player.turns == 0) {
      fmt::print("{}: no choice was made\n", name);
      continue;
    }
    fmt::print("{}: {} choices, {} of them as good as the best found", name, player.turns, player.best);
    if (player.best < player.turns) {
      const AnalysedTurn& costliest = analysis.turns[player.costliest];
      fmt::print(", {} inaccuracies, {} mistakes", player.inaccuracies, player.mistakes);
      if (player.given_away)
        fmt::print("; gave away {:.1f} points, {:.1f} a choice", *player.given_away,
                   *player.given_away / player.turns);
      fmt::print("; most in line {}", costliest.step + 2);
      if (costliest.given_away) fmt::print(" ({:.1f})", *costliest.given_away);
    }
    fmt::print("\n");
  }
}

Expected<int> run_analyze(const AnalyzeOptions& options) {
  DALAPAPA_TRY(record, read_record(options.path));
  Expected<Analysis> analysis;
  {
    StatusLine line;
    analysis = analyse(*record, options.settings, [&](std::size_t steps) {
      line.show(fmt::format("looking at line {} of {}", steps + 1, record->steps.size() + 1));
    });
  }
  if (!analysis) return std::unexpected(analysis.error().within(named_file(options.path)));
  if (options.as_json) {
    fmt::print("{}\n", json::serialize(to_json(*analysis, *record->config.tiles)));
  } else {
    fmt::print(
        "{}{}: the points of each turn by itself, what it opens to the next player, how good it was\n\n",
        record->config.game->title, record->ending ? "" : ", unfinished");
    print_turns(record->config, *analysis);
    print_summary(record->config, *analysis);
  }
  return 0;
}

}  // namespace

void add_analyze(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<AnalyzeOptions>();
  CLI::App* command = add_command(
      app, "analyze", "Say what each turn of a record gave away, and what would have been better",
      "Each turn is judged from what its player could see, by the lead in points that play-outs reach; in "
      "Terra, where\n"
      "sizes multiply, by the chance of winning, and without a number. What cannot be told from luck is "
      "not held against\n"
      "anybody. Where the game can be searched to its end the final margin counts, and the text says "
      "\"exactly\" or\n"
      "\"certain\". In brackets: what the turn adds to the score now, and what the next player may expect "
      "to gain from the\n"
      "table that it leaves. For games that are played in turns.");
  command->add_option("RECORD", options->path, "The record, finished or not; - for standard input")
      ->required();
  command->add_option("--nodes", options->settings.nodes, "Moves tried in thought per turn")
      ->check(CLI::Range(100, 10'000'000))
      ->type_name("N");
  command->add_flag("--json", options->as_json, "Print a JSON object");
  command->callback([options, &chosen] { chosen.command = [options] { return run_analyze(*options); }; });
}

}  // namespace dalapapa
