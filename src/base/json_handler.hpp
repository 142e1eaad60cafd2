// What Boost.JSON's own parser does with what it reads, and besides: a key that stands twice in an object ends the parsing. Boost would keep
// the last of the two silently, other programs the first, and a record must read the same to everybody.
#pragma once

#include <algorithm>
#include <boost/json/error.hpp>
#include <boost/json/value_stack.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/put_in_order.hpp"

namespace dalapapa::json {

class ValueHandler {
 public:
  using error_code = boost::json::error_code;
  using string_view = boost::json::string_view;

  static constexpr std::size_t max_object_size = boost::json::object::max_size();
  static constexpr std::size_t max_array_size = boost::json::array::max_size();
  static constexpr std::size_t max_key_size = boost::json::string::max_size();
  static constexpr std::size_t max_string_size = boost::json::string::max_size();

  ValueHandler(unsigned char* buffer, std::size_t size) : stack_({}, buffer, size) {
    stack_.reset();
    constexpr std::size_t usual = 8;
    ends_.reserve(usual);
  }

  [[nodiscard]] boost::json::value release() { return stack_.release(); }
  [[nodiscard]] const std::optional<std::string>& repeated_key() const { return repeated_key_; }

  bool on_document_begin(error_code& /*failure*/) { return true; }
  bool on_document_end(error_code& /*failure*/) { return true; }
  bool on_object_begin(error_code& /*failure*/) { return true; }
  bool on_object_end(std::size_t count, error_code& failure) {
    stack_.push_object(count);
    find_repeated_key(count);
    if (repeated_key_) failure = boost::json::error::syntax;
    return !repeated_key_;
  }
  bool on_array_begin(error_code& /*failure*/) { return true; }
  bool on_array_end(std::size_t count, error_code& /*failure*/) {
    stack_.push_array(count);
    return true;
  }
  bool on_key_part(string_view part, std::size_t /*so_far*/, error_code& /*failure*/) {
    stack_.push_chars(part);
    keys_.append(part);
    return true;
  }
  bool on_key(string_view rest, std::size_t /*size*/, error_code& /*failure*/) {
    stack_.push_key(rest);
    keys_.append(rest);
    ends_.push_back(keys_.size());
    return true;
  }
  bool on_string_part(string_view part, std::size_t /*so_far*/, error_code& /*failure*/) {
    stack_.push_chars(part);
    return true;
  }
  bool on_string(string_view rest, std::size_t /*size*/, error_code& /*failure*/) {
    stack_.push_string(rest);
    return true;
  }
  bool on_number_part(string_view /*part*/, error_code& /*failure*/) { return true; }
  bool on_int64(std::int64_t number, string_view /*text*/, error_code& /*failure*/) {
    stack_.push_int64(number);
    return true;
  }
  bool on_uint64(std::uint64_t number, string_view /*text*/, error_code& /*failure*/) {
    stack_.push_uint64(number);
    return true;
  }
  bool on_double(double number, string_view /*text*/, error_code& /*failure*/) {
    stack_.push_double(number);
    return true;
  }
  bool on_bool(bool truth, error_code& /*failure*/) {
    stack_.push_bool(truth);
    return true;
  }
  bool on_null(error_code& /*failure*/) {
    stack_.push_null();
    return true;
  }
  bool on_comment_part(string_view /*part*/, error_code& /*failure*/) { return true; }
  bool on_comment(string_view /*text*/, error_code& /*failure*/) { return true; }

 private:
  // Among the latest keys, those of the object that ends, which are forgotten then.
  void find_repeated_key(std::size_t count) {
    const std::size_t first = ends_.size() - count;
    const auto begin_of = [&](std::size_t key) { return key == 0 ? 0 : ends_[key - 1]; };
    const auto key_at = [&](std::size_t key) {
      return std::string_view(keys_).substr(begin_of(key), ends_[key] - begin_of(key));
    };
    constexpr std::size_t few = 16;  // sooner compared with each other than sorted
    if (count <= few) {
      for (std::size_t one = first; one < ends_.size() && !repeated_key_; ++one) {
        for (std::size_t other = one + 1; other < ends_.size() && !repeated_key_; ++other) {
          if (key_at(one) == key_at(other)) repeated_key_ = key_at(one);
        }
      }
    } else {
      std::vector<std::string_view> sorted;
      for (std::size_t key = first; key < ends_.size(); ++key) sorted.push_back(key_at(key));
      put_in_order(sorted);
      const auto twice = std::ranges::adjacent_find(sorted);
      if (twice != sorted.end()) repeated_key_ = *twice;
    }
    keys_.resize(begin_of(first));
    ends_.resize(first);
  }

  boost::json::value_stack stack_;
  // The keys of all objects that have not ended, one after another, and where each ends.
  std::string keys_;
  std::vector<std::size_t> ends_;
  std::optional<std::string> repeated_key_;
};

}  // namespace dalapapa::json
