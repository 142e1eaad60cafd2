#include "solver/fits.hpp"

#include <algorithm>

namespace dalapapa {

std::vector<Face> faces_of(const TileSet& tiles, const PileTile& tile) {
  std::vector<Face> faces;
  for (const LaidFace& way : tiles.ways(tile.tile).all()) {
    const Face shown = way.face.canonical();
    if (tile.faces == PileTile::Faces::a && shown != tiles[tile.tile].a) continue;
    if (tile.faces == PileTile::Faces::b && shown != tiles[tile.tile].b) continue;
    faces.push_back(way.face);
  }
  return faces;
}

std::array<EdgeColour, rim_places> rim_of(Face laid) {
  std::array<EdgeColour, rim_places> colours{};
  for (std::size_t place = 0; place < rim_places; ++place) {
    colours[place] = static_cast<EdgeColour>(index(laid.at(static_cast<int>(place))));
  }
  return colours;
}

Fits::Fits(const TileSet& tiles, std::span<const PileTile> pile) : listed_(demands) {
  for (std::size_t rank = 0; rank < pile.size(); ++rank) {
    const std::vector<Face> faces = faces_of(tiles, pile[rank]);
    for (std::size_t face = 0; face < faces.size(); ++face) {
      all_.push_back({.colours = rim_of(faces[face]),
                      .rank = static_cast<std::uint8_t>(rank),
                      .face = static_cast<std::uint8_t>(face)});
    }
  }
  constexpr std::size_t sets_of_edges = 1U << static_cast<unsigned>(rim_places);
  lists_.reserve(sets_of_edges * all_.size());
}

// From the list for the same demand with one edge less: that list is usually short.
void Fits::list(std::uint32_t demand) {
  std::uint32_t unit = 1;
  std::size_t place = rim_places - 1;
  while (place > 0 && demand / unit % 5 == open_edge) unit *= 5, --place;
  const auto waits = static_cast<EdgeColour>(demand / unit % 5);
  const std::span<const Way> from =
      waits == open_edge ? std::span<const Way>(all_) : ways(demand + unit * (open_edge - waits));
  const auto first = static_cast<std::uint32_t>(lists_.size());
  for (const Way& way : from) {
    if (waits == open_edge || way.colours[place] == waits) lists_.push_back(way);
  }
  listed_[demand] = {first, static_cast<std::uint16_t>(lists_.size() - first), true};
}

}  // namespace dalapapa
