#include "server/paper_queue.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cmath>
#include <exception>
#include <new>
#include <thread>
#include <vector>

#include "server/negotiation.hpp"
#include "server/sha256.hpp"

namespace dalapapa {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr std::size_t letters_of_tag = 32;  // as in the page
constexpr int longest_wait = 60;            // seconds until it is worth while to ask again

Answer answer_with(const std::shared_ptr<const Printed>& printed, const PaperOrder& order) {
  Answer answer;
  if (printed->status != Status::ok) {
    answer = said(printed->status, printed->bytes);
    if (printed->status == Status::unavailable) answer.retry_after = longest_wait;
    return answer;
  }
  answer.owner = printed;
  answer.fields = {{"ETag", printed->tag}, {"Cache-Control", "no-cache"}};
  if (names_tag(order.if_none_match, printed->tag)) {
    answer.status = Status::not_modified;
    answer.tells_length = false;
    return answer;
  }
  answer.fields.emplace_back("Content-Type", "application/pdf");
  answer.fields.emplace_back("Content-Disposition", "inline");
  answer.body = printed->bytes;
  return answer;
}

std::shared_ptr<const Printed> printed_from(Expected<std::string> made, bool in_time) {
  if (made) {
    std::string tag = fmt::format("\"{}\"", sha256(*made).substr(0, letters_of_tag));
    return std::make_shared<const Printed>(Status::ok, *std::move(made), std::move(tag));
  }
  std::string why = in_time ? std::move(made.error().message)
                            : "This takes too long to be made here; `dalapapa print` has the time.";
  return std::make_shared<const Printed>(in_time ? Status::bad_request : Status::unavailable, std::move(why),
                                         std::string());
}

}  // namespace

struct PaperQueue::Job {
  Job(asio::io_context& context, const PaperOrder& given, std::size_t most_waiting)
      : order(given), done(context, asio::steady_timer::time_point::max()) {
    waiting.reserve(most_waiting);  // nobody is lost between here and there
  }

  PaperOrder order;
  std::vector<ClientAddress> waiting{};  // a client as often as it waits
  asio::steady_timer done;               // cut short for all who wait
  std::shared_ptr<const Printed> printed{};
  Clock::time_point began{};
  std::atomic<bool> unwanted = false;  // also read where it is made
};

// Of somebody who waits for a job, as long as the coroutine lives.
class PaperQueue::Place {
 public:
  Place(PaperQueue& queue, std::shared_ptr<Job> job, const ClientAddress& client)
      : queue_(queue), job_(std::move(job)), client_(client) {
    job_->waiting.push_back(client_);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() { queue_.leave(job_, client_); }

 private:
  PaperQueue& queue_;
  std::shared_ptr<Job> job_;
  ClientAddress client_;
};

PaperQueue::PaperQueue(asio::io_context& context, const PaperLimits& limits)
    : context_(context), limits_(limits), cache_(limits.kept_bytes) {}

asio::awaitable<Answer> PaperQueue::answer(PaperOrder order, ClientAddress client) {
  if (const auto kept = cache_.find(order.address)) co_return answer_with(kept, order);
  if (stopped_ || !has_room_for(client)) co_return no_room();
  const auto job = job_for(order);
  if (job == nullptr) co_return no_room();
  const Place place(*this, job, client);
  begin_next();
  co_await job->done.async_wait(asio::as_tuple(asio::use_awaitable));
  co_return job->printed != nullptr ? answer_with(job->printed, order) : no_room();
}

Answer PaperQueue::known(const PaperOrder& order) {
  if (const auto kept = cache_.find(order.address)) return answer_with(kept, order);
  Answer answer;
  answer.fields = {{"Content-Type", "application/pdf"}, {"Cache-Control", "no-cache"}};
  answer.tells_length = false;
  return answer;
}

void PaperQueue::stop() {
  stopped_ = true;
  for (const auto& job : jobs_) {
    job->unwanted = true;
    job->done.cancel();
  }
}

bool PaperQueue::has_room_for(const ClientAddress& client) const {
  std::size_t waiting = 0;
  std::size_t of_client = 0;
  for (const auto& job : jobs_) {
    waiting += job->waiting.size();
    of_client += static_cast<std::size_t>(std::ranges::count(job->waiting, client));
  }
  return waiting < limits_.waiting && of_client < limits_.waiting_of_one;
}

std::shared_ptr<PaperQueue::Job> PaperQueue::job_for(const PaperOrder& order) {
  const auto found = std::ranges::find_if(jobs_, [&](const std::shared_ptr<Job>& job) {
    return !job->unwanted && job->order.address == order.address;
  });
  if (found != jobs_.end()) return *found;
  if (jobs_.size() >= limits_.orders) return nullptr;
  return jobs_.emplace_back(std::make_shared<Job>(context_, order, limits_.waiting));
}

Answer PaperQueue::no_room() const {
  const double seconds = usual_time_.count() * static_cast<double>(jobs_.size());
  Answer answer =
      said(Status::unavailable, "Many want paper at the moment. Please ask again a little later.");
  answer.retry_after = static_cast<int>(std::ceil(std::clamp(seconds, 1.0, double{longest_wait})));
  return answer;
}

void PaperQueue::begin_next() {
  while (making_ == nullptr && !jobs_.empty() && !stopped_) {
    const std::shared_ptr<Job> job = jobs_.front();
    job->began = Clock::now();
    try {
      asio::post(maker_, [this, job] { make(job); });
      making_ = job;
    } catch (const std::bad_alloc&) {
      drop(job);
    }
  }
}

// Whoever waits for it hears what has come of it, or that nothing has.
void PaperQueue::drop(const std::shared_ptr<Job>& job) {
  jobs_.remove(job);
  job->done.cancel();
}

// On the other thread: nothing here is touched but the job's order and whether it is still wanted.
void PaperQueue::make(const std::shared_ptr<Job>& job) {
  const auto latest = job->began + limits_.longest;
  std::shared_ptr<const Printed> printed;
  try {
    auto made = job->order.make(KeepGoing([&] { return !job->unwanted && Clock::now() < latest; }));
    if (made || !job->unwanted) printed = printed_from(std::move(made), Clock::now() < latest);
  } catch (
      const std::exception&) {  // memory, most likely: then this file is not made, and the next one may be
    printed.reset();
  }
  while (!report(job, printed)) std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

bool PaperQueue::report(const std::shared_ptr<Job>& job, const std::shared_ptr<const Printed>& printed) {
  try {
    asio::post(context_, [this, job, printed] { ended(job, printed); });
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

void PaperQueue::ended(const std::shared_ptr<Job>& job, const std::shared_ptr<const Printed>& printed) {
  usual_time_ += (Clock::now() - job->began - usual_time_) / 8;
  job->printed = printed;
  making_.reset();
  drop(job);
  // Whoever had this one lets the others go first.
  std::list<std::shared_ptr<Job>> later;
  for (auto each = jobs_.begin(); each != jobs_.end();) {
    const auto next = std::next(each);
    if (std::ranges::find(job->waiting, (*each)->waiting.front()) != job->waiting.end())
      later.splice(later.end(), jobs_, each);
    each = next;
  }
  jobs_.splice(jobs_.end(), later);
  begin_next();
  // What took too long at a busy moment may be made at another.
  if (printed != nullptr && printed->status != Status::unavailable) cache_.keep(job->order.address, printed);
}

void PaperQueue::leave(const std::shared_ptr<Job>& job, const ClientAddress& client) {
  job->waiting.erase(std::ranges::find(job->waiting, client));
  if (!job->waiting.empty() || job->printed != nullptr) return;
  job->unwanted = true;
  if (job != making_) jobs_.remove(job);
}

}  // namespace dalapapa
