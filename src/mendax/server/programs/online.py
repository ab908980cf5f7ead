"""The programs that are online and accept challenges, and the challenges that wait for an answer.

Rules of this file
1. A program is in the list while its line is open, and under one line: a newer one with the same
   key takes the place of the older, which is likely lost.
2. It is asked only to what it said that it plays, and to no more tables than it named.
3. Programs at other workers are in the list too (``online_elsewhere``), each with a line that leads
   there: they are asked in the same way.
4. Nobody waits for a program: what it has not answered within ``PATIENCE`` is declined.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.games.rules import write_options
from mendax.server.refusal import Refused
from mendax.server.settings import Rates
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import ChallengeOut, OpenToOut, ProgramOnlineOut
from mendax.server.wire.messages import encode
from mendax.server.wire.program_messages import (
    AskedOut,
    DeclineIn,
    GoOnlineIn,
    IsOnlineOut,
    SeatKeptOut,
    WithdrawnOut,
)
from mendax.table.log import Person
from mendax.table.names import clean_name, clean_text, likeness, likenesses
from mendax.table.views import TableView

PATIENCE: Final = 10
"""Seconds that a program has to answer a challenge."""


class ProgramSocket(Protocol):
    """The open connection of a program."""

    person: Person

    def push(self, *texts: bytes) -> None:
        """Send these, in order."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


class OnlineProgram(NamedTuple):
    """A program in the list."""

    number: int
    line: ProgramSocket
    said: GoOnlineIn
    since: int = 0
    """Milliseconds since 1970."""
    tables: int = 0
    """At how many tables it sits, as far as the worker knows where it is online."""
    elsewhere: bool = False
    """Whether that is another worker."""


class OnlinePrograms:
    """The list of one server."""

    def __init__(self, registry: TableRegistry, rates: Rates) -> None:
        self._registry, self._rates = registry, rates
        self._online: dict[int, OnlineProgram] = {}
        self._numbers: Iterator[int] = itertools.count(1)
        self._challenges: Iterator[int] = itertools.count(1)
        self.changed: Callable[[], None] = lambda: None
        """Called when a program has come to this worker or gone."""
        self.answered: Callable[[ProgramSocket, int, DeclineIn | None], bool] = lambda *_: False
        """Called with an answer to a challenge that was not made here: whether it was made."""
        self._waiting: dict[int, tuple[ProgramSocket, asyncio.Future[DeclineIn | None]]] = {}
        """By the number of the challenge, who is asked, and what comes of it: None, it comes."""

    # ── who is there ─────────────────────────────────────────────────────────────────────────

    def go_online(self, line: ProgramSocket, said: GoOnlineIn) -> None:
        """The program on ``line`` accepts challenges for this. Raises ``MendaxError``."""
        for offered in said.games:
            game = GAMES.get(offered.game)
            unknown = [p for p in offered.presets if game is None or p not in game.presets]
            if game is None or unknown:
                shown = " ".join((offered.game, *unknown))[:80]
                raise Refused(422, "programs-bad-games", given=shown)
        name = clean_name(said.name)
        others = [one for one in self._online.values() if one.line.person != line.person]
        if not likeness(name).isdisjoint(likenesses(one.said.name for one in others)):
            raise Refused(409, "table-refused-name-taken", given=name)
        if len(others) >= self._rates.programs:
            raise Refused(503, "programs-full")
        number = next(self._numbers)
        for one in self._of(line.person):
            if one.line is line:
                number = one.number
            else:
                self.go(one.line)
                one.line.close(1000, "another connection took its place")
        said = GoOnlineIn(name, said.games, min(said.most_tables, self._rates.tables_per_program))
        self._online[number] = OnlineProgram(number, line, said, self._registry.clock.now())
        line.push(encode(IsOnlineOut(number)))
        self.changed()

    def go(self, line: ProgramSocket) -> None:
        """The connection is closed: nobody sees the program any more."""
        for one in self._of(line.person):
            if one.line is line:
                del self._online[one.number]
                if not one.elsewhere:
                    self.changed()
        for asked, answer in list(self._waiting.values()):
            if asked is line and not answer.done():
                answer.set_exception(Refused(409, "programs-not-online"))

    # ── at other workers ─────────────────────────────────────────────────────────────────────

    def share(self, numbers: Iterator[int]) -> None:
        """From now on programs and challenges have numbers of these, which no other worker has."""
        self._numbers = self._challenges = numbers

    @property
    def here(self) -> tuple[OnlineProgram, ...]:
        """The programs that are online at this worker, with the tables where they sit."""
        at = self._tables()
        own = [one for one in self._online.values() if not one.elsewhere]
        return tuple([one._replace(tables=at[one.line.person]) for one in own])

    def at(self, number: int) -> OnlineProgram | None:
        """The program of this number in the list."""
        return self._online.get(number)

    def know_elsewhere(self, programs: Collection[OnlineProgram]) -> None:
        """These are online at other workers now, and no others."""
        there = {one.number for one in programs}
        for one in tuple(self._online.values()):
            if one.elsewhere and one.number not in there:
                self.go(one.line)
        for one in programs:
            own = [mine for mine in self._of(one.line.person) if not mine.elsewhere]
            for mine in own:
                if mine.since < one.since:
                    self.go(mine.line)
                    mine.line.close(1000, "another connection took its place")
            if all(mine.since < one.since for mine in own):
                known = self._online.get(one.number)
                line = known.line if known else one.line  # what waits knows it by its line
                self._online[one.number] = one._replace(line=line)

    def _of(self, person: Person) -> list[OnlineProgram]:
        return [one for one in self._online.values() if one.line.person == person]

    def listed(self) -> tuple[ProgramOnlineOut, ...]:
        """The list, as everybody sees it."""
        at = self._tables()
        return tuple(
            ProgramOnlineOut(
                *(one.number, one.said.name, _games(one)),
                *(max(at[one.line.person], one.tables), one.said.most_tables),
            )
            for one in self._online.values()
        )

    def _tables(self) -> Counter[Person | None]:
        """At how many tables each person sits, or is kept a seat; not where they have got up."""
        lives = self._registry.in_memory()
        sitters = (one for live in lives for one in live.table.state.lobby.seating.seats)
        return Counter(one.person for one in sitters if one.reserved or one.lost or not one.away)

    # ── challenges ───────────────────────────────────────────────────────────────────────────

    def named(self, number: int) -> tuple[Person, str]:
        """Who is in the list under this number, and how it is called. Raises ``Refused``."""
        one = self._online.get(number)
        if one is None:
            raise Refused(409, "programs-not-online")
        return one.line.person, one.said.name

    @asynccontextmanager
    async def asked(self, number: int, live: LiveTable) -> AsyncIterator[ChallengeOut]:
        """Asks a program to a table: whether it comes. If it does, its seat is kept meanwhile; it
        is told which, or why there is none. Until then the challenge counts as a table of its own.

        Raises ``Refused`` where it is not even asked.
        """
        self.named(number)
        one = self._online[number]
        view = live.table.table_view()
        seats = live.table.state.lobby.seating.taken() + 1
        if not any(_suits(view, seats, game) for game in _games(one)):
            raise Refused(409, "programs-other-game")
        waiting = sum(asked.person == one.line.person for asked, _ in self._waiting.values())
        sits = max(self._tables()[one.line.person], one.tables)
        if sits + waiting >= one.said.most_tables:
            raise Refused(409, "programs-busy")
        challenge = next(self._challenges)
        answer: asyncio.Future[DeclineIn | None] = asyncio.get_running_loop().create_future()
        self._waiting[challenge] = (one.line, answer)
        timer = self._registry.clock.call_later(PATIENCE, lambda: self._over(challenge))
        asked = AskedOut(challenge, view.id, view.game, view.preset, view.rules, seats, PATIENCE)
        one.line.push(encode(asked))
        try:
            try:
                declined = await answer
            finally:
                timer.cancel()
            if declined is not None:
                yield ChallengeOut(False, Reason("programs-declined"), _words(declined))
                return
            try:
                yield ChallengeOut(True)
            except MendaxError as error:
                one.line.push(encode(WithdrawnOut(challenge, error.reason)))
                raise
            self._seat_kept(number, challenge, live, one.line.person)
        finally:
            del self._waiting[challenge]

    def _over(self, challenge: int) -> None:
        line, answer = self._waiting[challenge]
        if not answer.done():
            reason = Reason("programs-silent")
            line.push(encode(WithdrawnOut(challenge, reason)))
            answer.set_exception(Refused(409, reason.key))

    def answer(self, line: ProgramSocket, challenge: int, declined: DeclineIn | None) -> None:
        """What a program says to a challenge; to one of another's, or over, nothing."""
        asked, answer = self._waiting.get(challenge, (None, None))
        if asked is line and answer is not None and not answer.done():
            answer.set_result(declined)
        elif not self.answered(line, challenge, declined):
            reason = Reason("programs-not-asked")
            line.push(encode(WithdrawnOut(challenge, reason)))

    def _seat_kept(self, number: int, challenge: int, live: LiveTable, person: Person) -> None:
        """The program that accepted has a seat at the table now, unless it was taken away since."""
        one, seat = self._online.get(number), live.table.seat_of(person)
        if one is None:
            return
        if seat is None:
            one.line.push(encode(WithdrawnOut(challenge, Reason("programs-not-asked"))))
        else:
            one.line.push(encode(SeatKeptOut(challenge, live.table.table_view().id, seat)))


def _games(one: OnlineProgram) -> tuple[OpenToOut, ...]:
    """What the program plays."""
    return tuple(OpenToOut(g.game, g.presets, g.most_seats) for g in one.said.games)


def _words(declined: DeclineIn) -> str:
    """What the program says to it, if anything that can be shown."""
    try:
        return clean_text(declined.words)
    except MendaxError:
        return ""


def _suits(view: TableView, seats: int, game: OpenToOut) -> bool:
    """Whether a table with so many seats taken is what a program plays."""
    return (
        game.game == view.game
        and seats <= game.most_seats
        and (not game.presets or (view.preset in game.presets and _unchanged(view)))
    )


def _unchanged(view: TableView) -> bool:
    """Whether the rules are those of the preset, as they are."""
    return view.rules == write_options(GAMES[view.game].presets[view.preset])
