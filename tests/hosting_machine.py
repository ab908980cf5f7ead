"""A bare directory that simulates the machine of the hosting page, and requests to it.

Absolute paths of the page are paths below that directory, and port 8000 is a free port. Packages
are linked from the environment of the tests (`players_set`); pip installs only the rest, once.
"""

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
from pathlib import Path
from typing import NamedTuple

from tests import players_set
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text()
NAME = "mendax.example.org"
PATIENCE = 120
"""Seconds to wait for a proxy before the test fails."""
BLOCK = re.compile(r"```([\w-]+)\n(.*?)```", re.DOTALL)
FILE = re.compile(r"`(/[\w./-]+)`[^`]*\n\n```[\w-]+\n(.*?)```", re.DOTALL)


def blocks(kind: str) -> list[str]:
    """Return all blocks of this kind on the page."""
    return [text for found, text in BLOCK.findall(PAGE) if found == kind]


def files(path: str) -> list[str]:
    """Return all contents that the page shows for this file."""
    return [text for found, text in FILE.findall(PAGE) if found == path]


def commands() -> list[list[str]]:
    """Return every command on the page, split into words."""
    return [shlex.split(line) for text in blocks("sh") for line in text.splitlines()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as asked:
        port: int = asked.getsockname()[1]
    return port


class Machine:
    """A directory that simulates the machine of the page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        players_set.make(folder / "opt" / "mendax" / "venv")
        for each in ("etc", "var/lib/mendax", "var/backups", "run/mendax"):
            (folder / each).mkdir(parents=True)

    def here(self, text: str) -> str:
        """Return a text of the page with this machine's paths and port."""
        there = re.sub(r"(?<![\w.])/(opt|etc|var|run)/", rf"{self.folder}/\1/", text)
        return there.replace(":8000", f":{self.port}")

    def write(self, path: str, text: str) -> Path:
        """Write a file of the page to the path that the page states."""
        file = Path(self.here(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.here(text))
        return file

    def run(self, words: list[str], **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run a command of the page in the bare directory, without this environment."""
        bare = {"PATH": os.defpath, "LC_ALL": "C"} | environment
        here = [self.here(word) for word in words]
        return subprocess.run(
            here, cwd=self.folder, env=bare, capture_output=True, text=True, check=False
        )


@contextmanager
def bare_machine() -> Iterator[Machine]:
    """Yield a machine that has only the players' packages."""
    # Unix sockets have short paths, and pytest's folders are long.
    folder = Path(os.path.realpath(os.environ.get("TMPDIR", "/tmp"))) / f"mx{secrets.token_hex(3)}"
    folder.mkdir()
    try:
        yield Machine(folder)
    finally:
        shutil.rmtree(folder)


def of_unit(text: str) -> dict[str, str]:
    """Return the settings in a unit's service section, by name."""
    service = text.partition("[Service]")[2].partition("[Install]")[0]
    return dict(line.split("=", 1) for line in service.splitlines() if re.match(r"\w+=", line))


@contextmanager
def served(machine: Machine, settings: str, stop: bool = True) -> Iterator[list[str]]:
    """Run the server as the unit starts it with these settings, and yield its log.

    With ``stop`` the server is stopped after the block; otherwise the block must end it.
    """
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
        if stop or sys.exc_info()[0] is not None:
            process.send_signal(signal.SIGTERM)  # as systemd does
        said += process.stdout.readlines()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0, said


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    head: dict[str, str]
    body: str


def asked(
    port: int, line: str, *headers: str, name: str | None = None, body: bytes = b""
) -> Answer:
    """Send a request over plain HTTP, or with TLS for ``name`` without checking the certificate."""
    with socket.create_connection(("127.0.0.1", port), 60) as plain:
        stream: socket.socket = plain
        if name is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # without authorities
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
    """Greet a table over its socket; return its first answer."""
    hello = json.dumps({"type": "hello", "since": 0}).encode()
    mask = bytes(4)
    stream.sendall(bytes((0x81, 0x80 | len(hello))) + mask + hello)
    size = read(2)[1] & 0x7F
    if size == 126:
        size = int.from_bytes(read(2), "big")
    return read(size).decode()
