// Paper that was made, by the address of its order: the same order gives the same bytes, so they are made once. Of what was not asked
// for in the longest time as much is forgotten as there is no room for.
#pragma once

#include <list>
#include <memory>
#include <string>
#include <string_view>

#include "server/answer.hpp"

namespace dalapapa {

// A file, or why there is none.
struct Printed {
  Status status = Status::ok;
  std::string bytes;
  std::string tag;  // an entity tag with its quotes; empty where there is no file
};

class PaperCache {
 public:
  explicit PaperCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Null if it is not kept.
  [[nodiscard]] std::shared_ptr<const Printed> find(std::string_view address);
  void keep(std::string address, std::shared_ptr<const Printed> printed);

 private:
  struct Entry {
    std::string address;
    std::shared_ptr<const Printed> printed;

    [[nodiscard]] std::size_t size() const { return address.size() + printed->bytes.size() + sizeof(Entry); }
  };

  static constexpr std::size_t most_entries = 256;  // they are looked through one by one

  void forget_last();

  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::list<Entry> entries_;  // that asked for last in front
};

}  // namespace dalapapa
