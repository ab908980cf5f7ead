"""Other worlds that a seat can't tell from this one: as searches that sample need them.

A game is played once more from its first action. What the seat did and what it was told stays as
it is. Chance that nobody has shown it falls anew by its odds, what others chose out of its sight is
chosen anew, each way as likely, and a world in which the seat would have been told anything else is
thrown away. So where only chance is hidden (Mia, French poker), worlds come as likely as they are,
however the others play; what follows from how they choose is for the search to reckon.
"""

from collections.abc import Callable, Iterator
from typing import Final

from mendax.adapters.numbered import NumberedState, opening
from mendax.core.game import CHANCE, Action, Event, Opening, Seat, Unseen

WORLDS: Final = 400
"""Worlds tried before giving up, half of them with all choices as they were."""

Luck = Callable[[], float]
"""A number from 0 to 1, 1 excluded."""


class NoOtherWorld(Exception):
    """No world was drawn that the seat could not tell from the true one."""


def resampled(position: NumberedState, seat: Seat, luck: Luck) -> NumberedState:
    """A position that ``seat`` can't tell from ``position``.

    Choices that others made in secret stay as they were where half of all worlds tried did not do
    with others. Raises ``NoOtherWorld``.
    """
    path = position.path()
    shown = _shown(path, seat)
    for world in range(WORLDS):
        found = _drawn(path, opening(position.table), shown, seat, luck, world < WORLDS // 2)
        if found is not None:
            return found
    raise NoOtherWorld(f"none in {WORLDS} worlds")


def _shown(path: list[NumberedState], seat: Seat) -> dict[int, tuple[Action, ...]]:
    """By the number of a draw, what it may have been by what ``seat`` was shown of it."""
    shown: dict[int, tuple[Action, ...]] = {}
    for here in path:
        for event in here.news(seat):
            if isinstance(event, Opening):
                shown[event.draw] = event.outcomes()
    return shown


def _drawn(
    path: list[NumberedState],
    here: NumberedState,
    shown: dict[int, tuple[Action, ...]],
    seat: Seat,
    luck: Luck,
    choose: bool,
) -> NumberedState | None:
    """A world that begins with ``here``; None if ``seat`` would have been told something else."""
    draws = 0
    for true in path:
        heard = [*true.news(seat)]
        actor = here.actor
        if actor is None or actor != true.by:
            return None
        if actor == CHANCE:
            number = _fallen(here, shown.get(draws), luck)
            draws += 1
        elif actor == seat or not (choose and _secret(true, seat)):
            number = _same(here, true)
        else:
            number = _chosen(here, true, heard, seat, luck)
        if number is None:
            return None
        here = here.after(actor, number)
        if [*here.news(seat)] != heard:
            return None
    return here


def _fallen(here: NumberedState, shown: tuple[Action, ...] | None, luck: Luck) -> int | None:
    outcomes = here.table.game.chance_outcomes(here.state)
    odds = [float(odds) if shown is None or a in shown else 0.0 for a, odds in outcomes]
    rest = luck() * sum(odds)
    for number, chance in enumerate(odds):
        rest -= chance
        if chance and rest < 0:
            return number
    return next((n for n, chance in enumerate(odds) if chance), None)


def _secret(true: NumberedState, seat: Seat) -> bool:
    """Whether something of it went past ``seat``."""
    return any(isinstance(event, Unseen) for event in true.news(seat))


def _same(here: NumberedState, true: NumberedState) -> int | None:
    """The number of the same action, which may be another in another world."""
    legal = here.table.legal(here.state, here.actor)  # type: ignore[arg-type]
    if legal.get(true.number) == true.made:
        return true.number
    return next((number for number, action in legal.items() if action == true.made), None)


def _chosen(
    here: NumberedState, true: NumberedState, heard: list[Event], seat: Seat, luck: Luck
) -> int | None:
    """One of the choices that ``seat`` would have been told the same of."""
    actor = here.actor
    if actor is None or actor == CHANCE:
        return None
    ways = [*_alike(here, type(true.made), heard, seat)]
    return ways[int(luck() * len(ways))] if ways else None


def _alike(here: NumberedState, kind: type, heard: list[Event], seat: Seat) -> Iterator[int]:
    actor = here.actor
    if not isinstance(actor, int):
        return
    for number, action in here.table.legal(here.state, actor).items():
        if isinstance(action, kind) and [*here.after(actor, number).news(seat)] == heard:
            yield number
