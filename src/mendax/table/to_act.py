"""The seats to act, and their deadline."""

from collections.abc import Mapping
from typing import Final

from mendax.core.game import Seat, Value
from mendax.table.clock import Deadline
from mendax.table.devices import with_handing
from mendax.table.game_run import GameRun
from mendax.table.log import Person
from mendax.table.seats import Seating


class ToAct(Value, frozen=True):
    """The seats to act. Between games, no seat is to act."""

    deadline: Deadline | None
    """The next deadline and its seats; None without a clock. Bots have no deadline."""
    untimed: Mapping[Seat, Person]
    """The people to act without a time limit, by seat."""
    bots: tuple[Seat, ...]
    """The bot-played seats to act. The tuple is empty while no person is seated."""
    slow: bool = False
    """True if this game's clocks and bots go on while no client is connected."""
    interrupting: tuple[Seat, ...] = ()
    """The bot-played seats that may interrupt. The tuple is empty while no person is seated."""


NOBODY_TO_ACT: Final = ToAct(None, {}, ())


def to_act_of(game_run: GameRun | None, seating: Seating) -> ToAct:
    """Return the seats to act in ``game_run``, the running or last game of a table.

    While a new game waits for shares, no seat is to act. A slow game goes on even then.
    """
    if game_run is None or not game_run.asked:
        starts = game_run is not None and game_run.rules.slow and bool(game_run.shares.awaited)
        return ToAct(None, {}, (), slow=True) if starts and seating.anybody() else NOBODY_TO_ACT
    seats, people, deadline = seating.seats, seating.people, None
    bots: tuple[Seat, ...] = ()
    untimed: dict[Seat, Person] = {}
    for seat in game_run.asked:
        person = people[seat]
        if seats[seat].bot is not None:
            bots = (*bots, seat)
        elif person is not None:
            untimed[seat] = person
    if game_run.limit:
        deadline, untimed = with_handing(game_run.deadline(bots), people), {}
    if not seating.anybody():
        return ToAct(deadline, untimed, ())
    may = tuple([seat for seat in game_run.interrupting if seats[seat].bot is not None])
    return ToAct(deadline, untimed, bots, game_run.rules.slow, may)
