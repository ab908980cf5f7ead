"""What the one who runs a server may ask and order: each question of ``messages`` answered.

Nothing here shows what is secret: of a table its lobby, and what is done there as any spectator
hears it; where the table lets no spectators in, not even that. Whoever is there sees that one more
watches.
"""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing
from ipaddress import ip_address
from typing import Final, Literal

from mendax.core.game import Reason
from mendax.core.record import write
from mendax.server.access.rate_limits import network_of
from mendax.server.context import ServerContext
from mendax.server.control.copying import Copying
from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    BanListed,
    CloseTable,
    Counted,
    Drain,
    FindPersons,
    Heard,
    IsTidy,
    KeyKnown,
    KeyMade,
    LiftBan,
    ListBans,
    ListKeys,
    ListPeople,
    ListTables,
    ListWorkers,
    MakeCopy,
    MakeKey,
    MeasureWorkers,
    NotPossible,
    PersonFound,
    PersonListed,
    Question,
    RestartWorkers,
    RevokeKey,
    TableListed,
    Tidy,
    WatchTable,
    WorkerListed,
    WorkerMeasured,
    which,
)
from mendax.server.house.notice_kinds import AnnouncedToAll
from mendax.server.house_effects import turn_out
from mendax.server.measuring import measured
from mendax.server.programs.listing import key_id
from mendax.server.store.bans import Kind
from mendax.server.store.program_keys import HOUSE, KeyRow
from mendax.server.tables.clock import Timer
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.messages import AnnouncementOut
from mendax.table.devices import device_of
from mendax.table.log import Entry

SHOWN: Final = 8
"""Letters of a person that are listed."""
_MOST_WAITING: Final = 1000
"""Entries that may wait for whoever watches; then it ends."""
_LOOK_EVERY: Final = 1.0
"""Seconds between looks whether games still run."""


def _key_known(row: KeyRow) -> KeyKnown:
    owner = "house" if row.owner == HOUSE else row.owner[:SHOWN]
    return KeyKnown(key_id(row), row.name, owner, row.table, row.used)


class Orders:
    """Answers the questions of the control socket."""

    def __init__(self, context: ServerContext, stop: Callable[[], None]) -> None:
        """``stop`` ends the server as a signal does."""
        self._context = context
        self._registry = context.registry
        self._stop = stop
        self.copying = Copying(context.store, context.settings.data)
        self._look: Timer | None = None
        self._began = time.monotonic()

    async def answer(self, question: Question) -> AsyncGenerator[Answered, None]:
        """The parts of the answer. Raises ``MendaxError`` for what can't be done."""
        if isinstance(question, WatchTable):
            async for heard in self._watch(question):
                yield heard
        elif isinstance(question, MakeCopy):
            async with aclosing(self.copying.parts()) as parts:
                async for one in parts:
                    yield one
        elif isinstance(question, ListKeys | MakeKey | RevokeKey):
            for part in await self._keys(question):
                yield part
        elif isinstance(question, CloseTable | AddBan | LiftBan):
            for part in await self._keep_out(question):
                yield part
        elif isinstance(question, AnnounceToAll):
            yield Counted(await self._announce(question))
        elif isinstance(question, Tidy):
            yield IsTidy(*await self._context.retention.round(_at_once))
        else:
            for part in self._answer(question):
                yield part

    def _answer(self, question: Question) -> Iterable[Answered]:
        match question:
            case ListTables():
                return map(listed, self._registry.in_memory())
            case ListPeople():
                return self._people(self._table(question.table))
            case ListBans():
                return self._bans()
            case FindPersons():
                return map(PersonFound, sorted(self._persons(question.beginning)))
            case ListWorkers():
                return (self._worker(),)
            case RestartWorkers():
                raise NotPossible(Reason("control-one-worker"))
            case MeasureWorkers():
                return (WorkerMeasured(measured(self._context.meter, self._context.now())),)
            case Drain():
                return (Counted(self._drain(question)),)
            case _:
                raise AssertionError(question)

    async def _keys(self, question: ListKeys | MakeKey | RevokeKey) -> tuple[Answered, ...]:
        """What is asked about the keys of programs."""
        keys = self._context.keys
        if isinstance(question, MakeKey):
            return (KeyMade((await keys.make(HOUSE, None, question.name))[0]),)
        rows = await keys.every()
        if isinstance(question, ListKeys):
            return tuple(map(_key_known, rows))
        found = [row for row in rows if key_id(row).startswith(question.key)]
        if len(found) != 1:
            raise NotPossible(Reason("control-no-key", {"given": question.key}))
        return (Counted(await keys.revoke(found[0].person)),)

    def _worker(self) -> WorkerListed:
        """This process."""
        now, leaving = self._context.now(), self._context.api.leaving
        seconds = int(time.monotonic() - self._began)
        state: Literal["leaving", "serving"] = "leaving" if leaving else "serving"
        return WorkerListed(1, os.getpid(), state, now.tables, now.sockets, seconds)

    # ── looking ──────────────────────────────────────────────────────────────────────────────

    def _table(self, beginning: str) -> LiveTable:
        """The one table in memory whose id begins so."""
        found = [live for live in self._registry.in_memory() if live.table.id.startswith(beginning)]
        if len(found) != 1:
            raise NotPossible(which("table", len(found), beginning))
        return found[0]

    def _people(self, live: LiveTable) -> Iterable[PersonListed]:
        places = self._context.handshake.places(live)
        people, seats = live.table.people(), live.table.table_view().seats
        for (person, address), count in Counter((p.person, p.address) for p in places).items():
            seat = people.index(person) if person in people else None
            name = None if seat is None else seats[seat].name
            number = None if seat is None else seat + 1
            yield PersonListed(person[:SHOWN], name, number, address, count)

    async def _watch(self, question: WatchTable) -> AsyncGenerator[Answered, None]:
        live = self._table(question.table)
        if not outbound.observer(live.table, None).watches:
            raise NotPossible(Reason("control-private"))
        watching = _Watching(live)
        with live.leased(), live.monitored(watching):
            yield Counted(len(live.presence.subscribers))
            while (entry := await watching.waiting.get()) is not None:
                yield entry

    # ── keeping out ──────────────────────────────────────────────────────────────────────────

    def _bans(self) -> Iterable[BanListed]:
        bans = self._context.bans
        for ban in bans.all():
            who = ban.who[:SHOWN] if ban.kind == "person" else ban.who
            yield BanListed(ban.kind, who, bans.seconds(ban))

    async def _keep_out(self, question: CloseTable | AddBan | LiftBan) -> tuple[Answered, ...]:
        """Keeps somebody or something out, or lets it in again."""
        match question:
            case CloseTable():
                return (Counted(await self._close(question)),)
            case AddBan():
                return (Counted(await self._ban(question)),)
            case LiftBan():
                await self._lift(question)
                return ()

    async def _close(self, question: CloseTable) -> int:
        live = self._table(question.table)
        count = len(live.presence.subscribers)
        try:
            await self._context.bans.add("table", live.table.id, question.seconds)
        finally:  # as of a ban
            self._registry.close_table(live)
        return count

    async def _ban(self, question: AddBan) -> int:
        """Keeps an address or a person out; how many of their sockets are hung up on."""
        kind, who = self._meant(question.who)
        everywhere = self._context.effects.places()
        places = [place for place in everywhere if who in (place.address, place.person)]
        try:
            await self._context.bans.add(kind, who, question.seconds)
        finally:  # where it can't be kept, it holds until this process ends
            for place in places:
                turn_out(place)
        return len(places)

    def _meant(self, given: str) -> tuple[Kind, str]:
        try:
            return "address", network_of(str(ip_address(given.partition("/")[0])))
        except ValueError:
            pass
        found = self._persons(given)
        if len(found) != 1:
            raise NotPossible(which("person", len(found), given))
        return "person", device_of(found.pop())

    def _persons(self, beginning: str) -> set[str]:
        """Who is connected whose name in the log begins so."""
        places = self._context.effects.places()
        return {place.person for place in places if place.person.startswith(beginning)}

    async def _lift(self, question: LiftBan) -> None:
        for ban in self._context.bans.all():
            shown = ban.kind == "person" and ban.who.startswith(question.who)
            if ban.who == question.who or shown:
                await self._context.bans.lift(ban)
                return
        raise NotPossible(Reason("control-no-ban", {"given": question.who}))

    # ── all tables ───────────────────────────────────────────────────────────────────────────

    async def _announce(self, question: AnnounceToAll) -> int:
        text = " ".join("".join(c if c.isprintable() else " " for c in question.text).split())
        self._registry.announce(AnnouncementOut(text, self._registry.announcements.draining))
        await self._context.notices.tell(AnnouncedToAll(text))
        return sum(len(live.presence.subscribers) for live in self._registry.in_memory())

    def _drain(self, question: Drain) -> int:
        """Begins to end the server, or takes it back; how many games still run."""
        text = self._registry.announcements.announced.text
        self._registry.announce(AnnouncementOut(text, question.on))
        if self._look:
            self._look.cancel()
        clock = self._registry.clock
        if question.on:
            until = clock.now() + 1000 * question.seconds
            self._look = clock.call_later(_LOOK_EVERY, lambda: self._ends(until))
        return self._running()

    def _ends(self, until: float) -> None:
        """Ends the server if no game runs any more, or the time is over."""
        clock = self._registry.clock
        if not self._running() or clock.now() >= until:
            self._stop()
        else:
            self._look = clock.call_later(_LOOK_EVERY, lambda: self._ends(until))

    def _running(self) -> int:
        """Games that somebody is at."""
        return sum(
            live.table.state.lobby.phase == "playing" and bool(live.presence.subscribers)
            for live in self._registry.in_memory()
        )


class _Watching:
    """What waits for whoever watches a table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.waiting: asyncio.Queue[Heard | None] = asyncio.Queue()

    def hear(self, entries: Iterable[Entry]) -> None:
        """This was done, and is stored."""
        if not outbound.observer(self._live.table, None).watches:
            self.end()
            return
        for entry in entries:
            events = tuple(write(event) for event in entry.heard_at(None))
            self.waiting.put_nowait(Heard(entry.number, entry.actor, events))
        if self.waiting.qsize() > _MOST_WAITING:
            self.end()

    def end(self) -> None:
        """There is nothing more to hear."""
        self.waiting.put_nowait(None)


async def _at_once() -> None:
    """No pause: whoever asked is waiting."""


def listed(live: LiveTable) -> TableListed:
    """A table as it is listed."""
    view = live.table.table_view()
    return TableListed(
        view.id,
        view.game,
        view.phase,
        view.games,
        tuple(seat.name for seat in view.seats),
        sum(seat.bot is not None for seat in view.seats),
        len(live.presence.subscribers),
        live.set_aside is not None,
    )
