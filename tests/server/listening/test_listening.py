"""Tests of the port of a server, and of its output at startup."""

import socket
import stat
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from mendax.server.listening import network
from mendax.server.listening.listening import listen, listen_once_free, say_where
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import ServerSettings, with_changes
from mendax.words import Words
from tests.reasons import because

HOME = ("192.168.1.5", "10.0.0.2")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate the addresses of a machine in two networks."""
    monkeypatch.setattr(network, "own_addresses", lambda _: HOME)


def test_lan_listens_on_the_network_and_prints_the_address(
    home: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen(ServerSettings(port=0, lan=True)) as opened:
        listening = opened.sockets
        port = listening[0].getsockname()[1]
        assert network.origins(listening) == tuple(f"http://{address}:{port}" for address in HOME)
        say_where(listening, Words("en"), False)
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"Mendax is open at http://localhost:{port}/",
        *(f"Others in your network: http://{address}:{port}/" for address in HOME),
    ]


def test_all_addresses_of_ipv6_take_ipv4_too(home: None) -> None:
    with listen(ServerSettings(port=0, host=("::",))) as opened:
        (listening,) = opened.sockets
        port = listening.getsockname()[1]
        for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
            with socket.socket(family, socket.SOCK_STREAM) as asking:
                asking.connect((address, port))
        assert network.origins(opened.sockets)[0] == f"http://{HOME[0]}:{port}"


def _link_local() -> str | None:
    """Return a link-local address of this machine with its scope, if it has one."""
    listed = Path("/proc/net/if_inet6")
    lines = map(str.split, listed.read_text().splitlines()) if listed.exists() else ()
    found = (f"{ip_address(bytes.fromhex(one[0]))}%{one[5]}" for one in lines)
    return next((one for one in found if one.startswith("fe80")), None)


def test_a_link_local_address_keeps_its_scope() -> None:
    own = _link_local()
    if own is None:
        pytest.skip("this machine has no link-local address of IPv6")
    with listen(with_changes(ServerSettings(port=0), {"host": (f"[{own}]",)})) as opened:
        assert own in network.own_origin(opened.sockets)
        assert network.is_open(opened.sockets), "others on the same link can connect"
        assert own in network.origins(opened.sockets)[0]


def test_a_foreign_link_local_address_is_refused_in_words() -> None:
    with pytest.raises(SettingsError) as refused:
        listen(with_changes(ServerSettings(port=0), {"host": ("fe80::7%lo",)}))
    assert "fe80::7%lo" in str(refused.value)
    assert "Invalid argument" not in str(refused.value)


def test_several_addresses_share_a_port(home: None) -> None:
    with listen(ServerSettings(port=0, host=("127.0.0.1", "::1"))) as opened:
        (first, second) = opened.sockets
        assert first.getsockname()[1] == second.getsockname()[1]
        assert network.own_origin(opened.sockets) == f"http://127.0.0.1:{first.getsockname()[1]}"
        assert network.origins(opened.sockets) == ()


def test_if_one_address_is_taken_none_is_kept() -> None:
    with socket.create_server(("127.0.0.2", 0)) as taken:
        port = taken.getsockname()[1]
        settings = ServerSettings(port=port, host=("127.0.0.1", "127.0.0.2"))
        with pytest.raises(SettingsError) as refused:
            listen(settings)
        assert "127.0.0.2" in Words("en").explain(refused.value.reason)
        with socket.create_server(("127.0.0.1", port)):
            pass


@pytest.fixture
def path() -> Iterator[Path]:
    """Yield a path that is short enough for a Unix socket."""
    with TemporaryDirectory() as folder:
        yield Path(folder) / "http"


def test_a_unix_socket_is_for_its_user_and_group(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen(ServerSettings(host=(f"unix:{path}",))) as opened:
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
        (listening,) = opened.sockets
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(str(path))
        assert network.origins(opened.sockets) == ()
        assert not network.is_open(opened.sockets)
        say_where(opened.sockets, Words("en"), True, fronted=True)
        assert listening.getsockname() == str(path)
    assert not path.exists()
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"Mendax is open at unix:{path}"
    assert "through the proxy" in said[1]


def test_the_socket_of_a_killed_server_is_replaced(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(path))
    assert path.exists()
    with listen(ServerSettings(host=(f"unix:{path}",))), socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(path))


def test_the_socket_of_a_running_server_is_left_alone(path: Path) -> None:
    settings = ServerSettings(host=(f"unix:{path}",))
    with listen(settings) as first:
        inode = path.stat().st_ino
        with pytest.raises(SettingsError) as refused:
            listen(settings)
        assert str(path) in Words("en").explain(refused.value.reason)
        assert path.stat().st_ino == inode
        path.unlink()
        with listen(settings):
            first.close()
            assert path.exists(), "another server's by now"


def test_a_unix_socket_with_a_full_backlog_is_in_use(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as full, socket.socket(socket.AF_UNIX) as waiting:
        full.bind(str(path))
        full.listen(0)
        waiting.connect(str(path))
        with pytest.raises(SettingsError, check=because("server-socket-unusable")):
            listen(ServerSettings(host=(f"unix:{path}",)))
        assert path.exists()


def test_files_that_are_no_sockets_are_kept(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(SettingsError) as refused:
        listen(ServerSettings(host=(f"unix:{path}",)))
    assert "non-socket" in Words("en").explain(refused.value.reason)
    assert path.read_text() == "precious"


@pytest.mark.parametrize("wrong", ["/nowhere/at/all", "/tmp/" + "x" * 200])
def test_a_unix_socket_that_cannot_be_made_is_named(wrong: str) -> None:
    with pytest.raises(SettingsError) as refused:
        listen(ServerSettings(host=(f"unix:{wrong}",)))
    assert wrong in Words("en").explain(refused.value.reason)


NOBODY_ENDS = bool


async def test_a_port_that_is_still_taken_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    settings = ServerSettings(port=taken.getsockname()[1])
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)
        if len(paused) == 3:
            taken.close()

    with await listen_once_free(settings, Words("en"), NOBODY_ENDS, pause) as opened:
        assert opened.sockets[0].getsockname()[1] == settings.port
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
    assert paused == [], "a server that must end does not wait"


async def test_a_host_that_does_not_exist_is_not_waited_for() -> None:
    with pytest.raises(SettingsError, check=because("server-port-in-use")):
        await listen_once_free(ServerSettings(host=("192.0.2.77",)), Words("en"), NOBODY_ENDS)
