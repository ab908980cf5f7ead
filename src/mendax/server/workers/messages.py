"""Messages between the parent process and its workers, as JSON.

A worker reads its ``Job`` from standard input. All other messages are datagrams on a socket pair,
which also transfers connections. A worker sends a ``Beat`` every second and on each change, so a
lost beat does no harm.
"""

from typing import Final

import msgspec
from msgspec import Struct

from mendax.core.game import kebab
from mendax.server.base.setting_values import read_path
from mendax.server.base.settings import ServerSettings
from mendax.server.operations.admin_messages import DrainIn

FOR_CLIENTS: Final = b"c"
FOR_ADMIN: Final = b"a"
"""The messages that accompany a connection to the port or to the control socket."""
DRAINED: Final = 3
"""The exit code of a worker that has drained and must not be replaced."""


class Job(Struct, frozen=True):
    """The start parameters of a worker."""

    number: int
    """The worker's number, unique among the running workers."""
    settings: ServerSettings
    """The settings, with the worker's own folder as the data folder."""
    listening: tuple[int, ...]
    """The descriptors of the parent's listening sockets."""
    format: int
    """The database format after the parent's migration (``store.formats.FORMAT``)."""
    prepares: bool
    """True if the worker prepares its solver before the first request."""
    slot: int = 0
    """The slot that determines the worker's connections (``routing``)."""
    line: int = -1
    """The descriptor of the worker's end of the socket pair."""


class Beat(Struct, frozen=True, tag=kebab):
    """A worker's message to its parent that its event loop is alive."""

    leaving: bool = False
    """True if the worker accepts no more connections and is ending."""
    tables: int = 0
    sockets: int = 0


class Slots(Struct, frozen=True, tag=kebab):
    """The slots whose workers accept connections, in order, as sent to each worker."""

    slots: tuple[int, ...]


ToWorker = Slots | DrainIn


def job_line(job: Job) -> bytes:
    """Encode a job. A job may contain a password, so send it only to the worker."""
    return msgspec.json.encode(job, enc_hook=str) + b"\n"


def read_job(text: bytes) -> Job:
    """Decode a job. Raises ``msgspec.ValidationError``, for example for a release with other
    settings.
    """
    return msgspec.json.decode(text, type=Job, dec_hook=read_path)


def message(told: Beat | ToWorker) -> bytes:
    """Encode a datagram."""
    return msgspec.json.encode(told)


def read_beat(text: bytes) -> Beat:
    """Decode a datagram from a worker. Raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(text, type=Beat)


def read_order(text: bytes) -> ToWorker:
    """Decode a datagram from the parent. Raises ``msgspec.MsgspecError``."""
    read: ToWorker = msgspec.json.decode(text, type=ToWorker)
    return read
