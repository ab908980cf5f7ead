"""A proxy to a server that can swallow all traffic, like a dead network.

While it does, no connection is refused or reset: bytes get no answer, and new connections hang.
It can also swallow only answers, and cut all connections off, as when the server's process dies.
"""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class SwallowingProxy:
    """Forwards bytes between browsers and the server at ``origin``, until ``swallows``."""

    def __init__(self, origin: str) -> None:
        self._server = _address(origin)
        self._answers = threading.Event()
        self._answers.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._passes = threading.Event()
        self._passes.set()
        self._keeping = threading.Lock()
        self._open: list[socket.socket] | None = []
        """Every open connection, or None if the proxy is closed and accepts no more."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        """Return the address for browsers."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    @property
    def swallows(self) -> bool:
        """Set whether all traffic is held back. Held bytes arrive late, as over TCP."""
        return not self._passes.is_set()

    @swallows.setter
    def swallows(self, yes: bool) -> None:
        if yes:
            self._passes.clear()
        else:
            self._passes.set()

    def swallow_answers(self) -> None:
        """Forward requests, but hold back all answers until everything is ``cut``."""
        self._answers.clear()

    def cut(self, origin: str | None = None) -> None:
        """Cut off every connection and drop held bytes. New connections go to ``origin``, if
        given."""
        if origin is not None:
            self._server = _address(origin)
        for each in tuple(self._open or ()):
            _end(each)
        self._answers.set()

    def close(self) -> None:
        """Close the proxy with all its connections."""
        self._passes.set()
        self._answers.set()
        with self._keeping:
            made, self._open = self._open or [], None
        for each in (self._listening, *made):
            _end(each)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _keep(self, connection: socket.socket) -> bool:
        """Return whether the proxy is open. The connection is closed with the others, or
        immediately if they are closed.
        """
        with self._keeping:
            if self._open is not None:
                self._open.append(connection)
                return True
        connection.close()
        return False

    def _serve(self, client: socket.socket) -> None:
        if not self._keep(client):
            return
        with contextlib.suppress(OSError):
            self._passes.wait()
            try:
                server = socket.create_connection(self._server)
            except OSError:  # the server is gone: the browser sees it
                client.close()
                return
            if not self._keep(server):
                return
            sides = (client, server, self._passes)
            threading.Thread(target=_pass_on, args=sides, daemon=True).start()
            _pass_on(server, client, self._passes, self._answers)


def _pass_on(source: socket.socket, sink: socket.socket, *gates: threading.Event) -> None:
    """Forward bytes while all ``gates`` are open, until either end is closed."""
    with contextlib.suppress(OSError):
        while received := source.recv(65536):
            for gate in gates:
                gate.wait()
            sink.sendall(received)
    for each in (source, sink):
        _end(each)


def _end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def _address(origin: str) -> tuple[str, int]:
    parts = urlsplit(origin)
    return parts.hostname or "127.0.0.1", parts.port or 80
