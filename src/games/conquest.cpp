#include "games/conquest.hpp"

#include <algorithm>

#include "games/hasher.hpp"

namespace dalapapa {

std::unique_ptr<Game> Conquest::create(const Config& config) {
  return std::make_unique<Conquest>(config.tiles, static_cast<int>(config.seats.size()),
                                    Rules::of(config.options), config.options["finish_round"] != 0);
}

Expected<void> Conquest::check_mark(const EdgeAt& disc) const {
  if (marks_.left[now_.seat] == 0) return refused("all {} marks have been used", marks_a_seat);
  const auto group = board().group_at(disc);
  if (!group) return refused("there is no disc at {}", to_text(disc));
  if (marks_.claims.on_group(board(), disc) != nullptr) return refused("the group bears a mark already");
  for (const Claims::Claim& claim : marks_.claims.all()) {  // CO2
    if (claim.seat == now_.seat && board().group_at(claim.disc)->colour == group->colour) {
      return refused("seat {} has a mark on a {} group already", now_.seat, name(group->colour));
    }
  }
  return {};
}

std::vector<EdgeAt> Conquest::markable() const {
  std::vector<EdgeAt> found = unclaimed(board(), marks_.claims, false);
  std::erase_if(found, [&](const EdgeAt& disc) { return !check_mark(disc); });
  return found;
}

Expected<void> Conquest::check(const Step& step) const {
  const auto* const mark = std::get_if<Mark>(&step.action);
  if (phase() != Phase::mark) {
    if (mark != nullptr && step.actor == Actor::seat(now_.seat) && phase() != Phase::over) {
      return refused("a mark is put after the tiles have been placed");  // CO1
    }
    return Classic::check(step);
  }
  DALAPAPA_CHECK(check_time(step));
  if (step.actor != Actor::seat(now_.seat)) return refused("it is the turn of seat {}", now_.seat);
  if (mark != nullptr) return check_mark(mark->disc);
  if (!std::holds_alternative<Done>(step.action))
    return refused("all tiles are placed: put a mark, or \"done\"");
  return {};
}

std::vector<Action> Conquest::choices(Actor actor) const {
  if (phase() != Phase::mark) return Classic::choices(actor);
  std::vector<Action> found;
  if (actor != Actor::seat(now_.seat)) return found;
  for (const EdgeAt& disc : markable()) found.emplace_back(Mark{disc});
  found.emplace_back(Done{});
  return found;
}

void Conquest::do_apply(const Step& step) {
  before_.push_back(marks_);
  const bool marking = phase() == Phase::mark;
  if (const auto* const mark = std::get_if<Mark>(&step.action)) {
    marks_.claims.add(mark->disc, now_.seat);
    --marks_.left[now_.seat];
  }
  Classic::do_apply(step);
  for (auto joined = marks_.claims.contested(board()); !joined.empty();
       joined = marks_.claims.contested(board())) {  // CO3
    for (const Claims::Claim& claim : joined) marks_.claims.remove(claim.disc);
  }
  // Nobody without a mark is asked for one.
  if (phase() == Phase::mark && (marking || markable().empty())) start_refill();
}

void Conquest::do_undo(const Step& step) {
  Classic::do_undo(step);
  marks_ = std::move(before_.back());
  before_.pop_back();
}

std::vector<int> Conquest::scores() const {
  std::vector<int> all = Classic::scores();
  for (const Claims::Claim& claim : marks_.claims.all()) {  // CO4
    const auto group = board().group_at(claim.disc);
    if (group->closed) all[static_cast<std::size_t>(claim.seat)] += group->size;
  }
  return all;
}

std::vector<Part> Conquest::parts_of(int seat) const {
  std::vector<Part> parts = Classic::parts_of(seat);
  for (const Claims::Claim& claim : marks_.claims.all()) {
    if (claim.seat != seat) continue;
    parts.push_back(part_of_ground("claim", board(), claim.disc, board().group_at(claim.disc)->closed));
  }
  return parts;
}

json::object Conquest::describe() const {
  json::object out = Classic::describe();
  out["marks"] = to_json(marks_.claims.all());
  out["marks_left"] = json::array(marks_.left.begin(), marks_.left.begin() + seats());
  return out;
}

std::vector<Layout> Conquest::layouts() const {
  auto all = Classic::layouts();
  all[0].claims = marks_.claims.all();
  return all;
}

std::uint64_t Conquest::hash() const {
  Hasher hasher(Classic::hash());
  for (const Claims::Claim& claim : marks_.claims.all()) hasher.add(claim);
  for (const int left : marks_.left) hasher.add(left);
  return hasher.value();
}

}  // namespace dalapapa
