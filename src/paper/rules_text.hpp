// The rules as players read them, from texts/: texts/README.md has the format. A fault in a file is an error that names it; tests
// read all files, so that nobody meets one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "paper/languages.hpp"

namespace dalapapa {

// The chapters of a booklet in their order: what all games share, then the games.
[[nodiscard]] std::vector<std::string_view> chapter_names();

struct RulesPart {
  enum class Kind : std::uint8_t { text, item, example };

  Kind kind{};
  std::string text;
  std::string example{};  // its name
};

struct RulesSection {
  std::string heading;
  std::vector<RulesPart> parts;
};

struct RulesText {
  std::string title;
  std::string tagline;
  // As texts/README.md writes them; empty where the sources do not say (H).
  std::string players{};
  std::string age{};
  std::string minutes{};
  std::string goal;
  std::vector<RulesSection> sections;
  std::vector<std::string> summary;
};

// Needs: the name of a chapter.
[[nodiscard]] Expected<RulesText> rules_text(Language language, std::string_view chapter);

// What a player of one game must know at the table, in three sentences or so.
struct ShortRules {
  std::string turn;
  std::string scoring;
  std::string end;
};

// Needs: the name of a game.
[[nodiscard]] Expected<ShortRules> short_rules(Language language, std::string_view game);

// What all games share, in a few sentences.
[[nodiscard]] Expected<std::string> short_placing_rule(Language language);

}  // namespace dalapapa
