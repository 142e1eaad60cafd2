#include "table/followed_table.hpp"

#include "table/config_json.hpp"
#include "table/opened_record.hpp"

namespace dalapapa {

FollowedTable::FollowedTable(Config config, std::string commitment, Viewer viewer)
    : ShownTable(std::move(config), std::move(commitment)),
      viewer_(viewer),
      course_(this->config(), viewer) {}

Expected<FollowedTable> FollowedTable::create(const json::value& request, const json::value& viewer) {
  DALAPAPA_TRY(in, json::as_object(request, "a table"));
  DALAPAPA_TRY(config, config_from_json(**in, {"commitment"}));
  DALAPAPA_TRY(commitment, commitment_in(**in));
  Viewer eyes = spectator;
  if (!viewer.is_null()) {
    DALAPAPA_TRY(
        seat, json::as_integer(viewer, "\"viewer\"", 0, static_cast<std::int64_t>(config->seats.size()) - 1));
    eyes = static_cast<int>(*seat);
  }
  return FollowedTable(*std::move(config), *std::move(commitment), eyes);
}

Expected<void> FollowedTable::check_viewer(Viewer viewer) const {
  if (viewer == viewer_) return {};
  if (!viewer_) return refused("this table is followed by a spectator");
  return refused("this table is followed by seat {}", *viewer_);
}

Expected<void> FollowedTable::hear(std::size_t since, const json::object& report) {
  DALAPAPA_CHECK(json::only_keys(report, {"steps", "opened"}));
  DALAPAPA_TRY(value, json::member(report, "steps"));
  DALAPAPA_TRY(steps, json::as_array(**value, "\"steps\""));
  const std::size_t known = course_.steps().size();
  if (since > known) return refused("steps {} to {} are missing", known, since - 1);
  for (std::size_t i = known - since; i < (*steps)->size(); ++i) {
    auto step = seen_step_from_json((**steps)[i], *config().tiles);
    auto followed = step ? course_.follow(*step) : std::unexpected(step.error());
    if (!followed) return std::unexpected(followed.error().within(fmt::format("step {}", since + i)));
  }
  if (const json::value* const opened = report.if_contains("opened")) {
    if (!course_.over()) return refused("the deck is told before the game is over");
    DALAPAPA_TRY(opening, Opening::from_json(*opened, *config().game, *config().tiles));
    opening_ = *std::move(opening);
  }
  return {};
}

Expected<Record> FollowedTable::record(const Sha256& sha256) const {
  if (!opening_) return refused("the deck has not been told yet");
  std::vector<SeenStep> steps;
  for (std::size_t i = 0; i < course_.steps().size(); ++i) steps.push_back(course_.seen_step(i, viewer_));
  return opened_record(config(), commitment(), steps, *opening_, viewer_, sha256);
}

}  // namespace dalapapa
