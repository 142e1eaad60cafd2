#include <filesystem>
#include <unistd.h>

#include "base/json.hpp"
#include "bench/measure.hpp"
#include "cli/commands.hpp"

namespace dalapapa {
namespace {

struct Wish {
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
  return ns >= 1000 ? fmt::format("{:.1f} µs", ns / 1000) : fmt::format("{:.2f} ns", ns);
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

Expected<int> run(const Wish& wish) {
  if (!wish.count.empty()) {
    DALAPAPA_TRY(units, run_counted(wish.count));
    fmt::print("units {}\n", *units);
    return 0;
  }
  std::vector<Measurement> measurements = measure_time(wish.only);
  if (measurements.empty()) return bad_input("there is no benchmark {}", json::quoted(wish.only));
  const std::string program = std::filesystem::read_symlink("/proc/self/exe");
  const bool watched = !wish.no_instructions && isatty(STDERR_FILENO) != 0;
  std::string trouble;
  for (Measurement& m : measurements) {
    if (wish.no_instructions || !trouble.empty()) break;
    if (watched) fmt::print(stderr, "\rcounting instructions: {:<20}", m.name);
    const auto counted = count_instructions(program, m.name);
    if (counted) {
      m.instructions = *counted;
    } else {
      trouble = counted.error().message;
    }
  }
  if (watched) fmt::print(stderr, "\r{:<43}\r", "");
  if (!trouble.empty()) fmt::print(stderr, "dalapapa: no instruction counts: {}\n", trouble);
  if (wish.as_json) {
    json::array out;
    for (const Measurement& m : measurements) out.push_back(to_json(m));
    fmt::print("{}\n", json::serialize(out));
  } else {
    print_table(measurements);
  }
  return 0;
}

}  // namespace

void add_bench(CLI::App& app, Chosen& chosen) {
  auto wish = std::make_shared<Wish>();
  CLI::App* command = add_command(
      app, "bench", "Measure the engine on one core",
      "  placements/N  listing all legal placements of a tile on boards of N tiles from greedy play\n"
      "  scores/N      the same, with the points of each\n"
      "  best_turn/N   the best turn of one or two tiles, all of them considered\n"
      "  random_turns, random_games   two random players to 60, one tile a turn\n"
      "  greedy_turns, greedy_games   two greedy players to 60\n\n"
      "Instructions are counted by callgrind (of valgrind), which makes them the same on a busy machine.");
  command->add_flag("--json", wish->as_json, "Print a JSON array, one object a benchmark");
  command->add_flag("--no-instructions", wish->no_instructions, "Only the times, which is quicker");
  command->add_option("--only", wish->only, "Only benchmarks whose name starts so")->type_name("PREFIX");
  command->add_option("--count", wish->count, "Do the work of one benchmark once (what callgrind watches)")
      ->type_name("NAME");
  command->callback([wish, &chosen] { chosen.command = [wish] { return run(*wish); }; });
}

}  // namespace dalapapa
