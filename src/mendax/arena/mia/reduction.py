"""Bots as strategy tables, with the exact probabilities of their actions in every public state.

A bot that depends only on its view is queried in every public state, once for every branch of its
random numbers. This module is therefore independent of particular bots. Bots with memory (readers)
have no table.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

import numpy as np

from mendax.bots import bot_named, memoryless_bots
from mendax.bots.bot import Bot, Maker
from mendax.core.game import CHANCE, Action, Offer, RulesError, Seat, step
from mendax.core.unknown_names import unknown_name
from mendax.games.mia.actions import Announce, Doubt, Fall, Look, Reroll, RerollLives
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.solver.mia.model.positions import first_position
from mendax.solver.mia.model.rule_tables import (
    GAME,
    LOOKED,
    REROLLED,
    UNSEEN,
    RuleTables,
    announcing_state,
)
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, IndexedGame, claim_code
from mendax.solver.mia.simulation.strategy_tables import (
    PositionStrategy,
    StrategyTables,
    strategy_tables,
)

T = TypeVar("T")

MEMORYLESS: Final = memoryless_bots(GAME.name)
"""Mia bots that depend only on their view."""


class CannotBranch(Exception):
    """Raised when a bot draws random numbers by a method without branches and therefore has no
    table."""

    def __init__(self, drawn: str) -> None:
        super().__init__(f"{drawn} is not followed; random, choice and choices by weight are")


class BranchingRandom(Random):
    """A generator that enumerates all branches with their probabilities, up to ``most``."""

    def __init__(self, most: float = math.inf) -> None:
        super().__init__(0)
        self._left = most
        self._branch: list[tuple[int, tuple[float, ...]]] = []
        self._depth = 0
        self.chance = 1.0

    def fork(self, weights: Sequence[float]) -> int:
        """Return the index of the chosen alternative on this branch."""
        if self._depth == len(self._branch):
            whole = sum(weights)
            self._branch.append((0, tuple(weight / whole for weight in weights)))
        index, chances = self._branch[self._depth]
        self._depth += 1
        self.chance *= chances[index]
        return index

    def next_branch(self) -> bool:
        """Go to the next branch. Return False if none is left.

        Raises ``CannotBranch`` if there are more than ``most``.
        """
        while self._branch and self._branch[-1][0] + 1 == len(self._branch[-1][1]):
            self._branch.pop()
        self._depth, self.chance = 0, 1.0
        if not self._branch:
            return False
        self._left -= 1
        if self._left < 0:
            raise CannotBranch("so many draws")
        index, chances = self._branch.pop()
        self._branch.append((index + 1, chances))
        return True

    def random(self) -> float:
        """Return a number that branches each time it is compared."""
        return _Undecided(self)

    def choice(self, seq: Any) -> Any:
        """Return a uniformly random element."""
        return seq[self.fork([1.0] * len(seq))]

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        """Return a list of one element drawn by weight.

        Raises ``CannotBranch`` for several elements or cumulative weights.
        """
        if cum_weights is not None or k != 1:
            raise CannotBranch("choices with cum_weights or k")
        given = [1.0] * len(population) if weights is None else list(weights)
        return [population[self.fork(given)]]

    def getrandbits(self, k: int, /) -> int:
        """Raise ``CannotBranch``, because draws from bits cannot be enumerated."""
        raise CannotBranch("getrandbits, which randrange and shuffle draw from,")


class _Undecided(float):
    """A number from 0 to 1 that can only be compared, except for equality.

    Other operations raise ``CannotBranch``.
    """

    rng: BranchingRandom

    def __new__(cls, rng: BranchingRandom) -> "_Undecided":
        """Return a number from this generator."""
        number = super().__new__(cls, 0.5)
        number.rng = rng
        return number

    def __lt__(self, bound: float) -> bool:
        below = min(1.0, max(0.0, bound))
        return self.rng.fork([below, 1.0 - below]) == 0

    __le__ = __lt__

    def __gt__(self, bound: float) -> bool:
        return not self < bound

    __ge__ = __gt__

    def __hash__(self) -> int:
        return hash(0.5)

    def _unfollowed(self, *_: Any) -> Any:
        raise CannotBranch("arithmetic with random()")

    __eq__ = __ne__ = _unfollowed
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _unfollowed
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _unfollowed
    __pow__ = __rpow__ = __neg__ = __float__ = __int__ = __round__ = __floor__ = _unfollowed
    __ceil__ = __trunc__ = __divmod__ = __rdivmod__ = __abs__ = __bool__ = _unfollowed


def choices(
    bot: Bot, rng: BranchingRandom, view: Any, offers: Sequence[Offer]
) -> dict[Action, float]:
    """Return the exact odds of the actions of ``bot``, given its generator ``rng``."""
    probabilities: Counter[Action] = Counter()
    while True:
        action = bot.choose(view, offers)
        probabilities[action] += rng.chance  # type: ignore[assignment]
        if not rng.next_branch():
            return {action: float(chance) for action, chance in probabilities.items() if chance > 0}


class Asked(Protocol):
    """A player whose policy is queried for one number of seats."""

    def does(self, state: MiaState, seat: Seat) -> Mapping[Action, float]:
        """Return the odds of the player's actions in ``seat``."""


class AskedBot:
    """A bot whose policy is queried for one number of seats.

    Raises ``RulesError`` for a bot that depends on more than its view.
    """

    def __init__(self, bot: str | Maker, rules: MiaRules, seats: int) -> None:
        """``bot`` is a name, or makes a player that depends only on its view."""
        if isinstance(bot, str) and bot not in MEMORYLESS:
            raise RulesError(unknown_name("bot-unknown", bot, MEMORYLESS))
        self._make = bot_named(bot, GAME.name) if isinstance(bot, str) else bot
        self.rules, self.seats = rules, seats

    def does(self, state: MiaState, seat: Seat) -> dict[Action, float]:
        """Return the exact odds of the bot's actions in ``seat``."""
        rng = BranchingRandom()
        bot = self._make(GAME.name, self.rules, seat, self.seats, rng)
        return choices(bot, rng, GAME.view(state, seat), GAME.legal_actions(state, seat))


def tables_of_bot(bot: str | Maker, game: IndexedGame) -> StrategyTables:
    """Return a bot as strategy tables.

    Raises ``RulesError`` if the bot needs more than its view.
    """
    return tables_of_asked(lambda seats: AskedBot(bot, game.rules, seats), game)


def tables_of_asked(asked: Callable[[int], Asked], game: IndexedGame) -> StrategyTables:
    """Return the player that answers questions, by the number of seats, as strategy tables."""
    strategies = {}
    for t in game.rule_tables:
        if t is not None:
            at = first_position(game.rules, t.seats, "round")
            strategies[at] = _page(asked(t.seats), t)
    whole = asked(game.tables.seats)
    return strategy_tables(
        game,
        lambda position: first_position(game.rules, len(position.lives), "round"),
        strategies.__getitem__,
        lambda _: _rerolls(whole, game.rules, game.tables.seats),
    )


def _rerolls(subject: Asked, rules: MiaRules, seats: int) -> float:
    state = MiaState(rules, (3,) * seats, phase="lives", round=1, pending_lives=(0,))
    return subject.does(state, 0).get(RerollLives(), 0.0)


def _page(subject: Asked, t: RuleTables) -> PositionStrategy:
    public_states = range(len(t.legal))
    doubt = np.zeros((3, len(t.legal), len(t.values)))
    for public_state in public_states:
        for how in (LOOKED, UNSEEN, REROLLED):
            for value in (t.reroll if how == REROLLED else t.legal)[public_state].tolist():
                if not t.reveals[value]:
                    doubt[how, public_state, value] = _doubts(subject, t, public_state, how, value)
    return PositionStrategy(
        [_comes(subject, t, public_state) for public_state in public_states], doubt
    )


def _cup(t: RuleTables, public_state: int, roll: int, looked: bool) -> MiaState:
    over = None if public_state == 0 else t.values[public_state - 1]
    return announcing_state(t.rules, t.seats, over, ROLLS[roll], looked)


def _doubts(subject: Asked, t: RuleTables, public_state: int, how: int, value: int) -> float:
    """Return the probability of a doubt, which is independent of the dice under the cup."""
    state = _cup(t, public_state, len(ROLLS) - 1, how != UNSEEN)
    if how == REROLLED:
        falling = step(GAME, state, 0, Reroll(t.values[value])).state
        state = step(GAME, falling, CHANCE, Fall(ROLLS[-1])).state
    else:
        state = step(GAME, state, 0, Announce(t.values[value])).state
    return subject.does(state, 1).get(Doubt(), 0.0)


def _comes(subject: Asked, t: RuleTables, public_state: int) -> dict[int, float]:
    """Return the odds of claim codes for the player with the cup in a public state."""
    claims: Counter[int] = Counter()
    at, odds = {value: n for n, value in enumerate(t.values)}, t.odds.tolist()

    def said(action: Action, how: int, rolls: Sequence[int], chance: float) -> None:
        assert isinstance(action, Announce | Reroll)
        for roll in rolls:
            part = chance * odds[roll] if len(rolls) > 1 else chance
            claims[claim_code(how, at[action.value], roll)] += part  # type: ignore[assignment]

    every = range(len(ROLLS))
    for first, chance in subject.does(_cup(t, public_state, 0, False), 0).items():
        if not isinstance(first, Look):
            said(first, UNSEEN, every, chance)
            continue
        for roll in every:
            if t.seen[0, roll] >= 0:
                claims[claim_code(AT_SIGHT, 0, roll)] += chance * odds[roll]
                continue
            for then, part in subject.does(_cup(t, public_state, roll, True), 0).items():
                again = isinstance(then, Reroll)
                seen = chance * odds[roll] * part
                said(then, REROLLED if again else LOOKED, every if again else (roll,), seen)
    return dict(claims)
