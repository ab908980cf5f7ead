"""A finished game out of the lines that tell of it: what a process beside the tables is asked for.

Rules of this file
1. The process loads nothing of the server's: it has no store, no sockets and no tables of people
   who play.
2. A loaded game is handed over as bytes that only the process reads; the server knows ``WhoPlayed``
   of it, by which it says who may read what, and gives the bytes back with its next question.
"""

import pickle
from collections.abc import Callable, Sequence
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from mendax.bots import bots_for
from mendax.core.game import Seat
from mendax.games.rules import Rules
from mendax.server.wire.messages import encode
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine, Person
from mendax.table.steps import is_open
from mendax.table.table import Table
from mendax.table.views import TableView

P = ParamSpec("P")
T = TypeVar("T")


class LoadedGame(NamedTuple):
    """A game, with the table as it was right after it."""

    run: GameRun
    table: TableView
    persons: dict[int, Person]
    """Who did what, by the numbers of the lines; bots and clocks act for those who are away."""


class WhoPlayed(NamedTuple):
    """What decides who may read what of a game."""

    game: str
    rules: Rules
    names: tuple[str, ...]
    people: tuple[Person | None, ...]
    """By seat, as the game began."""
    given: frozenset[Seat]
    """Seats that somebody took over meanwhile: they are nobody's own."""
    open: bool
    """Whether everybody was given its whole seed."""

    def seat_of(self, person: Person | None) -> Seat | None:
        """The seat that ``person`` had in this game (``GameRun.seat_of``)."""
        seat = self.people.index(person) if person is not None and person in self.people else None
        return None if seat in self.given else seat


class PackedGame(NamedTuple):
    """A loaded game as the server keeps it."""

    who: WhoPlayed
    loaded: bytes
    """For ``asked`` and ``written`` alone."""


def loaded_game(
    address: str, secret: bytes, lines: Sequence[LogLine], kind: str, number: int
) -> PackedGame:
    """Game ``number`` of the table at ``address`` that wrote ``lines``. Raises what ``Table.load``
    raises."""
    table = Table.load(address, secret, lines, bots_for(kind), number, gaps=True)
    run = table.game_run
    assert run is not None
    persons = {line.number: line.person for line in lines if line.person}
    loaded = LoadedGame(run, table.table_view(), persons)
    return PackedGame(who_played(run), pickle.dumps(loaded, pickle.HIGHEST_PROTOCOL))


def who_played(run: GameRun) -> WhoPlayed:
    """What decides who may read what of a game."""
    people, given = tuple(run.entries[0].people), frozenset(run.given)
    return WhoPlayed(run.game.name, run.rules, run.names, people, given, is_open(run))


def asked(
    loaded: bytes, ask: Callable[Concatenate[LoadedGame, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """What ``ask`` says of a game."""
    return ask(pickle.loads(loaded), *args, **kwargs)  # noqa: S301 - of ``loaded_game``


def written(
    loaded: bytes,
    ask: Callable[Concatenate[LoadedGame, P], object],
    *args: P.args,
    **kwargs: P.kwargs,
) -> bytes:
    """The same as JSON, so that nobody has to write it down beside the tables."""
    return encode(asked(loaded, ask, *args, **kwargs))
