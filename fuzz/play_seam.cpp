// The engine behind its JSON: the bytes play at a table, with requests that must succeed and some that must fail.
#include <algorithm>
#include <string>
#include <string_view>

#include "fuzz/game_from_bytes.hpp"
#include "fuzz/require.hpp"
#include "table/config_json.hpp"
#include "wasm/engine.hpp"

namespace dalapapa::fuzz {
namespace {

json::object ask(Engine& engine, std::string_view request) {
  const auto answer = json::parse(engine.call(request));
  require(answer.has_value() && answer->is_object(), "every request is answered with an object");
  return answer->get_object();
}

class Player {
 public:
  explicit Player(Bytes& bytes) : bytes_(bytes), config_(config_from(bytes)) {
    for (Seat& seat : config_.seats) {
      if (bytes.ConsumeIntegralInRange(0, 3) == 0) seat.bot = "novice";
    }
    json::object table = to_json(config_);
    opened_ = opening_from(bytes, config_).to_json(*config_.tiles);
    table["opened"] = opened_;
    table["commitment"] = std::string(64, '0');
    handle_ = request({{"op", "create"}, {"table", table}}).at("table");
    const int seat = bytes.ConsumeIntegralInRange(-1, static_cast<int>(config_.seats.size()) - 1);
    if (seat >= 0) follower_ = seat;
    table.erase("opened");
    followed_ = request({{"op", "follow"}, {"table", table}, {"viewer", follower_}}).at("table");
  }

  void play() {
    while (bytes_.remaining_bytes() > 0 && look()) {
      switch (bytes_.ConsumeIntegralInRange(0, 9)) {
        case 0:
          spoil();
          break;
        case 1:
          follow("greedy");
          break;
        case 2:
          follow("random");
          break;
        case 3:
          consider();
          break;
        case 4:
          hear();
          break;
        case 5:
          wake();
          break;
        default:
          choose();
      }
    }
    finish();
  }

 private:
  json::object request(const json::object& request) { return ask(engine_, json::serialize(request)); }
  json::object about(std::string_view op, json::object rest = {}) {
    rest["op"] = op;
    rest["table"] = handle_;
    return request(rest);
  }
  json::object act(json::object action) {
    action["seat"] = seat_;
    if (clock_) action["ms"] = now_;
    return about("act", {{"step", std::move(action)}});
  }
  // What a viewer sees, with the story since the last time that anybody looked: all of it would take longest.
  json::object scene(const json::value& viewer) {
    const json::object seen = about("scene", {{"viewer", viewer}, {"since", seen_}});
    seen_ = seen.at("steps");
    return seen;
  }
  // The same by somebody who has seen everything so far.
  json::object submit(const json::object& action) {
    (void)scene(seat_);
    return about("submit", {{"seat", seat_},
                            {"actions", json::array{action}},
                            {"seen", seen_},
                            {"now", now_},
                            {"pace", 0},
                            {"viewer", seat_},
                            {"since", seen_}});
  }
  std::string record() { return std::string(about("record").at("record").get_string()); }

  // Answers false when the game is over.
  bool look() {
    const int seat = bytes_.ConsumeIntegralInRange(-1, static_cast<int>(config_.seats.size()) - 1);
    const json::object answer =
        about("view", {{"viewer", seat < 0 ? json::value(nullptr) : json::value(seat)}});
    const json::object& view = answer.at("view").get_object();
    const json::object& state = view.at("state").get_object();
    require(view.contains("opened") == state.contains("result"),
            "the deck is opened at the end and not before");
    const json::array& awaited = state.at("awaited").get_array();
    if (awaited.empty()) return false;
    seat_ = awaited[bytes_.ConsumeIntegral<std::uint8_t>() % awaited.size()];
    if (const json::value* due = state.if_contains("time_up")) {
      clock_ = true;
      now_ += bytes_.ConsumeIntegralInRange(0, 5000);
      const bool up = due->is_int64() && now_ >= due->get_int64();
      if (up) seat_ = "referee";
      if (due->is_int64() && seat_ == "referee") now_ = std::max(now_, due->get_int64());
    }
    return true;
  }
  [[nodiscard]] bool is_referee() const { return seat_ == "referee"; }

  void choose() {
    if (is_referee())
      return require(act({{"time", true}}).contains("steps"), "the referee says when time is up");
    const json::object answer = about("choices", {{"seat", seat_}});
    const json::array& choices = answer.at("choices").get_array();
    require(!choices.empty(), "whoever is awaited has a choice");
    const json::object action =
        choices[bytes_.ConsumeIntegral<std::uint16_t>() % choices.size()].get_object();
    if (config_.seats[static_cast<std::size_t>(seat_.get_int64())].bot.empty() && bytes_.ConsumeBool()) {
      require(submit(action).contains("scene"), "what is listed can be submitted");
    } else {
      require(act(action).contains("steps"), "what is listed is accepted");
    }
  }

  // Whatever is due by now: the referee, a bot.
  void wake() {
    const json::object moment{{"now", now_},
                              {"pace", bytes_.ConsumeIntegralInRange(0, 900)},
                              {"viewer", nullptr},
                              {"since", seen_}};
    const json::object news = about("wake", moment);
    require(news.contains("scene"), "a table can always be woken");
    json::object go_on = moment;
    go_on["seats"] = news.at("asked");
    go_on["seen"] = news.at("scene").at("steps");
    require(about("go_on", go_on).at("asked").get_array().empty(), "whoever is asked can let it go on");
    // Times of bots: no step is earlier than these.
    now_ = std::max(now_, latest());
  }
  std::int64_t latest() {
    std::int64_t time = 0;
    const json::object latest = scene(nullptr);
    for (const json::value& step : latest.at("story").get_array()) {
      if (const json::value* const ms = step.get_object().if_contains("ms"))
        time = std::max(time, ms->to_number<std::int64_t>());
    }
    return time;
  }

  // What the host reports is believed by whoever follows; once it has been changed on the way anything may come of it.
  void hear() {
    const json::object report = about("report", {{"viewer", follower_}, {"since", heard_}});
    std::string text = json::serialize(
        json::object{{"op", "hear"}, {"table", followed_}, {"since", heard_}, {"report", report}});
    const bool changed = bytes_.ConsumeIntegralInRange(0, 7) == 0;
    if (changed) {
      text[bytes_.ConsumeIntegral<std::uint16_t>() % text.size()] =
          static_cast<char>(bytes_.ConsumeIntegral<std::uint8_t>());
    }
    const json::object answer = ask(engine_, text);
    truly_ = truly_ && !changed;
    require(!truly_ || answer.contains("steps"), "what happened is believed");
    if (truly_) heard_ = answer.at("steps");
  }

  void follow(std::string_view level) {
    if (is_referee()) return choose();
    const json::object answer = about(
        "suggest", {{"seat", seat_}, {"level", level}, {"seed", bytes_.ConsumeIntegral<std::uint8_t>()}});
    if (answer.contains("error")) return;  // not every game has every level
    if (answer.at("action").is_null()) return choose();
    require(act(answer.at("action").get_object()).contains("steps"), "what a bot suggests is accepted");
  }

  // Tries something and looks at it, in the scene of whoever is awaited; no trace of it may stay.
  void consider() {
    if (is_referee()) return;
    const std::string before = record();
    json::object question{{"viewer", seat_}, {"tried", json::array()}};
    const json::object now = scene(seat_);
    json::array actions = now.at("choices").get_array();
    for (const json::value& place : now.at("places").get_array())
      actions.push_back(json::object{{"place", place.at("at")}});
    require(!actions.empty(), "whoever is awaited has a choice");
    const json::object action =
        actions[bytes_.ConsumeIntegral<std::uint16_t>() % actions.size()].get_object();
    if (action.contains("place")) {
      json::object asked = question;
      asked["place"] = action.at("place");
      require(about("fit", asked).at("fits").get_bool(), "what may be placed fits");
    }
    question["tried"].get_array().push_back(action);
    (void)about("gaps", question);
    question["since"] = seen_;
    require(about("scene", question).at("tried").get_array().size() == 1, "what is listed can be tried");
    require(record() == before, "what is tried leaves the table as it was");
  }

  // A step with one byte of its text changed.
  void spoil() {
    if (is_referee()) return;
    const json::object answer = about("suggest", {{"seat", seat_}, {"level", "random"}, {"seed", 1}});
    if (answer.at("action").is_null()) return;
    json::object step = answer.at("action").get_object();
    step["seat"] = seat_;
    if (clock_) step["ms"] = now_;
    std::string text =
        json::serialize(json::object{{"op", "act"}, {"table", handle_}, {"step", std::move(step)}});
    text[bytes_.ConsumeIntegral<std::uint8_t>() % text.size()] =
        static_cast<char>(bytes_.ConsumeIntegral<std::uint8_t>());
    const std::string before = record();
    if (ask(engine_, text).contains("error"))
      require(record() == before, "a refusal leaves the table as it was");
  }

  // Each of these looks at the whole game once more: one of them a time.
  void finish() {
    switch (bytes_.ConsumeIntegralInRange(0, 3)) {
      case 0:
        check_replay();
        break;
      case 1:
        check_taken_up();
        break;
      default:
        check_followed();
    }
    require(about("close").contains("closed"), "a table can be closed");
    require(about("record").contains("error"), "a closed table is gone");
  }

  void check_replay() {
    const json::object replayed =
        request({{"op", "replay"}, {"record", record()}, {"sha256", std::string(64, '0')}});
    const json::object view = about("view", {{"viewer", nullptr}}).at("view").get_object();
    const json::value* result = view.at("state").get_object().if_contains("result");
    if (result == nullptr) {
      require(replayed.contains("error"), "a game that goes on has no result");
    } else {
      require(replayed.at("result") == *result, "the record replays to the result");
    }
  }

  void check_taken_up() {
    const json::object again = request({{"op", "open"}, {"record", record()}, {"opened", opened_}});
    require(again.contains("table"), "a record can be taken up");
    require(request({{"op", "record"}, {"table", again.at("table")}}).at("record") == json::value(record()),
            "and goes on where it was");
  }

  void check_followed() {
    hear();
    const json::object seen = ask(
        engine_, json::serialize(json::object{{"op", "scene"}, {"table", followed_}, {"viewer", follower_}}));
    require(!truly_ || seen == about("scene", {{"viewer", follower_}}),
            "whoever follows sees what the host would show them");
  }

  Engine engine_;
  Bytes& bytes_;
  Config config_;
  json::value opened_;
  json::value handle_;
  json::value followed_;   // the same game, as somebody follows it
  json::value follower_;   // a seat, or null
  json::value heard_ = 0;  // steps
  json::value seen_ = 0;   // steps that were there when somebody last looked
  bool truly_ = true;      // nothing but the truth so far
  json::value seat_;
  bool clock_ = false;
  std::int64_t now_ = 0;
};

}  // namespace
}  // namespace dalapapa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dalapapa::fuzz::Bytes bytes(data, size);
  dalapapa::fuzz::Player(bytes).play();
  return 0;
}
