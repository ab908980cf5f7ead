"""One worker as its parent sees it: started, heard, ended."""

import asyncio
import logging
import signal
import socket
import sys
import time
from contextlib import suppress
from typing import Literal

import msgspec

from mendax.programs.children import launched
from mendax.server.workers.job import (
    IsLeaving,
    IsServing,
    IsThrough,
    Job,
    Slots,
    job_line,
    read_told,
)

_log = logging.getLogger("mendax.workers")


class Child:
    """A worker's process, from its start to its end."""

    def __init__(
        self, job: Job, process: asyncio.subprocess.Process, connections: socket.socket
    ) -> None:
        """Made in the running loop, by ``started``. ``connections`` leads its connections there."""
        self.number, self.slot, self.folder = job.number, job.slot, job.settings.data
        self.process, self.connections = process, connections
        self.told: Slots | None = None
        """What it was told last of the slots."""
        self.began = time.monotonic()
        self.state: Literal["starting", "serving", "leaving"] = "starting"
        self.silent = 0
        """For how many looks of its parent nothing was heard of it."""
        self.leaving = 0
        """For how many looks it has been leaving."""
        self.through = False
        """Whether it ends as the house was told to, so that no other takes its place."""
        self.successor: Child | None = None
        """What takes its place."""
        self.served: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether it serves, once that is known; False: it ended before."""
        self.ended: asyncio.Task[int] = asyncio.create_task(self._end())
        """How it ended, as ``subprocess`` says it."""

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.process.pid

    @property
    def seconds(self) -> float:
        """Since it was started."""
        return time.monotonic() - self.began

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal, if it is there."""
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def _end(self) -> int:
        code = await self.process.wait()
        self.connections.close()
        if not self.served.done():
            self.served.set_result(False)
        return code

    async def hear(self, line: socket.socket) -> None:
        """Hears what it tells, until it tells nothing more."""
        reader, writer = await asyncio.open_unix_connection(sock=line)
        try:
            while text := await reader.readline():
                self._take(text)
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            _log.error("worker %d is not understood: %s", self.number, type(error).__name__)
        finally:
            writer.close()

    def _take(self, text: bytes) -> None:
        self.silent = 0
        match read_told(text):
            case IsServing():
                self.state = "serving"
                if not self.served.done():
                    self.served.set_result(True)
            case IsLeaving():
                self.state = "leaving"
            case IsThrough():
                self.through = True
            case _:
                pass


async def started(job: Job) -> tuple[Child, asyncio.Task[None]]:
    """A new worker with this job, and what hears it: to be kept until it is done. Raises
    ``OSError``."""
    ours, theirs = socket.socketpair()
    connections, taken = socket.socketpair(type=socket.SOCK_DGRAM)
    connections.setblocking(False)
    with theirs, taken:
        try:
            process = await asyncio.create_subprocess_exec(
                *launched((sys.executable, "-P", "-m", "mendax.server.workers.worker")),
                stdin=theirs.fileno(),
                pass_fds=(job.listening, taken.fileno()),
                start_new_session=True,  # a terminal's signals go to its parent alone
            )
        except BaseException:
            ours.close()
            connections.close()
            raise
        job = msgspec.structs.replace(job, connections=taken.fileno())
    ours.sendall(job_line(job))  # less than the system keeps for who has not read it yet
    child = Child(job, process, connections)
    return child, asyncio.create_task(child.hear(ours))
