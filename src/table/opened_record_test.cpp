#include "table/opened_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "base/sanitized.hpp"
#include "host/host.hpp"
#include "table/sample_records.hpp"

namespace dalapapa {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

// A game that was played to its end, and what everybody knows of it.
struct PlayedGame {
  Config config;
  Opening opening;
  Host host;

  PlayedGame(const Config& agreed, std::uint64_t seed)
      : config(agreed), opening(sample::opening(agreed, seed)), host(agreed, Deck(opening.deck)) {
    Random random(seed);
    for (bool acted = true; acted && !host.over();) {
      acted = host.act(next(random)).has_value();
      EXPECT_TRUE(acted);
    }
  }

  [[nodiscard]] std::string commitment() const {
    return sample::slow_sha256(opening.committed_text(*config.tiles));
  }
  [[nodiscard]] std::vector<SeenStep> seen_by(Viewer viewer) const { return host.report(viewer, 0); }
  [[nodiscard]] Record record() const {
    const auto steps = host.course().steps();
    return {program_version(),
            config,
            commitment(),
            {steps.begin(), steps.end()},
            Record::Ending{host.course().result().value(), opening}};
  }
  [[nodiscard]] std::vector<Viewer> viewers() const {
    std::vector<Viewer> all{spectator};
    for (int seat = 0; seat < host.game().seats(); ++seat) all.emplace_back(seat);
    return all;
  }
  [[nodiscard]] Expected<Record> opened(const std::vector<SeenStep>& steps, Viewer viewer) const {
    return opened_record(config, commitment(), steps, opening, viewer, sample::slow_sha256);
  }

 private:
  // Mostly in the game; now and then somebody leaves, comes back or, seldom, resigns.
  [[nodiscard]] Step next(Random& random) const {
    const Course& course = host.course();
    const std::int64_t now = course.has_time() ? course.time() + random.below(2000) : 0;
    Step step = sample::random_step(host.game(), random);
    if (random.below(20) == 0) {
      const auto seat = static_cast<int>(random.below(static_cast<std::uint32_t>(host.game().seats())));
      const Action back = course.has_left(seat) ? Action{Return{}} : Action{Leave{}};
      const Step besides{Actor::seat(seat), random.below(20) == 0 ? Action{Resign{}} : back};
      if (!course.is_out(seat)) step = besides;
    }
    if (course.has_time()) step.milliseconds = now;
    const auto due = course.referee_is_due();
    return due && (step.actor.is_referee() || now >= due->milliseconds) ? *due : step;
  }
};

std::string reason(const Expected<Record>& record) {
  return record ? "" : record.error().message;
}

TEST(OpenedRecord, is_the_hosts_own_whoever_followed) {
  std::map<std::string_view, int> opened;
  int hidden = 0;
  int besides = 0;
  std::uint64_t seed = 0;
  for (const GameInfo& game : catalogue()) {
    const auto options = sample::option_sets(game);
    for (int round = 0; round < (sanitized ? 2 : 12); ++round) {
      Random random(++seed);
      const int seats = game.min_seats + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                             std::min(4, game.max_seats) - game.min_seats + 1)));
      Config config = sample::agreement(game, seats, sample::standard(),
                                        options[random.below(static_cast<std::uint32_t>(options.size()))]);
      if (!config.check()) continue;  // an option that needs another
      if (round % 2 == 1) config.clock = ClockRules{.bank = 200, .increment = 2};
      const PlayedGame played(config, seed);
      const Record own = played.record();
      for (const Viewer viewer : played.viewers()) {
        const auto steps = played.seen_by(viewer);
        const auto record = played.opened(steps, viewer);
        ASSERT_TRUE(record) << game.name << ", seed " << seed << ": " << record.error().message;
        ASSERT_EQ(record->write(), own.write());
        ASSERT_EQ(record->steps, own.steps);
        if (viewer == spectator) {
          ASSERT_EQ(replay(*record, sample::slow_sha256).value(), own.ending->result);
        }
        for (const SeenStep& seen : steps) {
          const auto* const draw = std::get_if<Draw>(&seen.step.action);
          hidden += draw != nullptr && draw->tile == no_tile ? 1 : 0;
          besides += is_of_table(seen.step.action) ? 1 : 0;
        }
        ++opened[game.name];
      }
    }
  }
  for (const GameInfo& game : catalogue()) EXPECT_GT(opened[game.name], 0) << game.name;
  EXPECT_GT(hidden, 500);
  EXPECT_GT(besides, 50);
}

class ForgedOpening : public testing::Test {
 protected:
  static const PlayedGame& played() {
    static const PlayedGame game(sample::agree(*find_game("gone").value(), 3, sample::standard()), 7);
    return game;
  }
  // What is said of steps that are not those that were followed.
  template <class Change>
  static std::string with_steps(Viewer viewer, Change&& change) {
    auto steps = played().seen_by(viewer);
    change(steps);
    return reason(played().opened(steps, viewer));
  }
};

TEST_F(ForgedOpening, another_nonce_or_two_tiles_exchanged_do_not_open_the_commitment) {
  const auto steps = played().seen_by(0);
  const auto said = [&](const Opening& opening) {
    return reason(
        opened_record(played().config, played().commitment(), steps, opening, 0, sample::slow_sha256));
  };
  EXPECT_EQ(said(played().opening), "");
  Opening other = played().opening;
  other.nonce = std::string(64, 'a');
  EXPECT_EQ(said(other), "nonce and deck do not open the commitment");
  for (std::size_t i = 1; i < other.deck.size(); ++i) {
    other = played().opening;
    std::swap(other.deck[i - 1], other.deck[i]);
    EXPECT_EQ(said(other), "nonce and deck do not open the commitment");
  }
}

// Whoever commits to one deck and deals from another. What nobody could have noticed, such as two tiles of a hidden hand in another order,
// makes a game that may well have been so.
TEST_F(ForgedOpening, a_deck_that_was_not_dealt_is_found_by_what_was_seen) {
  const auto drawn = std::ranges::count_if(played().host.course().steps(),
                                           [](const Step& step) { return step.actor.is_chance(); });
  std::map<std::string_view, int> found;
  for (const Viewer viewer : played().viewers()) {
    for (std::size_t i = 1; i < static_cast<std::size_t>(drawn); ++i) {
      Opening other = played().opening;
      std::swap(other.deck[i - 1], other.deck[i]);
      const std::string commitment = sample::slow_sha256(other.committed_text(*played().config.tiles));
      const auto record = opened_record(played().config, commitment, played().seen_by(viewer), other, viewer,
                                        sample::slow_sha256);
      if (record) {
        EXPECT_TRUE(replay(*record, sample::slow_sha256));
        ++found["nothing"];
        continue;
      }
      EXPECT_THAT(reason(record), StartsWith("step "));
      for (const char* what : {"but the deck committed to has", "is not there to be placed"})
        found[what] += reason(record).find(what) != std::string::npos ? 1 : 0;
    }
  }
  for (const char* what : {"but the deck committed to has", "is not there to be placed", "nothing"})
    EXPECT_GT(found[what], 20) << what;
}

TEST_F(ForgedOpening, a_draw_that_was_seen_is_compared) {
  std::size_t first = 0;
  const auto is_open = [](const SeenStep& seen) {
    const auto* const draw = std::get_if<Draw>(&seen.step.action);
    return draw != nullptr && draw->tile != no_tile;
  };
  const std::string said = with_steps(0, [&](std::vector<SeenStep>& steps) {
    const auto seen = std::ranges::find_if(steps, is_open);
    first = static_cast<std::size_t>(seen - steps.begin());
    std::get<Draw>(seen->step.action).tile = played().opening.deck.back();
  });
  EXPECT_THAT(said, AllOf(StartsWith(fmt::format("step {}: tile", first + 1)),
                          HasSubstr("but the deck committed to has tile")));
}

TEST_F(ForgedOpening, what_another_viewer_saw_is_not_what_this_one_did) {
  const std::string expected = "the viewer has seen a tile that was hidden, or not seen an open one";
  EXPECT_THAT(reason(played().opened(played().seen_by(1), 0)), HasSubstr(expected));
  EXPECT_THAT(reason(played().opened(played().seen_by(1), spectator)), HasSubstr(expected));
}

TEST_F(ForgedOpening, an_altered_step_is_named) {
  const auto whole = played().seen_by(2);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const std::string here = fmt::format("step {}: ", i + 1);
    if (std::holds_alternative<Place>(whole[i].step.action)) {
      EXPECT_THAT(with_steps(2, [&](auto& steps) { std::get<Place>(steps[i].step.action).at.x = 500; }),
                  StartsWith(here));
    }
    EXPECT_THAT(with_steps(2, [&](auto& steps) { steps[i].shown.push_back(0); }),
                StartsWith(here + "other tiles were shown than those in the hand"));
    EXPECT_THAT(with_steps(2, [&](auto& steps) { steps[i].step.milliseconds = 5; }),
                StartsWith(here + "there is no clock"));
    if (is_of_table(whole[i].step.action)) continue;  // somebody who has not left may well have stayed
    const auto left_out = [&](auto& steps) { steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i)); };
    EXPECT_NE(with_steps(2, left_out), "") << i;
  }
}

TEST_F(ForgedOpening, a_hand_that_was_shown_is_compared) {
  const PlayedGame game(sample::classic(2, sample::tiles({"RRRRRRR", "BBBBBBB", "GGGGGGG", "YYYYYYY",
                                                          "BRRRRRR", "RBBBBBB", "RGGGGGG", "RYYYYYY"})),
                        2);
  auto steps = game.seen_by(spectator);
  const auto shown = std::ranges::find_if(steps, [](const SeenStep& seen) { return !seen.shown.empty(); });
  ASSERT_NE(shown, steps.end());
  EXPECT_EQ(reason(game.opened(steps, spectator)), "");
  shown->shown.front() =
      game.opening.deck.back() == shown->shown.front() ? game.opening.deck.front() : game.opening.deck.back();
  EXPECT_EQ(reason(game.opened(steps, spectator)),
            fmt::format("step {}: other tiles were shown than those in the hand", shown - steps.begin() + 1));
}

TEST_F(ForgedOpening, a_game_that_is_not_over_has_no_record_yet) {
  const auto whole = played().seen_by(spectator);
  for (std::size_t kept = 0; kept < whole.size(); ++kept) {
    EXPECT_EQ(with_steps(spectator, [&](auto& steps) { steps.resize(kept, whole.front()); }),
              fmt::format("the game is not over after step {}", kept));
  }
  EXPECT_EQ(with_steps(spectator, [&](auto& steps) { steps.push_back(whole.front()); }),
            fmt::format("step {}: the game is over", whole.size() + 1));
}

}  // namespace
}  // namespace dalapapa
