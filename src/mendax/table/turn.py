"""Whose turn it is at a table, and until when: all that a live table waits for."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.table.clock import Deadline
from mendax.table.devices import with_handing
from mendax.table.game_run import GameRun
from mendax.table.log import Person
from mendax.table.seats import Seating


class Turn(NamedTuple):
    """Whose turn it is; nobody's between games."""

    deadline: Deadline | None
    """Whose time is up first, and when; None without a clock. Bots have none."""
    untimed: Mapping[Seat, Person]
    """Who is to act and has all the time there is: no clock runs."""
    bots: tuple[Seat, ...]
    """Seats to act that a bot plays; none while no person sits here who has not got up."""


NOBODYS: Final = Turn(None, {}, ())


def turn_of(game_run: GameRun | None, seating: Seating) -> Turn:
    """Whose turn it is in ``game_run``, the running or last game of a table that is seated so."""
    if game_run is None or not game_run.asked:
        return NOBODYS
    seats, people, deadline = seating.seats, seating.people, None
    bots = tuple([seat for seat in game_run.asked if seats[seat].bot is not None])
    untimed: dict[Seat, Person] = {}
    if game_run.limit:
        deadline = with_handing(game_run.deadline(bots), people)
    else:
        for seat in game_run.asked:
            person = people[seat]
            if person is not None and seat not in bots:
                untimed[seat] = person
    return Turn(deadline, untimed, bots if bots and seating.anybody() else ())
