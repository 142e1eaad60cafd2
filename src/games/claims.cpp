#include "games/claims.hpp"

#include <algorithm>

namespace dalapapa {

int Claims::count(int seat) const {
  return static_cast<int>(std::ranges::count(all_, seat, &Claim::seat));
}

const Claims::Claim* Claims::at(const EdgeAt& disc) const {
  const auto found = std::ranges::find(all_, disc, &Claim::disc);
  return found == all_.end() ? nullptr : &*found;
}

const Claims::Claim* Claims::on_group(const Board& board, const EdgeAt& disc) const {
  const auto group = board.group_at(disc);
  if (!group) return nullptr;
  const auto found = std::ranges::find_if(
      all_, [&](const Claim& claim) { return board.group_at(claim.disc)->id == group->id; });
  return found == all_.end() ? nullptr : &*found;
}

std::vector<Claims::Claim> Claims::contested(const Board& board) const {
  for (const Claim& claim : all_) {
    const int id = board.group_at(claim.disc)->id;
    std::vector<Claim> same;
    std::ranges::copy_if(all_, std::back_inserter(same),
                         [&](const Claim& other) { return board.group_at(other.disc)->id == id; });
    if (same.size() > 1) return same;
  }
  return {};
}

void Claims::remove(const EdgeAt& disc) {
  std::erase_if(all_, [&](const Claim& claim) { return claim.disc == disc; });
}

json::array to_json(const std::vector<Layout::Claim>& claims) {
  json::array out;
  for (const Layout::Claim& claim : claims)
    out.push_back(json::object{{"disc", to_json(claim.disc)}, {"seat", claim.seat}});
  return out;
}

std::vector<EdgeAt> unclaimed(const Board& board, const Claims& claims, bool closed_alone) {
  std::vector<EdgeAt> found;
  for (const Group& group : board.groups()) {
    if (closed_alone && !group.closed) continue;
    if (claims.on_group(board, group.discs.front()) == nullptr) found.push_back(group.discs.front());
  }
  return found;
}

}  // namespace dalapapa
