// Makes paper, one file at a time on a thread of its own, for whoever waits for it. Bounded in every way: orders that wait, connections
// that wait, how many of them are one client's, how long a file may take. Nobody works for who has gone away; the same order is
// made once for all who gave it; and a client who has had a file waits until the others have had one.
//
//   auto order = read_order(request);
//   const Answer answer = co_await queue.answer(*order, client);
//
// It belongs to the thread that runs `context`; only orders are made elsewhere.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <list>
#include <memory>

#include "server/client_address.hpp"
#include "server/paper_cache.hpp"
#include "server/paper_order.hpp"

namespace dalapapa {

struct PaperLimits {
  std::size_t orders = 16;         // that wait or are being made
  std::size_t waiting = 64;        // connections
  std::size_t waiting_of_one = 4;  // of one client's: enough to open all files of a set
  std::chrono::seconds longest{20};
  std::size_t kept_bytes = std::size_t{32} << 20U;
};

class PaperQueue {
 public:
  PaperQueue(boost::asio::io_context& context, const PaperLimits& limits);

  // What was made before, at once; otherwise when it has been made. Where there is no room it says when to ask again. If the
  // coroutine is cancelled, because nobody waits any more, what it answers means nothing.
  [[nodiscard]] boost::asio::awaitable<Answer> answer(PaperOrder order, ClientAddress client);

  // For HEAD, which makes nothing: as much as is known.
  [[nodiscard]] Answer known(const PaperOrder& order);

  // Gives up what is under way, and makes nothing more.
  void stop();

 private:
  struct Job;
  class Place;

  [[nodiscard]] bool has_room_for(const ClientAddress& client) const;
  // One that is under way or waits, or a new one; null if there is no room for that.
  [[nodiscard]] std::shared_ptr<Job> job_for(const PaperOrder& order);
  [[nodiscard]] Answer no_room() const;
  void begin_next();
  void make(const std::shared_ptr<Job>& job);
  // False if there is no memory for it.
  bool report(const std::shared_ptr<Job>& job, const std::shared_ptr<const Printed>& printed);
  void ended(const std::shared_ptr<Job>& job, const std::shared_ptr<const Printed>& printed);
  void drop(const std::shared_ptr<Job>& job);
  void leave(const std::shared_ptr<Job>& job, const ClientAddress& client);

  boost::asio::io_context& context_;
  PaperLimits limits_;
  PaperCache cache_;
  std::list<std::shared_ptr<Job>> jobs_;  // in their order, with the one being made
  std::shared_ptr<Job> making_{};
  std::chrono::duration<double> usual_time_{1};  // that a file takes
  bool stopped_ = false;
  boost::asio::thread_pool maker_{1};
};

}  // namespace dalapapa
