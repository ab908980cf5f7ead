"""What a parent process tells a worker, and what the worker tells it, by two pairs of sockets.

On the first pair each message is a line of JSON: the ``Job`` of the worker, then what the worker
says. It is closed when one of them ends. The second pair takes connections to the worker, and the
``Slots`` that they are routed by.
"""

import msgspec
from msgspec import Struct

from mendax.core.game import kebab
from mendax.server.settings import ServerSettings, read_path


class Job(Struct, frozen=True):
    """What a worker is to do."""

    number: int
    """The number of the worker: no other that is there has it now."""
    settings: ServerSettings
    """As they are for this worker, with a folder of its own."""
    listening: int
    """The descriptor of the port, which its parent accepts connections of."""
    format: int
    """The form of the database that the parent brought it to (``store.schema.VERSION``)."""
    prepares: bool
    """Whether it starts a solver before somebody asks for one."""
    slot: int = 0
    """Connections are routed by it (``routing``)."""
    connections: int = -1
    """The descriptor by which the connections of this worker come (``router``)."""


class FromWorker(Struct, frozen=True, tag_field="is", tag=kebab):
    """What a worker tells its parent."""


class IsServing(FromWorker, frozen=True):
    """It takes connections from now on."""


class Beats(FromWorker, frozen=True):
    """Its loop turns; told every second from when it serves."""


class IsLeaving(FromWorker, frozen=True):
    """It takes no connections any more, and ends."""


class IsThrough(FromWorker, frozen=True):
    """It was told to end when the games are over, and they are: no other takes its place."""


Slots = tuple[int, ...]
"""The slots that have a worker that takes connections, in order."""
Told = IsServing | Beats | IsLeaving | IsThrough


def job_line(job: Job) -> bytes:
    """A job as it is sent. It may hold a password: it goes to nobody else."""
    return msgspec.json.encode(job, enc_hook=str) + b"\n"


def read_job(text: bytes) -> Job:
    """A job as it is received. Raises ``msgspec.ValidationError``, as for one of a version of
    Mendax that knows other settings."""
    return msgspec.json.decode(text, type=Job, dec_hook=read_path)


def told_line(told: FromWorker) -> bytes:
    """A message of a worker as it is sent."""
    return msgspec.json.encode(told) + b"\n"


def slots_message(slots: Slots) -> bytes:
    """Slots as they are sent."""
    return msgspec.json.encode(slots)


def read_slots(message: bytes) -> Slots:
    """Slots as they are received. Raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(message, type=Slots)


def read_told(text: bytes) -> Told:
    """A message of a worker as it is received. Raises ``msgspec.MsgspecError``."""
    read: Told = msgspec.json.decode(text, type=Told)
    return read
