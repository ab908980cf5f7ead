"""Access to a table's finished games, with the only permission check for readers.

Permission is checked before anything is read or replayed. A finished game never changes, so it is
replayed once for all readers, in a separate process. The most recently requested games are cached,
and so are results about them. Requests during a replay wait for the same result.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from mendax.core.game import Seat
from mendax.server.coaching.loading import PackedGame, WhoPlayed, loaded_game
from mendax.server.people.networks import AtOnce
from mendax.server.processes.calls import Caller
from mendax.server.store.log_questions import TableRow
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.messages import Json
from mendax.server.wire.refusal import Refused
from mendax.table.log import LogLine, Person

KEPT: Final = 64
"""The maximum number of cached games. A cached game takes about 10 kB."""
REMEMBERED: Final = 256
"""The maximum number of cached results."""

T = TypeVar("T")
Key = tuple[object, ...]


class GameLogs(Protocol):
    """The logs of finished games (see ``Store``)."""

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore a finished game, without chat."""

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""


class GameRequest(NamedTuple):
    """A request for a finished game of a table."""

    live: LiveTable
    number: int
    device: Person | None
    seat: Seat | None
    """With several people on the device, the reader's seat in that game."""
    address: str
    """The address of the client."""


class PastGame(NamedTuple):
    """A finished game, and its reader."""

    person: Person | None
    """The reader: the device's owner, or the player on it who had the seat."""
    seat: Seat | None
    """The reader's seat in the game."""
    who: WhoPlayed
    loaded: bytes
    """The loaded game, as input for ``loading.asked`` and ``loading.written``."""


async def require_over(asked: GameRequest) -> None:
    """Wait for pending commands, then check that a reader may read this game.

    Raises ``Refused`` if the game is not finished, or if the owner of the device may not read this
    table's games.
    """
    live, number, device, *_ = asked
    await live.settled()
    if not outbound.may_read(live.table, device):
        raise Refused(403, "wire-refused-not-yours")
    view = live.table.table_view()
    if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
        raise Refused(404, "wire-refused-no-record", game=number)


class Passing(Json[T]):
    """A result that may change, and is not cached."""


class Results(dict[Key, Any]):
    """Results about finished games. The oldest are evicted."""

    def keep(self, key: Key, made: T) -> T:
        """Cache ``made`` and return it."""
        if not isinstance(made, Passing):
            self[key] = made
        while len(self) > REMEMBERED:
            del self[next(iter(self))]
        return made


class FinishedGames:
    """The finished games of all tables. A game is replayed on first request."""

    def __init__(self, store: GameLogs, process: Caller, at_once: AtOnce) -> None:
        """``at_once`` limits the concurrent questions of an address."""
        self._store, self._process, self._at_once = store, process, at_once
        self._replayed: dict[tuple[str, int], asyncio.Task[PackedGame]] = {}
        self.results = Results()
        """The results about these games, each with the key of its question."""

    def empty(self) -> None:
        """Drop all games and results, including those that are being computed."""
        self._replayed.clear()
        self.results = Results()

    async def told(
        self, kind: str, asked: GameRequest, tell: Callable[[PastGame], Awaitable[T]]
    ) -> T:
        """Return the result of ``tell``, which is cached as ``kind``. Raises ``Refused``."""
        await require_over(asked)
        key = (kind, asked.live.table.id, asked.number, asked.device, asked.seat)
        results = self.results
        if key in results:
            found: T = results[key]
            return found
        with self._at_once.one(asked.address):
            return results.keep(key, await tell(await self.read(asked)))

    async def told_to_everyone(
        self,
        kind: str,
        table: str,
        number: int,
        address: str,
        tell: Callable[[PackedGame], Awaitable[T]],
    ) -> T:
        """Return the result of ``tell`` about a game that one of its readers shows to everyone.

        It is cached as ``kind``. Raises ``Refused``.
        """
        key, results = (kind, table, number), self.results
        if key in results:
            found: T = results[key]
            return found
        with self._at_once.one(address):
            return results.keep(key, await tell(await self.shown(table, number)))

    async def read(self, asked: GameRequest) -> PastGame:
        """Return a game and its reader: the device's owner, or the player on it who had the seat.

        Raises ``Refused`` if the game is not finished or may not be read by this person, or if too
        many requests are waiting.
        """
        await require_over(asked)
        live, number, device, seat, _ = asked
        who, loaded = await self._of(live.table.id, number)
        person = outbound.reader(who.people, device, seat)
        if not outbound.may_read(live.table, person, who.seat_of):
            raise Refused(403, "wire-refused-not-yours")
        return PastGame(person, who.seat_of(person), who, loaded)

    async def shown(self, table: str, number: int) -> PackedGame:
        """Return a finished game that one of its readers shows to everyone."""
        return await self._of(table, number)

    async def _of(self, table: str, number: int) -> PackedGame:
        key = (table, number)
        task = self._replayed.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._replay(table, number))
        self._replayed[key] = task  # the most recently requested game is evicted last
        while len(self._replayed) > KEPT:
            del self._replayed[next(iter(self._replayed))]
        return await asyncio.shield(task)

    async def _replay(self, address: str, number: int) -> PackedGame:
        lines, row = await self._store.past_game(address, number), await self._store.table(address)
        assert row is not None
        told = (address, row.secret, tuple(lines), row.game, number)
        return await self._process.run(loaded_game, *told)
