"""Bots as tables: what a character would do in every spot, with exact chances, for kernels.

A bot that goes by the view alone is asked for its choice in every spot, once for every way its luck
can fall, so nothing of a character is written here. Bots that remember (readers) have no table.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

import numpy as np

from mendax.bots import bot_named, memoryless_bots
from mendax.bots.bot import Bot
from mendax.core.game import CHANCE, Action, Offer, Reason, RulesError, Seat, step
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
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, Field, outcome
from mendax.solver.mia.simulation.strategy_tables import Page, Script, script

T = TypeVar("T")

MEMORYLESS: Final = memoryless_bots(GAME.name)
"""Bots of Mia that go by nothing but the view."""


class Unforked(Exception):
    """A bot drew luck in a way that can't be followed on every branch; it has no table then."""

    def __init__(self, drawn: str) -> None:
        super().__init__(f"{drawn} is not followed; random, choice and choices by weight are")


class Forked(Random):
    """Luck that falls in every way there is, one after the other, and knows each way's chance."""

    def __init__(self) -> None:
        super().__init__(0)
        self._way: list[tuple[int, tuple[float, ...]]] = []
        self._depth = 0
        self.chance = 1.0

    def fork(self, weights: Sequence[float]) -> int:
        """Which of several things happens on this way."""
        if self._depth == len(self._way):
            whole = sum(weights)
            self._way.append((0, tuple(weight / whole for weight in weights)))
        index, chances = self._way[self._depth]
        self._depth += 1
        self.chance *= chances[index]
        return index

    def further(self) -> bool:
        """Turns to the next way; False when all have been gone."""
        while self._way and self._way[-1][0] + 1 == len(self._way[-1][1]):
            self._way.pop()
        self._depth, self.chance = 0, 1.0
        if not self._way:
            return False
        index, chances = self._way.pop()
        self._way.append((index + 1, chances))
        return True

    def random(self) -> float:
        """A number that decides when it is compared."""
        return _Undecided(self)

    def choice(self, seq: Any) -> Any:
        """One of them, all alike."""
        return seq[self.fork([1.0] * len(seq))]

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        """One of them, by weight."""
        if cum_weights is not None or k != 1:
            raise Unforked("choices with cum_weights or k")
        given = [1.0] * len(population) if weights is None else list(weights)
        return [population[self.fork(given)]]

    def getrandbits(self, k: int, /) -> int:
        """Never: what is made of bits can't be followed. Raises ``Unforked``."""
        raise Unforked("getrandbits, which randrange and shuffle draw from,")


class _Undecided(float):
    """A number from 0 to 1 that is only asked whether it is under another."""

    luck: Forked

    def __new__(cls, luck: Forked) -> "_Undecided":
        """Made by its luck."""
        number = super().__new__(cls, 0.5)
        number.luck = luck
        return number

    def __lt__(self, bound: float) -> bool:
        share = min(1.0, max(0.0, bound))
        return self.luck.fork([share, 1.0 - share]) == 0

    def __hash__(self) -> int:
        return hash(0.5)


def choices(bot: Bot, luck: Forked, view: Any, offers: Sequence[Offer]) -> dict[Action, float]:
    """What ``bot``, whose luck is ``luck``, does here, with exact chances."""
    found: Counter[Action] = Counter()
    while True:
        action = bot.choose(view, offers)
        found[action] += luck.chance  # type: ignore[assignment]
        if not luck.further():
            return {action: float(chance) for action, chance in found.items() if chance > 0}


class Subject:
    """A character to be asked, at a table of some size."""

    def __init__(self, name: str, rules: MiaRules, seats: int) -> None:
        if name not in MEMORYLESS:
            shown = {"given": name[:40], "allowed": ", ".join(MEMORYLESS)}
            raise RulesError(Reason("bot-unknown", shown))
        self._make, self.rules, self.seats = bot_named(name, GAME.name), rules, seats

    def does(self, state: MiaState, seat: Seat) -> dict[Action, float]:
        """What it does at ``seat``, with exact chances."""
        luck = Forked()
        bot = self._make(GAME.name, self.rules, seat, self.seats, luck)
        return choices(bot, luck, GAME.view(state, seat), GAME.legal_actions(state, seat))


def script_of_bot(name: str, field: Field) -> Script:
    """A character as a script. Raises ``RulesError`` for one that goes by more than the view."""
    pages = {}
    for t in field.tables:
        if t is not None:
            at = first_position(field.rules, t.seats, "round")
            pages[at] = _page(Subject(name, field.rules, t.seats), t)
    whole = Subject(name, field.rules, field.course.seats)
    return script(
        field,
        lambda position: first_position(field.rules, len(position.lives), "round"),
        pages.__getitem__,
        lambda _: _rerolls(whole),
    )


def _rerolls(subject: Subject) -> float:
    state = MiaState(
        subject.rules, (3,) * subject.seats, phase="lives", round=1, pending_lives=(0,)
    )
    return subject.does(state, 0).get(RerollLives(), 0.0)


def _page(subject: Subject, t: RuleTables) -> Page:
    spots = range(len(t.legal))
    doubt = np.zeros((3, len(t.legal), len(t.values)))
    for spot in spots:
        for how in (LOOKED, UNSEEN, REROLLED):
            for value in (t.reroll if how == REROLLED else t.legal)[spot].tolist():
                if not t.reveals[value]:
                    doubt[how, spot, value] = _doubts(subject, t, spot, how, value)
    return Page([_comes(subject, t, spot) for spot in spots], doubt)


def _cup(t: RuleTables, spot: int, roll: int, looked: bool) -> MiaState:
    over = None if spot == 0 else t.values[spot - 1]
    return announcing_state(t.rules, t.seats, over, ROLLS[roll], looked)


def _doubts(subject: Subject, t: RuleTables, spot: int, how: int, value: int) -> float:
    """The chance of doubting; what lies under the cup cannot matter."""
    state = _cup(t, spot, len(ROLLS) - 1, how != UNSEEN)
    if how == REROLLED:
        falling = step(GAME, state, 0, Reroll(t.values[value])).state
        state = step(GAME, falling, CHANCE, Fall(ROLLS[-1])).state
    else:
        state = step(GAME, state, 0, Announce(t.values[value])).state
    return subject.does(state, 1).get(Doubt(), 0.0)


def _comes(subject: Subject, t: RuleTables, spot: int) -> dict[int, float]:
    """What comes of having the cup at a spot."""
    found: Counter[int] = Counter()
    at, odds = {value: n for n, value in enumerate(t.values)}, t.odds.tolist()

    def said(action: Action, how: int, rolls: Sequence[int], chance: float) -> None:
        assert isinstance(action, Announce | Reroll)
        for roll in rolls:
            share = chance * odds[roll] if len(rolls) > 1 else chance
            found[outcome(how, at[action.value], roll)] += share  # type: ignore[assignment]

    every = range(len(ROLLS))
    for first, chance in subject.does(_cup(t, spot, 0, False), 0).items():
        if not isinstance(first, Look):
            said(first, UNSEEN, every, chance)
            continue
        for roll in every:
            if t.seen[roll] >= 0:
                found[outcome(AT_SIGHT, 0, roll)] += chance * odds[roll]
                continue
            for then, share in subject.does(_cup(t, spot, roll, True), 0).items():
                again = isinstance(then, Reroll)
                seen = chance * odds[roll] * share
                said(then, REROLLED if again else LOOKED, every if again else (roll,), seen)
    return dict(found)
