"""Tests of the names that a server accepts: locally, in a network, with its name, and behind a
proxy."""

from typing import Any

import pytest

from mendax.server.http.own_names import OwnNames
from mendax.server.settings.settings import ServerSettings

MACHINE = "Cellar.home.example"
LOOPBACK = ("localhost:8000", "LOCALHOST.", "127.0.0.1", "127.9.9.9:80", "[::1]:9")
OTHERS = ("rebound.example:8000", "localhost.example", "cellar.example", "127.0.0.1.example", "[")
NUMBERS = ("192.168.1.5:8000", "203.0.113.7", "[fd00::5]:8000")
CALLED = ("cellar", "CELLAR:8000", "cellar.local", "cellar.lan", "cellar.home.example", "cellar.")


def have(host: str, settings: dict[str, Any]) -> bool:
    return OwnNames(ServerSettings(**settings), MACHINE).have(host)


@pytest.mark.parametrize(
    ("settings", "ours", "not_ours"),
    [
        ({}, LOOPBACK, (*OTHERS, *NUMBERS, *CALLED, "")),
        ({"host": ("::1",)}, LOOPBACK, (*OTHERS, *NUMBERS, *CALLED)),
        ({"lan": True}, (*LOOPBACK, *NUMBERS, *CALLED), (*OTHERS, "")),
        ({"host": ("192.168.1.5",)}, (*LOOPBACK, *NUMBERS, *CALLED), OTHERS),
        ({"host": ("::1", "192.168.1.5")}, (*LOOPBACK, *NUMBERS, *CALLED), OTHERS),
        ({"host": ("unix:/run/m",)}, ("mendax.example", *LOOPBACK, *OTHERS), ()),
        (
            {"host": ("unix:/run/m",), "names": ("mendax.example",)},
            ("mendax.example", *LOOPBACK),
            (*OTHERS, *NUMBERS),
        ),
        ({"names": ("mendax.example",)}, ("Mendax.Example:80", *LOOPBACK), (*OTHERS, *NUMBERS)),
        ({"names": ("кубок.example",)}, ("xn--90arbpx.example",), OTHERS),
        ({"origins": ("https://our.example",)}, ("our.example", *LOOPBACK), OTHERS),
        ({"proxies": ("127.0.0.1",)}, ("mendax.example", *LOOPBACK, *OTHERS), ()),
        (
            {"proxies": ("127.0.0.1",), "names": ("mendax.example",)},
            ("mendax.example", *LOOPBACK),
            (*OTHERS, *NUMBERS),
        ),
    ],
)
def test_accepted_host_names(
    settings: dict[str, Any], ours: tuple[str, ...], not_ours: tuple[str, ...]
) -> None:
    assert [host for host in ours if not have(host, settings)] == []
    assert [host for host in not_ours if have(host, settings)] == []


def test_a_machine_without_a_name_has_none() -> None:
    names = OwnNames(ServerSettings(lan=True), "")
    assert not names.have(".local")
    assert not names.have("")
    assert names.have("192.168.1.5")
