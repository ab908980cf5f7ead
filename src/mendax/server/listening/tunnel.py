"""A table for friends anywhere: a tunnel from a public address to this server, by ``ssh -R``.

Rules of this file
1. A tunnel is opened only when the owner asks for it, and ends with the server.
2. ``ssh`` asks no questions, and each attempt ends after ``PATIENCE`` seconds.
3. A destination is checked before it becomes an argument, so it can't be an option of ``ssh``.
4. Forwarding headers are trusted only if the public address has HTTPS, because a plain tunnel
   passes on the headers that a guest sends.
5. Text from ``ssh`` is printed without control characters.
"""

import asyncio
import contextlib
import http.client
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from mendax.core.game import Reason
from mendax.programs.process.children import launched
from mendax.server.listening.network import is_this_machine
from mendax.server.settings.host_names import address_in, host_in
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import ServerSettings, with_changes

PATIENCE: Final = 30.0
"""Seconds for one attempt to open a tunnel."""
PAUSES: Final = (2.0, 5.0, 15.0, 60.0)
"""Seconds before each new attempt after a tunnel has ended; the last pause repeats."""
BEHIND_PROXY: Final = 8000
"""The port of the destination to which its proxy with HTTPS forwards."""
_STEP: Final = 0.25
_MORE: Final = 1.0
"""Seconds in which a service may print a second address, with HTTPS."""
_ANSWER: Final = 5.0
_USER: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*")
_ALLOCATED: Final = re.compile(r"Allocated port (\d+) for remote forward")
_FORWARDS: Final = re.compile(r"remote forward success for")
_LINK: Final = re.compile(r"(https?://[A-Za-z0-9.-]+(?::\d+)?)/?(?=$|[\s,;)])")
_URL: Final = re.compile(r"https?://\S*")
_ESCAPE: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_QUIET: Final = (
    *("BatchMode=yes", "ConnectTimeout=15", "ExitOnForwardFailure=yes", "ControlPath=none"),
    *("ServerAliveInterval=15", "ServerAliveCountMax=3", "ForwardAgent=no", "ForwardX11=no"),
    *("PermitLocalCommand=no", "RemoteCommand=none"),
)


class Destination(NamedTuple):
    """An SSH server, as the owner named it."""

    user: str
    host: str
    port: int | None

    def __str__(self) -> str:
        user = f"{self.user}@" if self.user else ""
        return user + self.in_link + (f":{self.port}" if self.port else "")

    @property
    def in_link(self) -> str:
        """The host as it is written in a link."""
        return f"[{self.host}]" if ":" in self.host else self.host


class Share(NamedTuple):
    """How to reach this server from anywhere."""

    to: Destination
    is_service: bool = False
    """True if the destination prints the public address; otherwise it is a host of the owner."""
    address: str = ""
    """The public address; empty if the destination chooses the port, or prints the address."""


class NoTunnel(SettingsError):
    """Raised when no tunnel can be opened."""


def share(own: str, service: str, address: str) -> Share | None:
    """Return what the options ``--share``, ``--share-service`` and ``--share-at`` ask for.

    Raises ``SettingsError``.
    """
    if not own and not service and not address:
        return None
    if bool(own) == bool(service) or (service and address):
        raise SettingsError(Reason("server-share-one"))
    return Share(destination(own or service), bool(service), _public(address) if address else "")


def destination(given: str) -> Destination:
    """Return the parts of ``user@host:port``. Raises ``SettingsError``."""
    user, at, place = given.rpartition("@")
    try:
        parts = urlsplit(f"//{place}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    is_plain = given.isprintable() and not set(place) & set("/?#@%\\ ")
    plain = is_plain and not host.startswith("-") and host_in(host) is not None
    if not plain or (at and not _USER.fullmatch(user)):
        raise SettingsError(Reason("server-share-destination", {"given": given[:80]}))
    return Destination(user, host, port)


def _public(given: str) -> str:
    """Return a public address without a final slash. Raises ``SettingsError``."""
    parts = urlsplit(given)
    host = host_in(given) if parts.scheme in ("http", "https") else None
    if host is None or is_this_machine(host):
        raise SettingsError(Reason("server-share-address", {"given": given[:80]}))
    return given.rstrip("/")


def shared(settings: ServerSettings, address: str) -> ServerSettings:
    """Return the settings of a server that guests reach at ``address``."""
    changes: dict[str, object] = {"names": (*settings.names, str(host_in(address)))}
    if address.startswith("https://"):
        changes |= {"proxies": (*settings.proxies, "127.0.0.1"), "secure": True}
    return with_changes(settings, changes)


def refuse_open_server(settings: ServerSettings) -> None:
    """Raise ``SettingsError`` if others can connect without the tunnel: guests in a tunnel look
    like this machine, which may see the server's addresses in its network."""
    ports = settings.addresses
    if settings.unix_sockets or len(ports) != 1 or address_in(ports[0]) != "127.0.0.1":
        raise SettingsError(Reason("server-share-alone"))


class Tunnel:
    """An open tunnel, which is opened again if it ends."""

    def __init__(self, asked: Share, port: int, say: Callable[[Reason], object]) -> None:
        """``port`` is this server's. ``say`` is called when the tunnel ends and is open again."""
        self._asked, self._port, self._say = asked, port, say
        self._process: asyncio.subprocess.Process | None = None
        self._remote = _first_port(asked)
        self._holding: asyncio.Task[None] | None = None
        self.address = asked.address
        """The public address, once the tunnel is open."""

    async def open(self, ends: Callable[[], bool] = lambda: False) -> None:
        """Open the tunnel. ``ends`` returns whether to stop trying. Raises ``NoTunnel``."""
        await self._try(ends)
        self._holding = asyncio.create_task(self._hold())

    async def close(self) -> None:
        """End the tunnel."""
        if self._holding is not None:
            self._holding.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._holding
        await self._end()

    async def _try(self, ends: Callable[[], bool]) -> None:
        if shutil.which("ssh") is None:
            raise NoTunnel(Reason("server-share-no-ssh"))
        command = launched(_command(self._asked, self._remote, self._port))
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl+C ends the server first
        )
        reading = asyncio.create_task(self._opened(self._process))
        try:
            for _ in range(round(PATIENCE / _STEP)):
                if ends() or (await asyncio.wait((reading,), timeout=_STEP))[0]:
                    break
            if not reading.done():
                raise NoTunnel(self._reason("server-share-slow", seconds=round(PATIENCE)))
            reading.result()
        except BaseException:
            reading.cancel()
            await self._end()
            raise

    def _reason(self, key: str, **more: str | int) -> Reason:
        return Reason(key, {"destination": str(self._asked.to), **more})

    async def _opened(self, process: asyncio.subprocess.Process) -> None:
        """Read the output of ``ssh`` until the tunnel is open. Raises ``NoTunnel``."""
        said = ""
        found: str | None = None
        while True:
            wait = _MORE if found else None
            try:
                line = await asyncio.wait_for(_line(process), wait)
            except TimeoutError:
                line = None
            if line is None and found:
                self.address = found
                return
            if line is None:
                await process.wait()
                raise NoTunnel(self._reason("server-share-failed", problem=said[:200]))
            if self._asked.is_service:
                link = printed_link(line)
                found = link if link and (not found or link.startswith("https")) else found
                if found and found.startswith("https://"):
                    self.address = found
                    return
            elif opened := (_FORWARDS if self._remote else _ALLOCATED).search(line):
                self._remote = self._remote or int(opened[1])
                self.address = self.address or f"http://{self._asked.to.in_link}:{self._remote}"
                return
            if line and not line.startswith("debug"):
                said = line

    async def _hold(self) -> None:
        """Wait until the tunnel ends, and open it again; a service might choose another address."""
        while True:
            await self._drained()
            self._say(self._reason("server-share-ended"))
            if self._asked.is_service:
                return
            await self._open_again()
            self._say(self._reason("server-share-again"))

    async def _drained(self) -> None:
        """Read and discard the output of ``ssh`` until it ends."""
        if self._process is not None:
            while await _line(self._process) is not None:
                pass
            await self._process.wait()

    async def _open_again(self, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        tries = 0
        while True:
            await pause(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            with contextlib.suppress(NoTunnel):
                await self._try(lambda: False)
                return

    async def _end(self) -> None:
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def _first_port(asked: Share) -> int:
    """Return the port to ask of the destination; 0 lets it choose."""
    if asked.is_service:
        return 80
    parts = urlsplit(asked.address)
    return BEHIND_PROXY if parts.scheme == "https" else (parts.port or 80) if parts.scheme else 0


def _command(asked: Share, remote: int, port: int) -> list[str]:
    """Return the command of ``ssh``."""
    bind = "" if asked.is_service else "127.0.0.1:" if asked.address[:5] == "https" else "*:"
    options = [word for option in _QUIET for word in ("-o", option)]
    # A service prints its address in a session; the log of a host names the allocated port.
    options += [] if asked.is_service else ["-N", "-o", "LogLevel=DEBUG1"]
    options += ["-l", asked.to.user] if asked.to.user else []
    options += ["-p", str(asked.to.port)] if asked.to.port else []
    return ["ssh", "-T", *options, "-R", f"{bind}{remote}:127.0.0.1:{port}", "--", asked.to.host]


async def _line(process: asyncio.subprocess.Process) -> str | None:
    """Return the next printed line, without control characters, or None at the end."""
    stream = process.stdout
    try:
        text = await stream.readline() if stream is not None else b""
    except ValueError:  # a line without an end
        return ""
    if not text:
        return None
    plain = _ESCAPE.sub("", text.decode("utf-8", "replace"))
    return "".join(letter for letter in plain if letter.isprintable()).strip()


def printed_link(line: str) -> str | None:
    """Return the public address in a line of a service's output, or None.

    Such a line mentions the tunnel or contains only the address. Lines with other links lead to
    manuals and advertisements.
    """
    links = _LINK.findall(line)
    found = [link for link in links if not is_this_machine(urlsplit(link).hostname or "")]
    telling = line in found or re.search("tunnel|forward", _URL.sub("", line), re.IGNORECASE)
    return max(found, key=lambda link: link.startswith("https")) if found and telling else None


def answers(address: str, root: str) -> bool:
    """Return whether this server answers at its public address, within a few seconds."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=_ANSWER)
    try:
        connection.request("GET", f"{root}/api/health")
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
