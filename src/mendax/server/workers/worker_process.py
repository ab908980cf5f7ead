"""A worker as its parent sees it, from its start to its end."""

import asyncio
import logging
import signal
import socket
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

from mendax.programs.process.children import launched
from mendax.server.operations.admin_messages import State, WorkerListed
from mendax.server.workers.messages import (
    FOR_ADMIN,
    FOR_CLIENTS,
    Beat,
    Job,
    Slots,
    ToWorker,
    job_line,
    message,
    read_beat,
)

_log = logging.getLogger("mendax.workers")

SILENT: Final = 3
"""The number of checks without a beat after which a worker gets no connections."""
COMMAND: Final = (sys.executable, "-P", "-m", "mendax.server.workers.worker")


class WorkerProcess:
    """A worker, from before its process starts until it ends."""

    def __init__(self, number: int, slot: int) -> None:
        """``slot`` is the worker's slot in routing. The constructor requires a running loop."""
        self.number, self.slot = number, slot
        self.state: State = "starting"
        self.silent = 0
        """The number of the parent's checks since the last beat."""
        self.leaving = 0
        """The number of the parent's checks since the worker started to leave."""
        self.successor: WorkerProcess | None = None
        """The worker that replaces this worker in its slot."""
        self.served = asyncio.get_running_loop().create_future()
        """A future that is True after the first beat, or False if the worker ends without a
        beat.
        """
        self._process: asyncio.subprocess.Process | None = None
        self._beat = Beat()
        self._slots: Slots | None = None
        """The slots that were last sent to the worker."""
        self._began = time.monotonic()

    async def start(self, job: Job) -> None:
        """Start the process. Raises ``OSError``."""
        self._line, theirs = socket.socketpair(type=socket.SOCK_DGRAM)
        self._line.setblocking(False)
        try:
            with theirs:
                self._process = await asyncio.create_subprocess_exec(
                    *launched(COMMAND),
                    stdin=asyncio.subprocess.PIPE,
                    pass_fds=(*job.listening, theirs.fileno()),
                    start_new_session=True,  # only the parent receives the terminal's signals
                )
                job = msgspec.structs.replace(job, line=theirs.fileno())
        except BaseException:
            self._line.close()
            raise
        assert self._process.stdin is not None
        self._process.stdin.write(job_line(job))
        self.ended = asyncio.create_task(self._watch(self._process))

    async def _watch(self, process: asyncio.subprocess.Process) -> int:
        """Receive the worker's beats until it ends. Return its exit code as ``subprocess`` does."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self._line, self._hear)
        try:
            return await process.wait()
        finally:
            loop.remove_reader(self._line)
            self._line.close()
            if not self.served.done():
                self.served.set_result(False)

    def _hear(self) -> None:
        with suppress(OSError):  # the worker has ended
            try:
                self._beat = read_beat(self._line.recv(4096))
            except msgspec.MsgspecError as error:
                _log.error(
                    "worker %d sent an unreadable message: %s", self.number, type(error).__name__
                )
                return
            self.silent = 0
            if self.state != "leaving":
                self.state = "leaving" if self._beat.leaving else "serving"
            if not self.served.done():
                self.served.set_result(True)

    @property
    def pid(self) -> int:
        """The process id, or 0 before the start."""
        return 0 if self._process is None else self._process.pid

    @property
    def seconds(self) -> float:
        """The number of seconds since this object was created."""
        return time.monotonic() - self._began

    @property
    def takes(self) -> bool:
        """True if the worker accepts connections."""
        return self.state == "serving" and self.silent <= SILENT

    def listed(self) -> WorkerListed:
        """Return the entry of this worker in the list."""
        is_silent = self.state == "serving" and self.silent > SILENT
        state: State = "silent" if is_silent else self.state
        counts = self._beat.tables, self._beat.sockets
        return WorkerListed(self.number, self.pid, state, *counts, int(self.seconds))

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the worker if it is running."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    # ── messages to the worker ───────────────────────────────────────────────────────────────

    def tell(self, order: ToWorker) -> None:
        """Send an order. Raises ``OSError`` if the worker has ended or its queue is full."""
        self._line.send(message(order))

    def tell_slots(self, slots: Slots) -> None:
        """Send the slots if they have changed. If the queue is full, a later call sends them."""
        if slots != self._slots:
            with suppress(OSError):
                self.tell(slots)
                self._slots = slots

    def take(self, connection: socket.socket, *, is_admin: bool) -> bool:
        """Hand a connection over, and return whether the worker accepted it."""
        kind = FOR_ADMIN if is_admin else FOR_CLIENTS
        try:
            socket.send_fds(self._line, [kind], [connection.fileno()])
        except BlockingIOError:
            return False
        except OSError:  # the worker has just ended
            self.state = "leaving"
            return False
        return True
