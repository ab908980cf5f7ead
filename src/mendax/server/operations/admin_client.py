"""A client for the admin operations: HTTP over the Unix socket, for the command line."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.server.operations.admin_messages import (
    NoAnswer,
    NotDone,
    NotPossible,
    PersonFound,
    TableListed,
    WorkerListed,
    which,
)
from mendax.server.operations.unix_socket import reachable
from mendax.server.wire.http_messages import Problem
from mendax.server.wire.messages import decode_body, encode

PATIENCE: Final = 5.0
"""Seconds to wait for the answer of each worker, if there are several."""


class AdminClient:
    """Sends requests to the server that owns a folder of tables."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def ask(
        self,
        kind: Any,
        method: str,
        path: str,
        body: Any = None,
        patience: float | None = None,
        **query: Any,
    ) -> Any:
        """Return a request's response as ``kind``.

        Raises ``NoAnswer`` if no server answers within ``patience`` seconds, and ``NotDone`` if the
        server refuses.
        """
        with self._answered(method, path, body, patience, query) as response:
            return self._read(response.read(), kind)

    def lines(self, kind: Any, method: str, path: str, body: Any = None) -> Iterator[Any]:
        """Yield each line of a streamed response as it arrives.

        Raises the same errors as ``ask``. Close the iterator to end the stream.
        """
        with self._answered(method, path, body, None, {}) as response:
            rest = b""
            while part := response.read1():  # unlike readline, this detects a truncated stream
                *lines, rest = (rest + part).split(b"\n")
                for line in lines:
                    yield self._read(line, kind)
            if rest:
                raise http.client.IncompleteRead(rest)

    # ── several workers ──────────────────────────────────────────────────────────────────────

    def workers(self) -> tuple[WorkerListed, ...]:
        """Return all workers."""
        kind = tuple[WorkerListed, ...]
        found: tuple[WorkerListed, ...] = self.ask(kind, "GET", "/admin/workers")
        return found

    def each(self, kind: Any, method: str, path: str, body: Any = None, **query: Any) -> list[Any]:
        """Return the responses of all active workers. Raises only if all of them fail."""
        found, failed = list[Any](), list[MendaxError]()
        for worker in self.workers():
            if worker.state == "serving":
                query["worker"] = worker.number
                try:
                    found.append(self.ask(kind, method, path, body, PATIENCE, **query))
                except MendaxError as error:
                    failed.append(error)
        if not found:
            raise failed[0] if failed else NoAnswer(Reason("control-no-workers"))
        return found

    def tables(self) -> list[TableListed]:
        """Return the tables in the memory of all workers."""
        found = self.each(tuple[TableListed, ...], "GET", "/admin/tables")
        return [table for tables in found for table in tables]

    def table(self, beginning: str) -> str:
        """Return the path of the only table whose id starts with ``beginning``.

        Raises ``NotPossible``.
        """
        found = [table.id for table in self.tables() if table.id.startswith(beginning)]
        if len(found) != 1:
            raise NotPossible(which("table", len(found), beginning))
        return f"/admin/tables/{found[0]}"

    def person(self, beginning: str) -> str:
        """Return the full id of the connected person whose id starts with ``beginning``.

        If no id matches, as for an address, return ``beginning``. Raises ``NotPossible`` if several
        match.
        """
        lists = self.each(tuple[PersonFound, ...], "GET", "/admin/persons", beginning=beginning)
        found = {person.person for persons in lists for person in persons}
        if len(found) > 1:
            raise NotPossible(which("person", len(found), beginning))
        return found.pop() if found else beginning

    # ── one request ──────────────────────────────────────────────────────────────────────────

    @contextmanager
    def _answered(
        self, method: str, path: str, body: Any, patience: float | None, query: dict[str, Any]
    ) -> Iterator[http.client.HTTPResponse]:
        """Yield a response with status 2xx, then close the connection."""
        connection = _UnixConnection(self._folder, patience)
        target = quote(path) + (f"?{urlencode(query)}" if query else "")
        content = None if body is None else encode(body)
        heads = {} if body is None else {"content-type": "application/json"}
        try:
            connection.request(method, target, content, heads)
            response = connection.getresponse()
            if response.status >= 300:
                raise NotDone(self._read(response.read(), Problem).reason)
            yield response
        except (OSError, http.client.HTTPException):
            raise NoAnswer(Reason("control-no-answer", {"folder": str(self._folder)})) from None
        finally:
            connection.close()

    def _read(self, text: bytes, kind: Any) -> Any:
        """Decode one line.

        Raises ``NotDone`` for the problem that ends a stream, and ``NoAnswer`` for an unreadable
        line, which another version of Mendax may send.
        """
        try:
            if kind is not Problem and text.startswith(b'{"reason"'):
                raise NotDone(decode_body(text, Problem).reason)
            return decode_body(text, kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            shown = {"problem": str(error)[:200]}
            raise NoAnswer(Reason("control-unreadable", shown)) from None


class _UnixConnection(http.client.HTTPConnection):
    """A connection to the socket in a folder."""

    def __init__(self, folder: Path, patience: float | None) -> None:
        super().__init__("localhost")
        self._folder, self._patience = folder, patience

    def connect(self) -> None:
        """Connect. Raises ``NoAnswer``."""
        try:
            self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        except (AttributeError, OSError):
            raise NoAnswer(Reason("control-nowhere")) from None
        self.sock.settimeout(self._patience)
        try:
            with reachable(self._folder) as path:
                self.sock.connect(path)
        except OSError:
            shown = {"folder": str(self._folder)}
            raise NoAnswer(Reason("control-no-server", shown)) from None
