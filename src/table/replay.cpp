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

// Every draw must be what the opened deck deals at that moment.
Expected<void> check_draws(const Record& record) {
  const std::unique_ptr<Game> game = record.config.game->create(record.config);
  Deck deck(record.ending->opened.deck);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    if (const auto* drawn = std::get_if<Draw>(&step.action)) {
      const Draw dealt = deck.deal(*game);
      if (dealt != *drawn) {
        return refused("{}: tile {} was drawn, but the deck committed to has tile {} there", line_of_step(i),
                       game->tiles()[drawn->tile].id, game->tiles()[dealt.tile].id);
      }
    }
    game->apply(step);
  }
  return {};
}

Expected<std::unique_ptr<Game>> play_steps(const Record& record) {
  std::unique_ptr<Game> game = record.config.game->create(record.config);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (auto played = game->play(record.steps[i]); !played) {
      return std::unexpected(played.error().within(line_of_step(i)));
    }
  }
  return game;
}

Expected<Result> check_all(const Record& record, const Sha256& sha256) {
  DALAPAPA_TRY(game, play_steps(record));
  const std::string last = line_of_step(record.steps.size());
  const auto result = (*game)->result();
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
  if (sha256(record.ending->opened.committed_text((*game)->tiles())) != record.commitment) {
    return refused("{}: nonce and deck do not open the commitment of line 1", last);
  }
  DALAPAPA_CHECK(check_draws(record));
  return *result;
}

}  // namespace

Expected<std::unique_ptr<Game>> replay_steps(const Record& record) {
  auto game = play_steps(record);
  if (!game) return std::unexpected(record.with_origin(game.error()));
  return game;
}

Expected<Result> replay(const Record& record, const Sha256& sha256) {
  auto result = check_all(record, sha256);
  if (!result) return std::unexpected(record.with_origin(result.error()));
  return result;
}

}  // namespace dalapapa
