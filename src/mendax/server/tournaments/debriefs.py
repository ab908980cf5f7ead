"""The debriefs of tournaments: what their people claimed and doubted, beside sound play.

Rules of this file
1. A tournament has a debrief once it is over. Its tables are read one by one in a separate process,
   as long as someone asks, and each only once. At most ``MOST_GAMES`` are read.
2. Only finished games count (``coaching.room_claims``). Figures name no one; a person's own figures
   go to that person only.
"""

import asyncio
import random
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from mendax.core.game import Reason
from mendax.measure.room import RoomClaim, person_figures, room_summary
from mendax.server.coaching.priced_coaching import PricedCoaching
from mendax.server.coaching.room_claims import FIRST, TableLines, game_row
from mendax.server.processes.calls import Caller
from mendax.server.store.store import Store, StoreError
from mendax.server.tournaments.live_tournament import LiveTournament
from mendax.server.wire.refusal import Refused
from mendax.server.wire.tournament_messages import DebriefOut, LieOut
from mendax.table.log import Person, Refusal
from mendax.tournament.state import RoundTable
from mendax.tournament.tournament import Tournament

MOST_GAMES: Final = 200
"""The maximum number of games in a debrief."""
KEPT: Final = 20
"""The maximum number of tournaments whose games are in memory."""
WANTED: Final = 20_000
"""Milliseconds since the last request after which no further game is read."""

Claims = tuple[RoomClaim, ...]


class GamesRead:
    """The games of one tournament that have been read."""

    def __init__(self) -> None:
        self.claims: dict[str, Claims] = {}
        """The claims of each table; none for a game that is not finished or can't be read."""
        self.asked_at = 0
        self.task: asyncio.Task[None] | None = None


class Debriefs:
    """The debriefs of a server's tournaments."""

    def __init__(self, store: Store, coaching: PricedCoaching, process: Caller) -> None:
        self._store, self._coaching, self._process = store, coaching, process
        self._read: dict[str, GamesRead] = {}

    def empty(self) -> None:
        """Drop all games, including those that are being read."""
        for one in self._read.values():
            if one.task is not None:
                one.task.cancel()
        self._read.clear()

    async def of(self, live: LiveTournament, person: Person | None) -> DebriefOut:
        """Return the debrief with the games that have been read so far, and read on.

        Raises ``Refused``, ``Refusal`` before the end of the tournament, or ``StoreError``.
        """
        tournament = await _over(live)
        state, tables = tournament.state, _tables(tournament)
        read = self._read.pop(live.id, None) or GamesRead()
        self._read[live.id] = read
        while len(self._read) > KEPT:
            self._forget(next(iter(self._read)))
        read.asked_at = live.clock.now()
        if len(read.claims) < len(tables) and (read.task is None or read.task.done()):
            read.task = asyncio.create_task(self._read_on(live, tournament, read))
        known = [one for table in tables for one in read.claims.get(table.id, ())]
        summary, you = room_summary(known), state.by_person.get(person or "")
        return DebriefOut(
            game=state.plan.game,
            rules=" ".join(state.plan.changes),
            read=len(read.claims),
            games=len(tables),
            unit=summary.unit,
            one_of_many=summary.one_of_many,
            figures=summary.figures,
            claims=summary.claims,
            dearest=None if summary.dearest is None else _lie(summary.dearest, ""),
            boldest=None
            if summary.boldest is None
            else _lie(summary.boldest, state.players[summary.boldest.by or 0].name),
            you=None if you is None else person_figures(known, you),
        )

    async def rows(self, live: LiveTournament, person: Person, named: bool) -> str:
        """Return the rows of the finished games whose cups were opened, as JSON Lines.

        Without ``named``, people have numbers by lot instead of names. Raises ``Refusal`` for
        others than the host, ``Refused`` or ``StoreError``.
        """
        tournament = await _over(live)
        state = tournament.state
        state.require_host(person)
        lots = random.SystemRandom().sample(range(1, 1 + len(state.players)), len(state.players))
        rows: list[bytes] = []
        for table in _tables(tournament):
            names = {
                seat: state.players[player].name if named else f"player{lots[player]}"
                for seat, player in enumerate(table.players)
            }
            row = await self._process.run(game_row, await self._stored(table, tournament), names)
            rows += [] if row is None else [row]
        return "".join(row.decode() + "\n" for row in rows)

    def _forget(self, id: str) -> None:
        gone = self._read.pop(id)
        if gone.task is not None:
            gone.task.cancel()

    async def _read_on(self, live: LiveTournament, tournament: Tournament, read: GamesRead) -> None:
        """Read the tables that have not been read, while someone asks."""
        people = dict(tournament.state.by_person)
        for table in _tables(tournament):
            if table.id in read.claims:
                continue
            if live.clock.now() - read.asked_at > WANTED:
                return
            with suppress(Refused, StoreError):  # the next request tries again
                read.claims[table.id] = await self._claims(table, tournament, people)

    async def _claims(
        self, table: RoundTable, tournament: Tournament, people: Mapping[Person, int]
    ) -> Claims:
        stored = await self._stored(table, tournament)
        seats = len(table.players) + tournament.bots_at(len(table.players))
        found = await self._coaching.room_claims(stored, tournament.rules.rules, seats, people)
        return found or ()

    async def _stored(self, table: RoundTable, tournament: Tournament) -> TableLines:
        row = await self._store.table(table.id)
        if row is None:
            raise Refused(404, "wire-refused-no-tournament")
        lines = await self._store.past_game(table.id, FIRST)
        return TableLines(table.id, row.secret, tournament.state.plan.game, tuple(lines))


async def _over(live: LiveTournament) -> Tournament:
    tournament = await live.settled()
    if tournament.state.phase != "over":
        raise Refusal(Reason("tournament-refused-not-now"))
    return tournament


def _tables(tournament: Tournament) -> tuple[RoundTable, ...]:
    """Return the tables with a result, in the order of rounds."""
    every = (table for tables in tournament.state.rounds for table in tables)
    return tuple(table for table in every if table.places is not None)[:MOST_GAMES]


def _lie(one: RoomClaim, name: str) -> LieOut:
    return LieOut(one.claim, one.truth, one.cost, name)
