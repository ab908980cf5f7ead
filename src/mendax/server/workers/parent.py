"""The parent of the workers, which binds the port, starts and restarts workers, and routes
connections.

Rules of this file
1. The parent binds the port and accepts connections (``router``). It hands each connection to the
   worker that has the slot of the request's path. A replacement gets the slot of its predecessor.
2. A worker that ends unexpectedly is replaced: almost immediately the first time, then after
   growing pauses of up to ``LONGEST_PAUSE``. Pauses restart at the minimum after a worker has
   served for ``WELL`` seconds.
3. A worker whose loop has been blocked or stopped for ``SILENT`` checks is killed and replaced. The
   router stops sending it connections long before.
4. In a restart, the new worker serves before the old worker is asked to leave. If the new worker
   fails, the old worker stays.
5. SIGTERM and SIGINT end all workers, each once it has moved its clients. A second SIGINT kills the
   workers. SIGHUP restarts them one by one.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import Final

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.server.base import logs
from mendax.server.base.background_tasks import BackgroundTasks
from mendax.server.base.listening import Listening, listen_once_free, say_where
from mendax.server.base.measuring import NOTHING, Measured, ended, summed
from mendax.server.base.setting_values import SettingsError
from mendax.server.base.settings import ServerSettings, refuse_contradictions
from mendax.server.operations.admin_client import AdminClient
from mendax.server.operations.admin_messages import DrainIn, NotPossible, WorkerListed
from mendax.server.operations.admin_server import AdminServer
from mendax.server.operations.store_opening import brought_up_to_date
from mendax.server.operations.workers_api import WorkersApi
from mendax.server.store.formats import FORMAT
from mendax.server.store.schema import locked
from mendax.server.workers.messages import DRAINED, Job
from mendax.server.workers.router import Router
from mendax.server.workers.worker_process import WorkerProcess
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.workers")

WORKERS: Final = "workers"
"""The folder, inside the server's folder, that contains the folders of the workers."""
LOOK: Final = 1.0
"""Seconds between checks of the workers."""
SILENT: Final = 10
"""The number of checks without a beat after which a worker is killed."""
STARTING: Final = 180
"""The number of checks that a worker has to send its first beat before it is killed."""
LEAVING: Final = 60
"""The number of checks that a leaving worker has to end before it is killed."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
WELL: Final = 60.0
_PATIENCE: Final = 30.0
"""Seconds for workers to end before they are killed."""
_OWN: Final = tuple(f"/admin/{path} " for path in ("workers", "restart", "drain", "counts/all"))
"""Admin paths that the parent serves itself."""


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serve with several processes until a signal. Print the address, or the reason for a failure.

    Raises ``SystemExit``.
    """
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    logs.set_up(settings)
    try:
        refuse_contradictions(settings)
        if sys.platform == "win32":
            raise SettingsError(Reason("server-workers-nowhere"))
        asyncio.run(_serve(settings, words, open_browser))
    except MendaxError as error:
        print(words.explain(error.reason), file=sys.stderr)
        raise SystemExit(1) from None
    print(words.say("server-closed"))


async def _serve(settings: ServerSettings, words: Words, open_browser: bool) -> None:
    loop = asyncio.get_running_loop()
    parent = Parent(settings)
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, parent.end, number)
    loop.add_signal_handler(signal.SIGHUP, parent.restart_soon)
    with await listen_once_free(settings, words, parent.ends) as listening:
        lock = locked(settings.data)
        try:
            await asyncio.to_thread(brought_up_to_date, settings.database)

            def ready() -> None:
                root, is_fronted = settings.root, settings.is_fronted
                say_where(listening.sockets, words, open_browser, root, is_fronted)

            if not await parent.serve(listening, ready):
                raise SystemExit(1)
        finally:
            os.close(lock)


class Parent:
    """The workers of one server."""

    def __init__(self, settings: ServerSettings) -> None:
        """Create a parent without workers. This requires a running loop."""
        self.settings = settings
        self.workers: list[WorkerProcess] = []
        """The running workers, oldest first."""
        self._keepers: dict[int, asyncio.Task[None]] = {}
        """The task that keeps each slot supplied with a worker."""
        self._ending = asyncio.Event()
        self._restarting = asyncio.Lock()
        self._router = Router(self.workers)
        self._admin = AdminServer((WorkersApi(self),))
        self._draining = DrainIn(on=False)
        self._tasks = BackgroundTasks()
        self._last: dict[int, Measured] = {}
        """The last known counters of each worker, keyed by process id."""
        self._before = NOTHING
        """The sum of the counters of workers that have ended."""

    # ── start and end ────────────────────────────────────────────────────────────────────────

    async def serve(self, listening: Listening, ready: Callable[[], None]) -> bool:
        """Serve until the end. Return False if the start failed."""
        self._listening = listening
        admin = self._admin.listen(self.settings.data)
        working = [asyncio.create_task(self._look())]
        ports = (self._router.accept(one) for one in listening.sockets)
        working.extend(map(asyncio.create_task, ports))
        if admin is not None:
            working.append(asyncio.create_task(self._router.accept(admin, self._serves)))
        for task in working:
            self._tasks.hold(task)
        try:
            first = [await self._start(slot, slot == 0) for slot in range(self.settings.workers)]
            if not all([worker is not None and await worker.served for worker in first]):
                return self._ending.is_set()
            if not self._ending.is_set():
                ready()
            for slot, worker in enumerate(first):
                self._keepers[slot] = asyncio.create_task(self._keep(slot, worker))
            while keeping := [each for each in self._keepers.values() if not each.done()]:
                await asyncio.wait(keeping, return_when=asyncio.FIRST_COMPLETED)
            return True
        finally:
            for task in working:
                task.cancel()
            await self._end_all()
            await self._router.close()
            await self._admin.close()

    def _serves(self, line: bytes, taken: socket.socket) -> bool:
        """Serve an admin connection if its request is for the parent. Return whether it was."""
        path = line.decode("latin-1").partition(" ")[2]
        if not path.startswith(_OWN):
            return False
        self._admin.take(socket.socket(fileno=taken.detach()))
        return True

    def ends(self) -> bool:
        """Return whether the server is ending."""
        return self._ending.is_set()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """End the server as a signal does."""
        kills = self._ending.is_set() and number == signal.SIGINT
        self._ending.set()
        for worker in self.workers:
            worker.signal(signal.SIGKILL if kills else signal.SIGTERM)

    async def _end_all(self) -> None:
        self._listening.close()
        self.end()
        waiting = [worker.ended for worker in self.workers if worker.pid]
        if waiting and (await asyncio.wait(waiting, timeout=_PATIENCE))[1]:
            for worker in self.workers:
                worker.signal(signal.SIGKILL)
        tasks = (*waiting, *self._tasks, *self._keepers.values())
        await asyncio.gather(*tasks, return_exceptions=True)

    # ── workers ──────────────────────────────────────────────────────────────────────────────

    async def _start(self, slot: int, prepares: bool = False) -> WorkerProcess | None:
        """Start a worker with the smallest free number.

        Return None if the server is ending, or if the start fails, which is logged.
        """
        if self._ending.is_set():
            return None
        taken = {worker.number for worker in self.workers}
        number = next(n for n in range(1, len(taken) + 2) if n not in taken)
        worker = WorkerProcess(number, slot)
        self.workers.append(worker)
        folder = (self.settings.data / WORKERS / str(number)).absolute()
        own = msgspec.structs.replace(self.settings, data=folder, workers=1)
        descriptors = tuple(one.fileno() for one in self._listening.sockets)
        try:
            for one in (folder.parent, folder):  # mkdir applies the mode only to the last folder
                one.mkdir(parents=True, exist_ok=True, mode=0o700)
            await worker.start(Job(number, own, descriptors, FORMAT, prepares, slot))
        except OSError as error:
            self.workers.remove(worker)
            _log.error("worker %d could not be started: %s", number, error)
            return None
        worker.ended.add_done_callback(lambda _: self._forget(worker))
        if self._ending.is_set():  # the signal came before the process existed
            worker.signal(signal.SIGTERM)
        self._tasks.begin(self._welcome(worker))
        return worker

    def _forget(self, worker: WorkerProcess) -> None:
        self.workers.remove(worker)
        if last := self._last.pop(worker.pid, None):
            self._before = summed((self._before, ended(last)))

    async def _welcome(self, worker: WorkerProcess) -> None:
        if await worker.served:
            _log.info("worker %d (process %d) serves", worker.number, worker.pid)
            if self._draining.on:
                worker.tell(self._draining)

    async def _keep(self, slot: int, worker: WorkerProcess | None = None) -> None:
        """Keep a worker in this slot until the server ends or the slot is drained."""
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            worker = worker or await self._start(slot)
            if worker is not None:
                code = await worker.ended
                if worker.successor is not None:
                    worker, pause = worker.successor, FIRST_PAUSE
                    continue
                if self._ending.is_set() or code == DRAINED:
                    return
                if worker.seconds > WELL:
                    pause = FIRST_PAUSE
                self._before = summed((self._before, msgspec.structs.replace(NOTHING, restarts=1)))
                shown = (worker.number, worker.pid, _how(code), pause)
                _log.warning("worker %d (process %d) %s; another one starts in %g s", *shown)
                worker = None
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _look(self) -> None:
        """Kill silent workers. Checks are counted instead of seconds, because this process may
        sleep too.
        """
        while True:
            await asyncio.sleep(LOOK)
            self._router.tell()
            for worker in self.workers:
                worker.silent += 1
                worker.leaving += worker.state == "leaving"
                patience = STARTING if worker.state == "starting" else SILENT
                if worker.silent > patience or worker.leaving > LEAVING:
                    how = "silent" if worker.silent > patience else "too slow to leave"
                    _log.error("worker %d (process %d) is %s", worker.number, worker.pid, how)
                    worker.signal(signal.SIGKILL)

    # ── admin operations ─────────────────────────────────────────────────────────────────────

    def listed(self) -> tuple[WorkerListed, ...]:
        """Return all workers."""
        return tuple(worker.listed() for worker in self.workers)

    async def measured(self) -> tuple[Measured, ...]:
        """Return each worker's counters, then the sums."""
        client = AdminClient(self.settings.data)
        found = await asyncio.to_thread(client.each, Measured, "GET", "/admin/counts")
        pids = {worker.pid: worker.number for worker in self.workers}
        self._last |= {each.pid: each for each in found if each.pid in pids}
        each = [msgspec.structs.replace(last, worker=pids[pid]) for pid, last in self._last.items()]
        return (*each, summed((self._before, *each)))

    def drain(self, order: DrainIn) -> None:
        """Drain all current and future workers. If a drain is cancelled, ended workers are
        restarted.
        """
        self._draining = order
        for worker in self.workers:
            if worker.state == "serving":
                with suppress(OSError):  # the worker has ended or will be killed soon
                    worker.tell(order)
        if not order.on and not self._ending.is_set():
            for slot, keeper in self._keepers.items():
                if keeper.done():
                    self._keepers[slot] = asyncio.create_task(self._keep(slot))

    def restart_soon(self) -> None:
        """Restart all workers, as on SIGHUP."""

        async def restart() -> None:
            with suppress(NotPossible):  # the failure is logged
                async for _ in self.restart():
                    pass

        self._tasks.begin(restart())

    async def restart(self, worker: int | None = None) -> AsyncGenerator[WorkerListed, None]:
        """Replace one worker, or all of them one by one, and yield each new one. Raises
        ``NotPossible``.
        """
        old = [each for each in self.workers if worker in (None, each.number)]
        if not old:
            raise NotPossible(Reason("control-no-worker", {"worker": worker or 0}))
        for each in old:
            replacing = asyncio.create_task(self._replace(each))
            self._tasks.hold(replacing)
            made = await asyncio.shield(replacing)  # the client may disconnect
            if made is None:
                raise NotPossible(Reason("control-not-restarted", {"worker": each.number}))
            yield made.listed()

    async def _replace(self, worker: WorkerProcess) -> WorkerProcess | None:
        async with self._restarting:
            made = await self._start(worker.slot)
            if made is None or not await made.served:
                if not self._ending.is_set():
                    _log.error("worker %d stays: no replacement could be started", worker.number)
                return None
            if worker.ended.done():  # the slot already has a new worker
                made.signal(signal.SIGTERM)
            else:
                worker.successor, worker.state = made, "leaving"
                worker.signal(signal.SIGTERM)
                await worker.ended
            return made


def _how(code: int) -> str:
    """Return how a process ended, for the log."""
    if code >= 0:
        return f"ended with code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
