"""Loads finished games from their lines, to answer questions in a separate process.

The process has no server state: no store, no sockets and no live tables. A loaded game consists of
bytes that only the process reads. The server checks readers with the game's ``WhoPlayed``, and
sends the bytes back with its next question.
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
    """A game, with the table as it was right after the game."""

    run: GameRun
    table: TableView


class WhoPlayed(NamedTuple):
    """The facts that determine who may read which parts of a game."""

    game: str
    rules: Rules
    names: tuple[str, ...]
    people: tuple[Person | None, ...]
    """The person in each seat at the start of the game."""
    given: frozenset[Seat]
    """The seats that another person took over during the game. Their information is closed to
    everyone.
    """
    open: bool
    """True if the game's seed was disclosed."""

    def seat_of(self, person: Person | None) -> Seat | None:
        """Return the seat of ``person`` in this game, or None (``GameRun.seat_of``)."""
        seat = self.people.index(person) if person is not None and person in self.people else None
        return None if seat in self.given else seat


class PackedGame(NamedTuple):
    """A loaded game, as stored by the server."""

    who: WhoPlayed
    loaded: bytes
    """The loaded game, as input for ``asked`` and ``written``."""


def loaded_game(
    address: str, secret: bytes, lines: Sequence[LogLine], kind: str, number: int
) -> PackedGame:
    """Load game ``number`` of the table at ``address``. Raises the same errors as
    ``Table.load``.
    """
    table = Table.load(address, secret, lines, bots_for(kind), number, gaps=True)
    run = table.game_run
    assert run is not None
    loaded = LoadedGame(run, table.table_view())
    return PackedGame(who_played(run), pickle.dumps(loaded, pickle.HIGHEST_PROTOCOL))


def who_played(run: GameRun) -> WhoPlayed:
    """Return the facts that determine who may read which parts of a game."""
    people, given = tuple(run.entries[0].people), frozenset(run.given)
    return WhoPlayed(run.game.name, run.rules, run.names, people, given, is_open(run))


def asked(
    loaded: bytes, ask: Callable[Concatenate[LoadedGame, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Unpickle a loaded game, and return the result of ``ask`` for this game."""
    return ask(pickle.loads(loaded), *args, **kwargs)  # noqa: S301 - of ``loaded_game``


def written(
    loaded: bytes,
    ask: Callable[Concatenate[LoadedGame, P], object],
    *args: P.args,
    **kwargs: P.kwargs,
) -> bytes:
    """Return the result of ``ask`` as JSON, so that the tables' process need not encode it."""
    return encode(asked(loaded, ask, *args, **kwargs))
