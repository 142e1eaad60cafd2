#include "paper/rules_text.hpp"

#include "games/catalogue.hpp"
#include "paper/text_files.hpp"

namespace dalapapa {
namespace {

// A text whose numbers stay on one line with what they count.
Expected<std::string> prose_in(const json::object& in, std::string_view key) {
  DALAPAPA_TRY(text, string_in(in, key));
  constexpr std::string_view no_break_space = "\u00a0";
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 1; i + 1 < text->size(); ++i) {
    if ((*text)[i] == ' ' && is_digit((*text)[i - 1])) text->replace(i, 1, no_break_space);
  }
  return text;
}

Expected<RulesPart> part_from(const json::object& in, RulesPart::Kind kind) {
  DALAPAPA_TRY(text, prose_in(in, "text"));
  RulesPart part{.kind = kind, .text = *std::move(text)};
  if (in.contains("example")) {
    DALAPAPA_TRY(example, string_in(in, "example"));
    part.kind = RulesPart::Kind::example;
    part.example = *std::move(example);
  }
  return part;
}

Expected<void> add_parts(const json::value& value, std::vector<RulesPart>& parts) {
  DALAPAPA_TRY(in, json::as_object(value, "a part"));
  if (!(*in)->contains("list")) {
    DALAPAPA_TRY(part, part_from(**in, RulesPart::Kind::text));
    parts.push_back(*std::move(part));
    return {};
  }
  DALAPAPA_TRY(items, json::as_array((*in)->at("list"), "list"));
  for (const json::value& item : **items) {
    DALAPAPA_TRY(object, json::as_object(item, "an item"));
    DALAPAPA_TRY(part, part_from(**object, RulesPart::Kind::item));
    parts.push_back(*std::move(part));
  }
  return {};
}

Expected<RulesSection> section_from(const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "a section"));
  DALAPAPA_TRY(heading, string_in(**in, "heading"));
  RulesSection section{.heading = *std::move(heading), .parts = {}};
  DALAPAPA_TRY(parts, array_in(**in, "parts"));
  for (const json::value& part : **parts) DALAPAPA_CHECK(add_parts(part, section.parts));
  return section;
}

Expected<RulesText> rules_from(const json::object& in) {
  RulesText rules;
  for (const auto& [key, to] : {std::pair{"title", &rules.title}, std::pair{"tagline", &rules.tagline},
                                std::pair{"goal", &rules.goal}}) {
    DALAPAPA_TRY(text, string_in(in, key));
    *to = *std::move(text);
  }
  for (const auto& [key, to] : {std::pair{"players", &rules.players}, std::pair{"age", &rules.age},
                                std::pair{"minutes", &rules.minutes}}) {
    if (!in.contains(key)) continue;
    DALAPAPA_TRY(text, string_in(in, key));
    *to = *std::move(text);
  }
  DALAPAPA_TRY(sections, array_in(in, "sections"));
  for (const json::value& value : **sections) {
    DALAPAPA_TRY(section, section_from(value));
    rules.sections.push_back(*std::move(section));
  }
  DALAPAPA_TRY(summary, array_in(in, "summary"));
  for (const json::value& value : **summary) {
    DALAPAPA_TRY(line, json::as_string(value, "a line of the summary"));
    rules.summary.emplace_back(*line);
  }
  return rules;
}

Expected<ShortRules> short_rules_from(const json::object& in, std::string_view game) {
  DALAPAPA_TRY(value, json::member(in, game));
  DALAPAPA_TRY(object, json::as_object(**value, game));
  DALAPAPA_TRY(turn, prose_in(**object, "turn"));
  DALAPAPA_TRY(scoring, prose_in(**object, "scoring"));
  DALAPAPA_TRY(end, prose_in(**object, "end"));
  return ShortRules{*std::move(turn), *std::move(scoring), *std::move(end)};
}

std::string summary_path(Language language) {
  return fmt::format("summary/{}.json", name_in(language_names, language));
}

}  // namespace

std::vector<std::string_view> chapter_names() {
  std::vector<std::string_view> names{"material"};
  for (const GameInfo& game : catalogue()) names.push_back(game.name);
  return names;
}

Expected<RulesText> rules_text(Language language, std::string_view chapter) {
  const std::string path = fmt::format("rules/{}/{}.json", name_in(language_names, language), chapter);
  DALAPAPA_TRY(file, text_file(path));
  auto rules = rules_from(*file);
  if (!rules) return std::unexpected(rules.error().within(path));
  return rules;
}

Expected<ShortRules> short_rules(Language language, std::string_view game) {
  const std::string path = summary_path(language);
  DALAPAPA_TRY(file, text_file(path));
  auto rules = short_rules_from(*file, game);
  if (!rules) return std::unexpected(rules.error().within(path));
  return rules;
}

Expected<std::string> short_placing_rule(Language language) {
  const std::string path = summary_path(language);
  DALAPAPA_TRY(file, text_file(path));
  auto rule = prose_in(*file, "placing");
  if (!rule) return std::unexpected(rule.error().within(path));
  return rule;
}

}  // namespace dalapapa
