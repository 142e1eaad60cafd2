// A table as it is shown to people: what may be asked about a game in progress by whoever sits at it or looks on, whether it is hosted
// here (Table) or followed (FollowedTable). Whatever is hidden from a viewer is taken out by Game::seen_by() before anything is said.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "host/course.hpp"

namespace dalapapa {

class ShownTable {
 public:
  virtual ~ShownTable() = default;
  ShownTable(const ShownTable&) = delete;
  ShownTable& operator=(const ShownTable&) = delete;

  [[nodiscard]] virtual const Course& course() const = 0;
  // Whether this viewer may be shown the table.
  [[nodiscard]] virtual Expected<void> check_viewer(Viewer viewer) const = 0;

  [[nodiscard]] const Game& game() const { return course().game(); }
  [[nodiscard]] const Config& config() const { return config_; }
  [[nodiscard]] const std::string& commitment() const { return commitment_; }

  // Everything that a seat may do now, as actions.
  [[nodiscard]] json::array choices(int seat) const;

  // The best turns for a seat that must act, with what each is worth and why: {"hints": [{"actions", "value", "now", "opens"},
  // ...], "exact"}; analysis with the same nodes and seed calls the first of them best. In puzzle and Arlequin: whether the figure can still be completed, and which tile comes next or which
  // one is wrong (see FillHelp). In Alex there are none.
  // In turns after what they try (see scene.hpp): how a turn that was begun goes on.
  // Refused where the players have agreed to do without hints.
  [[nodiscard]] Expected<json::object> hints(int seat, std::int64_t nodes, std::uint64_t seed,
                                             const json::array& tried = {}) const;

  // What a viewer sees, may do and is told, after what they try (see scene.hpp and fit.hpp): without `preview` not what a
  // placement would bring.
  [[nodiscard]] Expected<json::object> scene(Viewer viewer, const json::array& tried,
                                             std::size_t since) const;
  [[nodiscard]] Expected<json::object> fit(int seat, const json::array& tried, const Placement& at) const;

  // The squares that nothing can cover any more, after what the viewer tries (see gaps.hpp), where that was agreed to.
  [[nodiscard]] Expected<json::array> gaps(Viewer viewer, const json::array& tried) const;

 protected:
  ShownTable(Config config, std::string commitment)
      : config_(std::move(config)), commitment_(std::move(commitment)) {}
  ShownTable(ShownTable&&) = default;
  ShownTable& operator=(ShownTable&&) = default;

 private:
  Config config_;
  std::string commitment_;
};

}  // namespace dalapapa
