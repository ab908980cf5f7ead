"""Tests that the number of connections is limited for all peers together."""

from typing import Any, cast

import pytest

from mendax.server.base.settings import Rate, Rates, ServerSettings
from mendax.server.socket.connection_limits import ConnectionLimits, peer_of
from tests.server.hand_clock import HandClock


class _Transport:
    def __init__(self, peer: object) -> None:
        self._peer = peer

    def get_extra_info(self, _: str) -> object:
        """Return the peer's address."""
        return self._peer


def _from(*hosts: str) -> list[Any]:
    return [cast("Any", _Transport((host, 1))) for host in hosts]


def _admits(limits: ConnectionLimits, transport: Any) -> bool:
    return limits.admit(transport, peer_of(transport))


def _limits(most: int = 100, **settings: Any) -> ConnectionLimits:
    rates = Rates(connections_per_address=2, frames=Rate(3, 3))
    return ConnectionLimits(ServerSettings(rates=rates, **settings), HandClock(), most)


@pytest.mark.parametrize(
    "hosts",
    [
        ("192.0.2.1",) * 3,
        ("2001:db8::1", "2001:db8::2", "2001:db8::ffff"),
        ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"),
    ],
)
def test_an_address_has_a_limit_of_connections(hosts: tuple[str, ...]) -> None:
    limits, (first, second, third) = _limits(), _from(*hosts)
    (other,) = _from("192.0.2.9")
    assert [_admits(limits, each) for each in (first, second, third, other)] == [
        True,
        True,
        False,
        True,
    ]
    limits.leave(third)  # the connection was not counted
    assert not _admits(limits, third)
    limits.leave(first)
    limits.leave(first)
    assert _admits(limits, third)
    assert not _admits(limits, first)
    assert limits.open == 3


def test_there_are_no_more_than_descriptors() -> None:
    limits = _limits(most=2)
    assert [_admits(limits, each) for each in _from("a", "b", "c")] == [True, True, False]


def test_a_trusted_proxy_is_many_people() -> None:
    limits = _limits(most=5, proxies=("192.0.2.0/24",))
    assert all(_admits(limits, each) for each in _from(*["192.0.2.7"] * 5))
    assert not _admits(limits, *_from("192.0.2.7")), "but not beyond the limit"


def test_a_client_of_a_unix_socket_is_a_proxy() -> None:
    limits = _limits(most=5)
    assert all(_admits(limits, cast("Any", _Transport(""))) for _ in range(5))


@pytest.mark.parametrize(
    ("peer", "expected"),
    [
        (("192.0.2.1", 5), ("192.0.2.1", 5)),
        (("::ffff:192.0.2.1", 5, 0, 0), ("192.0.2.1", 5)),
        (("2001:db8::1", 5, 0, 0), ("2001:db8::1", 5)),
        (("fe80::1%eth0", 5, 0, 2), ("fe80::1%eth0", 5)),
        ("", None),
        (None, None),
    ],
)
def test_a_peer_has_the_address_of_its_family(peer: object, expected: object) -> None:
    assert peer_of(cast("Any", _Transport(peer))) == expected


def test_frames_are_counted_by_the_clock() -> None:
    limits = _limits()
    count = limits.frames()
    assert [count.take() for _ in range(4)] == [True, True, True, False]
    cast("HandClock", limits.clock).advance(1)
    assert [count.take() for _ in range(2)] == [True, False]
