#include "solver/task_json.hpp"

#include "board/placement_json.hpp"
#include "solver/pile_json.hpp"

namespace dalapapa {
namespace {

constexpr std::string_view word_for_lying = "lying";
constexpr std::string_view word_for_upright = "upright";

Expected<Square> square_from_json(const json::array& value) {
  DALAPAPA_TRY(x, json::as_integer(value[0], "x", 0, FillTask::max_area));
  DALAPAPA_TRY(y, json::as_integer(value[1], "y", 0, FillTask::max_area));
  return Square{static_cast<int>(*x), static_cast<int>(*y)};
}

Expected<const json::array*> array_of(const json::value& value, std::size_t size, std::string_view what) {
  DALAPAPA_TRY(array, json::as_array(value, what));
  if ((*array)->size() != size) return bad_input("{} has {} parts, not {}", what, size, (*array)->size());
  return *array;
}

Expected<std::vector<Square>> blocked_from_json(const json::value& value) {
  DALAPAPA_TRY(entries, json::as_array(value, "\"blocked\""));
  std::vector<Square> blocked;
  for (const json::value& entry : **entries) {
    DALAPAPA_TRY(parts, array_of(entry, 2, "a blocked square"));
    DALAPAPA_TRY(square, square_from_json(**parts));
    blocked.push_back(*square);
  }
  return blocked;
}

Expected<std::vector<Outline>> outline_from_json(const json::value& value) {
  DALAPAPA_TRY(entries, json::as_array(value, "\"outline\""));
  std::vector<Outline> outline;
  for (const json::value& entry : **entries) {
    DALAPAPA_TRY(parts, array_of(entry, 3, "an outlined tile"));
    DALAPAPA_TRY(square, square_from_json(**parts));
    DALAPAPA_TRY(direction, json::as_string((**parts)[2], "its direction"));
    if (*direction != word_for_lying && *direction != word_for_upright)
      return bad_input("an outlined tile is {} or {}, not {}", word_for_lying, word_for_upright,
                       json::quoted(*direction));
    outline.push_back({*square, *direction == word_for_upright});
  }
  return outline;
}

Expected<Frame> frame_from_json(const json::object& in) {
  Frame frame;
  DALAPAPA_TRY(width_value, json::member(in, "width"));
  DALAPAPA_TRY(width, json::as_integer(**width_value, "\"width\"", 1, FillTask::max_area));
  DALAPAPA_TRY(height_value, json::member(in, "height"));
  DALAPAPA_TRY(height, json::as_integer(**height_value, "\"height\"", 1, FillTask::max_area));
  frame.width = static_cast<int>(*width);
  frame.height = static_cast<int>(*height);
  if (const json::value* const torus = in.if_contains("torus")) {
    DALAPAPA_TRY(wanted, json::as_bool(*torus, "\"torus\""));
    frame.torus = *wanted;
  }
  if (const json::value* const blocked = in.if_contains("blocked")) {
    DALAPAPA_TRY(squares, blocked_from_json(*blocked));
    frame.blocked = *std::move(squares);
  }
  return frame;
}

}  // namespace

Expected<void> fix_from_json(const json::value& value, FillTask& task) {
  DALAPAPA_TRY(entries, json::as_array(value, "the fixed tiles"));
  for (const json::value& entry : **entries) {
    const auto at = placement_from_json(entry);
    if (!at) return std::unexpected(at.error().within(fmt::format("fixed tile {}", task.fixed.size() + 1)));
    if (const auto fixed = task.fix(*at); !fixed)
      return std::unexpected(Error{fixed.error().message, Error::Kind::bad_input});
  }
  return {};
}

Expected<OwnedTask> task_from_json(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "a task"));
  DALAPAPA_CHECK(json::only_keys(**in, {"width", "height", "torus", "blocked", "pile", "fixed", "outline"}));
  Pile pile = standard_pile();
  if (const json::value* const given = (*in)->if_contains("pile")) {
    DALAPAPA_TRY(read, pile_from_json(*given));
    pile = *std::move(read);
  }
  DALAPAPA_TRY(frame, frame_from_json(**in));
  OwnedTask owned{.tiles = pile.tiles, .task = {}};
  owned.task.tiles = owned.tiles.get();
  owned.task.frame = *std::move(frame);
  owned.task.pile = std::move(pile.pile);
  if (const json::value* const fixed = (*in)->if_contains("fixed"))
    DALAPAPA_CHECK(fix_from_json(*fixed, owned.task));
  if (const json::value* const outline = (*in)->if_contains("outline")) {
    DALAPAPA_TRY(tiles, outline_from_json(*outline));
    owned.task.outline = *std::move(tiles);
  }
  DALAPAPA_CHECK(owned.task.check());
  return owned;
}

json::array to_json(std::span<const Outline> outline) {
  json::array out;
  for (const auto& [at, is_upright] : outline)
    out.push_back(json::array{at.x, at.y, is_upright ? word_for_upright : word_for_lying});
  return out;
}

}  // namespace dalapapa
