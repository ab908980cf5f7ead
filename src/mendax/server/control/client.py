"""Asks a running server over its control socket; for the command line, so without a loop."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mendax.core.game import Reason
from mendax.server.control.control_socket import reachable
from mendax.server.control.messages import (
    Answered,
    ControlRequest,
    NoAnswer,
    broken_off,
    line,
    nobody_at,
    part_of,
)


def ask(folder: Path, question: ControlRequest) -> Iterator[Answered]:
    """What the server that has the tables in ``folder`` answers, part by part.

    Raises ``NoAnswer`` where none runs or it ends in between, ``NotDone`` where it refuses.
    """
    with _connected(folder) as connected, connected.makefile("rb") as lines:
        connected.sendall(line(question))
        for text in lines:
            if (part := part_of(text)) is None:
                return
            yield part
    raise broken_off(folder)


@contextmanager
def _connected(folder: Path) -> Iterator[socket.socket]:
    try:
        connected = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    except (AttributeError, OSError):
        raise NoAnswer(Reason("control-nowhere")) from None
    with connected:
        try:
            with reachable(folder) as path:
                connected.connect(path)
        except OSError:
            raise nobody_at(folder) from None
        yield connected
