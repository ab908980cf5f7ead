"""Tests that limits apply to an address, to its /48 and to the server."""

import pytest

from mendax.server.people.networks import (
    ALL,
    WIDE,
    AddressCount,
    AddressLimit,
    AtOnce,
    wide_network,
)
from mendax.server.people.rate_limits import network_of
from mendax.server.settings.settings import Rate
from mendax.server.wire.refusal import Refused


def home_48(number: int, of: int = 1) -> str:
    """Return an address in one /64 network of a /48."""
    return network_of(f"2001:db8:{of:x}:{number:x}::1")


def taken(limit: AddressLimit, addresses: list[str]) -> int:
    """Return the number of uses that these addresses get if all of them try repeatedly."""
    count = 0
    for address in addresses:
        while True:
            try:
                limit.take(address)
            except Refused:
                break
            count += 1
    return count


@pytest.mark.parametrize(
    ("address", "wide"),
    [
        ("2001:db8:1:2::", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::", "2001:db8:1::/48"),
        ("2001:db8:2:1::", "2001:db8:2::/48"),
        ("::ffff:192.0.2.7", None),
        ("192.0.2.7", None),
        ("", None),
        ("somewhere", None),
    ],
)
def test_an_ipv6_address_is_in_a_48(address: str, wide: str | None) -> None:
    assert wide_network(address) == wide


def test_a_48_has_sixteen_times_the_limit_of_an_address() -> None:
    limit = AddressLimit(Rate(3, 60), lambda: 0.0)
    assert taken(limit, [home_48(1)]) == 3
    assert taken(limit, [home_48(number) for number in range(300)]) == 3 * (WIDE - 1)
    assert limit.wait(home_48(77)) == 2, "a sixteenth of the twenty seconds of one address"
    assert taken(limit, [home_48(1, of=2), "192.0.2.7"]) == 6, "others go on"


def test_the_server_has_a_limit_for_all_together() -> None:
    limit = AddressLimit(Rate(1, 60), lambda: 0.0)
    addresses = [f"10.0.{high}.{low}" for high in range(2) for low in range(200)]
    assert taken(limit, addresses) == ALL
    assert limit.wait("192.0.2.7") == 1


def test_refused_uses_are_not_counted() -> None:
    limit = AddressLimit(Rate(1, 60), lambda: 0.0)
    limit.take(home_48(1))
    for _ in range(100):
        with pytest.raises(Refused):
            limit.take(home_48(1))
    assert taken(limit, [home_48(number) for number in range(2, 99)]) == WIDE - 1


def test_a_48_regains_its_uses() -> None:
    at = 0.0
    limit = AddressLimit(Rate(1, 60), lambda: at)
    addresses = [home_48(number) for number in range(50)]
    assert taken(limit, addresses) == WIDE
    at = 60.0
    assert taken(limit, addresses) == WIDE


def test_stored_bytes_also_count_for_the_48() -> None:
    limit = AddressLimit(Rate(100, 100), lambda: 0.0)
    limit.spend(home_48(1), 100 * WIDE + 50)
    assert limit.wait(home_48(2)) > 0
    assert limit.wait(home_48(1, of=2)) == 0


def test_connections_of_a_48_are_counted_together() -> None:
    counted = AddressCount()
    for number in range(2 * WIDE):
        if counted.has_room(home_48(number), 1):
            counted.add(home_48(number))
    assert counted["2001:db8:1::/48"] == WIDE
    assert counted.has_room("192.0.2.7", 1)
    counted.remove(home_48(0))
    assert counted.has_room(home_48(99), 1)
    assert not counted.has_room(home_48(1), 1)
    for number in range(1, WIDE):
        counted.remove(home_48(number))
    assert counted["2001:db8:1::/48"] == 0


def test_each_address_has_a_limit_of_concurrent_requests() -> None:
    most = AtOnce(2)
    with most.one("a"):
        with most.one("a"), most.one("b"):
            with pytest.raises(Refused) as refused, most.one("a"):
                raise AssertionError("a third one")
            assert refused.value.status == 429
        with most.one("a"):
            pass


def test_failed_requests_free_their_slot() -> None:
    most = AtOnce(1)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), most.one("a"):
            raise ZeroDivisionError


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
