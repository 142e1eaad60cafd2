#include "paper/look_wish.hpp"

#include "paper/presets.hpp"

namespace dalapapa {

Expected<Look> look_wished(const LookWish& wish) {
  Look look;
  if (wish.preset) {
    if (wish.shape || wish.background || wish.palette)
      return bad_input("a preset has its own shape, background and palette: say either the preset or those");
    DALAPAPA_TRY(preset, value_named<Preset>(preset_names, "preset", *wish.preset));
    look = look_of(*preset);
  }
  if (wish.shape) {
    DALAPAPA_TRY(shape, value_named<DiscShape>(disc_shape_names, "shape", *wish.shape));
    look.shape = *shape;
  }
  if (wish.background) {
    DALAPAPA_TRY(background, value_named<Background>(background_names, "background", *wish.background));
    look.background = *background;
  }
  if (wish.palette) {
    DALAPAPA_TRY(palette, value_named<Palette>(palette_names, "palette", *wish.palette));
    look.palette = *palette;
  }
  look.signs = wish.signs;
  return look;
}

}  // namespace dalapapa
