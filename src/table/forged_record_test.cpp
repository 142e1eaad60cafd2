// Records of games that were not played like that: each must be refused, with the line and the reason. Whatever can
// be read is "refused" (exit status 1); what cannot is bad_record_test.cpp's.
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using sample::lines_of;
using sample::verdict;
using testing::HasSubstr;
using testing::StartsWith;
using Lines = std::vector<std::string>;

class ForgedRecord : public testing::Test {
 protected:
  static const Lines& genuine() {
    static const Lines lines =
        lines_of(sample::finished(sample::classic(2, sample::standard()), 31, "greedy").write());
    return lines;
  }
  static std::string refused_at(std::size_t line) { return fmt::format("refused: line {}: ", line + 1); }

  // The record with one line changed as JSON.
  template <class Change>
  static Lines forged(std::size_t line, Change&& change) {
    Lines lines = genuine();
    json::value value = json::parse(lines[line]).value();
    change(value.as_object());
    lines[line] = json::serialize(value);
    return lines;
  }
  static bool has(std::size_t line, std::string_view key) {
    return json::parse(genuine()[line]).value().as_object().contains(key);
  }
  static std::size_t last() { return genuine().size() - 1; }
};

TEST_F(ForgedRecord, the_genuine_one_is_fine) {
  EXPECT_EQ(verdict(genuine()), "fine");
  EXPECT_GT(genuine().size(), 40U);
}

TEST_F(ForgedRecord, a_placement_moved_away_is_named) {
  for (std::size_t i = 1; i < last(); ++i) {
    if (!has(i, "place")) continue;
    const auto lines = forged(i, [](json::object& step) { step["place"].as_array()[1] = 500; });
    EXPECT_THAT(verdict(lines), StartsWith(refused_at(i)));
  }
}

TEST_F(ForgedRecord, a_placement_changed_into_another_legal_one_does_not_come_out_right) {
  const auto record = Record::read(sample::joined(genuine())).value();
  const auto game = record.config.game->create(record.config);
  int changed = 0;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    if (std::holds_alternative<Place>(step.action)) {
      for (const Action& other : game->choices(step.actor)) {
        if (other == step.action || !std::holds_alternative<Place>(other)) continue;
        Lines lines = genuine();
        lines[i + 1] = step_line({step.actor, other}, game->tiles());
        // It may still fit; then the score gives it away, unless it scores the same and nothing ever
        // touches it. That would be a legal game, and the record an honest one of it.
        const std::string said = verdict(lines);
        EXPECT_TRUE(said == "fine" || said.starts_with("refused: line ")) << said;
        changed += said == "fine" ? 0 : 1;
        break;
      }
    }
    game->apply(step);
  }
  EXPECT_GT(changed, 10);
}

TEST_F(ForgedRecord, a_changed_draw_is_found_at_the_latest_when_the_deck_is_compared) {
  const auto deck = json::parse(genuine()[last()]).value().at("opened").at("deck").as_array();
  const json::value never_drawn = deck[119];
  std::string said;
  for (std::size_t i = 1; i < last(); ++i) {
    if (!has(i, "draw")) continue;
    said = verdict(forged(i, [&](json::object& step) { step["draw"] = never_drawn; }));
    EXPECT_THAT(said, StartsWith("refused: line "));
  }
  // The last one drawn was never placed.
  EXPECT_THAT(said, HasSubstr("was drawn, but the deck committed to has tile"));
}

TEST_F(ForgedRecord, a_draw_for_another_seat_or_of_a_tile_drawn_before_is_named) {
  for (std::size_t i = 2; i < last(); ++i) {
    if (!has(i, "draw")) continue;
    const auto other = [](json::object& step) { step["to"] = 1 - step["to"].to_number<int>(); };
    EXPECT_THAT(verdict(forged(i, other)), StartsWith(refused_at(i) + "the next tile is drawn for seat"));
    const json::value first = json::parse(genuine()[1]).value().at("draw");
    const auto again = [&](json::object& step) { step["draw"] = first; };
    EXPECT_THAT(verdict(forged(i, again)), StartsWith(refused_at(i) + "that tile is not in the bag"));
  }
}

TEST_F(ForgedRecord, two_lines_swapped) {
  std::size_t refused = 0;
  for (std::size_t i = 1; i + 2 < genuine().size(); ++i) {
    Lines lines = genuine();
    std::swap(lines[i], lines[i + 1]);
    // The two tiles of a turn may often come in either order; that is a legal game then, with the same
    // scores.
    if (has(i, "place") && has(i + 1, "place") && verdict(lines) == "fine") continue;
    EXPECT_THAT(verdict(lines), StartsWith("refused: line ")) << i;
    ++refused;
  }
  EXPECT_GT(refused, genuine().size() / 2);
}

TEST_F(ForgedRecord, a_line_missing_or_standing_twice) {
  for (std::size_t i = 1; i < last(); ++i) {
    Lines missing = genuine();
    missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_THAT(verdict(missing), StartsWith("refused: line ")) << i;
    Lines twice = genuine();
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), genuine()[i]);
    EXPECT_THAT(verdict(twice), StartsWith("refused: line ")) << i;
  }
}

TEST_F(ForgedRecord, cut_off_at_the_end_of_any_line) {
  for (std::size_t kept = 1; kept <= last(); ++kept) {
    const Lines lines(genuine().begin(), genuine().begin() + static_cast<std::ptrdiff_t>(kept));
    const std::string reason = kept == last()
                                   ? "the line with the result and the opened commitment is missing"
                                   : "the game is not over here, but the record has no further line";
    EXPECT_EQ(verdict(lines), refused_at(kept) + reason);
  }
}

TEST_F(ForgedRecord, a_result_before_the_end_of_the_game) {
  Lines lines = genuine();
  lines.erase(lines.end() - 2);
  EXPECT_THAT(verdict(lines), HasSubstr("the game is not over here, but the record gives a result"));
}

// As they were written before nobody could outdo themselves (AL2).
TEST(RecordOfAlex, with_an_announcement_after_the_own_highest_is_refused_with_its_line) {
  Table table = sample::table(sample::agree(*find_game("alex").value(), 2, sample::standard()), 1);
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(
        table.submit(json::parse(fmt::format(R"({{"seat": 1, "actions": [{{"auto": true}}], "seen": {}}})",
                                             table.course().steps().size()))
                         .value()
                         .get_object(),
                     {}));
  ASSERT_TRUE(table.act(json::object{{"seat", 0}, {"announce", 5}, {"ms", 1000}}));
  Record record = table.record();
  record.steps.push_back({Actor::seat(0), Announce{6}, 2000});
  EXPECT_EQ(verdict(record.write()),
            fmt::format("refused: line {}: seat 0 has announced most: only others can announce more",
                        record.steps.size() + 1));
}

TEST_F(ForgedRecord, an_action_of_another_seat) {
  for (std::size_t i = 1; i < last(); ++i) {
    if (has(i, "draw")) continue;
    const auto other = [](json::object& step) { step["seat"] = 1 - step["seat"].to_number<int>(); };
    EXPECT_THAT(verdict(forged(i, other)), StartsWith(refused_at(i) + "it is the turn of seat"));
    const auto nobody = [](json::object& step) { step["seat"] = 7; };
    EXPECT_THAT(verdict(forged(i, nobody)), StartsWith(refused_at(i) + "it is the turn of seat"));
    const auto chance = [](json::object& step) { step["seat"] = "chance"; };
    EXPECT_THAT(verdict(forged(i, chance)), StartsWith(refused_at(i) + "chance draws tiles"));
  }
}

TEST_F(ForgedRecord, a_changed_score_or_winner_is_named_with_what_was_played) {
  const auto result = Record::read(sample::joined(genuine()))->ending->result;
  const auto expected = fmt::format("the result is not what was played: scores {} {} and winners",
                                    result.scores[0], result.scores[1]);
  const auto change = [&](std::string_view key, const char* value) {
    return verdict(forged(last(), [&](json::object& ending) {
      ending["result"].as_object()[key] = json::parse(value).value();
    }));
  };
  for (const char* scores : {"[60,61]", "[]", "[0]", "[0,0,0]", "[-1000000,1000000]"})
    EXPECT_THAT(change("scores", scores), StartsWith(refused_at(last()) + expected)) << scores;
  for (const char* winners : {"[]", "[0,1]", "[9]", "[0,0]"})
    EXPECT_THAT(change("winners", winners), StartsWith(refused_at(last()) + expected)) << winners;
  EXPECT_THAT(change("winners", result.winners == std::vector{0} ? "[1]" : "[0]"),
              StartsWith(refused_at(last()) + expected));
}

TEST_F(ForgedRecord, a_commitment_nonce_or_deck_that_does_not_belong_to_the_other_two) {
  const std::string other(64, 'a');
  const std::string reason = refused_at(last()) + "nonce and deck do not open the commitment of line 1";
  EXPECT_EQ(verdict(forged(0, [&](json::object& header) { header["commitment"] = other; })), reason);
  EXPECT_EQ(verdict(forged(last(), [&](json::object& e) { e["opened"].as_object()["nonce"] = other; })),
            reason);
  for (const auto& [i, j] : {std::pair(0, 1), std::pair(5, 100), std::pair(118, 119)}) {
    EXPECT_EQ(verdict(forged(last(),
                             [&](json::object& ending) {
                               json::array& deck = ending["opened"].as_object()["deck"].as_array();
                               std::swap(deck[static_cast<std::size_t>(i)],
                                         deck[static_cast<std::size_t>(j)]);
                             })),
              reason);
  }
}

TEST_F(ForgedRecord, a_deck_in_another_order_with_a_commitment_to_match_is_found_by_its_draws) {
  auto record = Record::read(sample::joined(genuine())).value();
  const TileSet& tiles = *record.config.tiles;
  auto& deck = record.ending->opened.deck;
  const auto with_commitment = [&] {
    record.commitment = sample::slow_sha256(record.ending->opened.committed_text(tiles));
    return verdict(record.write());
  };
  std::swap(deck[118], deck[119]);
  EXPECT_EQ(with_commitment(), "fine");  // nobody drew so far
  std::swap(deck[0], deck[1]);
  EXPECT_EQ(with_commitment(),
            fmt::format("refused: line 2: tile {} was drawn, but the deck committed to has tile {} there",
                        tiles[deck[1]].id, tiles[deck[0]].id));
}

TEST_F(ForgedRecord, options_and_seats_that_were_not_played) {
  const auto higher = [](json::object& header) { header["options"].as_object()["target"] = 240; };
  EXPECT_THAT(verdict(forged(0, higher)), HasSubstr("the game is not over here"));
  const auto third = [](json::object& header) {
    header["seats"].as_array().push_back(json::object{{"name", "Eve"}});
  };
  EXPECT_THAT(verdict(forged(0, third)), StartsWith("refused: line 4: "));
}

}  // namespace
}  // namespace dalapapa
