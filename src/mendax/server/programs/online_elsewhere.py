"""Programs that are online at other workers: in this worker's list, and asked by way of theirs.

Rules of this file
1. Who is online where stands in the store, written anew every few seconds by the worker where it
   is. A worker that dies is silent; after ``GRACE`` its programs are in no list.
2. What is said to a program, and its answer, are notices to the worker concerned. So they arrive
   within the seconds that a program has to answer, also where PostgreSQL notifies nobody.
3. At how many tables a program sits is known by where it is online and by who asks; a program that
   is asked by two workers at once may decline.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from mendax.core.game import MendaxError
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.house.notice_kinds import ProgramAnswered, ProgramsChanged, ProgramTold
from mendax.server.house.notices import HouseClock, HouseNotices
from mendax.server.programs.online import OnlineProgram, OnlinePrograms, ProgramSocket
from mendax.server.store import online_programs
from mendax.server.store.online_programs import OnlineRow
from mendax.server.store.schema import StoreError
from mendax.server.store.store import Store
from mendax.server.wire.messages import encode
from mendax.server.wire.program_messages import DeclineIn, GoOnlineIn
from mendax.table.log import Person

_log = logging.getLogger("mendax.house")

GRACE: Final = 15.0
"""Seconds after which programs are gone whose worker says nothing more of them."""
_NUMBERS: Final = 2**31 - 1
_REMEMBERED: Final = 1000


class _Said(Struct, frozen=True):
    """What the store has of a program besides who it is."""

    online: GoOnlineIn
    tables: int


class _About(Struct, frozen=True):
    """What every message about a challenge has."""

    type: str
    challenge: int


class _LineElsewhere:
    """The line of a program at another worker."""

    def __init__(self, person: Person, tell: Callable[[bytes], None]) -> None:
        self.person, self._tell = person, tell

    def push(self, *texts: bytes) -> None:
        """Send these, in order."""
        for text in texts:
            self._tell(text)

    def close(self, code: int, why: str) -> None:
        """It is closed where it is, when its worker hears that there is a newer one."""


class ProgramsElsewhere:
    """What one worker tells others of its programs, and knows of theirs."""

    def __init__(
        self,
        online: OnlinePrograms,
        store: Store,
        notices: HouseNotices,
        clock: Callable[[], HouseClock],
    ) -> None:
        """Made in the running loop; does nothing where nobody shares the store."""
        self._online, self._store, self._notices, self._clock = online, store, notices, clock
        self._one = asyncio.Lock()
        self._tasks = BackgroundTasks()
        self._written = False
        """Whether the store has programs of this worker."""
        self._asked: dict[int, tuple[ProgramSocket, str]] = {}
        """By the number of the challenge, who was asked by another worker, and by which."""
        if notices.shared:
            online.share(iter(lambda: 1 + secrets.randbelow(_NUMBERS), 0))
            online.changed = lambda: self._tasks.begin(self._changed())
            online.answered = self._answered

    # ── told ─────────────────────────────────────────────────────────────────────────────────

    async def _changed(self) -> None:
        try:
            await self._write((ProgramsChanged(),))
        except MendaxError as error:  # it is written again in a few seconds
            _log.warning("programs not told of: %s", error.reason.key)

    async def _write(self, told: tuple[ProgramsChanged, ...] = ()) -> None:
        async with self._one:
            now, worker = self._clock().now(), self._notices.worker
            until = now + round(1000 * GRACE)
            rows = [_row(one, worker, until) for one in self._online.here]
            if rows or self._written or told:
                write = partial(online_programs.write, worker, rows, now)
                await self._notices.change(write, lambda _: told)
                self._written = bool(rows)

    async def look(self) -> None:
        """Tells of those that are here, and finds out who is elsewhere. Raises ``StoreError``."""
        await self._write()
        now, worker = self._clock().now(), self._notices.worker
        found = await self._store.ask(partial(online_programs.elsewhere, worker, now))
        self._online.know_elsewhere([self._known(row) for row in found])

    def _known(self, row: OnlineRow) -> OnlineProgram:
        said = msgspec.json.decode(row.said, type=_Said)
        line = _LineElsewhere(row.person, partial(self._tell, row.worker, row.number))
        tables = said.tables
        return OnlineProgram(row.number, line, said.online, row.since, tables, elsewhere=True)

    # ── challenges ───────────────────────────────────────────────────────────────────────────

    def _tell(self, worker: str, number: int, text: bytes) -> None:
        about = msgspec.json.decode(text, type=_About)
        asker = self._notices.worker
        told = ProgramTold(worker, asker, number, about.challenge, text.decode())
        self._tasks.begin(self._say(told))

    async def _say(self, told: ProgramTold | ProgramAnswered) -> None:
        """One after the other, in their order."""
        async with self._one:
            try:
                await self._notices.tell(told)
            except MendaxError as error:
                _log.warning("a challenge is lost: %s", error.reason.key)

    def told(self, told: ProgramTold) -> None:
        """Another worker has something to say to a program that is online here."""
        if told.worker != self._notices.worker:
            return
        one = self._online.at(told.number)
        if one is None or one.elsewhere:
            return  # the one who asks hears that it is gone
        if msgspec.json.decode(told.message, type=_About).type == "challenge":
            while len(self._asked) >= _REMEMBERED:
                del self._asked[next(iter(self._asked))]
            self._asked[told.challenge] = one.line, told.asker
        else:
            self._asked.pop(told.challenge, None)
        one.line.push(told.message.encode())

    def _answered(self, line: ProgramSocket, challenge: int, declined: DeclineIn | None) -> bool:
        """A program here answers a challenge that was made at another worker; whether it was."""
        asked, worker = self._asked.get(challenge, (None, ""))
        own = [one.number for one in self._online.here if one.line is line]
        if asked is not line or not own:
            return False
        del self._asked[challenge]
        words = "" if declined is None else declined.words
        said = ProgramAnswered(worker, own[0], challenge, declined is None, words)
        self._tasks.begin(self._say(said))
        return True

    def answered(self, said: ProgramAnswered) -> None:
        """A program at another worker has answered."""
        one = self._online.at(said.number)
        if said.worker != self._notices.worker or one is None:
            return
        declined = None if said.accepted else DeclineIn(said.challenge, said.words)
        self._online.answer(one.line, said.challenge, declined)

    async def close(self) -> None:
        """The programs of this worker are online no more."""
        if not self._notices.shared:
            return
        await asyncio.gather(*self._tasks, return_exceptions=True)
        gone = partial(online_programs.write, self._notices.worker, (), self._clock().now())
        with suppress(StoreError):
            if self._written:
                await self._notices.change(gone, lambda _: (ProgramsChanged(),))


def _row(one: OnlineProgram, worker: str, until: int) -> OnlineRow:
    said = encode(_Said(one.said, one.tables)).decode()
    return OnlineRow(worker, one.number, one.line.person, one.since, said, until)
