// Who a client is, for what each may have of the server: its address, or in IPv6 the network that one customer has for all devices.
#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

namespace dalapapa {

using ClientAddress = std::array<unsigned char, 17>;  // 4 or 6, then the address

[[nodiscard]] inline ClientAddress client_at(const boost::asio::ip::address& address) {
  namespace ip = boost::asio::ip;
  ClientAddress client{};
  const auto take = [&client](unsigned char version, const auto& bytes, std::size_t count) {
    client[0] = version;
    std::copy_n(bytes.begin(), count, client.begin() + 1);
  };
  if (address.is_v4()) {
    take(4, address.to_v4().to_bytes(), 4);
  } else if (address.to_v6().is_v4_mapped()) {
    take(4, ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_bytes(), 4);
  } else {
    // On one cable all have the same network.
    take(6, address.to_v6().to_bytes(), address.to_v6().is_link_local() ? 16 : 8);
  }
  return client;
}

}  // namespace dalapapa
