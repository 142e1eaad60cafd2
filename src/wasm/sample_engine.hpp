// For the tests of the engine: an engine that is asked and answers in JSON, and tables to sit at.
#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "base/random.hpp"
#include "wasm/engine.hpp"

namespace dalapapa {

inline constexpr int tiles_in_set = 120;
inline const std::string nonce(64, 'a');
inline const std::string commitment(64, '0');  // the engine takes the page's word for it until a replay

inline json::array shuffled_ids(std::uint64_t seed) {
  json::array ids;
  for (int id = 1; id <= tiles_in_set; ++id) ids.push_back(id);
  Random(seed).shuffle(ids);
  return ids;
}

inline json::object opened(std::uint64_t seed) {
  return {{"nonce", nonce}, {"deck", shuffled_ids(seed)}};
}

inline json::object classic_table(int seats, std::uint64_t seed) {
  json::array names;
  for (int seat = 0; seat < seats; ++seat)
    names.push_back(json::object{{"name", fmt::format("player {}", seat)}});
  return {{"game", "classic"}, {"seats", names}, {"opened", opened(seed)}, {"commitment", commitment}};
}

class EngineTest : public testing::Test {
 protected:
  json::object ask(const json::object& request) { return ask(json::serialize(request)); }
  json::object ask(const std::string& request) {
    return json::parse(engine.call(request)).value().get_object();
  }
  std::string error_of(const std::string& request) {
    const json::object answer = ask(request);
    return answer.contains("error") ? std::string(answer.at("error").get_string()) : "no error";
  }
  std::string error_of(const json::object& request) { return error_of(json::serialize(request)); }

  std::int64_t create(int seats, std::uint64_t seed) {
    return ask({{"op", "create"}, {"table", classic_table(seats, seed)}}).at("table").get_int64();
  }
  json::object view(std::int64_t table, const json::value& viewer) {
    return ask({{"op", "view"}, {"table", table}, {"viewer", viewer}}).at("view").get_object();
  }
  json::object state(std::int64_t table) { return view(table, nullptr).at("state").get_object(); }

  // Does what a bot suggests; answers false once nobody is awaited.
  bool play_on(std::int64_t table, std::string_view level) {
    const json::array awaited = state(table).at("awaited").get_array();
    if (awaited.empty()) return false;
    json::object step =
        ask({{"op", "suggest"}, {"table", table}, {"seat", awaited[0]}, {"level", level}, {"seed", ++seed_}})
            .at("action")
            .get_object();
    step["seat"] = awaited[0];
    EXPECT_TRUE(ask({{"op", "act"}, {"table", table}, {"step", step}}).contains("steps"));
    return true;
  }
  std::string record(std::int64_t table) {
    return std::string(ask({{"op", "record"}, {"table", table}}).at("record").get_string());
  }

  Engine engine;

 private:
  int seed_ = 0;
};

}  // namespace dalapapa
