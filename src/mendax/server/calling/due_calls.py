"""The calls that follow from a table's lines (``store.calls``).

A call contains only public facts: the game, the table's address, and the names of the players to
act. Only slow games (``Rules.slow``) have calls, because their players leave the table.
"""

from collections.abc import Iterable

from msgspec import Struct

from mendax.core.game import Seat
from mendax.server.store.calls import WEBHOOK, CallKind, Calls, PlayerCall
from mendax.server.wire.messages import encode
from mendax.table.devices import device_of
from mendax.table.events import GameStarted
from mendax.table.game_run import GameRun
from mendax.table.log import Batch
from mendax.table.table import Person, Table


class CallTold(Struct, frozen=True):
    """The public facts of a call, as stored."""

    game: str
    address: str
    """The table's address, or ``PRACTICE``."""
    names: tuple[str, ...] = ()
    """The names of the players to act."""
    count: int = 0
    """The number of mistakes that are due."""


def calls_after(table: Table, batch: Batch, at: int) -> Calls | None:
    """Return the calls that follow from ``batch``, which was executed at ``at`` (milliseconds since
    1970), or None at a table without a slow game.

    Call this before another command is executed.
    """
    run = table.game_run
    if run is None or not run.rules.slow:
        return None
    view, people = table.table_view(), table.people()
    players = {
        seat: device_of(person)
        for seat, person in enumerate(people)
        if person is not None and view.seats[seat].bot is None and not view.seats[seat].away
    }
    asked = run.asked if view.phase == "playing" else {}
    awaited = [seat for seat in asked if seat in players]
    first = batch.lines[0]
    mover = None if first.person is None else device_of(first.person)
    # The mover is at the table, and further decisions of an absent player are due at once.
    news = [
        seat
        for seat in awaited
        if asked[seat].number >= first.number and players[seat] != mover and _until(run, seat) > at
    ]
    told = CallTold(view.game, view.id)
    new: dict[Person, PlayerCall] = {}
    if any(isinstance(event, GameStarted) for entry in batch.entries for event, _ in entry.events):
        new = _calls("begun", told, [WEBHOOK, *players.values()], 0)
    if news:
        names = tuple([view.seats[seat].name for seat in awaited])
        told = CallTold(view.game, view.id, names)
        for seat in news:
            new |= _calls("turn", told, [WEBHOOK, players[seat]], _until(run, seat))
    new.pop(mover or "-", None)
    here = tuple(players.values()) if view.phase == "playing" else ()
    return Calls(at, tuple(new.values()), here, tuple(players[seat] for seat in awaited))


def _calls(
    kind: CallKind, told: CallTold, people: Iterable[Person], until: int
) -> dict[Person, PlayerCall]:
    text = encode(told).decode()
    return {person: PlayerCall(person, kind, text, until) for person in people}


def _until(run: GameRun, seat: Seat) -> int:
    """Return when the server plays for ``seat``, in milliseconds since 1970."""
    since = run.asked[seat].at if run.common_since is None else run.common_since
    late = run.deadline(())
    if late is not None and seat in late.seats:
        return late.at
    return since + 1000 * run.limit
