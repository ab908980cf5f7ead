"""A bot that makes mistakes: in some of its decisions, it plays like a weaker bot.

Levels of bots need players between the other bots in strength. A mistake depends only on the bot's
random numbers, so it reveals nothing about hidden facts.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from mendax.bots.bot import Bot, Maker, interruption
from mendax.core.game import Action, Event, Offer, Seat


class Erring(NamedTuple):
    """Makes bots that decide like ``weaker`` with ``chance``, and otherwise like ``usual``."""

    usual: Maker
    weaker: Maker
    chance: float

    def __call__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, /) -> Bot:
        """Return the bot, which draws its random numbers from ``rng``."""
        usual, weaker = (
            make(game, rules, seat, seats, Random(rng.getrandbits(64)))
            for make in (self.usual, self.weaker)
        )
        return _Erring(usual, weaker, self.chance, rng)


class _Erring:
    def __init__(self, usual: Bot, weaker: Bot, chance: float, rng: Random) -> None:
        self._usual, self._weaker, self._chance, self._rng = usual, weaker, chance, rng

    def hear(self, event: Event) -> None:
        """Pass the event on to both bots."""
        self._usual.hear(event)
        self._weaker.hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the choice of one of the bots."""
        return self._decider().choose(view, offers)

    def interrupt(self, view: Any, offers: Sequence[Offer]) -> Action | None:
        """Return the interruption of one of the bots, or None."""
        return interruption(self._decider(), view, offers)

    def _decider(self) -> Bot:
        return self._weaker if self._rng.random() < self._chance else self._usual
