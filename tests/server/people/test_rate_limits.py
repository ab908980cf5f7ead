"""Tests of the network that counts as one address."""

from mendax.server.people.rate_limits import network_of


def test_an_ipv6_network_counts_as_one_address() -> None:
    networks = {
        "192.0.2.7": "192.0.2.7",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::",
        "2001:db8:1:2:ffff::1": "2001:db8:1:2::",
        "::ffff:192.0.2.7": "192.0.2.7",
        "somewhere": "somewhere",
        "": "",
    }
    assert {address: network_of(address) for address in networks} == networks
