#include "puzzles/puzzle.hpp"

#include <algorithm>

#include "base/overloaded.hpp"
#include "base/put_in_order.hpp"
#include "base/random.hpp"
#include "board/placement_json.hpp"
#include "games/figures.hpp"
#include "puzzles/help.hpp"
#include "solver/checker.hpp"
#include "solver/task_json.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t hints_in_arlequin = 10;  // in the hardest ones

// From the whole name: the easy puzzle of a seed must not give away the solution of a hard one.
std::uint64_t seed_of(const PuzzleId& id) {
  std::uint64_t seed = 0;
  for (const char c : id.text()) seed = mix(seed ^ static_cast<unsigned char>(c));
  return seed;
}

FillOptions options_of(const PuzzleId& id, const TileSet& tiles) {
  FillOptions options{
      .width = id.width, .height = id.height, .stock = {}, .outline = id.outline, .level = id.level};
  const bool one_sheet = id.kind == PuzzleId::Kind::arlequin;
  if (one_sheet) {
    options.width = Figures::arlequin_width;
    options.height = Figures::arlequin_height;
    if (id.level == PuzzleId::hardest) options.most_hints = hints_in_arlequin;
  }
  options.stock = one_sheet ? pile_of(tiles, id.sheet) : pile_of(tiles);
  return options;
}

// The tiles that were laid besides the hints.
std::vector<Placement> without_hints(const FillTask& task, std::vector<Placement> laid) {
  std::erase_if(laid, [&](const Placement& at) {
    return std::ranges::find(task.fixed, at.canonical()) != task.fixed.end();
  });
  return laid;
}

// The group that is to be closed; an empty one if there is none.
Group group_of(const TurnPuzzle& turn) {
  Board board;
  for (const Placement& at : turn.board) board.place(at);
  for (Group& group : board.groups()) {
    if (turn.group && std::ranges::find(group.discs, *turn.group) != group.discs.end())
      return std::move(group);
  }
  return {};
}

}  // namespace

Expected<Puzzle> Puzzle::make(const PuzzleId& id, const KeepGoing& keep_going) {
  DALAPAPA_CHECK(id.check());
  auto tiles = std::make_shared<const TileSet>(TileSet::standard());
  if (id.is_filling()) {
    const FillOptions options = options_of(id, *tiles);
    DALAPAPA_TRY(made, make_fill_puzzle(tiles, options, seed_of(id), keep_going));
    return Puzzle(id, *std::move(made));
  }
  const TurnAim aim = id.kind == PuzzleId::Kind::turn ? TurnAim::most_points : TurnAim::close_a_group;
  DALAPAPA_TRY(made, make_turn_puzzle(std::move(tiles), aim, id.level, seed_of(id), keep_going));
  return Puzzle(id, *std::move(made));
}

const TileSet& Puzzle::tiles() const {
  return std::visit([](const auto& puzzle) -> const TileSet& { return *puzzle.tiles; }, puzzle_);
}

json::object Puzzle::describe() const {
  json::object out{{"id", id_.text()},
                   {"kind", PuzzleId::kinds[static_cast<std::size_t>(id_.kind)]},
                   {"level", id_.level}};
  json::array ids;
  for (const int tile : hand()) ids.emplace_back(tile);
  std::visit(Overloaded{[&](const FillPuzzle& fill) {
                          out["width"] = fill.task.frame.width;
                          out["height"] = fill.task.frame.height;
                          out["fixed"] = to_json(fill.task.fixed);
                          out["pile"] = std::move(ids);
                          if (fill.task.outline) out["outline"] = dalapapa::to_json(*fill.task.outline);
                        },
                        [&](const TurnPuzzle& turn) {
                          out["board"] = to_json(turn.board);
                          out["tiles"] = std::move(ids);
                          if (turn.group) out["group"] = dalapapa::to_json(*turn.group);
                        }},
             puzzle_);
  return out;
}

json::object Puzzle::solution() const {
  return std::visit(
      Overloaded{[](const FillPuzzle& fill) {
                   return json::object{{"solution", to_json(fill.solution)}};
                 },
                 [](const TurnPuzzle& turn) {
                   return json::object{{"solution", to_json(turn.best.all())}, {"points", turn.best.points}};
                 }},
      puzzle_);
}

Expected<void> Puzzle::check(const json::value& answer) const {
  DALAPAPA_TRY(placements, placements_from_json(answer, "an answer"));
  if (const auto* const turn = std::get_if<TurnPuzzle>(&puzzle_)) return turn->check(*placements);
  const FillTask& task = std::get<FillPuzzle>(puzzle_).task;
  std::vector<Placement> all = task.fixed;
  std::ranges::copy(without_hints(task, *std::move(placements)), std::back_inserter(all));
  return check_filling(task, all);
}

Expected<json::object> Puzzle::help(const json::value& laid) const {
  const auto* const fill = std::get_if<FillPuzzle>(&puzzle_);
  if (fill == nullptr) return refused("there is no help in the middle of a turn");
  DALAPAPA_TRY(placements, placements_from_json(laid, "an answer"));
  const std::vector<Placement> own = without_hints(fill->task, *std::move(placements));
  return dalapapa::to_json(help_towards(fill->solution, fill->task, own));
}

Layout Puzzle::layout() const {
  return std::visit(Overloaded{[](const FillPuzzle& fill) {
                                 return Layout{
                                     .tiles = fill.task.fixed,
                                     .width = fill.task.frame.width,
                                     .height = fill.task.frame.height,
                                     .outlined = fill.task.outline.value_or(std::vector<Outline>{})};
                               },
                               [](const TurnPuzzle& turn) {
                                 Layout layout{.tiles = turn.board};
                                 for (const EdgeAt& disc : group_of(turn).discs)
                                   layout.claims.push_back({.disc = disc, .seat = 0});
                                 return layout;
                               }},
                    puzzle_);
}

Layout Puzzle::solved() const {
  Layout layout = this->layout();
  if (const auto* const turn = std::get_if<TurnPuzzle>(&puzzle_)) {
    std::ranges::copy(turn->best.all(), std::back_inserter(layout.tiles));
  } else {
    layout.tiles = std::get<FillPuzzle>(puzzle_).solution;
  }
  return layout;
}

std::string Puzzle::group_in_words() const {
  const Group group = group_of(std::get<TurnPuzzle>(puzzle_));
  return fmt::format("the {} group of {} discs, marked 1", name(group.colour), group.discs.size());
}

std::vector<int> Puzzle::hand() const {
  std::vector<int> ids;
  std::visit(Overloaded{[&](const FillPuzzle& fill) {
                          for (const PileTile& entry : fill.task.pile)
                            ids.push_back((*fill.tiles)[entry.tile].id);
                          put_in_order(ids);  // their order would give something of the solution away
                        },
                        [&](const TurnPuzzle& turn) {
                          for (const TileIndex tile : turn.hand) ids.push_back((*turn.tiles)[tile].id);
                        }},
             puzzle_);
  return ids;
}

}  // namespace dalapapa
