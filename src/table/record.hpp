// A record: a game from its agreement to its end, as JSON Lines. docs/records.md describes the format.
//
//   {"dalapapa": 1, "version": "0.1.0", "game": "classic", "options": {...}, "seats": [...], "tiles": "standard",
//    "commitment": "..."}
//   {"seat": "chance", "draw": 17, "to": 0}
//   {"seat": 0, "place": ["BBBGGRR", 0, 0, 0]}
//   ...
//   {"result": {"scores": [...], "winners": [...]}, "opened": {"nonce": "...", "deck": [...]}}
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/version.hpp"
#include "games/catalogue.hpp"
#include "host/course.hpp"
#include "table/commitment.hpp"

namespace dalapapa {

// The format: a reader refuses a higher number. New keys that may be left out need no new one.
inline constexpr int record_format = 1;

struct Record {
  struct Ending {
    Result result;
    Opening opened;
  };

  std::optional<Version> version;  // of the program that wrote it; the first records named none
  Config config;
  std::string commitment;
  std::vector<Step> steps;
  std::optional<Ending> ending;  // none while the game goes on

  // Reads every line; an error names the line. Whether the steps are legal is for replay() to say.
  [[nodiscard]] static Expected<Record> read(std::string_view text);
  [[nodiscard]] std::string write() const;

  // What is wrong with the record, and that another version wrote it where that may be the reason.
  [[nodiscard]] Error with_origin(Error error) const;
};

// The lines of a record one by one, each without its end of line, as a store appends them.
[[nodiscard]] std::string header_line(const Config& config, std::string_view commitment,
                                      std::optional<Version> version = program_version());
[[nodiscard]] std::string step_line(const Step& step, const TileSet& tiles);
[[nodiscard]] std::string ending_line(const Record::Ending& ending, const TileSet& tiles);

// Plays the steps of a record, each checked: the game as it stands after the last.
[[nodiscard]] Expected<Course> replay_steps(const Record& record);

// Checks a record of a finished game from its first line to its last: every step legal, the result right, the
// commitment truly opened, every draw the one the deck has. An error names the line.
[[nodiscard]] Expected<Result> replay(const Record& record, const Sha256& sha256);

}  // namespace dalapapa
