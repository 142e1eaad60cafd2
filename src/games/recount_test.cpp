// The results of random games once more, from the steps alone and on the slow board: a second book-keeping that shares
// nothing with the games but the actions. It also counts the rare cases, to prove that they occurred.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "board/board.hpp"
#include "board/slow_board.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

using Counts = std::map<std::string, int>;

slow::Spot spot_of(const EdgeAt& at) {
  return {{at.x, at.y}, at.side == EdgeAt::Side::top ? slow::top : slow::left};
}

class Book {
 public:
  Book(const Config& config, Counts& counts)
      : game_(config.game->name),
        seats_(static_cast<int>(config.seats.size())),
        config_(config),
        counts_(counts),
        scores_(config.seats.size()),
        purse_(config.seats.size()),
        tiles_(config.seats.size()) {
    for (int seat = 0; seat < seats_; ++seat) {
      if (is_domaine()) of(purse_, seat) = 2;
      if (game_ == "terra") of(purse_, seat) = seat < 2 ? 1 : 2;
    }
    bag_ = config.tiles->size();
    if (is_domaine()) {
      bag_ = static_cast<int>(std::ranges::count_if(config.tiles->tiles(), [](const Tile& tile) {
        return tile.shape.value_or(Shape::hook) == Shape::hook;
      }));
    }
    layout_ = seats_;
  }

  void enter(const Step& step) {
    std::visit([&](const auto& action) { on(step, action); }, step.action);
    previous_ = step;
  }

  [[nodiscard]] std::vector<int> scores() {
    std::vector<int> result = scores_;
    for (int seat = 0; seat < seats_; ++seat) {
      if (game_ == "conquest" || is_domaine()) of(result, seat) += marked(seat);
      if (is_domaine() && plaque_ == seat) of(result, seat) += 5;
      if (game_ == "terra") of(result, seat) = product(seat) + of(purse_, seat);
      if (game_ == "gone" || game_ == "puzzle" || game_ == "arlequin") of(result, seat) = of(tiles_, seat);
    }
    return result;
  }

 private:
  [[nodiscard]] bool is_classic() const {
    return game_ == "classic" || game_ == "auction" || game_ == "conquest";
  }
  [[nodiscard]] bool is_domaine() const { return game_ == "domaine" || game_ == "seventytwo"; }
  [[nodiscard]] bool is_figures() const { return game_ == "puzzle" || game_ == "arlequin"; }
  static int& of(std::vector<int>& values, int seat) { return values[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] int reserve(int all) const {
    for (const int n : purse_) all -= n;
    return all;
  }

  void on(const Step&, const Draw& draw) {
    if (--bag_ == 0) ++counts_["bag empty"];
    if (draw.to.is_seat()) ++of(tiles_, draw.to.seat_number());
    if (!draw.to.is_seat()) open_.insert(draw.tile);
  }

  void on(const Step& step, const Place& place) {
    const int seat = step.actor.seat_number();
    if (is_figures()) {
      ++of(tiles_, seat);
      return;
    }
    EXPECT_EQ(board_.verdict(place.at), slow::Verdict::legal);
    const slow::Outcome outcome = board_.place(place.at);
    open_.erase(config_.tiles->tile_with(place.at.face).value());
    if (!laid_out_) {
      // In the classic game each seat lays out one tile; else the dealer lays out all that lie open.
      laid_out_ = is_classic() ? --layout_ == 0 : open_.empty();
      if (laid_out_) begin();
      return;
    }
    --of(tiles_, seat);
    if (is_classic()) {
      const bool second = previous_.actor == step.actor && std::holds_alternative<Place>(previous_.action) &&
                          turn_places_ == 1;
      turn_places_ = second ? 2 : 1;
      of(scores_, seat) += outcome.points() - (second ? 4 : 0);
      if (second) ++counts_["second tile"];
      last_player_ = seat;
    }
    if (is_domaine()) {
      of(purse_, seat) += outcome.discs == 1 ? -1 : std::min(outcome.discs - 2, reserve(24));
      if (reserve(24) == 0) ++counts_["token reserve empty"];
    }
    if (game_ == "terra") {
      of(purse_, seat) -= std::max(0, 3 - outcome.discs);
      acted(step);
    }
    if (game_ == "gone" && outcome.discs >= 3) ++counts_["gone plays again"];
    if (game_ == "alex") {
      shown_.push_back(outcome.points());
    }
    joined();
  }

  // CO3: all marks of a joined group go; TE3: one is kept, see Keep.
  void joined() {
    for (const slow::Group& group : board_.groups()) {
      std::vector<slow::Spot> on_it;
      for (const auto& [disc, seat] : marks_) {
        if (group.discs.contains(disc)) on_it.push_back(disc);
      }
      if (on_it.size() < 2) continue;
      ++counts_[fmt::format("{} junction with {} marks", game_, on_it.size())];
      if (game_ == "conquest") {
        for (const slow::Spot& disc : on_it) marks_.erase(disc);
      }
    }
  }

  void on(const Step& step, const Mark& mark) {
    const int seat = step.actor.seat_number();
    marks_[spot_of(mark.disc)] = seat;
    if (game_ == "terra") {
      --of(purse_, seat);
      acted(step);
    }
    const auto own = std::ranges::count(marks_, seat, [](const auto& m) { return m.second; });
    constexpr std::array<std::array<int, 3>, 2> markers{{{10, 7, 5}, {12, 8, 6}}};
    if (is_domaine() && own == markers[game_ == "domaine" ? 0 : 1][static_cast<std::size_t>(seats_ - 2)]) {
      ++counts_["last marker"];
      if (plaque_ < 0) plaque_ = seat;
    }
  }
  void on(const Step& step, const Unmark& unmark) {
    of(purse_, step.actor.seat_number()) -= 2;
    const slow::Spot disc = spot_of(unmark.disc);
    for (const slow::Group& group : board_.groups()) {
      if (!group.discs.contains(disc)) continue;
      std::erase_if(marks_, [&](const auto& m) {
        if (group.discs.contains(m.first) && m.second != step.actor.seat_number())
          ++counts_["pawn of another taken back"];
        return group.discs.contains(m.first);
      });
      break;
    }
    acted(step);
  }
  void on(const Step& step, const Keep& keep) {
    const slow::Spot kept = spot_of(keep.disc);
    for (const slow::Group& group : board_.groups()) {
      if (!group.discs.contains(kept)) continue;
      std::erase_if(marks_, [&](const auto& m) { return group.discs.contains(m.first) && m.first != kept; });
    }
    ++counts_["keep"];
    settle_last_turn(step);
  }

  // ---- Auctions (EN2, EN3)
  void on(const Step& step, const Bid& bid) {
    if (in_.empty()) {
      for (int seat = 0; seat < seats_; ++seat) in_.insert(seat);
      active_ = last_player_ < 0 ? 0 : (last_player_ + 1) % seats_;
    }
    holder_ = step.actor.seat_number();
    bid_ = bid.amount;
  }
  void on(const Step& step, const Follow&) { holder_ = step.actor.seat_number(); }
  void on(const Step& step, const Pass&) {
    const int seat = step.actor.seat_number();
    if (!in_.empty()) {
      in_.erase(seat);
      if (in_.size() > 1) return;
      in_.clear();
      ++counts_[holder_ == active_ ? "auction won by the active player" : "auction won by another"];
      if (holder_ == active_) {
        of(scores_, active_) -= bid_ / 2;
      } else {
        of(scores_, holder_) -= bid_;
        of(scores_, active_) += bid_;
      }
      return;
    }
    if (!laid_out_ && is_classic()) {
      laid_out_ = --layout_ == 0;
      return;
    }
    if (!laid_out_) {  // what fits nowhere goes back into the bag
      bag_ += static_cast<int>(open_.size());
      open_.clear();
      laid_out_ = true;
      return begin();
    }
    last_player_ = seat;
    ++counts_[game_ + " pass"];
    if (game_ == "seventytwo") of(purse_, seat) += std::min(1, reserve(24));
    if (game_ == "alex") pass_in_alex(step);
  }

  void on(const Step& step, const Done&) {
    turn_places_ = 0;
    if (game_ == "terra") end_turn(step.actor.seat_number());
    if (game_ == "alex") judge(step.actor.seat_number());
  }
  void on(const Step& step, const Again&) {
    of(purse_, step.actor.seat_number()) -= 2;
    ++counts_["another turn paid for"];
    if (plaque_ >= 0) ++counts_["another turn paid for after the last marker"];
  }
  void on(const Step&, const PutBack&) {}
  void on(const Step&, const TakeSheet&) {}
  void on(const Step& step, const Take& take) {
    const int seat = step.actor.seat_number();
    auto& figure = figures_[seat];
    if (figure.contains(take.tile)) {
      figure.erase(take.tile);
      --of(tiles_, seat);
      ++counts_["tile taken out of a figure"];
    }
    held_[seat] = take.tile;
  }
  void on(const Step&, const TimeUp&) {
    if (game_ != "alex") return;
    ++counts_[showing_.empty() ? "sand-glass" : "too slow to show"];
    if (showing_.empty()) return start_showing();
    if (shown_.empty()) {
      penalise(showing_.back().second);
    } else {
      judge(showing_.back().second);
    }
  }

  // ---- Terra (TE2, TE4, TE5)
  void begin() {
    if (game_ == "terra") income(1);
  }
  void income(int seat) { of(purse_, seat) += std::min(2, reserve(20)); }
  void acted(const Step& step) { settle_last_turn(step); }
  [[nodiscard]] bool contested() {
    return std::ranges::any_of(board_.groups(), [&](const slow::Group& group) {
      return std::ranges::count_if(marks_, [&](const auto& m) { return group.discs.contains(m.first); }) > 1;
    });
  }
  void settle_last_turn(const Step& step) {
    if (ender_ >= 0 && !contested()) end_turn(step.actor.seat_number());
  }
  void end_turn(int seat) {
    of(purse_, seat) = std::min(of(purse_, seat), 3);
    std::set<Colour> closed;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner == seat && group.closed && group.discs.contains(disc)) closed.insert(group.colour);
      }
    }
    const auto own = std::ranges::count(marks_, seat, [](const auto& m) { return m.second; });
    if (ender_ < 0 && (own == 5 || closed.size() == 4)) {
      ender_ = seat;
      ++counts_[own == 5 ? "five pawns" : "four colours"];
    }
    if (ender_ < 0) income((seat + 1) % seats_);
    if (reserve(20) == 0) ++counts_["coin reserve empty"];
  }
  [[nodiscard]] int product(int seat) {
    std::map<Colour, int> largest;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner != seat || !group.closed || !group.discs.contains(disc)) continue;
        largest[group.colour] = std::max(largest[group.colour], static_cast<int>(group.discs.size()));
      }
    }
    int product = largest.empty() ? 0 : 1;
    for (const auto& [colour, size] : largest) product *= size;
    return product;
  }
  [[nodiscard]] int marked(int seat) {
    int sum = 0;
    for (const slow::Group& group : board_.groups()) {
      for (const auto& [disc, owner] : marks_) {
        if (owner == seat && group.closed && group.discs.contains(disc))
          sum += static_cast<int>(group.discs.size());
      }
    }
    return sum;
  }

  // ---- Alex (AL2 – AL4)
  void on(const Step& step, const Announce& announce) {
    announced_[step.actor.seat_number()] = announce.points;
    if (silent_all_but(step.actor.seat_number())) start_showing();
  }
  [[nodiscard]] bool plays(int seat) { return penalties_[seat] < 3 && !sits_out_.contains(seat); }
  [[nodiscard]] bool silent_all_but(int highest) {
    for (int seat = 0; seat < seats_; ++seat) {
      if (plays(seat) && !silent_.contains(seat) && seat != highest) return false;
    }
    return true;
  }
  void pass_in_alex(const Step& step) {
    const int seat = step.actor.seat_number();
    if (!showing_.empty()) return penalise(seat);
    silent_.insert(seat);
    int highest = -1;
    for (const auto& [who, points] : announced_) {
      if (highest < 0 || points > announced_[highest]) highest = who;
    }
    if (silent_all_but(highest)) start_showing();
  }
  void start_showing() {
    for (const auto& [seat, points] : announced_) showing_.emplace_back(points, seat);
    std::ranges::sort(showing_);
    if (showing_.empty()) end_round();
  }
  void judge(int seat) {
    int points = shown_.size() > 1 ? -4 : 0;
    for (const int p : shown_) points += p;
    if (points < announced_[seat]) return penalise(seat);
    of(scores_, seat) += announced_[seat];
    ++counts_["right announcement"];
    end_round();
  }
  void penalise(int seat) {
    ++penalties_[seat];
    ++counts_[fmt::format("penalty {} in Alex", penalties_[seat])];
    if (penalties_[seat] == 1) sit_out_next_.insert(seat);
    if (penalties_[seat] == 2) of(scores_, seat) -= announced_[seat];
    take_back(shown_.size());
    shown_.clear();
    showing_.pop_back();
    if (showing_.empty()) end_round();
  }
  void end_round() {
    showing_.clear();
    shown_.clear();
    announced_.clear();
    silent_.clear();
    bool anyone = false;
    for (int tries = 0; tries < 2 && !anyone; ++tries) {  // all may sit out one round, never two
      sits_out_ = std::move(sit_out_next_);
      sit_out_next_.clear();
      for (int seat = 0; seat < seats_; ++seat) anyone = anyone || plays(seat);
    }
    laid_ = kept();
  }
  // The slow board cannot undo: it is laid anew.
  void take_back(std::size_t count) {
    const std::vector<Placement> before = kept();
    board_ = {};
    for (std::size_t i = 0; i + count < before.size(); ++i) board_.place(before[i]);
    placements_.resize(before.size() - count);
  }
  [[nodiscard]] std::vector<Placement> kept() const { return placements_; }

 public:
  void remember(const Step& step) {
    if (const auto* const place = std::get_if<Place>(&step.action)) {
      if (is_figures()) {
        figures_[step.actor.seat_number()].insert(held_[step.actor.seat_number()]);
      } else {
        placements_.push_back(place->at);
      }
    }
  }
  // In Alex two tiles shown are a whole turn.
  void after(const Step& step) {
    if (game_ == "alex" && shown_.size() == 2) judge(step.actor.seat_number());
  }

 private:
  std::string game_;
  int seats_;
  const Config& config_;
  Counts& counts_;
  slow::Board board_;
  std::vector<Placement> placements_;
  std::vector<Placement> laid_;
  std::vector<int> scores_;
  std::vector<int> purse_;
  std::vector<int> tiles_;  // in hand, or in the figure
  std::set<TileIndex> open_;
  std::map<slow::Spot, int> marks_;
  std::map<int, std::set<TileIndex>> figures_;
  std::map<int, TileIndex> held_;
  Step previous_{Actor::chance(), Done{}};
  int bag_ = 0;
  int layout_ = 0;  // tiles that are still to be laid out in the classic game
  bool laid_out_ = false;
  int turn_places_ = 0;
  int last_player_ = -1;
  std::set<int> in_;
  int active_ = 0;
  int holder_ = 0;
  int bid_ = 0;
  int plaque_ = -1;
  int ender_ = -1;
  std::map<int, int> announced_;
  std::map<int, int> penalties_;
  std::set<int> silent_;
  std::set<int> sits_out_;
  std::set<int> sit_out_next_;
  std::vector<std::pair<int, int>> showing_;  // lowest first
  std::vector<int> shown_;
};

// What random players hardly ever do: lay the tile that forms most discs, and save for it; mark whenever they may.
Step tilted_step(const Game& game, Random& random) {
  Step step = sample::random_step(game, random);
  if (!step.actor.is_seat()) return step;
  const auto choices = game.choices(step.actor);
  const Layout layout = game.layouts().front();
  if (layout.seat >= 0 || layout.tiles.empty()) return step;
  Board board;
  for (const Placement& at : layout.tiles) board.place(at);
  std::vector<Action> marks;
  int most = 0;
  for (const Action& choice : choices) {
    if (std::holds_alternative<Mark>(choice)) marks.push_back(choice);
    const auto* const place = std::get_if<Place>(&choice);
    const int discs = place == nullptr ? 0 : board.discs_formed_by(place->at);
    if (discs > most) most = discs, step.action = choice;
  }
  // Markers are saved, marks and pawns go where they may meet others: on large open groups.
  const auto reach = [&](const Action& mark) {
    const auto group = board.group_at(std::get<Mark>(mark).disc);
    return group->closed ? -1 : group->size;
  };
  const bool saving = game.describe().contains("tokens");
  if (!marks.empty() && random.below(3) != 0) step.action = *std::ranges::max_element(marks, {}, reach);
  if (saving && std::holds_alternative<Mark>(step.action)) step.action = choices.back();
  if (std::holds_alternative<Again>(step.action)) step.action = choices.back();
  return step;
}

void play_and_recount(const Config& config, std::uint64_t seed, bool tilted, Counts& counts) {
  SCOPED_TRACE(fmt::format("{} with {} seats and {} tiles, {}, seed {}", config.game->name,
                           config.seats.size(), config.tiles->size(),
                           json::serialize(config.options.to_json()), seed));
  Random random(seed);
  const std::unique_ptr<Game> game = config.game->create(config);
  Book book(config, counts);
  while (!game->result()) {
    Step step = tilted ? tilted_step(*game, random) : sample::random_step(*game, random);
    // Players who announce what they may well be able to show.
    if (auto* const announce = std::get_if<Announce>(&step.action);
        announce != nullptr && random.below(3) != 0) {
      const Action low = game->choices(step.actor).front();
      if (std::holds_alternative<Announce>(low)) *announce = std::get<Announce>(low);
    }
    const auto played = game->play(step);
    ASSERT_TRUE(played) << to_text(step.action, *config.tiles) << ": " << played.error().message;
    book.remember(step);
    book.enter(step);
    book.after(step);
  }
  ASSERT_EQ(game->result()->scores, book.scores());
  ++counts[game->result()->winners.size() > 1 ? "shared win" : "single win"];
}

TEST(Recount, every_result_is_what_the_steps_alone_add_up_to_and_the_rare_cases_occurred) {
  Counts counts;
  std::uint64_t seed = 4000;
  for (const bool tilted : {false, true}) {
    for (const Config& config : sample::every_agreement(2)) {
      play_and_recount(config, seed++, tilted, counts);
      if (HasFatalFailure()) return;
    }
  }
  for (const char* name : {"conquest", "domaine", "seventytwo", "terra"}) {
    const GameInfo& game = *find_game(name).value();
    for (int i = 0; i < (game.name == "terra" ? 300 : 60); ++i) {
      play_and_recount(sample::agree(game, 4 - i % 3, sample::standard()), seed++, i % 4 != 0, counts);
      if (HasFatalFailure()) return;
    }
  }
  Random random(3);
  for (int i = 0; i < 60; ++i) {  // tiles of few colours, on which groups join
    const GameInfo& game = *find_game("conquest").value();
    play_and_recount(sample::agree(game, 4, sample::odd_tiles(60, random), {"target=240"}), seed++, true,
                     counts);
    if (HasFatalFailure()) return;
  }
  // Children with few tiles that fit badly.
  for (int i = 0; i < 40; ++i) {
    Config config = sample::agreement(*find_game("gone").value(), 2, sample::odd_tiles(14, random), {});
    for (Seat& seat : config.seats) seat.age = 4;
    play_and_recount(config, seed++, false, counts);
    if (HasFatalFailure()) return;
  }
  for (const char* rare : {"second tile",
                           "bag empty",
                           "token reserve empty",
                           "gone plays again",
                           "conquest junction with 2 marks",
                           "terra junction with 2 marks",

                           "last marker",
                           "pawn of another taken back",
                           "keep",
                           "auction won by the active player",
                           "auction won by another",
                           "classic pass",
                           "gone pass",
                           "domaine pass",
                           "seventytwo pass",
                           "another turn paid for",
                           "tile taken out of a figure",
                           "sand-glass",
                           "five pawns",
                           "right announcement",
                           "penalty 1 in Alex",
                           "penalty 2 in Alex",
                           "penalty 3 in Alex",
                           "shared win"}) {
    EXPECT_GT(counts[rare], 0) << rare;
  }
  for (const auto& [what, count] : counts) RecordProperty("count of " + what, count);
}

}  // namespace
}  // namespace dalapapa
