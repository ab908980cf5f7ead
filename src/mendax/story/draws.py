"""The chance outcomes that a reader knows, from openings or after the game."""

from collections.abc import Iterable
from typing import Protocol

from mendax.core.game import CHANCE, Action, Event, Opening, Turn


class Hearer(Protocol):
    """A listener to a game's events."""

    def hear(self, entry: int, event: Event) -> None:
        """Process the next event, which has the entry number ``entry``."""


def hear_all(game: Hearer, turns: Iterable[Turn]) -> dict[int, Action]:
    """Pass every event to ``game``, in order, and return ``known_draws``."""
    told = tuple(turns)
    for turn in told:
        for event in turn.events:
            game.hear(turn.number, event)
    return known_draws(told)


def known_draws(turns: Iterable[Turn]) -> dict[int, Action]:
    """Return the outcomes shown in ``turns``, keyed by draw number.

    If an opening matches several chance actions, all of which show the same dice, the first is
    used.
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
