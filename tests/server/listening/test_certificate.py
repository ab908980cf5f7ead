"""Tests that the certificate of a local network is kept, renewed, private, and used by a real
server."""

import asyncio
import re
import socket
import ssl
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from websockets.asyncio.client import connect

from mendax.server.listening import network
from mendax.server.listening.certificate import FILE, VALID, context_of, machine_names
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import ServerSettings, refuse_contradictions
from tests.reasons import because
from tools.ground import ROOT

NOW = datetime(2026, 11, 27, tzinfo=UTC)
NAMES = ("localhost", "cellar.local", "127.0.0.1", "192.168.1.5")


def known(folder: Path) -> x509.Certificate:
    """Return the certificate in ``folder``."""
    return x509.load_pem_x509_certificate((folder / FILE).read_bytes())


def test_it_names_the_machine_and_only_the_server_reads_its_key(tmp_path: Path) -> None:
    context_of(tmp_path, NAMES, NOW)
    made = known(tmp_path)
    named = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert named.get_values_for_type(x509.DNSName) == ["localhost", "cellar.local"]
    assert [str(one) for one in named.get_values_for_type(x509.IPAddress)] == [*NAMES[2:]]
    assert made.not_valid_after_utc - made.not_valid_before_utc == VALID
    assert made.not_valid_before_utc < NOW
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_it_is_kept_while_the_machine_has_no_new_address(tmp_path: Path) -> None:
    context_of(tmp_path, NAMES, NOW)
    first = (tmp_path / FILE).read_bytes()
    context_of(tmp_path, NAMES[:3], NOW + VALID - timedelta(days=32))
    assert (tmp_path / FILE).read_bytes() == first


@pytest.mark.parametrize(
    ("names", "later"),
    [((*NAMES, "10.0.0.2"), timedelta()), (NAMES, VALID - timedelta(days=30))],
    ids=["address", "expiry"],
)
def test_it_is_made_again(tmp_path: Path, names: tuple[str, ...], later: timedelta) -> None:
    context_of(tmp_path, NAMES, NOW)
    first = known(tmp_path)
    context_of(tmp_path, names, NOW + later)
    assert known(tmp_path).serial_number != first.serial_number


def test_a_damaged_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no certificate")
    context_of(tmp_path, NAMES, NOW)
    assert known(tmp_path).not_valid_after_utc > NOW


def test_it_needs_a_local_network() -> None:
    refuse_contradictions(ServerSettings(tls=True, lan=True))
    with pytest.raises(SettingsError, check=because("server-tls-needs-lan")):
        refuse_contradictions(ServerSettings(tls=True))


def test_the_machine_has_its_loopback_and_network_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Cellar.example.org")
    monkeypatch.setattr(network, "own_addresses", lambda: ("192.168.1.5",))
    names = ("localhost", "cellar", "cellar.local", "127.0.0.1", "192.168.1.5")
    assert machine_names() == names


@pytest.fixture
def server(tmp_path: Path) -> Iterator[int]:
    """Yield the port of ``mendax serve --lan --tls`` with its data in ``tmp_path``."""
    command = [sys.executable, "-m", "mendax", "serve", "--lan", "--tls", "--port", "0"]
    made = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={"PATH": "", "LANG": "en"},
    )
    assert made.stdout
    found = re.search(r"https://localhost:(\d+)/", made.stdout.readline())
    assert found
    yield int(found[1])
    made.terminate()
    said = made.stdout.read()
    made.wait()
    made.stdout.close()
    assert "Browsers warn once" in said
    assert "Traceback" not in said


def test_a_real_server_speaks_https_with_it(server: int, tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=tmp_path / FILE)
    home = f"https://localhost:{server}"
    ask = urllib.request.Request(
        f"{home}/api/tables",
        b'{"name": "Ann", "game": "mia", "bots": ["liar"]}',
        {"content-type": "application/json", "origin": home},
    )
    with urllib.request.urlopen(ask, context=trusting) as answer:
        cookie = answer.headers["set-cookie"]
        table = re.search(rb'"id":"(\w+)"', answer.read())
        assert answer.headers["strict-transport-security"] is None
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "; Secure" in cookie
    assert table
    with urllib.request.urlopen(f"{home}/api/invitation", context=trusting) as answer:
        assert b"http://" not in answer.read()

    async def talk() -> str:
        address = f"wss://127.0.0.1:{server}/api/tables/{table[1].decode()}/socket"
        heads = {"cookie": cookie.partition(";")[0], "origin": f"https://127.0.0.1:{server}"}
        async with connect(
            address,
            ssl=trusting,
            additional_headers=heads,
            open_timeout=None,
            ping_interval=None,
            close_timeout=None,
        ) as socket:
            await socket.send('{"type": "hello"}')
            return str(await socket.recv())

    assert '"type":"welcome"' in asyncio.run(talk())
    plain = f"http://localhost:{server}/"
    with urllib.request.urlopen(plain, context=trusting) as answer:
        assert answer.url == f"{home}/"
