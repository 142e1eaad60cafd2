// The ways in which a tile can lie on two given squares: its faces, each as it is and turned by half, no way
// twice.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "tiles/laid_face.hpp"
#include "tiles/tile.hpp"

namespace dalapapa {

class Ways {
 public:
  // Implicit: wherever ways are wanted, a tile will do. TileSet keeps those of its tiles for anyone in a hurry.
  Ways(const Tile& tile) {  // NOLINT(google-explicit-constructor)
    for (const Face face : {tile.a, tile.a.half_turned(), tile.b, tile.b.half_turned()}) {
      bool known = false;
      for (const LaidFace& way : all()) known = known || way.face == face;
      if (!known) ways_[count_++] = LaidFace(face);
    }
  }

  [[nodiscard]] std::span<const LaidFace> all() const& { return {ways_.data(), count_}; }

  std::span<const LaidFace> all() const&& = delete;  // would outlive what it shows

 private:
  std::array<LaidFace, 4> ways_{};
  std::size_t count_ = 0;
};

}  // namespace dalapapa
