"""Tests of the server's addresses, their visibility, and the output at startup."""

import re
import socket
from pathlib import Path

import pytest
import segno

from mendax.server.listening import network
from tests.server import connections
from tests.server.guests import Served, guests, serving

HOME = ("192.168.1.5", "10.0.0.2")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate the addresses of a machine in two networks."""
    monkeypatch.setattr(network, "own_addresses", lambda _: HOME)


def test_which_addresses_others_can_use() -> None:
    can = ("192.168.1.5", "10.0.0.2", "203.0.113.7", "fd00::5")
    cannot = ("127.0.0.1", "169.254.7.7", "0.0.0.0", "::1", "fe80::1")
    assert [address for address in can if not network.can_be_reached(address)] == []
    assert [address for address in cannot if network.can_be_reached(address)] == []


def test_loopback_names_mean_this_machine() -> None:
    here = ("localhost", "LOCALHOST.", "127.0.0.1", "127.8.8.8", "[::1]", "::1")
    elsewhere = (*("192.168.1.5", "", "rebound.example", "localhost.example", "127.0.0.1.example"),)
    assert [name for name in here if not network.is_this_machine(name)] == []
    assert [name for name in elsewhere if network.is_this_machine(name)] == []


def test_the_picture_is_the_link() -> None:
    """The half blocks of the printed code show exactly the squares of the QR code."""
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows: list[list[int]] = []
    for line in network.picture("http://192.168.1.5:8000/").splitlines():
        pairs = [halves[c] for c in re.sub(r"\x1b\[[\d;]*m", "", line)]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    code = segno.make("http://192.168.1.5:8000/", error="l", micro=False)
    whole = [[int(cell) for cell in row] for row in code.matrix_iter(border=2)]
    assert rows[: len(whole)] == whole


async def _told(served: Served, **headers: str) -> list[str]:
    async with connections.client(served.base) as http:
        answer = await http.get("/api/invitation", headers=headers)
        assert answer.status_code == 200
        origins: list[str] = answer.json()["origins"]
        return origins


async def test_only_local_clients_get_the_addresses(tmp_path: Path, home: None) -> None:
    async with serving(tmp_path, lan=True, names=("our.example",)) as served:
        there = [f"http://{address}:{served.port}" for address in HOME]
        assert await _told(served) == there
        assert await _told(served, host=f"localhost:{served.port}") == there
        for headers in (
            {"host": f"192.168.1.5:{served.port}"},
            {"host": "our.example"},
            {"x-forwarded-for": "203.0.113.9"},
            {"forwarded": "for=203.0.113.9"},
            {"via": "1.1 proxy"},
        ):
            assert await _told(served, **headers) == [], headers


async def test_remote_clients_get_no_addresses(tmp_path: Path, home: None) -> None:
    """A client behind a trusted proxy is identified by its forwarded address."""
    async with serving(tmp_path, lan=True, proxies=("127.0.0.1",)) as served:
        assert await _told(served, **{"x-forwarded-for": "203.0.113.9"}) == []
        assert await _told(served, **{"x-forwarded-for": "127.0.0.1"}) == []


async def test_a_guest_plays_by_the_network_link(tmp_path: Path) -> None:
    """A guest plays by an address of the network, with the Origin and Host of a browser."""
    addresses = [address for address in network.own_addresses() if _can_be_bound(address)]
    if not addresses:
        pytest.skip("this machine is in no network")
    async with serving(tmp_path, lan=True) as served:
        base = f"http://{addresses[0]}:{served.port}"
        async with guests(served.base, "Ann") as (ann,), guests(base, "Ben") as (ben,):
            table = await ann.open()
            host = await ann.enter(table)
            await ben.http.post("/api/session", headers={"origin": base})
            tab = await ben.tab(table, origin=base)
            await tab.hello()
            assert (await tab.do("sit", name="Ben"))["reason"] is None
            await host.until(lambda t: len(t.table["seats"]) == 2)


def _can_be_bound(address: str) -> bool:
    try:
        with socket.create_server((address, 0)):
            return True
    except OSError:
        return False


@pytest.mark.parametrize(
    ("address", "scheme", "found"),
    [
        ("https://A.example.", None, ("a.example", 443)),
        ("http://a.example:8443", None, ("a.example", 8443)),
        ("a.example", "http", ("a.example", 80)),
        ("[2001:DB8::1]:8000", "http", ("2001:db8::1", 8000)),
        ("https://b\u00fccher.example", None, ("xn--bcher-kva.example", 443)),
        ("ftp://a.example", None, None),
        ("https://x@a.example", None, None),
        ("https://a.example:99999", None, None),
        ("", "https", None),
        ("null", None, None),
    ],
)
def test_an_authority_is_normalised(
    address: str, scheme: str | None, found: tuple[str, int] | None
) -> None:
    assert network.authority(address, scheme) == found


def test_an_address_at_home_comes_before_that_of_a_vpn(monkeypatch: pytest.MonkeyPatch) -> None:
    routes = {"192.0.2.1": "10.8.0.2", "192.168.1.254": "192.168.1.5"}

    class Asked:
        def __init__(self, *_: int) -> None:
            self.target = ""

        def __enter__(self) -> "Asked":
            return self

        def __exit__(self, *_: object) -> None:
            return None

        def connect(self, target: tuple[str, int]) -> None:
            self.target = target[0]

        def getsockname(self) -> tuple[str, int]:
            return routes.get(self.target, "10.8.0.2"), 9

    monkeypatch.setattr(socket, "socket", Asked)
    assert network.own_addresses() == ("192.168.1.5", "10.8.0.2")


@pytest.mark.parametrize(
    ("version", "wsl"),
    [("Linux version 5.15.90.1-microsoft-standard-WSL2", True), ("Linux version 6.1.0", False)],
)
def test_wsl_is_known_by_its_kernel(tmp_path: Path, version: str, wsl: bool) -> None:
    (tmp_path / "version").write_text(version)
    assert network.is_wsl(tmp_path / "version") is wsl
    assert not network.is_wsl(tmp_path / "nowhere")
