// The rules as scenarios in plain text: src/games/scenarios/GAME.txt, read and played through the checked door. The format is
// described in src/games/scenarios/README.md.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "base/source_tree.hpp"
#include "games/sample_games.hpp"

namespace dalapapa {
namespace {

struct Line {
  int number;
  std::string text;
};

struct Scenario {
  std::string title;
  std::string game;
  std::vector<Line> lines;
};

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) {
    const std::size_t start = part.find_first_not_of(' ');
    if (start != std::string::npos)
      parts.push_back(part.substr(start, part.find_last_not_of(' ') + 1 - start));
  }
  return parts;
}

std::filesystem::path folder() {
  return std::filesystem::path(source_tree()) / "src/games/scenarios";
}

std::vector<Scenario> read(const std::string& game) {
  std::vector<Scenario> all;
  std::ifstream in(folder() / (game + ".txt"));
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const std::string text = line.substr(0, line.find(" #"));
    if (text.find_first_not_of(' ') == std::string::npos || text.starts_with('#')) continue;
    if (text.starts_with("scenario ")) {
      all.push_back({text.substr(9), game, {}});
    } else if (!all.empty()) {
      all.back().lines.push_back({number, split(text, '\n').front()});
    } else {
      ADD_FAILURE() << game << ".txt, line " << number << ": nothing before the first scenario";
    }
  }
  return all;
}

class Stage {
 public:
  explicit Stage(const Scenario& scenario) : scenario_(scenario) {
    config_.game = find_game(scenario.game).value();
    config_.options = Options(config_.game->options);
    config_.tiles = sample::standard();
  }

  void play() {
    int expectations = 0;
    for (const Line& line : scenario_.lines) {
      SCOPED_TRACE(fmt::format("{}.txt:{}: {}", scenario_.game, line.number, line.text));
      const std::size_t space = line.text.find(' ');
      const std::string word = line.text.substr(0, space);
      const std::string rest = space == std::string::npos ? "" : line.text.substr(space + 1);
      expectations += word == "expect" || word == "sees" || word == "refuse" ? 1 : 0;
      perform(word, rest, line.text);
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_GT(expectations, 0) << scenario_.title << " expects nothing";
  }

 private:
  void perform(const std::string& word, const std::string& rest, const std::string& line) {
    if (word == "seats") return seats(rest);
    if (word == "options") return options(rest);
    if (word == "tiles") return tiles(rest);
    if (!game_) start();
    if (testing::Test::HasFatalFailure()) return;
    if (word == "deal") return deal(rest);
    if (word == "auto") return automatic(rest.empty() ? 1 : std::stoi(rest));
    if (word == "expect") return expect(*game_, rest);
    if (word == "sees") return sees(rest);
    if (word == "refuse") return refuse(rest);
    act(line);
  }

  void seats(const std::string& rest) {
    for (const std::string& one : split(rest, ',')) {
      const auto words = split(one, ' ');
      config_.seats.push_back(
          {words[0], {}, words.size() > 1 ? std::optional(std::stoi(words[1])) : std::nullopt});
    }
  }
  void options(const std::string& rest) {
    for (const std::string& option : split(rest, ' ')) ASSERT_TRUE(config_.options.set(option)) << option;
  }
  void tiles(const std::string& rest) {
    std::set<Face> faces;
    for (const std::string& both : split(rest, ' ')) {
      for (const std::string& face : split(both, '/')) {
        const auto parsed = Face::parse(face);
        ASSERT_TRUE(parsed) << face << ": " << parsed.error().message;
        ASSERT_TRUE(faces.insert(parsed->canonical()).second) << "the face " << face << " stands twice";
      }
    }
    config_.tiles = sample::tiles(split(rest, ' '));
  }
  void start() {
    const auto fine = config_.check();
    ASSERT_TRUE(fine) << fine.error().message;
    game_ = config_.game->create(config_);
  }
  void deal(const std::string& rest) {
    for (const std::string& id : split(rest, ' ')) {
      ASSERT_TRUE(game_->awaited().contains(Actor::chance())) << "no draw is due for tile " << id;
      Draw draw = game_->next_draw();
      draw.tile = game_->tiles().tile_with_id(std::stoi(id)).value();
      const auto played = game_->play({Actor::chance(), draw});
      ASSERT_TRUE(played) << "tile " << id << ": " << played.error().message;
    }
  }
  void automatic(int times) {
    for (int i = 0; i < times; ++i) {
      const Actor actor = game_->awaited().list().front();
      const auto action = game_->automatic(actor);
      ASSERT_TRUE(action) << "nothing can be chosen automatically";
      ASSERT_TRUE(game_->play({actor, *action, game_->has_clock() ? game_->time() : 0}));
    }
  }

  // "[seat N | referee | chance] [@ms] ACTION"; the actor is the one who must act, the time that of the step before.
  Expected<Step> step_of(std::string text) const {
    std::optional<Actor> actor;
    if (text.starts_with("seat ")) {
      actor = Actor::seat(std::stoi(text.substr(5)));
      text = text.substr(text.find(' ', 5) + 1);
    } else if (text.starts_with("referee ")) {
      actor = Actor::referee();
      text = text.substr(8);
    } else if (text.starts_with("chance ")) {
      actor = Actor::chance();
      text = text.substr(7);
    }
    std::int64_t time = game_->has_clock() ? game_->time() : 0;
    if (text.starts_with('@')) {
      time = std::stoll(text.substr(1));
      text = text.substr(text.find(' ') + 1);
    }
    if (!actor) {
      for (const Actor one : game_->awaited().list()) {
        if (one.is_seat() && !game_->may_wait(one)) actor = one;
      }
    }
    DALAPAPA_TRY(action, action_from_text(text, game_->tiles()));
    return Step{actor.value_or(Actor::seat(0)), *action, time};
  }
  void act(const std::string& text) {
    const auto step = step_of(text);
    ASSERT_TRUE(step) << step.error().message;
    const auto played = game_->play(*step);
    ASSERT_TRUE(played) << played.error().message;
  }
  // refuse ACTION : REASON
  void refuse(const std::string& text) {
    const std::size_t colon = text.find(" : ");
    ASSERT_NE(colon, std::string::npos) << "refuse ACTION : REASON";
    const auto step = step_of(text.substr(0, colon));
    ASSERT_TRUE(step) << step.error().message;
    sample::expect_refused(*game_, *step, text.substr(colon + 3));
  }
  // sees SEAT|nobody KEY JSON: what is expected of the game as that seat, or a spectator, may know it.
  void sees(const std::string& text) {
    const std::size_t space = text.find(' ');
    const std::string who = text.substr(0, space);
    const Viewer viewer = who == "nobody" ? spectator : Viewer(std::stoi(who));
    expect(*game_->seen_by(viewer), text.substr(space + 1));
  }
  // expect KEY JSON; KEY is of describe(), "a.b" looks inside; "choices" are texts of what is open to the seat to act.
  static void expect(const Game& game, const std::string& text) {
    const std::size_t space = text.find(' ');
    const std::string key = text.substr(0, space);
    const json::value wanted = json::parse(text.substr(space + 1)).value();
    json::value found = game.describe();
    if (key == "choices") {
      json::array texts;
      for (const Actor actor : game.awaited().list()) {
        if (!actor.is_seat() || game.may_wait(actor)) continue;
        for (const Action& action : game.choices(actor))
          texts.push_back(json::string(to_text(action, game.tiles())));
      }
      found = std::move(texts);
    } else {
      for (const std::string& part : split(key, '.')) {
        if (const json::object* in = found.if_object()) {
          const json::value* inside = in->if_contains(part);
          ASSERT_NE(inside, nullptr) << "there is no " << part << " in " << json::serialize(found);
          found = json::value(*inside);
        } else {
          found = json::value(found.as_array().at(static_cast<std::size_t>(std::stoi(part))));
        }
      }
    }
    EXPECT_EQ(json::serialize(found), json::serialize(wanted));
  }

  const Scenario& scenario_;
  Config config_;
  std::unique_ptr<Game> game_;
};

class Scenarios : public testing::TestWithParam<std::string> {};

TEST_P(Scenarios, play_as_they_are_written) {
  const auto all = read(GetParam());
  EXPECT_GE(all.size(), 6U) << "each game has at least six, in src/games/scenarios/" << GetParam() << ".txt";
  for (const Scenario& scenario : all) {
    SCOPED_TRACE(scenario.title);
    Stage(scenario).play();
    if (HasFatalFailure()) return;
  }
}

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const GameInfo& game : catalogue()) names.emplace_back(game.name);
  return names;
}

TEST(ScenarioFiles, are_all_of_games_of_the_catalogue) {
  for (const auto& file : std::filesystem::directory_iterator(folder())) {
    if (file.path().extension() != ".txt") continue;
    const auto game = find_game(file.path().stem().string());
    EXPECT_TRUE(game) << file.path().filename()
                      << " is played by nobody, src/games/catalogue.cpp: " << game.error().message;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Scenarios, testing::ValuesIn(game_names()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace dalapapa
