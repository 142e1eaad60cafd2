// One search through all fillings of a frame, depth first: the first free square of the scan is covered in every way that
// fits, then the next. It can be interrupted after any number of nodes and resumed.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "solver/fits.hpp"
#include "solver/grid.hpp"

namespace dalapapa {

enum class SolverState : std::uint8_t {
  working,    // interrupted
  solved,     // a filling was found; continuing looks for the next one
  exhausted,  // there are no more
};

// Which tiles are tried first; among equals the order is random.
struct TileOrder {
  // Tiles with many equal half-discs side by side on their rims fit in the fewest places; those that are left for the end had
  // better fit in many. The price is that hard tiles gather where the search begins.
  bool hardest_first = true;
  TileIndex before_all = no_tile;
};

// What all searches of a task share.
struct Terrain {
  explicit Terrain(const FillTask& task);

  Grid grid;
  std::vector<std::vector<Spot>> spots;  // by place in the scan: where the square there can be covered
  std::vector<SquareIndex> squares;      // by place in the scan
  std::vector<EdgeColour> edges;         // with what is fixed
  std::vector<bool> covered;             // by square
  bool tileable;                         // otherwise there is no filling, whatever the tiles are
};

class Descent {
 public:
  // Both must outlive it.
  Descent(const FillTask& task, const Terrain& terrain, const TileOrder& order, Random& random);

  // Continues until a filling is found, everything has been tried, or this many nodes have been spent.
  [[nodiscard]] SolverState advance(std::int64_t nodes);

  // Tiles laid so far, and lifted again.
  [[nodiscard]] std::int64_t nodes() const { return nodes_; }

  // An estimate of the part of the search that is done.
  [[nodiscard]] double progress() const;

  // The most tiles that have lain at one time, besides the fixed ones.
  [[nodiscard]] std::vector<Placement> most_laid() const { return placements(most_); }

  // The filling that was found, without the fixed tiles. Needs: solved.
  [[nodiscard]] std::vector<Placement> filling() const { return placements(laid()); }

 private:
  // The ways to cover a square at one spot.
  struct Choice {
    const Spot* spot;
    const Way* first;
    const Way* next;  // to be tried
    const Way* end;
  };
  struct Laid {
    const Spot* spot;
    const Way* way;
  };
  struct Level {
    std::size_t place = 0;  // in the scan
    std::array<Choice, 4> choices{};
    std::uint8_t count = 0;
    std::uint8_t at = 0;
    std::array<EdgeColour, rim_places> before{};  // what lay on the edges of the spot
    const Way* laid = nullptr;
  };

  // Opens the level of the first free square from there on. False if nothing fits.
  [[nodiscard]] bool open_level(std::size_t place);
  // Lays the next way of the top level. False if there is none.
  [[nodiscard]] bool lay_next(Level& level);
  void lay(Level& level, const Spot& spot, const Way& way);
  void lift(Level& level);
  [[nodiscard]] std::vector<Laid> laid() const;
  [[nodiscard]] std::vector<Placement> placements(std::span<const Laid> laid) const;

  const FillTask& task_;
  const Terrain& terrain_;
  std::vector<PileTile> pile_;  // in the order in which they are tried
  Fits fits_;
  std::vector<EdgeColour> edges_;
  std::vector<std::uint8_t> covered_;  // by square
  std::vector<std::uint8_t> used_;     // by rank
  std::vector<Level> levels_;
  std::size_t depth_ = 0;  // levels that are open
  std::vector<Laid> most_;
  std::int64_t nodes_ = 0;
  bool begun_ = false;
  bool whole_ = false;  // every square is covered
};

}  // namespace dalapapa
