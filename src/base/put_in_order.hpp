// Sorting that keeps equals in their order, in little code. A standard library has several ways to sort and chooses by length: for every
// kind of element that is two to four kilobytes of the module that the page loads, and this is a fifth of it. Being stable it has one
// outcome, whatever it is compiled with.
#pragma once

#include <functional>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

namespace dalapapa {

// `before` says whether the first of two elements must come before the second; `spare` is room for half of them.
template <class Element, class Before>
void merge_sort(std::span<Element> all, std::vector<Element>& spare, const Before& before) {
  constexpr std::size_t few = 8;
  if (all.size() <= few) {
    for (std::size_t end = 1; end < all.size(); ++end) {
      for (std::size_t at = end; at > 0 && before(all[at], all[at - 1]); --at)
        std::swap(all[at], all[at - 1]);
    }
    return;
  }
  const std::size_t half = all.size() / 2;
  merge_sort(all.first(half), spare, before);
  merge_sort(all.subspan(half), spare, before);
  spare.assign(std::move_iterator(all.begin()),
               std::move_iterator(all.begin() + static_cast<std::ptrdiff_t>(half)));
  std::size_t to = 0;
  std::size_t right = half;
  for (std::size_t left = 0; left < half;) {
    const bool from_right = right < all.size() && before(all[right], spare[left]);
    all[to++] = std::move(from_right ? all[right++] : spare[left++]);
  }
}

template <class Range, class Less = std::ranges::less, class Of = std::identity>
void put_in_order(Range&& range, const Less& less = {}, const Of& of = {}) {
  using Element = std::ranges::range_value_t<Range>;
  const std::span<Element> all(range);
  std::vector<Element> spare;
  merge_sort(all, spare,
             [&](const auto& a, const auto& b) { return less(std::invoke(of, a), std::invoke(of, b)); });
}

}  // namespace dalapapa
