#include "table/opened_record.hpp"

#include "games/deck.hpp"

namespace dalapapa {
namespace {

// The step as it truly was.
Expected<Step> opened(Step step, const Course& course, Deck& deck) {
  auto* const draw = std::get_if<Draw>(&step.action);
  // Where nothing is drawn it is for the course to refuse.
  if (draw == nullptr || !course.awaited().contains(Actor::chance())) return step;
  const TileIndex dealt = deck.deal(course.game()).tile;
  if (draw->tile == no_tile) draw->tile = dealt;
  if (draw->tile == dealt) return step;
  const TileSet& tiles = course.game().tiles();
  return refused("tile {} was drawn, but the deck committed to has tile {} there", tiles[draw->tile].id,
                 tiles[dealt].id);
}

Expected<void> take_opened(Course& course, Deck& deck, const SeenStep& seen, Viewer viewer) {
  DALAPAPA_TRY(step, opened(seen.step, course, deck));
  DALAPAPA_CHECK(course.play(*step));
  const SeenStep truly = course.seen_step(course.steps().size() - 1, viewer);
  if (truly.step != seen.step)
    return refused("the viewer has seen a tile that was hidden, or not seen an open one");
  if (truly.shown != seen.shown) return refused("other tiles were shown than those in the hand");
  return {};
}

}  // namespace

Expected<Record> opened_record(const Config& config, std::string_view commitment,
                               std::span<const SeenStep> followed, const Opening& opening, Viewer viewer,
                               const Sha256& sha256) {
  if (sha256(opening.committed_text(*config.tiles)) != commitment)
    return refused("nonce and deck do not open the commitment");
  Course course(config);
  Deck deck(opening.deck);
  for (const SeenStep& seen : followed) {
    const std::size_t number = course.steps().size() + 1;
    if (auto taken = take_opened(course, deck, seen, viewer); !taken)
      return std::unexpected(taken.error().within(fmt::format("step {}", number)));
  }
  const auto result = course.result();
  if (!result) return refused("the game is not over after step {}", followed.size());
  return Record{program_version(),
                config,
                std::string(commitment),
                {course.steps().begin(), course.steps().end()},
                Record::Ending{*result, opening}};
}

}  // namespace dalapapa
