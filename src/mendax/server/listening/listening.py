"""A server's ports and Unix sockets, which are opened first and printed at the start.

A new Unix socket replaces an existing file only if the file is a socket and no program uses it. The
mode of a Unix socket is 0660. Only the server's user and group may connect, because their
forwarding headers are trusted.
"""

import asyncio
import contextlib
import errno
import os
import socket
import stat
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from mendax.core.game import Reason
from mendax.server.listening import network
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import ServerSettings
from mendax.words import Words

PATIENCE: Final = 15.0
PAUSE: Final = 0.25
"""Seconds between attempts to open the port."""
BACKLOG: Final = 2048
"""The number of connections that the system queues before they are accepted."""
UNIX_MODE: Final = 0o660


class Unusable(SettingsError):
    """Raised when the server can't listen on a port or Unix socket.

    ``is_taken`` is true if another program uses it.
    """

    def __init__(self, reason: Reason, is_taken: bool) -> None:
        super().__init__(reason)
        self.is_taken = is_taken


class Listening:
    """The listening sockets of one server, which are closed together."""

    def __init__(self) -> None:
        self.sockets: list[socket.socket] = []
        self._files: dict[Path, int] = {}
        """The inode of the file of each Unix socket."""

    def __enter__(self) -> "Listening":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add_port(self, host: str, port: int, *, both: bool) -> None:
        """Listen on a port. With ``both``, the address ``::`` also accepts IPv4 connections.

        Raises ``OSError`` or ``UnicodeError``.
        """
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        family, *_, place = found[0]  # with the scope of a link-local address
        both = both and host == network.ANY_IPV6 and socket.has_dualstack_ipv6()
        made = socket.create_server(
            place, family=family, backlog=BACKLOG, reuse_port=False, dualstack_ipv6=both
        )
        self.sockets.append(made)

    def add_unix(self, path: Path) -> None:
        """Listen on a Unix socket. Raises ``OSError``."""
        if path.exists() or path.is_symlink():
            _remove_unused(path)
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.bind(str(path))
            path.chmod(UNIX_MODE)  # refuses connections until ``listen``
            made.listen(BACKLOG)
        except BaseException:
            made.close()
            raise
        self.sockets.append(made)
        self._files[path] = path.stat().st_ino

    def close(self) -> None:
        """Close all sockets and remove Unix socket files."""
        for one in self.sockets:
            one.close()
        for path, inode in self._files.items():
            with contextlib.suppress(OSError):
                if path.stat().st_ino == inode:  # unless another server has replaced the file
                    path.unlink()
        self._files.clear()


def _remove_unused(path: Path) -> None:
    """Remove a Unix socket file that no program listens on. Raises ``OSError``."""
    if not stat.S_ISSOCK(path.lstat().st_mode):
        raise OSError(errno.ENOTSOCK, os.strerror(errno.ENOTSOCK))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        asking.setblocking(False)
        try:
            asking.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
        except BlockingIOError:  # the socket's backlog is full
            pass
    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def listen(settings: ServerSettings) -> Listening:
    """Listen on all addresses in the settings. Raises ``SettingsError``."""
    made = Listening()
    try:
        _listen_at_all(made, settings)
    except BaseException:
        made.close()
        raise
    return made


def _listen_at_all(made: Listening, settings: ServerSettings) -> None:
    for path in settings.unix_sockets:
        with _named(Reason("server-socket-unusable", {"path": str(path)})):
            made.add_unix(path)
    port, both = settings.port, network.ANY_IPV4 not in settings.addresses
    for host in settings.addresses:
        with _named(Reason("server-port-in-use", {"host": host, "port": str(port)})):
            made.add_port(host, port, both=both)
        port = made.sockets[-1].getsockname()[1]  # port 0 gives all addresses the same port


@contextlib.contextmanager
def _named(reason: Reason) -> Iterator[None]:
    """Add the address to system errors, raised as ``Unusable``."""
    try:
        yield
    except (OSError, UnicodeError, AttributeError) as error:  # Windows has no AF_UNIX
        problem = getattr(error, "strerror", None) or str(error)
        problem = problem.partition(" (while")[0]  # the address is named already
        is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        shown = Reason(reason.key, {**reason.arguments, "problem": problem})
        raise Unusable(shown, is_taken) from None


async def listen_once_free(
    settings: ServerSettings,
    words: Words,
    ends: Callable[[], bool],
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Listening:
    """Listen, waiting up to ``PATIENCE`` seconds for addresses that are in use.

    ``ends`` returns whether to stop waiting. Raises ``SettingsError``.
    """
    for tried in range(round(PATIENCE / PAUSE)):
        try:
            return listen(settings)
        except Unusable as error:
            if not error.is_taken or ends():
                raise
            if not tried:
                print(_waiting(error.reason, words), file=sys.stderr, flush=True)
        await pause(PAUSE)
    return listen(settings)


def _waiting(reason: Reason, words: Words) -> str:
    seconds = round(PATIENCE)
    if "path" in reason.arguments:
        path = str(reason.arguments["path"])
        return words.say("server-socket-waiting", path=path, seconds=seconds)
    return words.say("server-port-waiting", port=str(reason.arguments["port"]), seconds=seconds)


def say_where(
    listening: Sequence[socket.socket],
    words: Words,
    open_browser: bool,
    root: str = "",
    fronted: bool = False,
    scheme: str = "http",
) -> None:
    """Print the server's addresses for this machine and for others, with a QR code for phones.

    ``fronted`` means that other people connect through a proxy. ``scheme`` is ``https`` with a
    self-signed certificate.
    """
    own = network.own_origin(listening, scheme)
    address = f"{own}{root}/" if network.ports(listening) else own
    origins = network.origins(listening, scheme)
    others = [f"{origin}{root}/" for origin in origins if f"{origin}{root}/" != address]
    print(words.say("server-ready", address=address))
    if not network.is_open(listening):
        print(words.say("server-behind-proxy" if fronted else "server-for-this-machine"))
    elif network.is_wsl():
        print(words.say("server-in-wsl"))
    elif not origins:
        print(words.say("server-no-network"))
    for other in others:
        print(words.say("server-for-others", address=other))
    if scheme == "https":
        print(words.say("server-tls-warning"))
    if others and sys.stdout.isatty():
        print(network.picture(others[0]))
    sys.stdout.flush()
    if open_browser and network.ports(listening):
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def say_shared(address: str, root: str, words: Words, open_browser: bool) -> None:
    """Print a server's public address with a QR code, and what the owner of its tunnel can read."""
    link = f"{address}{root}/"
    host = urlsplit(address).hostname or address
    print(words.say("server-ready", address=link))
    print(
        words.say("server-shared" if link.startswith("https") else "server-shared-plain", host=host)
    )
    if sys.stdout.isatty():
        print(network.picture(link))
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, link)
