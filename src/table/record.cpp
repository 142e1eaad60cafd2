#include "table/record.hpp"

#include <limits>

#include "games/result_json.hpp"
#include "table/config_json.hpp"

namespace dalapapa {
namespace {

// Takes lines off a text and counts them.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool done() const { return rest_.empty(); }
  [[nodiscard]] std::string_view next() {
    ++number_;
    const std::size_t end = rest_.find('\n');
    std::string_view line = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view{} : rest_.substr(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
  [[nodiscard]] std::unexpected<Error> fault(const Error& error) const {
    return std::unexpected(error.within(fmt::format("line {}", number_)));
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

Expected<void> read_header(const json::value& value, Record& record) {
  DALAPAPA_TRY(in, json::as_object(value, "the first line"));
  const json::value* const format = (*in)->if_contains("dalapapa");
  if (format == nullptr) return bad_input("not a Dalapapa record: \"dalapapa\" is missing");
  if (const json::value* const given = (*in)->if_contains("version")) {
    DALAPAPA_TRY(text, json::as_string(*given, "\"version\""));
    DALAPAPA_TRY(version, Version::from_text(*text));
    record.version = *version;
  }
  DALAPAPA_TRY(number, json::as_integer(*format, "\"dalapapa\"", 1, 1'000'000));
  if (*number > record_format)
    return bad_input("the record has format {}; this program knows no format above {}", *number,
                     record_format);
  DALAPAPA_TRY(config, config_from_json(**in, {"dalapapa", "version", "commitment"}));
  record.config = *std::move(config);
  DALAPAPA_TRY(commitment, commitment_in(**in));
  record.commitment = *std::move(commitment);
  return {};
}

Expected<std::vector<int>> read_numbers(const json::object& in, std::string_view key, std::int64_t min,
                                        std::int64_t max) {
  DALAPAPA_TRY(value, json::member(in, key));
  const std::string what = fmt::format("\"{}\"", key);
  DALAPAPA_TRY(entries, json::as_array(**value, what));
  std::vector<int> numbers;
  for (const json::value& entry : **entries) {
    DALAPAPA_TRY(number, json::as_integer(entry, "each of " + what, min, max));
    numbers.push_back(static_cast<int>(*number));
  }
  return numbers;
}

Expected<Record::Ending> read_ending(const json::object& in, const Config& config) {
  DALAPAPA_CHECK(json::only_keys(in, {"result", "opened"}));
  DALAPAPA_TRY(result, json::as_object(in.at("result"), "\"result\""));
  DALAPAPA_CHECK(json::only_keys(**result, {"scores", "winners"}));
  DALAPAPA_TRY(scores, read_numbers(**result, "scores", std::numeric_limits<int>::min(),
                                    std::numeric_limits<int>::max()));
  DALAPAPA_TRY(winners, read_numbers(**result, "winners", 0, 9));
  DALAPAPA_TRY(opened_value, json::member(in, "opened"));
  DALAPAPA_TRY(opened, Opening::from_json(**opened_value, *config.game, *config.tiles));
  return Record::Ending{{*std::move(scores), *std::move(winners)}, *std::move(opened)};
}

Expected<void> read_line(std::string_view line, bool first, Record& record) {
  DALAPAPA_TRY(value, json::parse(line));
  if (first) return read_header(*value, record);
  if (record.ending) return bad_input("nothing may follow the line with the result");
  if (const json::object* in = value->if_object(); in != nullptr && in->contains("result")) {
    DALAPAPA_TRY(ending, read_ending(*in, record.config));
    record.ending = *std::move(ending);
    return {};
  }
  DALAPAPA_TRY(step, step_from_json(*value, *record.config.tiles));
  record.steps.push_back(*step);
  return {};
}

}  // namespace

std::string header_line(const Config& config, std::string_view commitment, std::optional<Version> version) {
  json::object out{{"dalapapa", record_format}};
  if (version) out["version"] = version->text();
  json::add(out, to_json(config));
  out["commitment"] = commitment;
  return json::serialize(out);
}

std::string step_line(const Step& step, const TileSet& tiles) {
  return json::serialize(to_json(step, tiles));
}

std::string ending_line(const Record::Ending& ending, const TileSet& tiles) {
  return json::serialize(
      json::object{{"result", to_json(ending.result)}, {"opened", ending.opened.to_json(tiles)}});
}

Expected<Record> Record::read(std::string_view text) {
  if (text.empty()) return bad_input("the record is empty");
  Record record;
  Lines lines(text);
  for (bool first = true; !lines.done(); first = false) {
    if (auto read = read_line(lines.next(), first, record); !read)
      return lines.fault(record.with_origin(read.error()));
  }
  return record;
}

std::string Record::write() const {
  std::string text = header_line(config, commitment, version) + "\n";
  for (const Step& step : steps) text += step_line(step, *config.tiles) + "\n";
  if (ending) text += ending_line(*ending, *config.tiles) + "\n";
  return text;
}

Error Record::with_origin(Error error) const {
  if (version > program_version()) {
    error.message += fmt::format(" (version {} wrote the record, which is newer than this program, {})",
                                 version->text(), program_version().text());
  } else if (!version && error.kind != Error::Kind::bad_input) {
    error.message += " (the record names no version: some rules were read differently before 0.1.0)";
  }
  return error;
}

}  // namespace dalapapa
