#include "server/negotiation.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace dalapapa {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// What stands before the separator, which is taken away with it.
std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t at = std::min(rest.find(separator), rest.size());
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return trimmed(taken);
}

bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

// In thousandths: 1, 0.5 and 0.125, but not 1.5, 2, .5 or 0.1234.
std::optional<int> weight_in(std::string_view digits) {
  constexpr std::size_t most_digits = 5;
  const bool shaped = !digits.empty() && digits.size() <= most_digits &&
                      (digits.size() == 1 || digits[1] == '.') && (digits[0] == '0' || digits[0] == '1');
  if (!shaped) return std::nullopt;
  int weight = digits[0] - '0';
  for (std::size_t place = 2; place < most_digits; ++place) {
    const char digit = place < digits.size() ? digits[place] : '0';
    if (digit < '0' || digit > '9') return std::nullopt;
    weight = weight * 10 + (digit - '0');
  }
  return weight <= 1000 ? std::optional(weight) : std::nullopt;
}

// Of one coding with its parameters: "gzip;q=0.5". Nothing if it is malformed.
std::optional<int> weight_of(std::string_view parameters) {
  if (trimmed(parameters).empty()) return 1000;
  const std::string_view parameter = take_until(parameters, ';');
  if (!trimmed(parameters).empty() || parameter.size() < 2 || !same_word(parameter.substr(0, 2), "q="))
    return std::nullopt;
  return weight_in(parameter.substr(2));
}

struct Preferences {
  std::array<std::optional<int>, 3> named;  // by encoding
  std::optional<int> others;                // "*"

  // 0 for what is not wanted. Identity need not be named, and is then wanted less than everything that is.
  [[nodiscard]] int weight(Encoding encoding) const {
    return named[static_cast<std::size_t>(encoding)].value_or(others.value_or(0));
  }
};

Preferences preferences_in(std::string_view accept_encoding) {
  Preferences preferences;
  while (!accept_encoding.empty()) {
    std::string_view parameters = take_until(accept_encoding, ',');
    const std::string_view coding = take_until(parameters, ';');
    const auto weight = weight_of(parameters);
    if (!weight) continue;
    const auto prefer = [&](Encoding encoding) {
      preferences.named[static_cast<std::size_t>(encoding)] = weight;
    };
    if (same_word(coding, "br")) prefer(Encoding::br);
    if (same_word(coding, "gzip") || same_word(coding, "x-gzip")) prefer(Encoding::gzip);
    if (same_word(coding, "identity")) prefer(Encoding::identity);
    if (coding == "*") preferences.others = weight;
  }
  return preferences;
}

}  // namespace

Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding) {
  const Preferences preferences = preferences_in(accept_encoding);
  Encoding best = Encoding::identity;
  for (const Encoding encoding : {Encoding::gzip, Encoding::br}) {
    const int weight = preferences.weight(encoding);
    if (file.in(encoding).exists() && weight > 0 && weight >= preferences.weight(best)) best = encoding;
  }
  return best;
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  if (trimmed(if_none_match) == "*") return true;
  // A tag of ours holds no comma, so a foreign one that holds some can be cut without harm.
  while (!if_none_match.empty()) {
    std::string_view named = take_until(if_none_match, ',');
    if (named.starts_with("W/"))
      named.remove_prefix(2);  // a cache may have weakened it; the bytes are as good
    if (named == tag) return true;
  }
  return false;
}

}  // namespace dalapapa
