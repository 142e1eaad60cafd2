#include "board/placement.hpp"

namespace dalapapa {

std::string to_text(const Placement& placement) {
  return fmt::format("{} {} {} {}", placement.face.spelling(), placement.x, placement.y, placement.rot);
}

}  // namespace dalapapa
