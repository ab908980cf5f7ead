"""A client for the admin operations: HTTP over the Unix socket, for the command line."""

import http.client
import socket
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from mendax.core.game import Reason
from mendax.server.running.admin_messages import NoAnswer, NotDone, TableListed
from mendax.server.running.unix_socket import reachable
from mendax.server.wire.http_messages import Problem
from mendax.server.wire.messages import decode_body, encode


class AdminClient:
    """Sends requests to the server that owns a folder of tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        """The data folder of the server."""

    def ask(
        self,
        kind: Any,
        method: str,
        path: str,
        body: Any = None,
        **query: Any,
    ) -> Any:
        """Return a request's response as ``kind``.

        Raises ``NoAnswer`` if no server answers, and ``NotDone`` if the server refuses.
        """
        connection = _UnixConnection(self.folder)
        target = quote(path) + (f"?{urlencode(query)}" if query else "")
        content = None if body is None else encode(body)
        heads = {} if body is None else {"content-type": "application/json"}
        try:
            connection.request(method, target, content, heads)
            response = connection.getresponse()
            text = response.read()
        except (OSError, http.client.HTTPException):
            raise NoAnswer(Reason("control-no-answer", {"folder": str(self.folder)})) from None
        finally:
            connection.close()
        if response.status >= 300:
            raise NotDone(self._read(text, Problem).reason)
        return self._read(text, kind)

    def tables(self) -> tuple[TableListed, ...]:
        """Return the tables in the server's memory."""
        found: tuple[TableListed, ...] = self.ask(tuple[TableListed, ...], "GET", "/admin/tables")
        return found

    def _read(self, text: bytes, kind: Any) -> Any:
        """Decode a response.

        Raises ``NoAnswer`` for an unreadable one, which another version of Mendax may send.
        """
        try:
            return decode_body(text, kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            shown = {"problem": str(error)[:200]}
            raise NoAnswer(Reason("control-unreadable", shown)) from None


class _UnixConnection(http.client.HTTPConnection):
    """A connection to the socket in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("localhost")
        self.folder = folder
        """The data folder of the server."""

    def connect(self) -> None:
        """Connect. Raises ``NoAnswer``."""
        try:
            self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        except (AttributeError, OSError):
            raise NoAnswer(Reason("control-nowhere")) from None
        try:
            with reachable(self.folder) as path:
                self.sock.connect(path)
        except OSError:
            shown = {"folder": str(self.folder)}
            raise NoAnswer(Reason("control-no-server", shown)) from None
