#include "server/client_address.hpp"

#include <gtest/gtest.h>

namespace dalapapa {
namespace {

ClientAddress at(const char* address) {
  return client_at(boost::asio::ip::make_address(address));
}

TEST(ClientAddress, is_an_address_of_the_old_kind_or_a_network_of_the_new) {
  EXPECT_EQ(at("192.0.2.1"), at("192.0.2.1"));
  EXPECT_NE(at("192.0.2.1"), at("192.0.2.2"));
  EXPECT_EQ(at("::ffff:192.0.2.1"), at("192.0.2.1"));
  EXPECT_EQ(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
  EXPECT_NE(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
  EXPECT_NE(at("::1"), at("127.0.0.1"));
  EXPECT_NE(at("32.1.13.184"), at("2001:db8::1"));
  EXPECT_NE(at("fe80::1"), at("fe80::2"));
}

}  // namespace
}  // namespace dalapapa
