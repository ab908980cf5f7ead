"""A finished game of a table, for whoever may read it: the one copy of who may."""

from typing import NamedTuple

from mendax.bots import bots_for
from mendax.core.game import Seat
from mendax.server.refusal import Refused
from mendax.server.store.store import Store
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.worker_thread import WorkerThread
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine, Person, refused
from mendax.table.table import Table
from mendax.table.views import TableView


class PastGame(NamedTuple):
    """A game that is over, with the table as it was right after it, and the whole log."""

    person: Person | None
    """Who reads it: the owner of the device, or who of those who shared it had the seat."""
    run: GameRun
    table: TableView
    lines: tuple[LogLine, ...]


async def require_over(live: LiveTable, number: int, device: Person | None) -> None:
    """Waits for what is being done, then raises ``Refused`` unless game ``number`` is over and
    whoever has ``device`` may read games of this table."""
    await live.queue.settled()
    if not outbound.may_read(live.table, device):
        raise Refused(403, "wire-refused-not-yours")
    view = live.table.table_view()
    if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
        raise Refused(404, "wire-refused-no-record", game=number)


async def past_game(
    store: Store,
    thread: WorkerThread,
    live: LiveTable,
    number: int,
    device: Person | None,
    seat: Seat | None = None,
) -> PastGame:
    """Game ``number`` of the table, replayed from its log on ``thread``, for the owner of
    ``device``, or who of those who shared it had ``seat``.

    Raises ``Refused``: it is not over, or not theirs to read, or of an edition that isn't played.
    """
    await require_over(live, number, device)
    address = live.table.table_view().id
    lines, row = await store.past_game(address, number), await store.table(address)
    assert row is not None
    bots = bots_for(row.game)
    table = await thread.run(Table.load, address, row.secret, lines, bots, number, gaps=True)
    run, frozen = table.game_run, table.frozen
    if frozen is not None:
        raise refused("older-edition", game=number, edition=frozen.edition)
    assert run is not None
    person = outbound.reader(run, device, seat)
    if not outbound.may_read(live.table, person, run):
        raise Refused(403, "wire-refused-not-yours")
    return PastGame(person, run, table.table_view(), tuple(lines))
