#include "cli/person.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <ranges>
#include <tuple>

#include "players/mover.hpp"
#include "players/search.hpp"
#include "terminal/drawing.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t most_listed = 15;
constexpr std::size_t most_hints = 3;
constexpr int most_lines = 60;  // to cover what was on the screen

std::string without_name(const std::string& words, const std::string& name) {
  return words.starts_with(name + " ") ? words.substr(name.size() + 1) : words;
}

}  // namespace

Person::Person(const Config& config, int seat, std::uint64_t seed, Terminal& terminal)
    : config_(config), seat_(seat), seed_(seed), terminal_(terminal) {}

std::optional<Action> Person::choose(const Game& seen, int seat) {
  if (stand_in_ != nullptr) return stand_in_->choose(seen, seat);
  if (decided_.empty()) {
    begin(seen);
    ask();
  }
  if (terminal_.left) return seen.choices(actor()).front();  // nobody will take it
  if (waits_) return std::nullopt;
  Action next = decided_.front();
  decided_.pop_front();
  if (std::holds_alternative<Resign>(next)) stand_in_ = make_bot(*config_.game, "casual", seed_).value();
  return next;
}

void Person::begin(const Game& seen) {
  ahead_ = seen.clone();
  tried_.clear();
  offers_.clear();
  waits_ = false;
  if (terminal_.people > 1 && terminal_.asked != seat_) {
    fmt::print("{}{}, press Enter to see your tiles.\n", std::string(most_lines, '\n'), name());
    std::fflush(stdout);
    std::string line;
    if (!std::getline(terminal_.in, line)) terminal_.left = true;
    if (!terminal_.left) {
      show_board();
      fmt::print("{}{}\n\n", terminal_.news, narrate_standing(config_, seen));
    }
    terminal_.news.clear();
  }
  if (terminal_.people == 1 && !terminal_.left) fmt::print("{}\n\n", narrate_standing(config_, seen));
  terminal_.asked = seat_;
}

bool Person::may_do(const Action& action) const {
  return !!ahead_->check({actor(), action});
}

// There are none in the middle of a turn, nor for how a table is laid out.
bool Person::has_hints() const {
  return style_of(*config_.game) != nullptr && tried_.empty() && mover(*ahead_) == seat_ &&
         !ahead_->automatic(actor());
}

std::string Person::prompt() const {
  if (turn_is_over()) return "Enter plays this turn, \"undo\" takes it back";
  const json::object state = ahead_->describe();
  const auto name_of = [&](const json::value& seat) { return shown_name(config_, seat.to_number<int>()); };
  // EN1, EN2
  if (const json::value* const auction = state.if_contains("auction")) {
    const auto& [turn_of, bid, holder] =
        std::tuple(auction->at("turn_of"), auction->at("bid"), auction->at("holder"));
    if (ahead_->may_wait(actor()) && tried_.empty())
      return fmt::format("Enter lets {} play, \"bid 2\" calls an auction (\"help\", \"list\")",
                         name_of(turn_of));
    if (state.at("phase") == "auction")
      return fmt::format(
          "{} bids {} for the turn of {}: bid more, follow or pass (\"help\", \"list\", \"hint\")",
          name_of(holder), bid.to_number<int>(), name_of(turn_of));
  }
  return fmt::format("your turn ({}\"help\", \"list\"{})", may_do(Done{}) ? "\"done\" ends it; " : "",
                     has_hints() ? ", \"hint\"" : "");
}

// The seat has nothing more to do, or something is drawn that the rest depends on.
bool Person::turn_is_over() const {
  return !tried_.empty() && (!ahead_->awaited().contains(actor()) || ahead_->may_wait(actor()));
}

void Person::ask() {
  if (!terminal_.left) show_hand();
  while (!terminal_.left) {
    fmt::print("{}: {} > ", name(), prompt());
    std::fflush(stdout);
    std::string line;
    if (!std::getline(terminal_.in, line)) {
      fmt::print("\n");
      terminal_.left = true;
      return;
    }
    if (obey(line)) return;
  }
}

// Whether there is something to play now.
bool Person::obey(const std::string& line) {
  const auto first = line.find_first_not_of(" \t\r");
  const std::string words =
      first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  if (words.empty()) {
    if (turn_is_over()) {
      decided_.assign(tried_.begin(), tried_.end());
      return true;
    }
    waits_ = tried_.empty() && ahead_->may_wait(actor());
    return waits_;
  }
  if (words == "help") {
    help();
  } else if (words == "quit") {
    terminal_.left = true;
    return true;
  } else if (words == "resign") {
    decided_ = {Resign{}};
    if (config_.seats.size() > 2) fmt::print("A bot plays on for you; your seat cannot win any more.\n");
    return true;
  } else if (words == "undo") {
    take_back();
  } else if (words == "board") {
    show_board();
    fmt::print("{}\n", narrate_standing(config_, *ahead_));
    show_hand();
  } else if (words == "hint") {
    hint();
  } else if (words == "list" || words.starts_with("list ")) {
    list(words.size() > 5 ? words.substr(5) : "");
  } else {
    attempt(words);
  }
  // Whoever says that they are done need not say it again.
  if (!tried_.empty() && std::holds_alternative<Done>(tried_.back()) && turn_is_over()) {
    decided_.assign(tried_.begin(), tried_.end());
    return true;
  }
  return false;
}

void Person::attempt(const std::string& line) {
  const auto offered = std::ranges::find(offers_, line, &Offer::name);
  if (offered != offers_.end()) return attempt(std::vector(offered->actions));
  if (line == "auto") {
    const auto chosen = ahead_->automatic(actor());
    if (chosen) return attempt(std::vector{*chosen});
    fmt::print("There is nothing to be set up now.\n");
    return;
  }
  const auto action = action_from_text(line, *config_.tiles);
  if (!action) {
    fmt::print("{}: {}. \"help\" says what can be typed.\n", json::quoted(line), action.error().message);
    return;
  }
  attempt(std::vector{*action});
}

void Person::attempt(const std::vector<Action>& actions) {
  for (const Action& action : actions) {
    const Step step{actor(), action};
    const auto allowed = ahead_->check(step);
    if (!allowed) {
      fmt::print("That is not possible: {}.\n", allowed.error().message);
      return;
    }
    const std::string words = narrate(config_, *ahead_, step);
    ahead_->apply(step);
    tried_.push_back(action);
    offers_.clear();
    if (std::holds_alternative<Place>(action)) show_board();
    fmt::print("{}\n", words);
  }
  if (!turn_is_over()) show_hand();
}

void Person::take_back() {
  if (tried_.empty()) {
    fmt::print("There is nothing to take back in this turn.\n");
    return;
  }
  ahead_->undo();
  tried_.pop_back();
  offers_.clear();
  show_board();
  show_hand();
}

void Person::offer(const std::vector<Offer>& offers) {
  offers_ = offers;
  for (const Offer& each : offers_) fmt::print("  {:>3}  {}\n", each.name, each.words);
}

// What scores most comes first.
void Person::list(const std::string& tile) {
  if (!ahead_->awaited().contains(actor()) || turn_is_over()) {
    fmt::print("The turn is over: press Enter, or \"undo\".\n");
    return;
  }
  struct Entry {
    int gain;
    Action action;
    std::string words;
  };
  std::vector<Entry> entries;
  for (const Action& action : ahead_->choices(actor())) {
    const auto* const place = std::get_if<Place>(&action);
    const std::string id =
        place == nullptr ? ""
                         : std::to_string((*config_.tiles)[*config_.tiles->tile_with(place->at.face)].id);
    if (!tile.empty() && tile != "all" && id != tile) continue;
    const Step step{actor(), action};
    const std::string words = fmt::format("{:<24} {}", to_text(action, *config_.tiles),
                                          without_name(narrate(config_, *ahead_, step), name()));
    const int before = ahead_->scores()[static_cast<std::size_t>(seat_)];
    ahead_->apply(step);
    entries.push_back({ahead_->scores()[static_cast<std::size_t>(seat_)] - before, action, words});
    ahead_->undo();
  }
  std::ranges::stable_sort(entries, std::ranges::greater{}, &Entry::gain);
  if (config_.game->lowest_wins) std::ranges::reverse(entries);
  std::vector<Offer> offers;
  for (const Entry& entry : entries) {
    if (tile != "all" && offers.size() == most_listed) break;
    offers.push_back({std::to_string(offers.size() + 1), {entry.action}, entry.words});
  }
  if (offers.empty()) fmt::print("There is nothing to list. \"list\" alone lists what can be done.\n");
  offer(offers);
  if (offers.size() < entries.size())
    fmt::print("       and {} more: \"list all\", or \"list\" and the number of a tile\n",
               entries.size() - offers.size());
}

void Person::hint() {
  if (!has_hints()) {
    fmt::print("There are hints at the beginning of a turn, once the table is laid out.\n");
    return;
  }
  const auto style = style_of(*config_.game);
  const Thoughts thoughts = teach(*style, *ahead_, seat_, teaching_nodes, teaching_seed);
  std::vector<Offer> offers;
  for (const Plan& plan : thoughts.plans | std::views::take(most_hints)) {
    std::string words;
    for (const Action& action : plan.actions)
      words += fmt::format("{}{}", words.empty() ? "" : ", then ", to_text(action, *config_.tiles));
    offers.push_back(
        {fmt::format("h{}", offers.size() + 1), plan.actions, fmt::format("{}: {:+g} now", words, plan.now)});
  }
  offer(offers);
}

void Person::help() const {
  fmt::print(
      "  list          what you can do, what scores most first; type the number to do it\n"
      "  list 57       only with tile 57; \"list all\" lists everything\n"
      "  place FACE x y rot   any action as a record has it, and so: done, pass, bid 4, mark 0 1 top\n"
      "  auto          lets the first tiles be laid out for you\n"
      "  hint          the best turns; type h1 to do the first\n"
      "  undo          takes back what you have done in this turn\n"
      "  board         the board and your tiles again\n"
      "  resign, quit  gives up; stops here, and the record has what was played\n"
      "Tiles show their two faces. A face is spelt from its centre, then around the tile from its left end;\n"
      "x grows to the right and y downwards, and rot counts quarter turns clockwise.\n");
}

void Person::show_board() const {
  for (const Layout& layout : ahead_->layouts())
    fmt::print("{}", draw(layout, {.colour = terminal_.colour,
                                   .highlighted = std::max(1, static_cast<int>(tried_.size()))}));
}

// The two faces of each tile beside each other.
void Person::show_hand() const {
  const json::object state = ahead_->describe();
  std::vector<TileIndex> tiles;
  const auto add = [&](const json::array& ids) {
    for (const json::value& id : ids) {
      if (!id.is_null()) tiles.push_back(*config_.tiles->tile_with_id(id.to_number<int>()));
    }
  };
  if (const json::value* const open = state.if_contains("open")) add(open->as_array());
  if (const json::value* const hands = state.if_contains("hands"))
    add(hands->as_array()[static_cast<std::size_t>(seat_)].as_array());
  for (const TileIndex tile : tiles) {
    const Tile& held = (*config_.tiles)[tile];
    const Layout faces{.tiles = {{held.a, 0, 0, 0}, {held.b, 3, 0, 0}}};
    fmt::print("Tile {}: {} and, on its other side, {}\n{}", held.id, held.a.spelling(), held.b.spelling(),
               draw(faces, {.colour = terminal_.colour}));
  }
  if (tiles.empty()) fmt::print("You hold no tiles.\n");
}

}  // namespace dalapapa
