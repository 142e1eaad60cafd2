#include "paper/facts.hpp"

namespace dalapapa {
namespace {

// "7+" is 7 and more.
bool is_least(std::string_view fact) {
  return fact.ends_with('+');
}

std::string_view number_in(std::string_view fact) {
  return fact.substr(0, fact.size() - (is_least(fact) ? 1 : 0));
}

}  // namespace

std::string facts_of(const RulesText& rules, const BookletWords& words) {
  std::vector<std::string> facts;
  if (rules.players == "1") {
    facts.push_back(words.alone);
  } else if (!rules.players.empty()) {
    facts.push_back(filled_in(words.players, rules.players));
  }
  if (const std::string_view age = rules.age; age == "all") {
    facts.push_back(words.all_ages);
  } else if (!age.empty()) {
    facts.push_back(filled_in(is_least(age) ? words.age_from : words.age_range, number_in(age)));
  }
  if (const std::string_view minutes = rules.minutes; minutes == "varies") {
    facts.push_back(words.varies);
  } else if (!minutes.empty()) {
    facts.push_back(filled_in(is_least(minutes) ? words.minutes_from : words.minutes, number_in(minutes)));
  }
  return fmt::format("{}", fmt::join(facts, " · "));
}

}  // namespace dalapapa
