"""How chance fell, as far as a reader knows it: shown by an opening, or told after the game."""

from collections.abc import Iterable
from typing import Protocol

from mendax.core.game import CHANCE, Action, Event, Opening, Turn


class Hearer(Protocol):
    """What a teller makes of a game, event by event."""

    def hear(self, entry: int, event: Event) -> None:
        """The next event, and the number of its entry."""


def hear_all(game: Hearer, turns: Iterable[Turn]) -> dict[int, Action]:
    """Tells ``game`` every event, in order; the draws that are known then (``known_draws``)."""
    told = tuple(turns)
    for turn in told:
        for event in turn.events:
            game.hear(turn.number, event)
    return known_draws(told)


def known_draws(turns: Iterable[Turn]) -> dict[int, Action]:
    """The outcomes that ``turns`` tell, by the number of the draw.

    Of an opening that may be of several chance actions the first is taken: they show the same.
    """
    known: dict[int, Action] = {}
    drawn = 0
    for turn in turns:
        if turn.actor == CHANCE:
            if turn.action is not None:
                known[drawn] = turn.action
            drawn += 1
        for event in turn.events:
            if isinstance(event, Opening) and event.draw not in known:
                known[event.draw] = event.outcomes()[0]
    return known
