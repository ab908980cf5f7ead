"""A way to a server that can be made to swallow everything, as a dead network does.

Nothing is refused or reset then: what is sent into it is never answered, and new connections hang.
"""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class SwallowingProxy:
    """Passes bytes on between browsers and the server at ``origin``, until ``swallows``."""

    def __init__(self, origin: str) -> None:
        parts = urlsplit(origin)
        self._server = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._passes = threading.Event()
        self._passes.set()
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    @property
    def swallows(self) -> bool:
        """Whether nothing comes through; what was swallowed meanwhile comes late, as from TCP."""
        return not self._passes.is_set()

    @swallows.setter
    def swallows(self, yes: bool) -> None:
        if yes:
            self._passes.clear()
        else:
            self._passes.set()

    def close(self) -> None:
        """Ends it, and whatever goes through it."""
        self._passes.set()
        for each in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with contextlib.suppress(OSError):
            self._passes.wait()
            server = socket.create_connection(self._server)
            self._open += [client, server]
            threading.Thread(target=self._pass_on, args=(client, server), daemon=True).start()
            self._pass_on(server, client)

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while received := source.recv(65536):
                self._passes.wait()
                sink.sendall(received)
        for each in (source, sink):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
