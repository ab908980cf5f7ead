"""One worker as its parent sees it: started, watched, ended."""

import asyncio
import logging
import signal
import socket
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

from mendax.programs.children import launched
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
"""Looks without a beat after which a worker gets no connection."""
COMMAND: Final = (sys.executable, "-P", "-m", "mendax.server.workers.worker")


class WorkerProcess:
    """A worker, from before its start to its end."""

    def __init__(self, number: int, slot: int) -> None:
        """Made in the running loop."""
        self.number, self.slot = number, slot
        self.state: State = "starting"
        self.silent = 0
        """Looks of the parent since the last beat."""
        self.leaving = 0
        """Looks of the parent since it began to leave."""
        self.successor: WorkerProcess | None = None
        """The worker that takes its slot."""
        self.served = asyncio.get_running_loop().create_future()
        """Whether it served, once that is known."""
        self._process: asyncio.subprocess.Process | None = None
        self._beat = Beat()
        self._slots: Slots | None = None
        """The slots that it was told last."""
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
                    start_new_session=True,  # a terminal's signals go to the parent alone
                )
                job = msgspec.structs.replace(job, line=theirs.fileno())
        except BaseException:
            self._line.close()
            raise
        assert self._process.stdin is not None
        self._process.stdin.write(job_line(job))
        self.ended = asyncio.create_task(self._watch(self._process))

    async def _watch(self, process: asyncio.subprocess.Process) -> int:
        """Hear its beats until it ends; return the exit code, as ``subprocess`` has it."""
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
                _log.error("worker %d is not understood: %s", self.number, type(error).__name__)
                return
            self.silent = 0
            if self.state != "leaving":
                self.state = "leaving" if self._beat.leaving else "serving"
            if not self.served.done():
                self.served.set_result(True)

    @property
    def pid(self) -> int:
        """The number of its process; 0 before it is started."""
        return 0 if self._process is None else self._process.pid

    @property
    def seconds(self) -> float:
        """Since it was started."""
        return time.monotonic() - self._began

    @property
    def takes(self) -> bool:
        """Whether it takes connections."""
        return self.state == "serving" and self.silent <= SILENT

    def listed(self) -> WorkerListed:
        """Return the worker as it is listed."""
        is_silent = self.state == "serving" and self.silent > SILENT
        state: State = "silent" if is_silent else self.state
        counts = self._beat.tables, self._beat.sockets
        return WorkerListed(self.number, self.pid, state, *counts, int(self.seconds))

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    # ── what it is sent ──────────────────────────────────────────────────────────────────────

    def tell(self, order: ToWorker) -> None:
        """Send an order. Raises ``OSError`` where it has ended or its queue is full."""
        self._line.send(message(order))

    def tell_slots(self, slots: Slots) -> None:
        """Send the slots, if they are others than last time; where its queue is full, later."""
        if slots != self._slots:
            with suppress(OSError):
                self.tell(slots)
                self._slots = slots

    def take(self, connection: socket.socket, *, is_admin: bool) -> bool:
        """Hand a connection over; return whether the worker could take it."""
        kind = FOR_ADMIN if is_admin else FOR_CLIENTS
        try:
            socket.send_fds(self._line, [kind], [connection.fileno()])
        except BlockingIOError:
            return False
        except OSError:  # it has just ended
            self.state = "leaving"
            return False
        return True
