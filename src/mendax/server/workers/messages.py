"""Messages between the parent process and its workers, as JSON.

A worker reads its ``Job`` from standard input. All other messages are datagrams on one pair of
sockets, which also transfers connections. A worker sends a ``Beat`` every second and at each
change, so a lost beat does no harm.
"""

from typing import Final

import msgspec
from msgspec import Struct

from mendax.core.game import kebab
from mendax.server.base.settings import ServerSettings, read_path
from mendax.server.operations.admin_messages import DrainIn

FOR_CLIENTS: Final = b"c"
FOR_ADMIN: Final = b"a"
"""The messages that accompany a connection: to the port, or to the control socket."""
DRAINED: Final = 3
"""The exit code of a worker that was drained and is not to be replaced."""


class Job(Struct, frozen=True):
    """The start parameters of a worker."""

    number: int
    """The worker's number, unique among the running workers."""
    settings: ServerSettings
    """The settings, with the worker's own folder."""
    listening: tuple[int, ...]
    """The descriptors of the sockets whose connections the parent accepts."""
    format: int
    """The format of the database after the parent's migration (``store.formats.FORMAT``)."""
    prepares: bool
    """True if the worker starts a solver before the first request."""
    slot: int = 0
    """The slot by which connections are routed to the worker (``routing``)."""
    line: int = -1
    """The descriptor of the worker's end of the socket pair."""


class Beat(Struct, frozen=True, tag=kebab):
    """From a worker: its event loop is alive and it serves."""

    leaving: bool = False
    """True if the worker accepts no more connections and is ending."""
    tables: int = 0
    sockets: int = 0


class Slots(Struct, frozen=True, tag=kebab):
    """To a worker: the slots whose workers accept connections, in order."""

    slots: tuple[int, ...]


ToWorker = Slots | DrainIn


def job_line(job: Job) -> bytes:
    """Encode a job. It may contain a password: send it to the worker only."""
    return msgspec.json.encode(job, enc_hook=str) + b"\n"


def read_job(text: bytes) -> Job:
    """Decode a job. Raises ``msgspec.ValidationError``, for example if it is from a release with
    other settings."""
    return msgspec.json.decode(text, type=Job, dec_hook=read_path)


def message(told: Beat | ToWorker) -> bytes:
    """Encode a datagram."""
    return msgspec.json.encode(told)


def read_beat(text: bytes) -> Beat:
    """Decode a worker's datagram. Raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(text, type=Beat)


def read_order(text: bytes) -> ToWorker:
    """Decode a parent's datagram. Raises ``msgspec.MsgspecError``."""
    read: ToWorker = msgspec.json.decode(text, type=ToWorker)
    return read
