"""Online programs that accept challenges, and challenges that await an answer.

Rules of this file
1. A program is listed while its line is open. A program has only one line: a newer line with the
   same key replaces the older line, which is probably dead.
2. A program is challenged only to games that it listed, and to no more tables than its limit
   allows.
3. A challenge without an answer within ``PATIENCE`` seconds is withdrawn.
4. ``challenges`` transfers challenges between servers and reserves the seats.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, Protocol

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.games.rules import write_options
from mendax.server.people.connected_sockets import Pushed
from mendax.server.settings.settings import Rates
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import ProgramOnlineOut
from mendax.server.wire.messages import encode
from mendax.server.wire.program_messages import (
    AskedOut,
    DeclineIn,
    GameOffered,
    GoOnlineIn,
    IsOnlineOut,
    ProgramAnswer,
    SeatKeptOut,
    WithdrawnOut,
)
from mendax.server.wire.refusal import Refused
from mendax.table.log import Person
from mendax.table.names import clean_name, clean_text, likeness, likenesses

PATIENCE: Final = 10
"""Seconds for a program to answer a challenge."""


class ProgramSocket(Pushed, Protocol):
    """The open connection of a program."""

    person: Person


class OnlineProgram(NamedTuple):
    """A listed program."""

    number: int
    line: ProgramSocket
    said: GoOnlineIn


class OnlinePrograms:
    """The online programs of one server."""

    def __init__(self, registry: TableRegistry, rates: Rates) -> None:
        self._registry, self._rates = registry, rates
        self._online: dict[int, OnlineProgram] = {}
        self.numbers: Iterator[int] = itertools.count(1)
        """The numbers for the next programs and challenges."""
        self._waiting: dict[int, tuple[ProgramSocket, asyncio.Future[DeclineIn | None]]] = {}
        """The line and the answer (None: accepted) of each challenged program, keyed by challenge
        number.
        """
        self._accepted: dict[int, Person] = {}
        """The person who accepted each challenge and may get a seat, keyed by challenge number."""

    # ── list of programs ─────────────────────────────────────────────────────────────────────

    def go_online(self, line: ProgramSocket, said: GoOnlineIn) -> None:
        """List the program on ``line`` as accepting challenges. Raises ``MendaxError``."""
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
        number = next(self.numbers)
        for one in self._of(line.person):
            if one.line is line:
                number = one.number
            else:
                self.go(one.line)
                one.line.close(1000, "another connection took its place")
        said = GoOnlineIn(name, said.games, min(said.most_tables, self._rates.tables_per_program))
        self._online[number] = OnlineProgram(number, line, said)
        line.push(encode(IsOnlineOut(number)))

    def go(self, line: ProgramSocket) -> None:
        """Remove a program whose line was closed, and fail its pending challenges."""
        for one in self._of(line.person):
            if one.line is line:
                del self._online[one.number]
        for asked, answer in list(self._waiting.values()):
            if asked is line and not answer.done():
                answer.set_exception(Refused(409, "programs-not-online"))

    def has(self, number: int) -> bool:
        """Return whether the program with this number is listed."""
        return number in self._online

    def _of(self, person: Person) -> list[OnlineProgram]:
        return [one for one in self._online.values() if one.line.person == person]

    def listed(self) -> tuple[ProgramOnlineOut, ...]:
        """Return the public list of programs."""
        at = self._tables()
        return tuple(
            ProgramOnlineOut(
                one.number,
                one.said.name,
                one.said.games,
                at[one.line.person],
                one.said.most_tables,
            )
            for one in self._online.values()
        )

    def _tables(self) -> Counter[Person | None]:
        """Return, for each person, the number of tables where they have a seat or a reserved seat.

        Seats that they have left are not counted.
        """
        lives = self._registry.in_memory()
        sitters = (one for live in lives for one in live.table.state.lobby.seating.seats)
        return Counter(one.person for one in sitters if one.reserved or one.lost or not one.away)

    def tables(self, person: Person) -> int:
        """Return the number of tables in this server's memory where a person has a seat or a
        reserved seat.
        """
        return self._tables()[person]

    # ── challenges ───────────────────────────────────────────────────────────────────────────

    async def ask(self, number: int, table: AskedOut) -> ProgramAnswer:
        """Challenge a program to a table and return its answer.

        An accepted challenge counts as a table until its outcome is known. Raises ``Refused`` if
        the program can't be asked, does not answer or disconnects.
        """
        one = self._online.get(number)
        if one is None:
            raise Refused(409, "programs-not-online")
        person, said = one.line.person, one.said
        if not any(_suits(table, game) for game in said.games):
            raise Refused(409, "programs-other-game")
        asked = sum(line.person == person for line, _ in self._waiting.values())
        accepted = [*self._accepted.values()].count(person)
        if self.tables(person) + asked + accepted >= said.most_tables:
            raise Refused(409, "programs-busy")
        challenge = next(self.numbers)
        answer: asyncio.Future[DeclineIn | None] = asyncio.get_running_loop().create_future()
        self._waiting[challenge] = (one.line, answer)
        timer = self._registry.clock.call_later(PATIENCE, lambda: self._over(challenge))
        one.line.push(encode(msgspec.structs.replace(table, challenge=challenge)))
        try:
            declined = await answer
        finally:
            timer.cancel()
            del self._waiting[challenge]
        if declined is None:
            self._accepted[challenge] = person
            self._registry.clock.call_later(PATIENCE, partial(self._settled, challenge))
        words = None if declined is None else _words(declined)
        return ProgramAnswer(challenge, person, said.name, said.most_tables, words)

    def tell(self, number: int, outcome: SeatKeptOut | WithdrawnOut) -> None:
        """Send a program the outcome of a challenge that it accepted."""
        self._settled(outcome.challenge)
        one = self._online.get(number)
        if one is not None:
            one.line.push(encode(outcome))

    def _settled(self, challenge: int) -> None:
        self._accepted.pop(challenge, None)

    def _over(self, challenge: int) -> None:
        line, answer = self._waiting[challenge]
        if not answer.done():
            reason = Reason("programs-silent")
            line.push(encode(WithdrawnOut(challenge, reason)))
            answer.set_exception(Refused(409, reason.key))

    def answer(self, line: ProgramSocket, challenge: int, declined: DeclineIn | None) -> None:
        """Process a program's answer to a challenge.

        A challenge that has expired or was for another program is reported as withdrawn.
        """
        asked, answer = self._waiting.get(challenge, (None, None))
        if asked is line and answer is not None and not answer.done():
            answer.set_result(declined)
        else:
            reason = Reason("programs-not-asked")
            line.push(encode(WithdrawnOut(challenge, reason)))


def _words(declined: DeclineIn) -> str:
    """Return the text from the program, or "" if it can't be shown."""
    try:
        return clean_text(declined.words)
    except MendaxError:
        return ""


def _suits(table: AskedOut, game: GameOffered) -> bool:
    """Return whether a program plays the game of a table."""
    return (
        game.game == table.game
        and table.seats <= game.most_seats
        and (not game.presets or (table.preset in game.presets and _unchanged(table)))
    )


def _unchanged(table: AskedOut) -> bool:
    """Return whether the rules are exactly the preset's."""
    return table.rules == write_options(GAMES[table.game].presets[table.preset])
