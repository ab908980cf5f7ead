"""A proxy that serves a server below a path of its host by removing the path, like nginx.

Other paths on this host give 404 and are kept in ``strayed``.
"""

import contextlib
import re
import socket
import threading
from urllib.parse import urlsplit

_NOTHING = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_LONGEST = 65_536


class PathProxy:
    """Forwards requests below ``path`` to the server at ``origin``."""

    def __init__(self, origin: str, path: str) -> None:
        parts = urlsplit(origin)
        self._server = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._path = path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.strayed: list[str] = []
        """Requested paths that are not below ``path``."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        """Return the address for browsers, without the path."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def close(self) -> None:
        """Stop accepting connections."""
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        """Serve one request per connection, or one socket."""
        with client, contextlib.suppress(OSError):
            received = b""
            while b"\r\n\r\n" not in received and len(received) < _LONGEST:
                part = client.recv(_LONGEST)
                if not part:
                    return
                received += part
            head, _, rest = received.partition(b"\r\n\r\n")
            first, *lines = head.split(b"\r\n")
            method, path, version = first.split(b" ")
            if not path.startswith(self._path.encode() + b"/"):
                self.strayed.append(path.decode())
                client.sendall(_NOTHING)
                return
            if not re.search(rb"(?im)^upgrade:", head):
                lines = [line for line in lines if not line.lower().startswith(b"connection:")]
                lines.append(b"Connection: close")
            lines.append(b"X-Forwarded-For: 203.0.113.7")
            asked = b" ".join((method, path[len(self._path) :], version))
            with socket.create_connection(self._server) as server:
                server.sendall(b"\r\n".join((asked, *lines)) + b"\r\n\r\n" + rest)
                onwards = threading.Thread(target=_pass_on, args=(client, server), daemon=True)
                onwards.start()
                _pass_on(server, client)
                onwards.join()


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while received := source.recv(_LONGEST):
            sink.sendall(received)
    for each in (source, sink):
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
