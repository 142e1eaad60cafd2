// Who a client is, for what each may have of the server: its address, or in IPv6 the network that one customer has for all devices.
#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

namespace dalapapa {

using ClientAddress = std::array<unsigned char, 8>;

[[nodiscard]] inline ClientAddress client_at(const boost::asio::ip::address& address) {
  ClientAddress client{};
  if (address.is_v4() || (address.is_v6() && address.to_v6().is_v4_mapped())) {
    const auto v4 = address.is_v4()
                        ? address.to_v4()
                        : boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6());
    std::ranges::copy(v4.to_bytes(), client.begin());
  } else {
    const auto bytes = address.to_v6().to_bytes();
    std::copy_n(bytes.begin(), client.size(), client.begin());
  }
  return client;
}

}  // namespace dalapapa
