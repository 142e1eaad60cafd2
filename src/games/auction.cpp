#include "games/auction.hpp"

#include <algorithm>
#include <bit>

#include "games/hasher.hpp"

namespace dalapapa {

std::unique_ptr<Game> Auction::create(const Config& config) {
  return std::make_unique<Auction>(config.tiles, static_cast<int>(config.seats.size()),
                                   Rules::of(config.options));
}

Actors Auction::awaited() const {
  if (phase() == Phase::auction) return Actors(Actor::seat(sale_.speaker));
  Actors actors = Classic::awaited();
  if (may_call()) {  // EN1: any other player
    for (int seat = 0; seat < seats(); ++seat) actors.add(Actor::seat(seat));
  }
  return actors;
}

bool Auction::may_wait(Actor actor) const {
  return may_call() && actor != Actor::seat(seat());
}

Expected<void> Auction::check_bid(int seat, int amount) const {
  if (phase() == Phase::auction) {
    if (seat != sale_.speaker) return refused("it is for seat {} to speak", sale_.speaker);
    if (seat == sale_.turn_of)
      return refused("the player whose turn it is follows or passes, and never overbids");  // EN2
  } else if (!may_call()) {
    if (sale_.called) return refused("an auction is called once in a turn");
    return refused("an auction is called in a turn, before a tile is placed");  // EN1
  } else if (seat == this->seat()) {
    return refused("the player whose turn it is cannot call an auction");
  }
  if (amount <= 0 || amount % 2 != 0) return refused("a bid is a positive even number");
  if (amount > highest_bid) return refused("nobody may bid more than {}", highest_bid);  // EN4
  if (phase() == Phase::auction && amount <= sale_.bid)
    return refused("the bid must be higher than {}", sale_.bid);
  return {};
}

Expected<void> Auction::check(const Step& step) const {
  if (phase() == Phase::over || step.actor.is_chance()) return Classic::check(step);
  if (const auto* const bid = std::get_if<Bid>(&step.action); bid != nullptr && step.actor.is_seat()) {
    DALAPAPA_CHECK(check_time(step));
    if (step.actor.seat_number() >= seats()) return refused("there is no seat {}", step.actor.seat_number());
    return check_bid(step.actor.seat_number(), bid->amount);
  }
  if (phase() != Phase::auction) {
    if (std::holds_alternative<Follow>(step.action)) return refused("no auction is going on");
    return Classic::check(step);
  }
  DALAPAPA_CHECK(check_time(step));
  if (step.actor != Actor::seat(sale_.speaker)) return refused("it is for seat {} to speak", sale_.speaker);
  if (std::holds_alternative<Pass>(step.action)) return {};
  if (!std::holds_alternative<Follow>(step.action))
    return refused("an auction is going on: overbid, follow or pass");
  if (sale_.speaker != sale_.turn_of) return refused("only the player whose turn it is can follow");
  return {};
}

std::vector<Action> Auction::choices(Actor actor) const {
  if (!awaited().contains(actor)) return {};
  std::vector<Action> found;
  const bool bids = phase() == Phase::auction || may_wait(actor);
  if (!bids) return Classic::choices(actor);
  if (phase() == Phase::auction) {
    if (sale_.speaker == sale_.turn_of) found.emplace_back(Follow{});
    found.emplace_back(Pass{});
  }
  for (int amount = 2; amount <= highest_bid; amount += 2) {
    if (check_bid(actor.seat_number(), amount)) found.emplace_back(Bid{static_cast<std::int16_t>(amount)});
  }
  return found;
}

void Auction::do_apply(const Step& step) {
  before_.push_back(sale_);
  const int turn = now_.turn;
  Classic::do_apply(step);
  if (now_.turn != turn) sale_ = {.turn_of = now_.seat};
  if (const auto* const offer = std::get_if<Bid>(&step.action)) {
    bid(step.actor.seat_number(), offer->amount);
  } else if (std::holds_alternative<Follow>(step.action)) {
    sale_.holder = sale_.speaker;
    next_speaker();
  }
}

void Auction::pass() {
  if (phase() != Phase::auction) return Classic::pass();
  sale_.in &= static_cast<std::uint8_t>(~(1U << sale_.speaker));
  next_speaker();
}

void Auction::do_undo(const Step& step) {
  Classic::do_undo(step);
  sale_ = before_.back();
  before_.pop_back();
}

void Auction::bid(int seat, int amount) {
  if (phase() != Phase::auction) {
    now_.phase = Phase::auction;
    sale_.called = true;
    sale_.turn_of = now_.seat;
    sale_.in = static_cast<std::uint8_t>((1U << static_cast<unsigned>(seats())) - 1);
  }
  sale_.bid = static_cast<std::int16_t>(amount);
  sale_.holder = sale_.speaker = static_cast<std::uint8_t>(seat);
  next_speaker();
}

// In table order; whoever holds the bid has nothing more to say.
void Auction::next_speaker() {
  if (std::popcount(sale_.in) == 1) return settle();
  do {
    sale_.speaker = static_cast<std::uint8_t>((sale_.speaker + 1) % seats());
  } while ((unsigned{sale_.in} >> sale_.speaker & 1U) == 0 || sale_.speaker == sale_.holder);
}

// EN3
void Auction::settle() {
  now_.phase = Phase::first_tile;
  if (sale_.holder == sale_.turn_of) {
    add_score(sale_.turn_of, -sale_.bid / 2);
    return;
  }
  add_score(sale_.holder, -sale_.bid);
  add_score(sale_.turn_of, sale_.bid);
  now_.seat = sale_.holder;
}

// EN3: a turn that has just been sold, or kept.
json::object Auction::aftermath() const {
  if (phase_before() != Phase::auction || phase() == Phase::auction) return {};
  const bool kept = holder() == turn_of();
  return {{"sold", {{"to", holder()}, {"of", turn_of()}, {"pays", kept ? bid() / 2 : bid()}}}};
}

std::vector<Part> Auction::parts_of(int seat) const {
  std::vector<Part> parts = Classic::parts_of(seat);
  Part auctions{"auctions", score(seat)};
  for (const Part& part : parts) auctions.points -= part.points;
  const auto is_bid = [](const Step& step) { return std::holds_alternative<Bid>(step.action); };
  if (std::ranges::any_of(steps(), is_bid)) parts.push_back(auctions);
  return parts;
}

json::object Auction::describe() const {
  json::object out = Classic::describe();
  json::array in;
  for (int seat = 0; seat < seats(); ++seat) {
    if ((unsigned{sale_.in} >> static_cast<unsigned>(seat) & 1U) != 0) in.push_back(seat);
  }
  out["auction"] = json::object{{"turn_of", sale_.turn_of},
                                {"called", sale_.called},
                                {"bid", sale_.bid},
                                {"holder", sale_.holder},
                                {"in", std::move(in)}};
  if (phase() == Phase::first_tile && !sale_.called) {  // somebody may call one (EN1)
    json::array openings;
    for (int amount = 2; amount <= highest_bid; amount += 2) openings.push_back(amount);
    out["openings"] = std::move(openings);
  }
  return out;
}

// Who still has a turn is hashed here alone: in the other race games whose turn it is says it.
std::uint64_t Auction::hash() const {
  return Hasher(Classic::hash())
      .add(sale_.turn_of, sale_.called, sale_.bid, sale_.holder, sale_.speaker, sale_.in, now_.still_to_play)
      .value();
}

}  // namespace dalapapa
