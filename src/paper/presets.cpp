#include "paper/presets.hpp"

namespace dalapapa {

Look look_of(Preset preset) {
  // No source says what background the first set had; brown shows best on white.
  constexpr std::array<Look, preset_names.size()> looks{{
      {.shape = DiscShape::square, .background = Background::white, .palette = Palette::original},
      {.shape = DiscShape::square, .background = Background::black},
      {.shape = DiscShape::square, .background = Background::white},
      {.shape = DiscShape::disc, .background = Background::black},
      {.shape = DiscShape::disc, .background = Background::white},
      {.shape = DiscShape::octagon, .background = Background::black},
      {.shape = DiscShape::octagon, .background = Background::white},
  }};
  return looks[static_cast<std::size_t>(preset)];
}

}  // namespace dalapapa
