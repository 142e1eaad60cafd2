// Requests for tests.
#pragma once

#include <string>
#include <utility>

#include "server/request.hpp"

namespace dalapapa::sample {

inline Request get(std::string target) {
  Request request;
  request.method = "GET";
  request.target = std::move(target);
  request.keep_alive = true;
  return request;
}

}  // namespace dalapapa::sample
