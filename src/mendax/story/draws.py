"""Outcomes of chance that a reader knows, from openings or after the game."""

from collections.abc import Iterable
from typing import Protocol

from mendax.core.game import CHANCE, Action, Event, Opening, Turn


class Hearer(Protocol):
    """A listener to the events of a game."""

    def hear(self, entry: int, event: Event) -> None:
        """Take the next event and the number of its entry."""


def hear_all(game: Hearer, turns: Iterable[Turn]) -> dict[int, Action]:
    """Pass every event to ``game``, in order, and return the known draws (``known_draws``)."""
    told = tuple(turns)
    for turn in told:
        for event in turn.events:
            game.hear(turn.number, event)
    return known_draws(told)


def known_draws(turns: Iterable[Turn]) -> dict[int, Action]:
    """Return the outcomes that ``turns`` show, by the number of the draw.

    If an opening fits several chance actions, the first is returned; they show the same dice.
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
