"""One worker, started by its parent: ``python -m mendax.server.workers.worker``.

The worker's job is the first line on its standard input. On SIGTERM, the worker moves its clients
to the other workers and ends. It does the same when its parent ends or crashes
(``process.children``). It ignores SIGINT, which is for the parent.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.programs.process.children import watch_parent
from mendax.server.base.background_tasks import BackgroundTasks
from mendax.server.base.measuring import Measured
from mendax.server.base.routing import PROGRAMS, slot_of, table_key
from mendax.server.operations.admin_api import AdminApi
from mendax.server.operations.admin_client import AdminClient
from mendax.server.operations.admin_messages import DrainIn
from mendax.server.operations.admin_server import AdminServer
from mendax.server.operations.context import ServerContext
from mendax.server.operations.draining import Draining
from mendax.server.operations.leaving import leave
from mendax.server.operations.serving import Ending, running, serve_at
from mendax.server.socket.asgi_server import Server
from mendax.server.store.formats import FORMAT
from mendax.server.tables.failures import COME_AGAIN
from mendax.server.workers.messages import (
    DRAINED,
    FOR_ADMIN,
    Beat,
    Job,
    Slots,
    message,
    read_job,
    read_order,
)
from mendax.words import Words, best_language

BEAT: Final = 1.0
"""Seconds between beats."""


def main() -> None:
    """Serve until a signal ends the worker. Raises ``SystemExit``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ending = Ending((signal.SIGTERM,))
    watch_parent(os.getppid(), ending.asks)  # a blocked loop is killed after a grace period
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    job = read_job(sys.stdin.buffer.readline())
    if job.format != FORMAT:
        sys.exit(words.say("server-worker-format"))
    worker = _Worker(job, ending)
    with running(job.settings, words, job.number) as run:
        run(worker.serve())
    sys.exit(DRAINED if worker.is_drained else 0)


class _Worker:
    def __init__(self, job: Job, ending: Ending) -> None:
        self._job, self._ending = job, ending
        self._folder = job.settings.data.parent.parent
        """The server's folder."""
        self._tasks = BackgroundTasks()
        self.is_drained = self._leaving = False

    async def serve(self) -> None:
        """Serve the connections that the parent hands over, until the end."""
        listening = [socket.socket(fileno=number) for number in self._job.listening]
        self._line = socket.socket(fileno=self._job.line)
        self._line.setblocking(False)
        try:
            await serve_at(
                listening,
                self._job.settings,
                self._ending,
                self._ready,
                self._administered,
                self._leave,
                is_routed=True,
            )
        finally:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            for task in tuple(self._tasks):
                task.cancel()

    def _administered(self, context: ServerContext) -> AdminServer:
        self._context, self._draining = context, Draining(context.registry, self._drained)
        self._admin = AdminServer((AdminApi(context, self._folder),))
        context.ask_workers = self._measured
        return self._admin

    def _ready(self, context: ServerContext, server: Server) -> None:
        asyncio.get_running_loop().add_reader(self._line, partial(self._take, server))
        self._tasks.begin(self._beats())
        if self._job.prepares:
            context.policies.prepare()

    async def _measured(self) -> Sequence[Measured]:
        """Return the counters of all workers, then the sums. Raises ``NoAnswer``."""
        client = AdminClient(self._folder)
        found: tuple[Measured, ...] = await asyncio.to_thread(
            client.ask, tuple[Measured, ...], "GET", "/admin/counts/all"
        )
        return found

    def _take(self, server: Server) -> None:
        """Serve the connections that the parent hands over, and follow its orders."""
        with suppress(BlockingIOError):
            while True:
                text, descriptors, _, _ = socket.recv_fds(self._line, 4096, 1)
                if descriptors:
                    accepted = socket.socket(fileno=descriptors[0])
                    (self._admin if text == FOR_ADMIN else server).take(accepted)
                elif text:
                    self._obey(text)
                else:
                    return

    def _obey(self, text: bytes) -> None:
        match read_order(text):
            case Slots(slots):
                give_up_others(self._context, slots, self._job.slot)
            case DrainIn() as order:
                self._draining.order(order)

    def _drained(self) -> None:
        self.is_drained = True
        self._ending.asks()

    async def _leave(self, context: ServerContext, server: Server) -> None:
        self._leaving = True
        self._beat()
        await leave(context, server)

    async def _beats(self) -> None:
        while True:
            self._beat()
            await asyncio.sleep(BEAT)

    def _beat(self) -> None:
        now = self._context.now()
        with suppress(OSError):  # the parent has ended or does not read
            self._line.send(message(Beat(self._leaving, now.tables, now.sockets)))


def give_up_others(context: ServerContext, slots: tuple[int, ...], own: int) -> None:
    """Release the tables, and the lines of programs, that belong to other slots."""
    for live in context.registry.in_memory():
        if slot_of(table_key(live.table.id), slots) != own:
            live.submit(partial(context.registry.let_go, live))
    if slot_of(PROGRAMS, slots) != own:
        for place in context.program_lines.places:
            place.socket.close(COME_AGAIN, "come again")


if __name__ == "__main__":
    main()
