"""Tests that only trusted proxies may state the origin of a request."""

from typing import Any

import pytest

from mendax.server.people.trusted_proxies import LOCAL_SOCKET, TrustedProxies


def believed(proxies: tuple[str, ...], kind: str = "http", **lines: str) -> dict[str, Any]:
    """Return the request's scope after the proxy's headers were applied."""
    headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in lines.items()]
    scope = {"type": kind, "scheme": "http", "client": ("10.0.0.1", 5), "headers": headers}
    TrustedProxies(proxies).believe(scope)
    return scope


OURS = ("10.0.0.1", "192.168.0.0/16", "2001:db8::/32", "10.1.1.1/8", "no address")


def test_addresses_and_networks_are_known() -> None:
    proxies = TrustedProxies(OURS[:3])
    inside = ["10.0.0.1", "192.168.7.7", "2001:db8::1", LOCAL_SOCKET]
    outside = [
        "10.0.0.2",
        "192.169.0.1",
        "2001:db9::1",
        "no address",
        "x" * 100_000,
        "::ffff:1.2.3.4",
    ]
    assert [one for one in (*inside, *outside) if one in proxies] == inside
    assert "10.9.9.9" in TrustedProxies(OURS), "a network may be given by an address in it"
    assert "no address" not in TrustedProxies(OURS)
    assert "192.0.2.1" in TrustedProxies(("*",))
    assert "192.0.2.1" not in TrustedProxies(())


@pytest.mark.parametrize(
    ("said", "client"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("1.1.1.1, 198.51.100.7", "198.51.100.7"),
        ("1.1.1.1, 198.51.100.7, 192.168.0.9", "198.51.100.7"),
        ("192.168.0.8, 192.168.0.9", "192.168.0.8"),
        ("198.51.100.7:8080", "198.51.100.7"),
        ("[2001:db9::7]:8080", "2001:db9::7"),
        ("[2001:db9::7]", "2001:db9::7"),
        ("2001:db9::7", "2001:db9::7"),
        ("unknown", "unknown"),
        ("", "10.0.0.1"),
    ],
)
def test_the_client_is_the_last_that_is_no_proxy(said: str, client: str) -> None:
    assert believed(OURS[:3], x_forwarded_for=said)["client"][0] == client


def test_trusting_all_takes_the_first_address() -> None:
    assert believed(("*",), x_forwarded_for="1.1.1.1, 2.2.2.2")["client"][0] == "1.1.1.1"


def test_the_scheme_is_the_one_that_people_use() -> None:
    assert believed(OURS, x_forwarded_proto="https")["scheme"] == "https"
    assert believed(OURS, "websocket", x_forwarded_proto="https")["scheme"] == "wss"
    assert believed(OURS, x_forwarded_proto="gopher")["scheme"] == "http"
    assert believed(OURS)["scheme"] == "http"
    assert believed(OURS)["client"] == ("10.0.0.1", 5)
