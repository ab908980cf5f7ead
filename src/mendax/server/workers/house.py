"""The parent of several workers: takes the port, starts them, and keeps them alive.

Rules of this file
1. The port is bound and connections are accepted here (``router``): each is handed to the worker of
   the slot that its path belongs to. A worker that takes the place of another has its slot.
2. A worker that ends unasked is followed by another, nearly at once the first time, then after
   growing pauses, up to ``LONGEST_PAUSE``; after one that served for ``WELL`` seconds they begin
   anew.
3. A worker whose loop has not turned for ``SILENT`` looks (it is stopped, or stuck) is killed, and
   so followed by another. Clients that ping go to another worker earlier.
4. To restart, a new worker serves before the old one is told to leave; if it can't, all stays.
5. SIGTERM and SIGINT end all, each when it has left; a second SIGINT kills. SIGHUP restarts them,
   one after the other.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.server import logs
from mendax.server.access.bans import NAME as BANS
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.control.control_socket import ControlSocket
from mendax.server.control.messages import Drain
from mendax.server.listening import listen_once_free, say_where
from mendax.server.measuring import NOTHING, Measured, ended, summed
from mendax.server.settings import ServerSettings, SettingsError, refuse_contradictions
from mendax.server.store.schema import VERSION, locked
from mendax.server.store_opening import brought_up_to_date
from mendax.server.workers.child import Child, started
from mendax.server.workers.house_orders import HouseOrders, told
from mendax.server.workers.job import Job
from mendax.server.workers.router import Router
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.workers")

WORKERS: Final = "workers"
"""The folder of the workers' own folders, in the folder of the house."""
LOOK: Final = 1.0
"""Seconds between two looks at the workers."""
SILENT: Final = 10
"""Looks after which a worker that is not heard is killed."""
STARTING: Final = 180
"""The same, of one that has never been heard."""
LEAVING: Final = 60
"""Looks after which one is killed that leaves and has not ended, though it may be heard."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
WELL: Final = 60.0
_PATIENCE: Final = 30.0
"""Seconds that they have to end, before they are killed."""


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serves with several processes until a signal ends it; says where, and why not. Raises
    ``SystemExit``."""
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
    house = House(settings)
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, house.end, number)
    loop.add_signal_handler(signal.SIGHUP, house.restart_soon)
    with await listen_once_free(settings, words, house.ends) as listening:
        lock = locked(settings.data)
        try:
            await asyncio.to_thread(brought_up_to_date, settings.database)

            def ready() -> None:
                say_where(listening, words, open_browser, settings.root, settings.is_fronted)

            if not await house.keep(listening, ready):
                raise SystemExit(1)
        finally:
            os.close(lock)


class House:
    """The workers of one house."""

    def __init__(self, settings: ServerSettings) -> None:
        """Made in the running loop."""
        self.settings = settings
        self.children: list[Child] = []
        """Those that are there, the oldest first."""
        self.standing: Drain | None = None
        """What was last ordered of the workers of this house, which a new one is told too."""
        self._starting: set[int] = set()
        """The numbers of those that are not among ``children`` yet."""
        self._ending = asyncio.Event()
        self._listening: socket.socket | None = None
        self._router = Router(lambda: self.children)
        self._accepting: asyncio.Task[None] | None = None
        self._filled: set[int] = set()
        """The slots that have a place."""
        self._places = BackgroundTasks()
        """One for each worker that there is to be."""
        self._tasks = BackgroundTasks()
        self._restarting = asyncio.Lock()
        self._last: dict[Child, Measured] = {}
        """What was known of each when somebody asked last."""
        self._before = NOTHING
        """What those counted that have ended."""

    # ── from the start to the end ────────────────────────────────────────────────────────────

    async def keep(self, listening: socket.socket, ready: Callable[[], None]) -> bool:
        """Keeps the house until it has to end; False: it could not be started."""
        self._listening = listening
        control = ControlSocket(self.settings.data, HouseOrders(self).answer)
        await control.open()
        looking = asyncio.create_task(self._look())
        self._accepting = asyncio.create_task(self._router.accept(listening))
        for task in (looking, self._accepting):
            self._tasks.hold(task)
        try:
            first = [await self._start(n, n == 0) for n in range(self.settings.workers)]
            if not all([child is not None and await child.served for child in first]):
                return self._ending.is_set()
            if not self._ending.is_set():
                ready()
            for slot, child in enumerate(first):
                self._place(slot, child)
            while self._places:
                await asyncio.wait(self._places, return_when=asyncio.FIRST_COMPLETED)
            return True
        finally:
            looking.cancel()
            await self._end_all()
            await self._router.close()
            await control.close()

    def ends(self) -> bool:
        """Whether it was told to end."""
        return self._ending.is_set()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Ends all of it, as a signal does."""
        if self._ending.is_set() and number == signal.SIGINT:
            number = signal.SIGKILL
        else:
            number = signal.SIGTERM
        self._ending.set()
        if self._accepting is not None:
            self._accepting.cancel()
        if self._listening is not None:
            self._listening.close()
        for child in self.children:
            child.signal(number)

    async def _end_all(self) -> None:
        self.end()
        waiting = [child.ended for child in self.children]
        if waiting and (await asyncio.wait(waiting, timeout=_PATIENCE))[1]:
            for child in self.children:
                child.signal(signal.SIGKILL)
        await asyncio.gather(*waiting, *self._tasks, return_exceptions=True)

    # ── one worker after the other ───────────────────────────────────────────────────────────

    async def _start(self, slot: int, prepares: bool = False) -> Child | None:
        """A new worker, under the least number that is free; None: the house ends, or the system
        does not let it begin, which is logged."""
        if self._ending.is_set():
            return None
        taken = {child.number for child in self.children} | self._starting
        number = next(n for n in range(1, len(taken) + 2) if n not in taken)
        self._starting.add(number)
        try:
            return await self._begun(number, slot, prepares)
        except OSError as error:
            _log.error("worker %d could not be started: %s", number, error)
            return None
        finally:
            self._starting.discard(number)

    async def _begun(self, number: int, slot: int, prepares: bool) -> Child:
        folder = (self.settings.data / WORKERS / str(number)).absolute()
        for one in (folder.parent, folder):  # the mode is not that of parents made along the way
            one.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileNotFoundError):  # of the one process of former days; taken over there
            (self.settings.data / BANS).rename(folder / BANS)
        assert self._listening is not None
        own = msgspec.structs.replace(self.settings, data=folder, workers=1)
        job = Job(number, own, self._listening.fileno(), VERSION, prepares, slot)
        child, hearing = await started(job)
        self.children.append(child)
        if self._ending.is_set():  # when the others were told, this one was not among them
            child.signal(signal.SIGTERM)
        self._tasks.hold(hearing)
        self._tasks.begin(self._say_what_stands(child))
        child.ended.add_done_callback(lambda _: self._forget(child))
        return child

    async def _say_what_stands(self, child: Child) -> None:
        if not await child.served:
            return
        _log.info("worker %d (process %d) serves", child.number, child.pid)
        if self.standing is not None:
            await told(child, self.standing)

    def _forget(self, child: Child) -> None:
        self.children.remove(child)
        if child in self._last:
            self._before = summed((self._before, ended(self._last.pop(child))))

    def _place(self, slot: int, child: Child | None = None) -> None:
        self._filled.add(slot)
        self._places.begin(self._keep(slot, child))

    async def _keep(self, slot: int, child: Child | None) -> None:
        """Has a worker in this slot until the house ends or is through."""
        try:
            await self._kept(slot, child)
        finally:
            self._filled.discard(slot)

    async def _kept(self, slot: int, child: Child | None) -> None:
        pause = FIRST_PAUSE
        while True:
            child = child or await self._start(slot)
            if child is not None:
                code = await child.ended
                if child.successor is not None:
                    child, pause = child.successor, FIRST_PAUSE
                    continue
                if self._ending.is_set() or child.through:
                    return
                if child.seconds > WELL:
                    pause = FIRST_PAUSE
                self._before = summed((self._before, msgspec.structs.replace(NOTHING, restarts=1)))
                shown = (child.number, child.pid, _how(code), pause)
                _log.warning("worker %d (process %d) %s; another one starts in %g s", *shown)
                child = None
            if await self._ends_within(pause):
                return
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _ends_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._ending.wait()
        except TimeoutError:
            return False
        return True

    def refill(self) -> None:
        """Has as many workers there as there are to be: some ended when the house was to end."""
        for slot in range(self.settings.workers):
            if slot not in self._filled:
                self._place(slot)

    # ── new ones in the place of old ones ────────────────────────────────────────────────────

    def restart_soon(self) -> None:
        """Restarts all, as SIGHUP does."""
        self._tasks.begin(self._restart_all())

    async def _restart_all(self) -> None:
        async with self._restarting:
            for child in tuple(self.children):
                if self._ending.is_set() or not await self._replaced(child):
                    return

    async def restarted(self, child: Child) -> Child | None:
        """The worker that is in the place of this one now; None: it could not be started."""
        async with self._restarting:
            return await self._replaced(child)

    async def _replaced(self, child: Child) -> Child | None:
        made = await self._start(child.slot)
        if made is None or not await made.served:
            if not self._ending.is_set():
                _log.error("worker %d stays, as no other one could be started", child.number)
            return None
        if child.ended.done():  # it has been followed already
            made.signal(signal.SIGTERM)
        else:
            child.successor = made
            child.state = "leaving"  # it gets no more connections
            child.signal(signal.SIGTERM)
            await child.ended
        return made

    # ── watching over them ───────────────────────────────────────────────────────────────────

    async def _look(self) -> None:
        """Kills those that are not heard; counts looks, as this process may sleep too."""
        while True:
            await asyncio.sleep(LOOK)
            self._router.tell()
            for child in self.children:
                child.silent += 1
                child.leaving += child.state == "leaving"
                patience = STARTING if child.state == "starting" else SILENT
                if child.silent > patience or child.leaving > LEAVING:
                    how = "silent" if child.silent > patience else "too slow to leave"
                    _log.error("worker %d (process %d) is %s", child.number, child.pid, how)
                    child.signal(signal.SIGKILL)

    def measured(self, parts: dict[Child, Measured]) -> list[Measured]:
        """What each worker has counted, as it is told now or was before, and the sums."""
        self._last |= {child: part for child, part in parts.items() if child in self.children}
        known = [
            msgspec.structs.replace(part, worker=child.number) for child, part in self._last.items()
        ]
        return [*known, summed((self._before, *known))]


def _how(code: int) -> str:
    """How a process ended."""
    if code >= 0:
        return f"ended with code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
