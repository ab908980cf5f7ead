"""Access to a server's table: its link, a session or key, and the socket.

HTTP uses the standard library, and sockets use ``websockets``. Both respect Retry-After. Redirects
are not followed, so a key is sent only to the named server.
"""

import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from http.client import HTTPException, HTTPMessage, HTTPResponse
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import unquote, urlsplit

from mendax.core.game import MendaxError, Reason
from mendax.programs.protocol import read_json, write_json

PATIENCE: Final = 8
"""The number of retries if a server is unreachable or asks the client to wait."""
RECONNECTS: Final = 24
"""Consecutive attempts to reopen a lost connection. Their pauses add up to about 80 seconds."""
LASTING: Final = 60.0
"""How long a connection must last to count as stable, in seconds."""
_SPREAD: Final = 0.5
_LONGEST_PAUSE: Final = 4.0
_LONGEST_WAIT: Final = 60.0
LARGEST: Final = 1_000_000
"""The maximum size of an answer or message in bytes. A limit is needed because a server may be
hostile.
"""
_TIMEOUT: Final = 60.0
"""Seconds for an HTTP request, and for opening a socket."""


class NoTable(MendaxError):
    """Raised when a server or a table cannot be reached; the reason says why."""


class ConnectionLost(Exception):
    """Raised when either end closed the socket."""


class TableSocket(Protocol):
    """An open socket at a table."""

    def send(self, text: str) -> None:
        """Send a message. Raises ``ConnectionLost``."""

    def receive(self, seconds: float | None = None) -> str:
        """Return the next message. Raises ``ConnectionLost`` or ``TimeoutError``."""

    def close(self) -> None:
        """Close the connection."""


class TableLink(NamedTuple):
    """A link to a table, such as ``https://mendax.example.org/t/abcd…``, or to a tournament."""

    server: str
    """``https://mendax.example.org``, with the server's path prefix if it has one."""
    table: str
    """The id of the table or tournament, or "" in the address of a server."""
    tournament: bool = False

    @property
    def address(self) -> str:
        """Return the link itself."""
        return f"{self.server}/{'tournament' if self.tournament else 't'}/{self.table}"

    @property
    def socket(self) -> str:
        """Return the table's socket address."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    @property
    def list_socket(self) -> str:
        """Return the address of the server's list of online programs."""
        return f"ws{self.server.removeprefix('http')}/api/programs/socket"


def table_link(given: str) -> TableLink:
    """Parse a link to a table or a tournament, or a server's address.

    Raises ``NoTable`` for any other text.
    """
    try:
        parts = urlsplit(given)
        _ = parts.port  # raises for an invalid port
    except ValueError:
        raise NoTable(Reason("program-no-link", {"given": given[:200]})) from None
    path = parts.path.rstrip("/")
    mark = next((mark for mark in ("/t/", "/tournament/") if mark in path), "")
    before, _, table = path.rpartition(mark) if mark else (path, "", "")
    table = re.sub(r"^[\W_]+|[\W_]+$", "", unquote(table)).lower()  # as a sentence quotes a link
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise NoTable(Reason("program-no-link", {"given": given[:200]}))
    return TableLink(f"{parts.scheme}://{parts.netloc}{before}", table, mark == "/tournament/")


def way_to(
    given: str, key: str | None, server: str | None = None
) -> tuple["ServerClient", TableLink]:
    """Return a client of a server, and the table or tournament there that ``given`` names.

    ``given`` is a link, an invitation with a code, or a code at ``server``. Raises ``NoTable``.
    """
    coded = server is not None and "/" not in given
    link = table_link(server if coded and server is not None else given)
    home, invited, _ = link.server.rpartition("/j/")
    if coded or invited:
        link = link._replace(server=home if invited else link.server)
        guest = ServerClient(link.server)  # keys may not ask for codes
        guest.begin()
        found = guest.ask("POST", "/api/codes", {"typed": given})
        link = TableLink(link.server, str(found["id"]), bool(found.get("tournament")))
    client = ServerClient(link.server, key)
    client.begin()
    return client, link


class _NowhereElse(urllib.request.HTTPRedirectHandler):
    """Follows no redirects, because they would send the key to another host."""

    def redirect_request(self, *_: Any) -> None:
        """Return None, so that the redirect itself is the answer."""


_OPENER: Final = urllib.request.build_opener(_NowhereElse)


class ServerClient:
    """A client of one server, as one guest or with one key."""

    def __init__(
        self,
        server: str,
        key: str | None = None,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        """Create a client without sending a request. Raises ``NoTable`` for an invalid key."""
        if key is not None and not (key.isascii() and key.isprintable()):
            raise NoTable(Reason("program-no-key"))
        self._server, self._sleep = server, sleep
        self.headers: dict[str, str] = {} if key is None else {"Authorization": f"Bearer {key}"}
        """The headers that identify the client."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the server's answer as built-in types. Raises ``NoTable``."""
        text = None if body is None else write_json(body)
        for tried in range(PATIENCE):
            request = urllib.request.Request(  # noqa: S310 - http or https: table_link checks that
                self._server + path, data=text, method=method, headers=dict(self.headers)
            )
            if text is not None:
                request.add_header("Content-Type", "application/json")
            elif method == "POST":
                request.add_header("Content-Length", "0")
            try:
                with _OPENER.open(request, timeout=_TIMEOUT) as answer:
                    self._remember(answer.headers)
                    return read_json(_whole(answer) or b"null")
            except urllib.error.HTTPError as error:
                with error:
                    said = error.read(LARGEST)
                if error.code not in (429, 503):
                    raise NoTable(_why(error.code, said)) from None
                self._sleep(wait_of(error.headers, tried))
            # or the server does not speak HTTP
            except (OSError, HTTPException, ValueError) as error:
                raise NoTable(_away(self._server, error)) from None
        raise NoTable(Reason("program-server-busy", {"server": self._server}))

    def open_table(self, wanted: Mapping[str, object]) -> str:
        """Create a table and return its address. Raises ``NoTable``."""
        answer = self.ask("POST", "/api/tables", wanted)
        table = answer.get("id") if isinstance(answer, dict) else None
        if not isinstance(table, str):  # the answer is not from a Mendax server
            raise NoTable(Reason("program-no-mendax", {"server": self._server}))
        return table

    def _remember(self, headers: HTTPMessage) -> None:
        """Store the session cookie if the client has no key."""
        cookie = headers.get("Set-Cookie")
        if cookie and "Authorization" not in self.headers:
            self.headers["Cookie"] = cookie.partition(";")[0]

    def begin(self) -> None:
        """Start a session if the client has no key. Raises ``NoTable``."""
        if not self.headers:
            self.ask("POST", "/api/session")

    def connect(self, address: str) -> TableSocket:
        """Open the socket of a table or of the list of programs.

        Raises ``NoTable`` and ``ConnectionLost``.
        """
        from websockets.exceptions import InvalidStatus, WebSocketException
        from websockets.sync.client import connect

        for tried in range(PATIENCE):
            try:
                opening = connect(
                    address,
                    additional_headers=self.headers,
                    open_timeout=_TIMEOUT,
                    max_size=LARGEST,
                    compression=None,
                )
            except InvalidStatus as error:
                status = error.response.status_code
                if status not in (429, 503):
                    raise NoTable(_why(status, bytes(error.response.body or b""))) from None
                self._sleep(wait_of(error.response.headers, tried))
            except (OSError, WebSocketException) as error:
                raise ConnectionLost(str(error)) from None
            except ValueError as error:
                raise NoTable(_away(self._server, error)) from None
            else:
                return _WebSocket(opening)
        raise NoTable(Reason("program-server-busy", {"server": self._server}))


class _WebSocket:
    """A ``websockets`` socket as a ``TableSocket``."""

    def __init__(self, opening: Any) -> None:
        self._opened = opening.__enter__()

    def send(self, text: str) -> None:
        self._do(lambda: self._opened.send(text))

    def receive(self, seconds: float | None = None) -> str:
        return str(self._do(lambda: self._opened.recv(seconds)))

    def _do(self, deed: Callable[[], Any]) -> Any:
        from websockets.exceptions import WebSocketException

        try:
            return deed()
        except TimeoutError:
            raise
        except (OSError, WebSocketException) as error:
            raise ConnectionLost(str(error)) from None

    def close(self) -> None:
        self._opened.__exit__(None, None, None)


def pause_before(failed: int, drawn: float) -> float:
    """Return the pause in seconds before a lost connection is reopened, after ``failed`` attempts.

    ``drawn``, from 0 to 1, spreads out clients that lost their connections at the same moment. As
    in the browser, the first attempt follows within half a second, and each later attempt within
    five seconds.
    """
    if failed == 0:
        return _SPREAD * drawn
    return min(_LONGEST_PAUSE, 0.125 * 2.0**failed) * (0.75 + drawn / 2)


class Pauses:
    """The pauses before the connections of one client, which grow while connections fail early."""

    def __init__(
        self,
        sleep: Callable[[float], object],
        now: Callable[[], float],
        chance: Callable[[], float],
    ) -> None:
        """``chance`` returns a number from 0 to 1 that spreads the clients out."""
        self._sleep, self._now, self._chance = sleep, now, chance
        self._opened: float | None = None
        self._tried, self._useless = False, 0
        """True after a first attempt, and the early failures since a useful connection."""

    def opened(self) -> None:
        """Note that a connection is open."""
        self._opened = self._now()

    def useful(self) -> None:
        """Note that the connection has received a message of use."""
        self._useless = 0

    def pause(self) -> None:
        """Sleep before the next connection. Raises ``NoTable`` after ``RECONNECTS`` failures."""
        if self._opened is not None and self._now() - self._opened >= LASTING:
            self._useless = 0
        if self._useless >= RECONNECTS:
            raise NoTable(Reason("program-connection-lost", {"tries": RECONNECTS}))
        if self._tried:
            self._sleep(pause_before(self._useless, self._chance()))
        self._opened, self._tried = None, True
        self._useless += 1


def wait_of(headers: Any, tried: int) -> float:
    """Return the server's Retry-After in seconds, or a pause that grows with each attempt."""
    said = headers.get("Retry-After", "")
    return float(min(_LONGEST_WAIT, int(said) if said.isdigit() else 2**tried))


def _whole(answer: HTTPResponse) -> bytes:
    """Return an answer's body. Raises ``ValueError`` if it exceeds ``LARGEST``."""
    body = answer.read(LARGEST + 1)
    if len(body) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    return body


def _why(status: int, said: bytes) -> Reason:
    """Return the reason that the server gave for an HTTP error."""
    try:
        words = str(read_json(said)["text"])
    except (ValueError, KeyError, TypeError):
        words = ""
    return Reason("program-server-refused", {"status": status, "words": words[:300]})


def _away(server: str, error: Exception) -> Reason:
    problem = str(getattr(error, "reason", error))[:200]
    return Reason("program-no-server", {"server": server, "problem": problem})
