"""Messages between the parent process and its workers, as JSON.

A worker reads its ``Job`` from standard input. All others are datagrams on one pair of sockets,
which also hands connections over. A worker sends a ``Beat`` every second and at each change, so
that a lost one is of no consequence.
"""

from typing import Final

import msgspec
from msgspec import Struct

from mendax.core.game import kebab
from mendax.server.base.settings import ServerSettings, read_path
from mendax.server.operations.admin_messages import DrainIn

FOR_CLIENTS: Final = b"c"
FOR_ADMIN: Final = b"a"
"""The message that comes with a connection: to the port, or to the control socket."""
DRAINED: Final = 3
"""The exit code of a worker that was drained: no other takes its place."""


class Job(Struct, frozen=True):
    """What a worker does."""

    number: int
    """No other worker that is there has it."""
    settings: ServerSettings
    """With a folder of its own."""
    listening: tuple[int, ...]
    """The descriptors of the sockets whose connections the parent accepts."""
    format: int
    """The format that the parent migrated the database to (``store.formats.FORMAT``)."""
    prepares: bool
    """Whether it starts a solver before somebody asks for one."""
    slot: int = 0
    """Connections are routed by it (``routing``)."""
    line: int = -1
    """The descriptor of its end of the pair of sockets."""


class Beat(Struct, frozen=True, tag=kebab):
    """From a worker: its event loop turns, and it serves."""

    leaving: bool = False
    """It takes no more connections, and ends."""
    tables: int = 0
    sockets: int = 0


class Slots(Struct, frozen=True, tag=kebab):
    """To a worker: the slots that have a worker that takes connections, in order."""

    slots: tuple[int, ...]


ToWorker = Slots | DrainIn


def job_line(job: Job) -> bytes:
    """Encode a job. It may hold a password: it goes to nobody else."""
    return msgspec.json.encode(job, enc_hook=str) + b"\n"


def read_job(text: bytes) -> Job:
    """Decode a job. Raises ``msgspec.ValidationError``, as for one of a release that has other
    settings."""
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
