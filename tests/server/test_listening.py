"""The port of a server, and what is printed at the start."""

import socket

import pytest

from mendax.server import network
from mendax.server.listening import listen, listen_once_free, say_where
from mendax.server.settings import ServerSettings, SettingsError
from mendax.words import Words
from tests.reasons import because

HOME = ("192.168.1.5", "10.0.0.2")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is in two networks."""
    monkeypatch.setattr(network, "own_addresses", lambda _: HOME)


def test_lan_listens_for_everybody_and_tells_where(
    home: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen(ServerSettings(port=0, lan=True)) as listening:
        port = listening.getsockname()[1]
        assert network.origins(listening) == tuple(f"http://{address}:{port}" for address in HOME)
        say_where(listening, Words("en"), False)
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"Mendax is open at http://localhost:{port}/",
        *(f"Others in your network: http://{address}:{port}/" for address in HOME),
    ]


def test_below_a_path_it_says_so(home: None, capsys: pytest.CaptureFixture[str]) -> None:
    with listen(ServerSettings(port=0, lan=True)) as listening:
        port = listening.getsockname()[1]
        say_where(listening, Words("en"), False, "/mendax")
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith(f"http://localhost:{port}/mendax/")
    assert said[1].endswith(f"http://{HOME[0]}:{port}/mendax/")


def test_on_loopback_it_says_how_others_could_come_in(
    home: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen(ServerSettings(port=0)) as listening:
        assert network.origins(listening) == ()
        say_where(listening, Words("en"), False)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:" in said
    assert "--lan" in said


def test_behind_a_proxy_it_says_that_others_come_by_it(capsys: pytest.CaptureFixture[str]) -> None:
    with listen(ServerSettings(port=0)) as listening:
        say_where(listening, Words("en"), False, fronted=True)
    said = capsys.readouterr().out
    assert "by the proxy" in said
    assert "--lan" not in said


def test_in_wsl_it_says_that_phones_do_not_reach_it(
    home: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "is_wsl", lambda: True)
    with listen(ServerSettings(port=0, lan=True)) as listening:
        say_where(listening, Words("en"), False)
    assert "networkingMode=mirrored" in capsys.readouterr().out


def test_all_addresses_of_ipv6_take_ipv4_too(home: None) -> None:
    with listen(ServerSettings(port=0, host="::")) as listening:
        port = listening.getsockname()[1]
        for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
            with socket.socket(family, socket.SOCK_STREAM) as asking:
                asking.connect((address, port))
        assert network.origins(listening)[0] == f"http://{HOME[0]}:{port}"


def test_without_a_network_nothing_is_promised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda _: ())
    with listen(ServerSettings(port=0, host="0.0.0.0")) as listening:
        say_where(listening, Words("uk"), False)
    said = capsys.readouterr().out
    assert "не в локальній мережі" in said
    assert "--lan" not in said


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, check=because("server-port-in-use")):
            listen(ServerSettings(port=port))


NOBODY_ENDS = bool


async def test_a_port_that_is_still_taken_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    settings = ServerSettings(port=taken.getsockname()[1])
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)
        if len(paused) == 3:
            taken.close()

    with await listen_once_free(settings, Words("en"), NOBODY_ENDS, pause) as listening:
        assert listening.getsockname()[1] == settings.port
    assert len(paused) == 3
    said = capsys.readouterr().err
    assert said == f"Port {settings.port} is still in use; waiting up to 15 seconds for it.\n"


async def test_a_port_that_stays_taken_is_given_up_after_15_seconds() -> None:
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)

    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = ServerSettings(port=taken.getsockname()[1])
        with pytest.raises(SettingsError, check=because("server-port-in-use")):
            await listen_once_free(settings, Words("en"), NOBODY_ENDS, pause)
        assert sum(paused) == pytest.approx(15)
        paused.clear()
        with pytest.raises(SettingsError, check=because("server-port-in-use")):
            await listen_once_free(settings, Words("en"), lambda: True, pause)
    assert paused == [], "whoever is told to end waits no more"


async def test_a_host_that_does_not_exist_is_not_waited_for() -> None:
    with pytest.raises(SettingsError, check=because("server-port-in-use")):
        await listen_once_free(ServerSettings(host="192.0.2.77"), Words("en"), NOBODY_ENDS)
