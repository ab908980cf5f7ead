"""Operations on people's own data: end sessions, change devices, export and erase."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.server.clock import Timer
from mendax.server.notices import notices
from mendax.server.notices.notice_kinds import PersonLeft, TableRewritten
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.move_codes import LIFETIME, MoveCodes
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store import calls, forgetting, persons, public_replays, reports
from mendax.server.store.database import Database
from mendax.server.store.store import Store, StoreError
from mendax.server.tables.registry import TableRegistry
from mendax.server.tournaments.tournaments import TOURNAMENT, Tournaments
from mendax.server.wire.http_messages import (
    CodeOut,
    DevicesOut,
    DoneOut,
    MoveIn,
    OwnLineOut,
    OwnReplayOut,
    OwnTableOut,
    PersonOut,
)
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused, where
from mendax.table.forgetting import forgotten, without_ids
from mendax.table.log import Person
from mendax.tournament import forgetting as forgetting_tournaments

_log = logging.getLogger("mendax.persons")

_LOOK: Final = 0.1
"""Seconds between checks whether other servers have given a person's seats up."""
_LOOKS: Final = 80
"""The maximum number of these checks."""
LOOK_EVERY: Final = 10.0
"""Seconds between checks for second erasures that are due."""
_LEASE: Final = 300_000
"""How long one server reserves an erasure, in milliseconds."""
MOST_LINES: Final = 20_000
"""The maximum number of lines in one document."""


class PersonsApi:
    """The operations of one server on the requester's data."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        limits: Limits,
        registry: TableRegistry,
        tournaments: Tournaments,
        codes: MoveCodes,
        notices: ServerNotices,
        rewritten: Callable[[str], None],
    ) -> None:
        """``rewritten`` is called with each table whose log was rewritten."""
        self._store, self._sessions, self._limits = store, sessions, limits
        self._registry, self._tournaments = registry, tournaments
        self._codes, self._notices = codes, notices
        self._rewritten = rewritten
        self._tasks = BackgroundTasks()
        self._looking: Timer | None = None
        if notices.shared:
            self._look_later()

    @operation("GET", "/api/session", own_pages=True, programs=False)
    async def devices(self, visit: Visit) -> DevicesOut:
        """Return whether this device has a session, and when each of your sessions started."""
        person = await self._sessions.person_of(visit.request)
        if person is None:
            return DevicesOut(False, ())
        return DevicesOut(True, await self._store.ask(partial(persons.sessions, person)))

    @operation("DELETE", "/api/session")
    async def end(self, visit: Visit) -> DoneOut:
        """End this device's session. Your other devices stay signed in."""
        person = await self._before(visit)
        await self._sessions.end(visit)
        await self._revoke_if_gone(person)
        return DoneOut(True)

    @operation("DELETE", "/api/sessions", refusals=(403,))
    async def end_all(self, visit: Visit) -> DoneOut:
        """End the sessions of all your devices. This identity can't be used afterwards."""
        person = await self._person(visit)
        await self._codes.forget(person)
        await self._sessions.end_all(person)
        await self._codes.forget(person)  # a code made since then
        await self._sessions.end(visit)
        await self._let_go(person)
        return DoneOut(True)

    @operation("POST", "/api/session/code", refusals=(403,))
    async def move_code(self, visit: Visit) -> CodeOut:
        """Return a code that moves you to another device. It works once, within five minutes."""
        return CodeOut(await self._codes.new(await self._person(visit)), LIFETIME)

    @operation("POST", "/api/session/move")
    async def move(self, visit: Visit, body: MoveIn) -> DoneOut:
        """Move the person of a code to this device, and end the person's old session. Attempts are
        limited.
        """
        self._limits.moves.take(visit.address)
        before = await self._before(visit)
        if not await self._sessions.move(visit, self._codes.used(body.code)):
            raise Refused(404, "persons-no-code")
        await self._revoke_if_gone(before)
        return DoneOut(True)

    async def _before(self, visit: Visit) -> Person | None:
        """Return the current person of this device, or None for no session or a banned person."""
        with suppress(Refused):
            return await self._sessions.person_of(visit.request)
        return None

    async def _revoke_if_gone(self, person: Person | None) -> None:
        """Let go of the keys and browsers of a person without devices."""
        if person is not None and not await self._store.change(partial(persons.sessions, person)):
            await self._let_go(person)

    async def _let_go(self, person: Person) -> None:
        """Delete what only a person with a device could delete: keys, browsers to call, and public
        replays.
        """
        await self._sessions.keys.revoke_all(person)
        await self._store.change(partial(calls.forget, person))
        await self._store.change(partial(public_replays.forget, person))

    @operation("GET", "/api/person", refusals=(403,), own_pages=True, programs=False)
    async def person(self, visit: Visit) -> PersonOut:
        """Return all data about you: devices, tables, and your actions and messages there."""
        person = await self._person(visit)
        await self._store.change(lambda _: None)  # wait until all lines are stored
        since = await self._store.ask(partial(persons.sessions, person))
        visited = await self._store.ask(partial(persons.visits, person, MOST_LINES))
        tables = tuple([self._shown(person, one) for one in visited])
        whole = sum(len(table.lines) for table in tables) < MOST_LINES
        visit.headers["content-disposition"] = 'attachment; filename="mendax.json"'
        rows = await self._store.ask(partial(persons.rows, person))
        for row in (row for some in rows.values() for row in some if row.get("table")):
            row["table"] = self._registry.address_for(person, row["table"])
        return PersonOut(since, tables, whole, rows)

    @operation("GET", "/api/replays", refusals=(403,), own_pages=True, programs=False)
    async def own_replays(self, visit: Visit) -> tuple[OwnReplayOut, ...]:
        """Return the replays that you show to everyone, oldest first."""
        person = await self._person(visit)
        shown = await self._store.ask(partial(public_replays.by, person))
        address = partial(self._registry.address_for, person)
        return tuple(
            OwnReplayOut(
                one.code, address(one.table), one.game, bool(one.masked), bool(one.listed), one.at
            )
            for one in shown
        )

    @operation("DELETE", "/api/person", refusals=(403,))
    async def forget(self, visit: Visit) -> DoneOut:
        """Erase your data: sessions end, names and messages are deleted.

        Moves stay, attributed to an anonymous player.
        """
        person = await self._person(visit)
        await self._codes.forget(person)
        await self._get_up(person)
        await self._forget_at_tables(person)
        await self._sessions.keys.revoke_all(person)
        owe: Callable[[Database], object] | None = None
        if self._notices.shared:  # for actions at servers that have not yet received the notice
            wait = round(2000 * notices.EVERY)
            owe = partial(forgetting.owe, person, self._notices.server, wait)
        await self._sessions.end_all(person, owe)  # comes last, so that a failure can be retried
        await self._codes.forget(person)  # a code made since then
        await self._let_go(person)  # keys made since then
        await self._store.change(partial(reports.forget, person))
        await self._forget_at_tables(person)  # actions since then
        await self._sessions.end(visit)
        await self._store.scrub()
        return DoneOut(True)

    def _look_later(self) -> None:
        self._looking = self._registry.clock.call_later(LOOK_EVERY, self.look)

    def look(self) -> None:
        """Begin to repeat the erasures that are due, now and at intervals."""
        self._look_later()
        self._tasks.begin(self.forget_due())

    async def forget_due(self) -> None:
        """Repeat the erasures that are due, each at one server only. A failed one is due later."""
        try:
            people = await self._store.ask(forgetting.due)
        except StoreError as error:
            _log.warning("erasures not read, retried later: %s", error.reason.key)
            return
        for person in people:
            try:
                if await self._store.change(partial(forgetting.take, person, _LEASE)):
                    await self._forget_at_tables(person)
                    await self._store.change(partial(forgetting.done, person))
                    await self._store.scrub()
            except StoreError as error:
                _log.warning("erasure failed, retried later: %s", error.reason.key)
            except Exception as error:  # the other erasures continue
                shown = (type(error).__name__, where(error))
                _log.error("erasure failed, retried later: %s in %s", *shown)

    async def close(self) -> None:
        """Finish the erasures in progress. Others are left to another server, or the next start."""
        if self._looking is not None:
            self._looking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forget_at_tables(self, person: Person) -> None:
        """Rewrite the person's tables one by one, so that other changes wait only briefly."""
        for table, game in await self._store.change(partial(persons.tables, person)):
            other, rewritten = secrets.token_hex(12), forgotten
            if game == TOURNAMENT:
                rewritten = forgetting_tournaments.forgotten
            forget = partial(persons.forget, person, other, table, rewritten)
            await self._notices.change(forget, partial(_told_of, table))
            self._rewritten(table)

    def _shown(self, person: Person, visited: persons.Visited) -> OwnTableOut:
        bare = (lambda _, action: action) if visited.game == TOURNAMENT else without_ids
        lines = [
            OwnLineOut(line.number, line.at, line.actor, bare(line.actor, line.action))
            for line in visited.lines
        ]
        address = self._registry.address_for(person, visited.table)
        return OwnTableOut(address, visited.game, tuple(lines))

    async def _get_up(self, person: Person) -> None:
        """Leave the person's seats at all tables in the memory of any server.

        Names in the log can be replaced only then. Raises ``Refused`` if a server does not react.
        """
        await self._notices.tell(PersonLeft(person))
        await self._registry.get_up(person)
        await self._tournaments.leave(person)
        for _ in range(_LOOKS):
            if not await self._registry.sits_elsewhere(person):
                return
            await asyncio.sleep(_LOOK)
        raise Refused(503, "wire-refused-not-stored")

    async def _person(self, visit: Visit) -> Person:
        """Return the requester. Raises ``Refused`` without a session or if the rate limit is
        exceeded.
        """
        self._limits.persons.take(visit.address)
        return await self._sessions.required(visit.request)


def _told_of(table: str, _: None) -> tuple[TableRewritten]:
    return (TableRewritten(table),)
