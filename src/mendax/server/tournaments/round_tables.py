"""The tables of a tournament's rounds: opening them, and reading their results.

A round's table is an ordinary table whose host is the tournament. Its id has the same first letters
as the tournament's, so that a proxy routes both to one server. Opening a table twice is harmless:
its id is in the tournament's log before it is opened.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from mendax.bots import BOTS, bots_for
from mendax.bots.levels import opponents
from mendax.core.extensions import Ranked
from mendax.core.game import Action, Seat
from mendax.server.store.store import Store, TableRow
from mendax.server.tables.opening import new_id, new_secret, opens_cups
from mendax.server.tables.registry import KEY_LETTERS, TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.wire.tournament_messages import TableStateOut
from mendax.table.actions import AddBot, Mute, SetTable, Settings, Sit, Start
from mendax.table.commands import Do
from mendax.table.log import LogLine, Person
from mendax.table.table import Table
from mendax.tournament.state import RoundTable
from mendax.tournament.tournament import Tournament

SETTINGS: Final = Settings(locked=True, take_over=False, patience=20)
"""The settings of a round's table. The seats are fixed, and a round's clock does not wait long for
disconnected people.
"""

REREAD: Final = 5_000
"""Milliseconds between two reads of a running table at another server."""

OnSeat = Callable[[Seat], Action]
"""A function that returns an action on a seat."""


def host_of(tournament: str) -> Person:
    """Return the person that stands for a tournament at its tables. No session has it."""
    return f"tournament-{tournament}"


class RoundTables:
    """The tables of all rounds of a server's tournaments."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._read: dict[str, int] = {}
        """When each running table that is not in memory here was last read from the store."""

    async def open(self, tournament: Tournament, at: int) -> None:
        """Open the tables of the seated round and begin their games. Raises ``StoreError``."""
        for table in tournament.state.tables():
            if table.players and await self._store.table(table.id) is None:
                row, lines = opened(tournament, table, at)
                await self._store.add_table(row, lines)

    async def places(self, id: str, final: bool) -> tuple[int, ...] | None:
        """Return the places of a table's seats, or None while its game is running.

        ``final`` ends a running game: its places are those of its present state. A table that is
        not in memory is at another server, or has no visitors since a restart. It is read from the
        store, at most every ``REREAD`` milliseconds while its game is running. Raises
        ``StoreError``, ``Refused`` or ``OtherEdition``.
        """
        live = self._registry.loaded(id)
        if live is not None:
            if live.table.result() is None and not final:
                return None
            await live.settled()  # a result counts once it is stored
            return _places(live.table, final)
        now = self._registry.clock.now()
        if not final and now - self._read.get(id, -REREAD) < REREAD:
            return None
        stored = await self._registry.read(id)
        places = _places(None if stored is None else stored.table, final)
        self._read.pop(id, None)
        if places is None:
            self._read[id] = now
        return places

    def state(self, id: str) -> TableStateOut:
        """Return the public state of a table, empty if the table is not in memory."""
        live = self._registry.loaded(id)
        run = None if live is None else live.table.game_run
        if run is None:
            return TableStateOut((), (), (), 0, False)
        places = _places(live.table, True) if live else None
        return TableStateOut(run.names, places or (), run.still_in(), run.round, run.over)

    async def do(self, id: str, tournament: str, person: Person, action: OnSeat) -> None:
        """Do something as the host to a person's seat at a round's table.

        Raises ``Refused`` or ``StoreError``.
        """
        live = await self._registry.find(id, None)
        seat = live.table.seat_of(person)
        if seat is not None:
            live.submit(Request(Do(host_of(tournament), action(seat))))
            await live.settled()


def table_id(tournament: str) -> str:
    """Return a new id for a table of this tournament."""
    return tournament[:KEY_LETTERS] + new_id()[KEY_LETTERS:]


def opened(
    tournament: Tournament, seated: RoundTable, at: int
) -> tuple[TableRow, tuple[LogLine, ...]]:
    """Return a new table for these players and the lines up to the start of its game."""
    state, plan, secret = tournament.state, tournament.state.plan, new_secret()
    host, playing, rules = host_of(state.id), bots_for(plan.game), tournament.rules
    table, batch = Table.open(
        seated.id,
        secret,
        plan.game,
        at,
        host,
        "",
        rules.preset,
        rules.changes,
        bots=playing,
        tournament=state.id,
    )
    lines = list(batch.lines)
    players = [state.players[player] for player in seated.players]
    commands = [Do(one.person, Sit(one.name, one.program)) for one in players]
    count = tournament.bots_at(len(players))
    able = [name for name in playing if not BOTS[name].asks(plan.game)]  # it needs no solution
    commands += [Do(host, AddBot(bot)) for bot in opponents(plan.game, "normal", count, able)]
    settings = replace(SETTINGS, open_seed=opens_cups(plan.game))
    commands += [Do(host, SetTable(settings))]
    commands += [Do(host, Mute(seat, True)) for seat, one in enumerate(players) if one.muted]
    for command in (*commands, Do(host, Start())):
        lines += table.execute(command, at).lines
    return TableRow(seated.id, secret, plan.game, at), tuple(lines)


def _places(table: Table | None, final: bool) -> tuple[int, ...] | None:
    """Return the places at a table, all equal if the table is missing or can't tell them."""
    if table is None or table.game_run is None:
        return ()
    run = table.game_run
    if run.result is not None:
        return run.result.places
    if not final:
        return None
    seats = len(run.names)
    return run.game.interim_places(run.state) if isinstance(run.game, Ranked) else (1,) * seats
