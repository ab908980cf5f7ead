"""A game in this process, between bots and people whose actions the caller passes.

1. This module uses no I/O and no clock. Random numbers come from a generator (the operating
   system's, or a seeded one).
2. A bot gets its seat's observation of every event and its seat's view, as at any table.
3. Players must trust this process, because only the table layer commits to dice.
"""

import math
from collections.abc import Mapping
from random import Random
from typing import Any

from mendax.arena.table_talk import DrawnTalk
from mendax.bots import Bot
from mendax.bots.bot import Listens, PlaysDefault, Thinks, first_of, interruption
from mendax.core.extensions import Interruptible
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
from mendax.core.thoughts import Thought
from mendax.games.rules import Rules, rules_for

Heard = tuple[Told, ...]


class LocalGame:
    """A game with bots in some seats. The caller acts for the other seats with ``act``."""

    def __init__(
        self, game: AnyGame, rules: Rules | str, seats: int, bots: Mapping[Seat, Bot], rng: Random
    ) -> None:
        self.game, self.seats = game, seats
        self._bots, self._rng = dict(bots), rng
        self.talk: DrawnTalk | None = None
        """The talk that bots receive, if the caller sets it."""
        self.state: Any = game.initial_state(rules_for(game, rules), seats)
        self._chance_run = 0
        """The number of chance actions since a player last acted."""
        self.decisions = 0
        """The number of decisions that bots have made."""
        self.moves: list[tuple[Actor, Action]] | None = None
        """All actions so far, including chance, if the caller sets a list to keep them."""
        self.thoughts: dict[int, Thought] = {}
        """The private thoughts of bots by the index of their move, if ``moves`` are kept."""

    @property
    def actor(self) -> Actor | None:
        """Return the next actor (the first of several), or None if the game is over."""
        return next(iter(self.game.actors(self.state)), None)

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the game is running."""
        return self.game.result(self.state)

    def view(self, observer: Seat | None) -> Any:
        """Return the current view of ``observer``."""
        return self.game.view(self.state, observer)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of ``seat``."""
        return self.game.legal_actions(self.state, seat)

    def interrupts(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers with which ``seat`` may interrupt the seat to act."""
        may = isinstance(self.game, Interruptible) and seat in self.game.interrupters(self.state)
        return self.offers(seat) if may else ()

    def act(self, actor: Actor, action: Action) -> Heard:
        """Apply ``action``, pass observations to the bots, and return the events.

        Raises ``IllegalAction``.
        """
        self.state, events = step(self.game, self.state, actor, action)
        self._chance_run = self._chance_run + 1 if actor == CHANCE else 0
        if self.moves is not None:
            self.moves.append((actor, action))
        for seat, bot in self._bots.items():
            for told in events:
                bot.hear(observation(told, seat))
        return events

    def advance(self) -> Heard | None:
        """Play one move by chance or a bot. Return None if a person must act or the game is over.

        Raises ``ChanceWithoutEnd``.
        """
        actor = self.actor
        if actor == CHANCE:
            if self._chance_run >= LONGEST_CHANCE:
                raise ChanceWithoutEnd
            return self.act(CHANCE, drawn(self.game.chance_outcomes(self.state), self._rng))
        if actor is None or actor not in self._bots:
            return None
        self.decisions += 1
        bot = self._bots[actor]
        if self.talk is not None and isinstance(bot, Listens):
            for name, text in self.talk.heard(actor):
                bot.listen(name, text)
        thinks = True
        try:
            chosen = bot.choose(self.view(actor), self.offers(actor))
            action = chosen.action if isinstance(chosen, Offer) else chosen
        except PlaysDefault:
            action, thinks = self.default_action(actor), False
        first, action = self._first(actor, action)
        if thinks and first == actor:
            self._keep_thought(bot)
        return self.act(first, action)

    def _first(self, actor: Seat, action: Action) -> tuple[Seat, Action]:
        """Return the seat whose action counts, and its action."""
        if not isinstance(self.game, Interruptible):
            return actor, action
        may = {seat: self.offers(seat) for seat in self.game.interrupters(self.state)}

        def interrupts(seat: Seat) -> Action | None:
            bot = self._bots.get(seat)
            return None if bot is None else interruption(bot, self.view(seat), may[seat])

        return first_of({actor: action}, may, interrupts, self._rng) or (actor, action)

    def _keep_thought(self, bot: Bot) -> None:
        if self.moves is not None and isinstance(bot, Thinks) and bot.thought != Thought():
            self.thoughts[len(self.moves)] = bot.thought

    def default_action(self, seat: Seat) -> Action:
        """Return the action that is played for ``seat`` if it does not choose."""
        return self.game.default_action(self.state, seat)


def drawn(outcomes: tuple[Outcome, ...], rng: Random) -> Action:
    """Draw an outcome with exactly its odds. Raises ``ValueError`` if the odds do not sum to 1."""
    whole = math.lcm(*(odds.denominator for _, odds in outcomes))
    left = rng.randrange(whole)
    for action, odds in outcomes:
        left -= odds.numerator * (whole // odds.denominator)
        if left < 0:
            return action
    raise ValueError("odds that do not sum to one")
