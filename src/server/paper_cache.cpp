#include "server/paper_cache.hpp"

#include <algorithm>

namespace dalapapa {

std::shared_ptr<const Printed> PaperCache::find(std::string_view address) {
  const auto found = std::ranges::find(entries_, address, &Entry::address);
  if (found == entries_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, found);
  return found->printed;
}

void PaperCache::keep(std::string address, std::shared_ptr<const Printed> printed) {
  if (find(address) != nullptr) return;
  Entry entry{std::move(address), std::move(printed)};
  if (entry.size() > most_bytes_) return;
  while (bytes_ + entry.size() > most_bytes_ || entries_.size() == most_entries) forget_last();
  bytes_ += entry.size();
  entries_.push_front(std::move(entry));
}

void PaperCache::forget_last() {
  bytes_ -= entries_.back().size();
  entries_.pop_back();
}

}  // namespace dalapapa
