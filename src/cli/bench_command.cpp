#include <filesystem>

#include "base/json.hpp"
#include "bench/measure.hpp"
#include "bench/peer.hpp"
#include "cli/commands.hpp"
#include "cli/status_line.hpp"
#include "cli/tell.hpp"

namespace dalapapa {
namespace {

constexpr std::string_view peer_name = "cadical";
constexpr int peer_seconds = 30;

struct BenchOptions {
  bool as_json = false;
  bool no_instructions = false;
  std::string only;
  std::string count;
};

std::string scaled(double per_second) {
  if (per_second >= 1e6) return fmt::format("{:.1f} M", per_second / 1e6);
  if (per_second >= 1e3) return fmt::format("{:.1f} k", per_second / 1e3);
  return fmt::format("{:.1f}  ", per_second);
}

std::string duration(double ns) {
  if (ns >= 1e9) return fmt::format("{:.2f} s ", ns / 1e9);
  if (ns >= 1e6) return fmt::format("{:.2f} ms", ns / 1e6);
  return ns >= 1e3 ? fmt::format("{:.1f} µs", ns / 1e3) : fmt::format("{:.2f} ns", ns);
}

json::object to_json(const Measurement& m) {
  return {{"name", m.name},
          {"unit", m.unit},
          {"per_second", m.per_second},
          {"median_ns", m.median_ns},
          {"p90_ns", m.p90_ns},
          {"instructions", m.instructions ? json::value(*m.instructions) : json::value(nullptr)}};
}

void print_table(const std::vector<Measurement>& measurements) {
  fmt::print("{:<16} {:<10} {:>14} {:>12} {:>12} {:>14}\n", "benchmark", "unit", "units/second", "median",
             "p90", "instructions");
  for (const Measurement& m : measurements) {
    fmt::print("{:<16} {:<10} {:>14} {:>12} {:>12} {:>14}\n", m.name, m.unit, scaled(m.per_second),
               duration(m.median_ns), duration(m.p90_ns),
               m.instructions ? fmt::format("{:.0f}", *m.instructions) : "-");
  }
  fmt::print("Median, p90 and instructions are for one unit, on one core.\n");
}

void count_all(std::vector<Measurement>& measurements) {
  const std::string program = std::filesystem::read_symlink("/proc/self/exe");
  std::string trouble;
  {
    StatusLine line;
    for (Measurement& m : measurements) {
      if (!m.countable || !trouble.empty()) continue;
      line.show(fmt::format("counting instructions: {}", m.name));
      const auto counted = count_instructions(program, m.name);
      if (counted) {
        m.instructions = *counted;
      } else {
        trouble = counted.error().message;
      }
    }
  }
  if (!trouble.empty()) tell(fmt::format("dalapapa: no instruction counts: {}", trouble));
}

// CaDiCaL on an Arlequin, if it is wanted and installed.
std::optional<PeerRace> race(const BenchOptions& options) {
  if (!peer_name.starts_with(options.only)) return std::nullopt;
  Expected<PeerRace> race;
  {
    StatusLine line;
    line.show(fmt::format("measuring: {}", peer_name));
    race = race_cadical(peer_seconds);
  }
  if (race) return *race;
  tell(fmt::format("dalapapa: no {}: {}", peer_name, race.error().message));
  return std::nullopt;
}

json::object to_json(const PeerRace& race) {
  return {{"name", peer_name},          {"unit", "filling"},
          {"found", race.theirs_found}, {"median_ns", race.theirs * 1e9},
          {"ours_ns", race.ours * 1e9}, {"ratio", race.theirs / race.ours}};
}

void print(const PeerRace& race) {
  fmt::print(
      "CaDiCaL {} an Arlequin in {:.1f} s; we take {:.2f} ms, the median of 51 seeds: {}{:.0f} times "
      "faster.\n",
      race.theirs_found ? "fills" : "does not fill", race.theirs, race.ours * 1e3,
      race.theirs_found ? "" : "at least ", race.theirs / race.ours);
}

Expected<int> run_bench(const BenchOptions& options) {
  if (!options.count.empty()) {
    const std::string_view why = "--count does the work of one benchmark";
    if (options.as_json) tell_without_effect("--json", why);
    if (options.no_instructions) tell_without_effect("--no-instructions", why);
    if (!options.only.empty()) tell_without_effect("--only", why);
    DALAPAPA_TRY(units, run_counted(options.count));
    fmt::print("units {}\n", *units);
    return 0;
  }
  std::vector<Measurement> measurements;
  {
    StatusLine line;
    measurements = measure_time(
        options.only, [&](std::string_view name) { line.show(fmt::format("measuring: {}", name)); });
  }
  if (measurements.empty() && !peer_name.starts_with(options.only))
    return bad_input("there is no benchmark {}", json::quoted(options.only));
  if (!options.no_instructions) count_all(measurements);
  const std::optional<PeerRace> peer = race(options);
  if (options.as_json) {
    json::array out;
    for (const Measurement& m : measurements) out.push_back(to_json(m));
    if (peer) out.push_back(to_json(*peer));
    fmt::print("{}\n", json::serialize(out));
    return 0;
  }
  if (!measurements.empty()) print_table(measurements);
  if (peer) print(*peer);
  return 0;
}

}  // namespace

void add_bench(CLI::App& app, Chosen& chosen) {
  auto options = std::make_shared<BenchOptions>();
  CLI::App* command = add_command(
      app, "bench", "Measure the engine on one core",
      "  placements/N  listing all legal placements of a tile on boards of N tiles from greedy play\n"
      "  scores/N      the same, with the points of each\n"
      "  best_turn/N   the best turn of one or two tiles, all turns considered\n"
      "  random_turns, random_games   two random players to 60, one tile a turn\n"
      "  greedy_turns, greedy_games   two greedy players to 60\n"
      "  figure/4x4, arlequin, grand/WxH, torus/10x8   a rectangle filled, for each of 60 seeds\n"
      "  unique/10x8   an Arlequin made that has one solution with at most 10 hints\n"
      "  cadical       CaDiCaL on an Arlequin, against the median of ours\n\n"
      "Instructions are counted by callgrind (part of valgrind): the count is the same on a busy machine.");
  command->add_flag("--json", options->as_json, "Print a JSON array, one object per benchmark");
  command->add_flag("--no-instructions", options->no_instructions, "Only the times, which is faster");
  command->add_option("--only", options->only, "Only benchmarks whose name starts like this")
      ->check(not_empty())
      ->type_name("PREFIX");
  command->add_option("--count", options->count, "Do the work of one benchmark once (what callgrind watches)")
      ->check(not_empty())
      ->type_name("NAME");
  command->callback([options, &chosen] { chosen.command = [options] { return run_bench(*options); }; });
}

}  // namespace dalapapa
