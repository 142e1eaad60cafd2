#include "paper/example.hpp"

#include "board/placement_json.hpp"
#include "paper/text_files.hpp"

namespace dalapapa {
namespace {

constexpr int most_seats = 10;

// None where the key is missing.
Expected<std::vector<EdgeAt>> edges_in(const json::object& in, std::string_view key) {
  std::vector<EdgeAt> edges;
  if (!in.contains(key)) return edges;
  DALAPAPA_TRY(values, array_in(in, key));
  for (const json::value& value : **values) {
    DALAPAPA_TRY(edge, edge_from_json(value, key));
    edges.push_back(*edge);
  }
  return edges;
}

Expected<Example::Group> group_from(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "a group"));
  Example::Group group;
  if ((*in)->contains("name")) {
    DALAPAPA_TRY(name, string_in(**in, "name"));
    group.name = *std::move(name);
  }
  DALAPAPA_TRY(discs, edges_in(**in, "discs"));
  if (discs->empty()) return bad_input("a group needs discs");
  group.discs = *std::move(discs);
  return group;
}

Expected<Layout::Claim> claim_from(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "a claim"));
  DALAPAPA_TRY(disc, json::member(**in, "disc"));
  DALAPAPA_TRY(edge, edge_from_json(**disc, "disc"));
  DALAPAPA_TRY(seat, json::member(**in, "seat"));
  DALAPAPA_TRY(number, json::as_integer(**seat, "seat", 0, most_seats - 1));
  return Layout::Claim{*edge, static_cast<int>(*number)};
}

// Each of a list that may be missing.
template <class T>
Expected<std::vector<T>> all_in(const json::object& in, std::string_view key,
                                Expected<T> (*read)(const json::value&)) {
  std::vector<T> all;
  if (!in.contains(key)) return all;
  DALAPAPA_TRY(values, array_in(in, key));
  for (const json::value& value : **values) {
    DALAPAPA_TRY(one, read(value));
    all.push_back(*std::move(one));
  }
  return all;
}

Expected<Example> example_from(const json::object& in) {
  DALAPAPA_CHECK(json::only_keys(in, {"placed", "apart", "try", "illegal", "lit", "linked", "clashes",
                                      "groups", "claims", "coins", "palette"}));
  Example example;
  DALAPAPA_TRY(placed, json::member(in, "placed"));
  DALAPAPA_TRY(tiles, placements_from_json(**placed, "placed"));
  example.placed = *std::move(tiles);
  if (in.contains("try")) {
    DALAPAPA_TRY(tried, placement_from_json(in.at("try")));
    example.tried = *tried;
  }
  if (in.contains("illegal")) {
    DALAPAPA_TRY(illegal, json::as_bool(in.at("illegal"), "illegal"));
    example.illegal = *illegal;
  }
  for (const auto& [key, to] : {std::pair{"lit", &example.lit}, std::pair{"linked", &example.linked},
                                std::pair{"clashes", &example.clashes}}) {
    DALAPAPA_TRY(edges, edges_in(in, key));
    *to = *std::move(edges);
  }
  if (!example.linked.empty() && example.lit.empty()) return bad_input("linked to what? nothing is lit");
  DALAPAPA_TRY(groups, all_in(in, "groups", group_from));
  example.groups = *std::move(groups);
  DALAPAPA_TRY(claims, all_in(in, "claims", claim_from));
  example.claims = *std::move(claims);
  if (in.contains("palette")) {
    DALAPAPA_TRY(name, string_in(in, "palette"));
    DALAPAPA_TRY(palette, value_named<Palette>(palette_names, "palette", *name));
    example.palette = *palette;
  }
  return example;
}

}  // namespace

std::vector<Placement> Example::tiles() const {
  std::vector<Placement> all = placed;
  if (tried) all.push_back(*tried);
  return all;
}

Expected<Example> example_named(std::string_view name) {
  DALAPAPA_TRY(file, text_file("examples.json"));
  DALAPAPA_TRY(value, json::member(*file, name));
  DALAPAPA_TRY(in, json::as_object(**value, name));
  auto example = example_from(**in);
  if (!example) return std::unexpected(example.error().within(name));
  return example;
}

}  // namespace dalapapa
