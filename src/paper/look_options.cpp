#include "paper/look_options.hpp"

#include "paper/presets.hpp"

namespace dalapapa {

Expected<Look> look_from(const LookOptions& options) {
  Look look;
  if (options.preset) {
    if (options.shape || options.background || options.palette)
      return bad_input("a preset has its own shape, background and palette: give either the preset or those");
    DALAPAPA_TRY(preset, value_named<Preset>(preset_names, "preset", *options.preset));
    look = look_of(*preset);
  }
  if (options.shape) {
    DALAPAPA_TRY(shape, value_named<DiscShape>(disc_shape_names, "shape", *options.shape));
    look.shape = *shape;
  }
  if (options.background) {
    DALAPAPA_TRY(background, value_named<Background>(background_names, "background", *options.background));
    look.background = *background;
  }
  if (options.palette) {
    DALAPAPA_TRY(palette, value_named<Palette>(palette_names, "palette", *options.palette));
    look.palette = *palette;
  }
  look.signs = options.signs;
  return look;
}

}  // namespace dalapapa
