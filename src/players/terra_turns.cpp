#include "players/terra_turns.hpp"

#include <algorithm>
#include <bit>

#include "players/offer.hpp"

namespace dalapapa {
namespace {

// Found by matches of duplicate pairs.
constexpr std::size_t open_looked_at = 2;  // unclaimed open groups of each colour, the largest ones

bool can_pay_pawn(const TerraScene& scene, int spent) {
  return scene.coins(scene.actor()) - spent >= Terra::pawn_price && scene.pawns_left(scene.actor()) > 0;
}

// The groups without pawn that one may want: of each colour the largest closed one and the largest open ones.
std::vector<Ground> wanted(const Board& board, const TerraScene& scene) {
  std::vector<Ground> all = grounds(board);
  std::ranges::stable_sort(all, std::ranges::greater{}, &Ground::size);
  std::array<std::size_t, 4> closed{};
  std::array<std::size_t, 4> open{};
  std::vector<Ground> found;
  for (const Ground& ground : all) {
    std::size_t& count = (ground.closed() ? closed : open)[index(ground.colour)];
    if (count >= (ground.closed() ? 1 : open_looked_at) || scene.claimed(board, ground.root)) continue;
    ++count;
    found.push_back(ground);
  }
  return found;
}

// One tile laid for a moment: what it is worth as it is, and with a pawn on a group that it belongs to.
class PlacementValue {
 public:
  PlacementValue(Board& board, TerraScene& scene) : board_(board), scene_(scene) {}

  [[nodiscard]] double operator()(const Slots::Slot& slot, const LaidFace& way) {
    const int discs = std::popcount(slot.places());
    const int price = coins_for_discs(discs);
    if (price > scene_.coins(scene_.actor())) return out_of_reach;
    scene_.pay(price);
    const Board::Trial trial(board_, slot.site, slot.places(), way.face);
    pawn_.reset();
    double best = scene_.value(board_, scene_.actor());
    if (!scene_.last_turns() && can_pay_pawn(scene_, 0)) best = with_pawn(slot, best);
    scene_.pay(-price);
    return best + (scene_.last_turns() ? 0 : worth_of_draw);
  }
  // Where a pawn should follow the latest placement.
  [[nodiscard]] std::optional<Edge> pawn() const { return pawn_; }

  static constexpr double out_of_reach = -100000;

 private:
  [[nodiscard]] double with_pawn(const Slots::Slot& slot, double best) {
    std::array<Discs::Node, places_a_face> seen{};
    std::size_t count = 0;
    const auto look = [&](Edge edge) {
      const Discs::Node root = board_.discs().group_of(edge);
      if (std::find(seen.begin(), seen.begin() + count, root) != seen.begin() + count) return;
      seen[count++] = root;
      if (board_.discs().group(root).size < 2 || scene_.claimed(board_, root)) return;
      scene_.pay(Terra::pawn_price);
      scene_.add_pawn(edge);
      if (const double value = scene_.value(board_, scene_.actor()); value > best) {
        best = value;
        pawn_ = edge;
      }
      scene_.remove_last_pawn();
      scene_.pay(-Terra::pawn_price);
    };
    for (Places rest = slot.places(); rest != 0; rest &= rest - 1) {
      look(board_.lattice().edge(slot.site, std::countr_zero(rest)));
    }
    look(board_.lattice().centre_edge(slot.site));
    return best;
  }

  Board& board_;
  TerraScene& scene_;
  std::optional<Edge> pawn_;
};

class Turns {
 public:
  Turns(Terra& game, int seat)
      : game_(game), board_(game.trial_board()), scene_(game), wanted_(wanted(board_, scene_)), seat_(seat) {}

  void add_done() {
    TerraTurn turn{.actions = {Done{}}, .scene = scene_};
    turn.value = scene_.value(board_, seat_);
    found_.push_back(std::move(turn));
  }

  void add_pawns() {
    if (!can_pay_pawn(scene_, 0)) return;
    for (const Ground& ground : wanted_) add_pawn(scene_, ground, {});
  }

  // A pawn goes to another group, or another's goes home where that is allowed.
  void add_returns() {
    for (const Claims::Claim& claim : game_.colonies().all()) {
      const bool own = claim.seat == seat_;
      if ((!own && !game_.remove_any()) || scene_.coins(seat_) < Terra::return_price) continue;
      TerraScene scene = scene_;
      scene.return_pawn(edge_of(board_, claim.disc));
      const Action back = Unmark{first_disc(board_, claim.disc)};
      if (!own) add({.actions = {back}, .scene = scene});
      if (scene_.last_turns() || !can_pay_pawn(scene, 0)) continue;
      for (const Ground& ground : wanted_) add_pawn(scene, ground, back);
    }
  }

  void add_placements() {
    PlacementValue value(board_, scene_);
    for (const TileIndex tile : game_.hand(seat_)) {
      for_each_placement(board_, game_.tiles().ways(tile), [&](const Slots::Slot& slot, const LaidFace& way) {
        const double worth = value(slot, way);
        if (worth <= PlacementValue::out_of_reach) return;
        const Placement at = board_.placement_at(slot.site, way.face);
        TerraTurn turn{.actions = {Place{at}}, .scene = scene_, .placed = at, .value = worth};
        turn.scene.pay(coins_for_discs(std::popcount(slot.places())));
        if (value.pawn()) {
          turn.scene.pay(Terra::pawn_price);
          turn.scene.add_pawn(*value.pawn());
        }
        found_.push_back(std::move(turn));
        if (!scene_.last_turns()) add_conquests(slot, way, at);
      });
    }
  }

  [[nodiscard]] std::vector<TerraTurn> take() { return std::move(found_); }

 private:
  void add(TerraTurn turn) {
    turn.value = turn.scene.value(board_, seat_);
    found_.push_back(std::move(turn));
  }

  void add_pawn(TerraScene scene, const Ground& ground, const std::optional<Action>& before) {
    scene.pay(Terra::pawn_price);
    scene.add_pawn(ground.edge);
    TerraTurn turn{.scene = std::move(scene)};
    if (before) turn.actions.push_back(*before);
    turn.actions.emplace_back(Mark{ground.first});
    add(std::move(turn));
  }

  // TE3: a pawn on a small group, and a tile that joins it with the large one of another: then one's own pawn stays.
  void add_conquests(const Slots::Slot& slot, const LaidFace& way, const Placement& at) {
    const int price = coins_for_discs(std::popcount(slot.places()));
    if (!can_pay_pawn(scene_, price)) return;
    const Board::Trial trial(board_, slot.site, slot.places(), way.face);
    for (const Ground& ground : wanted_) {
      if (ground.closed()) continue;
      const Discs::Node root = board_.discs().group_of(ground.edge);
      if (!scene_.claimed(board_, root)) continue;
      TerraTurn turn{.actions = {Mark{ground.first}, Place{at}}, .scene = scene_, .placed = at};
      turn.scene.pay(price + Terra::pawn_price);
      turn.scene.add_pawn(ground.edge);
      turn.value = turn.scene.value(board_, seat_) + worth_of_draw;
      found_.push_back(std::move(turn));
    }
  }

  Terra& game_;
  Board& board_;
  TerraScene scene_;
  std::vector<Ground> wanted_;
  int seat_;
  std::vector<TerraTurn> found_;
};

// Who holds more coins than he may keep places a tile, if only to draw another: so that games come to an end.
bool must_place(const TerraScene& scene, std::span<const TerraTurn> turns) {
  return !scene.last_turns() && scene.coins(scene.actor()) > Terra::most_kept &&
         std::ranges::any_of(turns, [](const TerraTurn& turn) { return turn.placed.has_value(); });
}

}  // namespace

std::vector<TerraTurn> turns_of(Terra& game, int seat) {
  Turns turns(game, seat);
  turns.add_placements();
  turns.add_pawns();
  turns.add_returns();
  turns.add_done();
  std::vector<TerraTurn> found = turns.take();
  if (must_place(TerraScene(game), found)) found.pop_back();
  return found;
}

TerraTurn quick_turn(Terra& game, int seat) {
  Turns turns(game, seat);
  turns.add_placements();
  turns.add_pawns();
  turns.add_done();
  std::vector<TerraTurn> found = turns.take();
  if (must_place(TerraScene(game), found)) found.pop_back();
  return *std::ranges::max_element(found, {}, &TerraTurn::value);
}

double best_pawn(const Board& board, TerraScene scene) {
  double best = scene.value(board, scene.actor());
  if (!can_pay_pawn(scene, 0)) return best;
  const std::vector<Ground> all = wanted(board, scene);
  scene.pay(Terra::pawn_price);
  for (const Ground& ground : all) {
    scene.add_pawn(ground.edge);
    best = std::max(best, scene.value(board, scene.actor()));
    scene.remove_last_pawn();
  }
  return best;
}

double best_value_with(Board& board, const TerraScene& scene, double least, const Ways& tile) {
  TerraScene tried = scene;
  return best_of(board, tile, least, PlacementValue(board, tried));
}

}  // namespace dalapapa
