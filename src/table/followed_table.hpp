// A table that is hosted elsewhere, as one viewer follows it: from its agreement and the steps as that viewer may see them it is what the
// host would show them. It cannot be played at; whoever follows submits to the host.
#pragma once

#include <optional>

#include "table/record.hpp"
#include "table/shown_table.hpp"

namespace dalapapa {

class FollowedTable final : public ShownTable {
 public:
  // {"game", "options", "seats", "aids", "clock", "tiles", "commitment"}: the agreement as a host tells it.
  [[nodiscard]] static Expected<FollowedTable> create(const json::value& request, const json::value& viewer);

  // What the host reports from step number `since` on: {"steps", "opened"}. Steps that are known already are passed over. What cannot have
  // happened is refused, with its number, and what came before it in the same report stays.
  [[nodiscard]] Expected<void> hear(std::size_t since, const json::object& report);

  [[nodiscard]] const Course& course() const override { return course_; }
  [[nodiscard]] Expected<void> check_viewer(Viewer viewer) const override;
  [[nodiscard]] Viewer viewer() const { return viewer_; }
  // How chance was settled, once the game is over and the host has told; and then the whole record, if all that was told agrees with it.
  [[nodiscard]] const std::optional<Opening>& opening() const { return opening_; }
  [[nodiscard]] Expected<Record> record(const Sha256& sha256) const;

 private:
  FollowedTable(Config config, std::string commitment, Viewer viewer);

  Viewer viewer_;
  Course course_;
  std::optional<Opening> opening_;
};

}  // namespace dalapapa
