#include "games/deck.hpp"
#include "table/record.hpp"

namespace dalapapa {
namespace {

// The header is line 1, the first step line 2.
std::string line_of_step(std::size_t step) {
  return fmt::format("line {}", step + 2);
}

std::string list(const std::vector<int>& numbers) {
  return fmt::format("{}", fmt::join(numbers, " "));
}

// Plays the steps. With a deck every draw must be what it deals at that moment.
Expected<Course> play_steps(const Record& record, Deck* deck) {
  Course course(record.config);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    const auto* const drawn = std::get_if<Draw>(&step.action);
    if (deck != nullptr && drawn != nullptr) {
      const Draw dealt = deck->deal(course.game());
      if (dealt != *drawn) {
        return refused("{}: tile {} was drawn, but the deck committed to has tile {} there", line_of_step(i),
                       (*record.config.tiles)[drawn->tile].id, (*record.config.tiles)[dealt.tile].id);
      }
    }
    if (auto played = course.play(step); !played)
      return std::unexpected(played.error().within(line_of_step(i)));
  }
  return course;
}

Expected<Result> check_all(const Record& record, const Sha256& sha256) {
  DALAPAPA_TRY(course, play_steps(record, nullptr));
  const std::string last = line_of_step(record.steps.size());
  const auto result = course->result();
  if (!result)
    return refused("{}: the game is not over here, but the record {}", last,
                   record.ending ? "gives a result" : "has no further line");
  if (!record.ending)
    return refused("{}: the line with the result and the opened commitment is missing", last);
  if (record.ending->result != *result) {
    return refused("{}: the result is not what was played: scores {} and winners {}, not {} and {}", last,
                   list(result->scores), list(result->winners), list(record.ending->result.scores),
                   list(record.ending->result.winners));
  }
  if (sha256(record.ending->opened.committed_text(*record.config.tiles)) != record.commitment) {
    return refused("{}: nonce and deck do not open the commitment of line 1", last);
  }
  Deck deck(record.ending->opened.deck);
  DALAPAPA_CHECK(play_steps(record, &deck));
  return *result;
}

}  // namespace

Expected<Course> replay_steps(const Record& record) {
  auto course = play_steps(record, nullptr);
  if (!course) return std::unexpected(record.with_origin(course.error()));
  return course;
}

Expected<Result> replay(const Record& record, const Sha256& sha256) {
  auto result = check_all(record, sha256);
  if (!result) return std::unexpected(record.with_origin(result.error()));
  return result;
}

}  // namespace dalapapa
