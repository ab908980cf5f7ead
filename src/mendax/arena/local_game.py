"""One game being played in this process: chance, bots, and perhaps people who act from outside.

Rules of this file
1. No I/O and no clock: randomness comes as a generator (the operating system's, or seeded).
2. A bot gets its observation of every event and the view of its seat, exactly as at any table.
3. Nothing here is for people who do not trust this process: the server's tables commit to dice.
"""

import math
from collections.abc import Mapping
from random import Random
from typing import Any

from mendax.bots import Bot
from mendax.core.game import (
    CHANCE,
    LONGEST_CHANCE,
    Action,
    Actor,
    AnyGame,
    ChanceWithoutEnd,
    Offer,
    Outcome,
    Result,
    Seat,
    Told,
    observation,
    step,
)
from mendax.games.rules import Rules

Heard = tuple[Told, ...]


class PlaysDefault(Exception):
    """A bot leaves its move to the game: ``default_action`` is played for it."""


class LocalGame:
    """A game among bots at some seats and whoever calls ``act`` for the others."""

    def __init__(
        self, game: AnyGame, rules: Rules, seats: int, bots: Mapping[Seat, Bot], rng: Random
    ) -> None:
        self.game, self.seats = game, seats
        self._bots, self._rng = dict(bots), rng
        self._state: Any = game.initial_state(rules, seats)
        self._chance_run = 0
        """Chance actions since somebody acted."""
        self.decisions = 0
        """How often bots have chosen."""
        self.moves: list[tuple[Actor, Action]] | None = None
        """All actions so far, chance's included, if somebody keeps them: then a list."""

    @property
    def actor(self) -> Actor | None:
        """Who acts next (the first, where several may); None when the game is over."""
        return next(iter(self.game.actors(self._state)), None)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.game.result(self._state)

    def view(self, observer: Seat | None) -> Any:
        """What ``observer`` sees now."""
        return self.game.view(self._state, observer)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What ``seat`` may do now."""
        return self.game.legal_actions(self._state, seat)

    def act(self, actor: Actor, action: Action) -> Heard:
        """Applies ``action``, tells the bots what they observe, and returns what was told.

        Raises ``IllegalAction``.
        """
        self._state, events = step(self.game, self._state, actor, action)
        self._chance_run = self._chance_run + 1 if actor == CHANCE else 0
        if self.moves is not None:
            self.moves.append((actor, action))
        for seat, bot in self._bots.items():
            for told in events:
                bot.hear(observation(told, seat))
        return events

    def advance(self) -> Heard | None:
        """One move of chance or of a bot; None when a person is to act or the game is over.

        Raises ``ChanceWithoutEnd``.
        """
        actor = self.actor
        if actor == CHANCE:
            if self._chance_run >= LONGEST_CHANCE:
                raise ChanceWithoutEnd
            return self.act(CHANCE, drawn(self.game.chance_outcomes(self._state), self._rng))
        if actor is None or actor not in self._bots:
            return None
        self.decisions += 1
        try:
            action = self._bots[actor].choose(self.view(actor), self.offers(actor))
        except PlaysDefault:
            action = self.game.default_action(self._state, actor)
        return self.act(actor, action)


def drawn(outcomes: tuple[Outcome, ...], rng: Random) -> Action:
    """One of the outcomes, sampled with exactly its odds. Raises ``ValueError`` for other sums."""
    whole = math.lcm(*(odds.denominator for _, odds in outcomes))
    left = rng.randrange(whole)
    for action, odds in outcomes:
        left -= odds.numerator * (whole // odds.denominator)
        if left < 0:
            return action
    raise ValueError("odds that do not sum to one")
