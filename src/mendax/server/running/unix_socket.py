"""A running server's Unix socket, in its tables' folder, which only its owner can use.

The socket's mode is set to 0600 before it listens, so the system excludes all other users. The
system limits the path of a socket to about 100 bytes; ``reachable`` shortens longer paths.
"""

import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAME: Final = "control.sock"
_LONGEST_PATH: Final = 100
"""The maximum length of a path in bytes. The system's limit is 104 or 108."""


@contextlib.contextmanager
def reachable(folder: Path) -> Iterator[str]:
    """Yield a path to the socket that is short enough for the system.

    The path is valid while the context is open.
    """
    path = str(folder / NAME)
    if len(os.fsencode(path)) <= _LONGEST_PATH or not Path("/proc/self/fd").is_dir():
        yield path
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{opened}/{NAME}"
    finally:
        os.close(opened)


def listening_in(folder: Path) -> socket.socket:
    """Return a listening socket that only its owner can open. Raises ``OSError``, or
    ``AttributeError`` on a system without Unix sockets.

    The file of a killed server is replaced. The lock on the folder guarantees that no server uses
    that file.
    """
    (folder / NAME).unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with reachable(folder) as path:
            made.bind(path)
            Path(path).chmod(0o600)
        made.listen()
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made


def removed_from(folder: Path) -> None:
    """Remove the file of the socket."""
    with contextlib.suppress(OSError):
        (folder / NAME).unlink(missing_ok=True)
