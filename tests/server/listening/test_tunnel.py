"""Tests that ``--share`` opens a tunnel through a real SSH server, and says so if it can't.

The tests of tunnels need ``sshd`` (Debian: ``apt-get install openssh-server``).
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mendax.core.game import Reason
from mendax.server.listening import tunnel
from mendax.server.listening.tunnel import (
    Destination,
    NoTunnel,
    Share,
    Tunnel,
    printed_link,
    refuse_open_server,
    share,
    shared,
)
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import ServerSettings
from testbed.ssh_server import SSHD, ssh_server
from tests.hosting_machine import asked
from tests.reasons import because

PRINTED = """
Welcome! Manuals: https://tunnels.example/docs/ and custom names: https://admin.tunnels.example/
a1b2.guests.example tunneled with tls termination, https://a1b2.guests.example
"""
needs_sshd = pytest.mark.skipif(SSHD is None, reason="no sshd here: install openssh-server")


@contextmanager
def _serving(
    folder: Path, environment: dict[str, str], *options: str
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Yield a server with these options and its first line with an address."""
    command = [sys.executable, "-m", "mendax", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(
        [*command, *options], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            yield server, next(line for line in server.stdout if "://" in line)
        finally:
            server.kill()


def _clients(port: int) -> list[int]:
    """Return the processes of ``ssh`` that forward a port of the destination."""
    every = (int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal())
    return [pid for pid in every if f"\0-p\0{port}\0".encode() in _command(pid)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@needs_sshd
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_guests_reach_the_server_until_it_ends(tmp_path: Path, end: signal.Signals) -> None:
    with ssh_server(tmp_path) as host:
        options = ("--share", host.destination)
        with _serving(tmp_path / "data", host.environment, *options) as (server, line):
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            assert found, line
            port = int(found[1])
            page = asked(port, "GET /api/health HTTP/1.1", f"Host: 127.0.0.1:{port}")
            assert page.status == 200
            # A guest in the tunnel looks like this machine.
            assert asked(port, "GET /metrics HTTP/1.1", "Host: localhost").status == 404
            away = asked(port, "GET / HTTP/1.1", "Host: other.example")
            assert away.status == 421
            server.send_signal(end)
            server.wait()
        at = int(host.destination.rpartition(":")[2])
        while _clients(at):
            pass  # until the kernel's signal has ended it


@needs_sshd
def test_a_services_printed_address_is_the_servers_own(tmp_path: Path) -> None:
    with ssh_server(tmp_path, prints=PRINTED) as host:
        options = ("--share-service", host.destination)
        with _serving(tmp_path / "data", host.environment, *options) as (server, line):
            assert "https://a1b2.guests.example/" in line
            assert server.stdout
            assert "a1b2.guests.example" in server.stdout.readline(), "the owner of the tunnel"


@needs_sshd
async def test_a_broken_tunnel_is_opened_again_at_its_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tunnel, "PAUSES", (0.01,))
    with ssh_server(tmp_path) as host:
        monkeypatch.setenv("PATH", host.environment["PATH"])
        said = asyncio.Queue[Reason]()
        wanted = share(host.destination, "", "")
        assert wanted
        made = Tunnel(wanted, 1, said.put_nowait)
        await made.open()
        first = made.address
        (client,) = _clients(wanted.to.port or 0)
        os.kill(client, signal.SIGKILL)
        assert [(await said.get()).key for _ in range(2)] == [
            *("server-share-ended", "server-share-again"),
        ]
        assert made.address == first
        await made.close()
        assert not _clients(wanted.to.port or 0)


@pytest.mark.parametrize(
    ("script", "key", "problem"),
    [
        ("exec sleep 1000", "server-share-slow", None),
        (
            "printf 'me@host: \\033[31mPermission denied\\007.\\n' >&2; exit 255",
            *("server-share-failed", "me@host: Permission denied."),
        ),
        ("head -c 300000 /dev/zero | tr '\\0' y", "server-share-failed", None),
    ],
)
async def test_an_ssh_that_fails_or_hangs_ends_in_words(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: str,
    key: str,
    problem: str | None,
) -> None:
    (tmp_path / "ssh").write_text(f"#!/bin/sh\n{script}\n")
    (tmp_path / "ssh").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    if key == "server-share-slow":
        monkeypatch.setattr(tunnel, "PATIENCE", 0.5)
    made = Tunnel(Share(Destination("me", "host", None)), 1, lambda _: None)
    with pytest.raises(NoTunnel) as error:
        await made.open()
    assert error.value.reason.key == key
    assert problem is None or error.value.reason.arguments["problem"] == problem


@pytest.mark.parametrize("given", ["me@host", "host", "me@host:2222", "me@[2001:db8::1]:22"])
def test_a_destination_is_read_as_it_is_written(given: str) -> None:
    wanted = share(given, "", "")
    assert wanted
    assert str(wanted.to) == given


@pytest.mark.parametrize(
    "given",
    [
        *("-oProxyCommand=touch", "-J", "me@-oProxyCommand=x", "-x@host", "--", "me@", "@host"),
        *("me@host -x", "me@host:99999", "ssh://me@host", "a/b", "host\n-x", "me@h:22:22", "h%1"),
    ],
)
def test_options_of_ssh_are_no_destination(given: str) -> None:
    for options in ((given, "", ""), ("", given, "")):
        with pytest.raises(SettingsError, check=because("server-share-destination")):
            share(*options)


def test_contradicting_options_are_refused() -> None:
    for options in (("a", "b", ""), ("", "", "https://x.example"), ("", "a", "https://x.example")):
        with pytest.raises(SettingsError, check=because("server-share-one")):
            share(*options)
    for address in ("ftp://x.example", "https://localhost", "https://x.example/below", "x"):
        with pytest.raises(SettingsError, check=because("server-share-address")):
            share("me@host", "", address)
    for settings in (ServerSettings(lan=True), ServerSettings(host=("::",))):
        with pytest.raises(SettingsError, check=because("server-share-alone")):
            refuse_open_server(settings)
    refuse_open_server(ServerSettings())


def test_headers_are_trusted_only_behind_a_proxy_with_https() -> None:
    plain = shared(ServerSettings(), "http://host.example:4000")
    assert (plain.names, plain.proxies, plain.secure) == (("host.example",), (), False)
    front = shared(ServerSettings(), "https://host.example")
    assert (front.proxies, front.secure) == (("127.0.0.1",), True)


@pytest.mark.parametrize(
    ("line", "link"),
    [
        ("a.example tunneled with tls termination, https://a.example", "https://a.example"),
        ("Forwarding HTTP traffic from https://x.tunnels.example", "https://x.tunnels.example"),
        ("http://x-1-2.a.example:8080", "http://x-1-2.a.example:8080"),
        ("create a free tunnel at https://tunnels.example/docs/faq#tunnel", None),
        ("To set up custom domains go to https://admin.tunnels.example/", None),
        ("tunnel to http://localhost:8000", None),
        ("tunnel http://x.example.evil\u202e/", None),
        ("", None),
    ],
)
def test_only_the_link_of_the_tunnel_is_found(line: str, link: str | None) -> None:
    assert printed_link(line) == link
