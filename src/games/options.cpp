#include "games/options.hpp"

#include <algorithm>
#include <cassert>

namespace dalapapa {
namespace {

std::string names_of(std::span<const OptionSpec> specs) {
  std::string names;
  for (const OptionSpec& spec : specs) names += fmt::format("{}{}", names.empty() ? "" : ", ", spec.name);
  return names;
}

}  // namespace

std::string OptionSpec::range() const {
  switch (kind) {
    case Kind::flag:
      return "true or false";
    case Kind::number:
      return fmt::format("{} to {}", min, max);
    case Kind::number_or_none:
      return fmt::format("from {} to {}, or none", min, max);
    case Kind::choice:
      break;
  }
  return fmt::format("one of {}", fmt::join(choices, ", "));
}

json::value OptionSpec::written(int value) const {
  switch (kind) {
    case Kind::flag:
      return value != 0;
    case Kind::choice:
      return json::string(choices[static_cast<std::size_t>(value)]);
    case Kind::number_or_none:
      if (value == none) return nullptr;
      break;
    case Kind::number:
      break;
  }
  return value;
}

Options::Options(std::span<const OptionSpec> specs) : specs_(specs) {
  for (const OptionSpec& spec : specs) values_.push_back(spec.fallback);
}

Expected<void> Options::set(std::string_view name, const json::value& value) {
  const auto spec = std::ranges::find(specs_, name, &OptionSpec::name);
  if (specs_.empty()) return bad_input("unknown option {} (this game has none)", json::quoted(name));
  if (spec == specs_.end())
    return bad_input("unknown option {} (there are: {})", json::quoted(name), names_of(specs_));
  const std::string what = fmt::format("option \"{}\"", name);
  int& slot = values_[static_cast<std::size_t>(spec - specs_.begin())];
  switch (spec->kind) {
    case OptionSpec::Kind::flag: {
      DALAPAPA_TRY(flag, json::as_bool(value, what));
      slot = *flag ? 1 : 0;
      return {};
    }
    case OptionSpec::Kind::choice: {
      const json::string* const text = value.if_string();
      const auto found = text == nullptr ? spec->choices.end() : std::ranges::find(spec->choices, *text);
      if (found == spec->choices.end()) return bad_input("{} must be {}", what, spec->range());
      slot = static_cast<int>(found - spec->choices.begin());
      return {};
    }
    case OptionSpec::Kind::number_or_none:
      if (value.is_null() || value == "none") {
        slot = none;
        return {};
      }
      if (!json::as_integer(value, what, spec->min, spec->max)) {
        return bad_input("{} must be a whole number {}", what, spec->range());
      }
      [[fallthrough]];
    case OptionSpec::Kind::number: {
      DALAPAPA_TRY(number, json::as_integer(value, what, spec->min, spec->max));
      slot = static_cast<int>(*number);
      return {};
    }
  }
  return {};
}

Expected<void> Options::set(std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  if (equals == std::string_view::npos)
    return bad_input("option {} must be NAME=VALUE", json::quoted(assignment));
  const std::string_view text = assignment.substr(equals + 1);
  const auto value = json::parse(text);  // numbers and true or false are written as in JSON
  return set(assignment.substr(0, equals), value ? *value : json::value(json::string(text)));
}

Expected<Options> Options::from_json(std::span<const OptionSpec> specs, const json::value& value) {
  DALAPAPA_TRY(in, json::as_object(value, "\"options\""));
  Options options(specs);
  for (const auto& entry : **in) DALAPAPA_CHECK(options.set(entry.key(), entry.value()));
  return options;
}

json::object Options::to_json() const {
  json::object out;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    out[specs_[i].name] = specs_[i].written(values_[i]);
  }
  return out;
}

int Options::operator[](std::string_view name) const {
  const auto spec = std::ranges::find(specs_, name, &OptionSpec::name);
  assert(spec != specs_.end());
  return values_[static_cast<std::size_t>(spec - specs_.begin())];
}

}  // namespace dalapapa
