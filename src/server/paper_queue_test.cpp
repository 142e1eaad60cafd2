#include "server/paper_queue.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <condition_variable>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <mutex>

namespace dalapapa {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr ClientAddress ann{1};
constexpr ClientAddress bob{2};

// What is made, in its order. An order whose name begins with "hard" is made as long as it is wanted, or until it is let go.
class Workshop {
 public:
  [[nodiscard]] PaperOrder order(const std::string& name) {
    return {.address = name, .make = [this, name](const KeepGoing& keep_going) -> Expected<std::string> {
              std::unique_lock lock(mutex_);
              begun_.push_back(name);
              while (name.starts_with("hard") && !let_go_) {
                if (!keep_going()) return refused("given up");
                changed_.wait_for(lock, std::chrono::milliseconds(2));
              }
              if (name.starts_with("wrong")) return bad_input("there is no such thing");
              return "paper " + name;
            }};
  }
  void let_go() {
    const std::scoped_lock lock(mutex_);
    let_go_ = true;
  }
  [[nodiscard]] std::vector<std::string> begun() {
    const std::scoped_lock lock(mutex_);
    return begun_;
  }
  [[nodiscard]] bool has_begun(const std::string& name) {
    const std::scoped_lock lock(mutex_);
    return std::ranges::find(begun_, name) != begun_.end();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> begun_;
  bool let_go_ = false;
};

class PaperQueueTest : public testing::Test {
 protected:
  // The answer comes into answers_, by the name of who asked.
  void ask(const std::string& who, PaperOrder order, const ClientAddress& client = ann) {
    asks_.emplace_back();
    boost::asio::co_spawn(
        context_, queue_->answer(std::move(order), client),
        boost::asio::bind_cancellation_slot(asks_.back().slot(),
                                            [this, who](const std::exception_ptr& failed, Answer answer) {
                                              ASSERT_EQ(failed, nullptr);
                                              answers_.emplace_back(who, std::move(answer));
                                            }));
  }
  void leave_last() { asks_.back().emit(boost::asio::cancellation_type::terminal); }
  void have(const PaperLimits& limits) { queue_ = std::make_unique<PaperQueue>(context_, limits); }

  // Everything that can be done without waiting.
  void go_on() {
    context_.restart();
    context_.poll();
  }
  template <class Predicate>
  void go_on_until(Predicate&& reached) {
    while (!reached()) {
      context_.restart();
      context_.run_one_for(std::chrono::milliseconds(5));
    }
  }
  void finish() {
    workshop_.let_go();
    go_on_until([&] { return answers_.size() == asks_.size(); });
  }
  [[nodiscard]] std::vector<std::string> said_to() const {
    std::vector<std::string> lines;
    for (const auto& [who, answer] : answers_) {
      lines.push_back(fmt::format("{} {} {}", who, static_cast<int>(answer.status),
                                  answer.body.substr(0, answer.body.find('\n'))));
    }
    return lines;
  }

  Workshop workshop_;
  boost::asio::io_context context_{1};
  std::unique_ptr<PaperQueue> queue_ = std::make_unique<PaperQueue>(context_, PaperLimits{});
  std::list<boost::asio::cancellation_signal> asks_;
  std::vector<std::pair<std::string, Answer>> answers_;
};

TEST_F(PaperQueueTest, makes_the_same_order_once_for_all_who_gave_it) {
  ask("first", workshop_.order("hard"));
  ask("second", workshop_.order("hard"), bob);
  finish();
  ask("third", workshop_.order("hard"));
  finish();
  EXPECT_THAT(said_to(),
              ElementsAre("first 200 paper hard", "second 200 paper hard", "third 200 paper hard"));
  EXPECT_THAT(workshop_.begun(), ElementsAre("hard"));
}

TEST_F(PaperQueueTest, answers_as_soon_as_a_file_is_ready) {
  ask("first", workshop_.order("easy"));
  ask("second", workshop_.order("hard"), bob);
  go_on_until([&] { return workshop_.has_begun("hard"); });
  go_on_until([&] { return !answers_.empty(); });
  EXPECT_THAT(said_to(), ElementsAre("first 200 paper easy"));
  finish();
}

TEST_F(PaperQueueTest, does_not_begin_what_nobody_waits_for) {
  ask("first", workshop_.order("hard"));
  ask("second", workshop_.order("easy"), bob);
  go_on();
  leave_last();
  finish();
  EXPECT_THAT(workshop_.begun(), ElementsAre("hard"));
}

TEST_F(PaperQueueTest, gives_up_what_nobody_waits_for_any_more) {
  ask("first", workshop_.order("hard"));
  go_on_until([&] { return workshop_.has_begun("hard"); });
  leave_last();
  ask("second", workshop_.order("easy"), bob);
  go_on_until([&] { return answers_.size() == 2; });  // though nobody has let it go
  EXPECT_EQ(said_to().back(), "second 200 paper easy");
  // Whoever asks for it again gets it.
  ask("third", workshop_.order("hard"));
  finish();
  EXPECT_EQ(said_to().back(), "third 200 paper hard");
  EXPECT_THAT(workshop_.begun(), ElementsAre("hard", "easy", "hard"));
}

TEST_F(PaperQueueTest, is_not_worked_off_in_the_order_of_one_who_wants_everything) {
  ask("a", workshop_.order("hard"), ann);
  ask("b", workshop_.order("2"), ann);
  ask("c", workshop_.order("3"), ann);
  ask("d", workshop_.order("4"), bob);
  finish();
  EXPECT_THAT(workshop_.begun(), ElementsAre("hard", "4", "2", "3"));
}

TEST_F(PaperQueueTest, says_when_to_ask_again_where_one_client_waits_too_often) {
  have({.waiting_of_one = 2});
  ask("a", workshop_.order("hard"));
  ask("b", workshop_.order("hard"));
  ask("c", workshop_.order("hard"));
  ask("d", workshop_.order("hard"), bob);
  go_on();
  ASSERT_EQ(answers_.size(), 1U);
  EXPECT_EQ(answers_[0].first, "c");
  EXPECT_EQ(answers_[0].second.status, Status::unavailable);
  EXPECT_THAT(answers_[0].second.head(0), HasSubstr("\r\nRetry-After: 1\r\n"));
  finish();
  EXPECT_EQ(answers_.size(), 4U);
}

TEST_F(PaperQueueTest, takes_no_more_orders_and_no_more_people_than_it_has_room_for) {
  have({.orders = 2, .waiting = 3});
  ask("a", workshop_.order("hard"), {1});
  ask("b", workshop_.order("hard 2"), {2});
  ask("c", workshop_.order("hard 3"), {3});
  ask("d", workshop_.order("hard 2"), {4});
  ask("e", workshop_.order("hard 2"), {5});
  go_on();
  EXPECT_THAT(said_to(), ElementsAre(HasSubstr("c 503"), HasSubstr("e 503")));
  finish();
}

TEST_F(PaperQueueTest, says_what_is_wrong_and_remembers_it) {
  ask("a", workshop_.order("wrong"));
  finish();
  ask("b", workshop_.order("wrong"));
  finish();
  EXPECT_THAT(said_to(), ElementsAre("a 400 there is no such thing", "b 400 there is no such thing"));
  EXPECT_EQ(workshop_.begun().size(), 1U);
}

TEST_F(PaperQueueTest, gives_up_what_takes_too_long) {
  have({.longest = seconds(0)});
  ask("a", workshop_.order("hard"));
  go_on_until([&] { return !answers_.empty(); });
  EXPECT_THAT(said_to(), ElementsAre(HasSubstr("a 503 This takes too long")));
  EXPECT_THAT(answers_[0].second.head(0), HasSubstr("\r\nRetry-After: 60\r\n"));
  ask("b", workshop_.order("hard"));  // it may have been a busy moment
  finish();
  EXPECT_EQ(workshop_.begun().size(), 2U);
}

TEST_F(PaperQueueTest, stops_whatever_is_under_way) {
  ask("a", workshop_.order("hard"));
  ask("b", workshop_.order("easy"), bob);
  go_on_until([&] { return workshop_.has_begun("hard"); });
  queue_->stop();
  go_on();
  EXPECT_THAT(said_to(), ElementsAre(HasSubstr("a 503"), HasSubstr("b 503")));
  ask("c", workshop_.order("other"));
  go_on();
  EXPECT_THAT(said_to().back(), HasSubstr("c 503"));
  queue_.reset();  // does not wait for anybody to let it go
  EXPECT_THAT(workshop_.begun(), ElementsAre("hard"));
}

TEST_F(PaperQueueTest, sends_nothing_to_whoever_has_it_already) {
  ask("a", workshop_.order("easy"));
  finish();
  const std::string tag(answers_[0].second.fields.front().second);
  PaperOrder again = workshop_.order("easy");
  again.if_none_match = tag;
  ask("b", again);
  finish();
  EXPECT_EQ(answers_[1].second.status, Status::not_modified);
  EXPECT_THAT(answers_[1].second.head(0), Not(HasSubstr("Content-Length")));
  EXPECT_THAT(answers_[1].second.head(0), HasSubstr(tag));
}

TEST_F(PaperQueueTest, makes_nothing_for_a_head_request) {
  EXPECT_THAT(queue_->known(workshop_.order("easy")).head(0), Not(HasSubstr("Content-Length")));
  EXPECT_THAT(workshop_.begun(), IsEmpty());
  ask("a", workshop_.order("easy"));
  finish();
  EXPECT_THAT(queue_->known(workshop_.order("easy")).head(0), HasSubstr("\r\nContent-Length: 10\r\n"));
}

}  // namespace
}  // namespace dalapapa
