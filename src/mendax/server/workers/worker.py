"""One worker of a house, as its parent starts it: ``python -m mendax.server.workers.worker``.

Its standard input is its end of the pair of sockets (``job``). It obeys SIGTERM: what it serves
goes to the others, then it ends. It does the same when its parent is gone, however the parent ended
(``programs.children``). SIGINT is its parent's business.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uvicorn

from mendax.programs.children import watch_parent
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.context import ServerContext
from mendax.server.control.asking import answers
from mendax.server.control.messages import MeasureWorkers, WorkerMeasured
from mendax.server.leaving import leave
from mendax.server.measuring import Measured
from mendax.server.routing import PROGRAMS, slot_of, table_key
from mendax.server.serving import Ending, Server, running, serve_at
from mendax.server.store.schema import VERSION
from mendax.server.tables.failures import COME_AGAIN
from mendax.server.workers.job import (
    Beats,
    FromWorker,
    IsLeaving,
    IsServing,
    IsThrough,
    Job,
    Slots,
    read_job,
    read_slots,
    told_line,
)
from mendax.words import Words, best_language

BEAT: Final = 1.0
"""Seconds between two signs of life."""


def main() -> None:
    """Does what its parent says until a signal ends it. Raises ``SystemExit``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ending = Ending((signal.SIGTERM,))
    watch_parent(os.getppid(), ending.asks)  # what hangs in its loop is ended after a grace
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    parent = socket.socket(fileno=sys.stdin.fileno())
    with parent.makefile("rb") as lines:
        job = read_job(lines.readline())
    if job.format != VERSION:
        sys.exit(words.say("server-worker-format"))
    with running(job.settings, words, job.number) as run:
        run(_Worker(job, ending).serve(parent))


class _Worker:
    def __init__(self, job: Job, ending: Ending) -> None:
        self._job, self._ending = job, ending
        self._tasks = BackgroundTasks()

    async def serve(self, parent: socket.socket) -> None:
        """Serves what comes to the port of the house until it has to end."""
        reader, self._parent = await asyncio.open_unix_connection(sock=parent)
        self._begin(self._parent_gone(reader))
        listening = socket.socket(fileno=self._job.listening)
        self._connections = socket.socket(fileno=self._job.connections)
        self._connections.setblocking(False)
        try:
            await serve_at(
                *(listening, self._job.settings, self._ending, self._ready),
                *(self._leave, self._through),
                is_routed=True,
            )
        finally:
            asyncio.get_running_loop().remove_reader(self._connections)
            self._connections.close()
            for task in tuple(self._tasks):
                task.cancel()
            self._parent.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` beside everything else; the worker ends when it is done, however it ends."""

        async def watched() -> None:
            try:
                await work
            finally:
                self._ending.asks()

        self._tasks.begin(watched())

    def _tell(self, told: FromWorker) -> None:
        if not self._parent.is_closing():  # else the parent is gone, and this worker leaves
            self._parent.write(told_line(told))

    def _ready(self, context: ServerContext, server: Server) -> None:
        context.ask_house = self._measured
        take = partial(self._take, context, server)
        asyncio.get_running_loop().add_reader(self._connections, take)
        self._tell(IsServing())
        self._begin(self._beat())
        if self._job.prepares:
            context.policies.prepare()

    def _take(self, context: ServerContext, server: Server) -> None:
        """Serve the connections that the parent hands over, and give up what is another's."""
        with suppress(BlockingIOError):
            while True:
                message, descriptors, _, _ = socket.recv_fds(self._connections, 4096, 1)
                if descriptors:
                    server.take(socket.socket(fileno=descriptors[0]))
                elif message:
                    slots = read_slots(message)
                    give_up_others(context, slots, self._job.slot)
                else:
                    return

    async def _leave(self, context: ServerContext, server: uvicorn.Server) -> None:
        self._tell(IsLeaving())
        await leave(context, server)

    def _through(self) -> None:
        self._tell(IsThrough())
        self._ending.asks()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._tell(Beats())

    async def _parent_gone(self, reader: asyncio.StreamReader) -> None:
        """Wait until the parent is gone: end of file, or a reset if it left something unread."""
        with suppress(OSError):
            await reader.read()

    async def _measured(self) -> Sequence[Measured]:
        """What all workers of the house have counted, the sums last. Raises ``NoAnswer``."""
        folder = self._job.settings.data.parent.parent
        parts = [part async for part in answers(folder, MeasureWorkers())]
        return [part.measured for part in parts if isinstance(part, WorkerMeasured)]


def give_up_others(context: ServerContext, slots: Slots, own: int) -> None:
    """Let go of each table that belongs to another slot, and of programs if they do."""
    for live in context.registry.in_memory():
        if slot_of(table_key(live.table.id), slots) != own:
            live.queue.when_settled(partial(context.registry.let_go, live))
    if slot_of(PROGRAMS, slots) != own:
        for place in context.program_lines.places:
            place.socket.close(COME_AGAIN, "come again")


if __name__ == "__main__":
    main()
