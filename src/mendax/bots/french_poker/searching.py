"""The player who searches one turn: every way to keep, every fall, every claim.

It takes what is worth most against the worse of two neighbours, who weigh a claim by the dice that
they will know: one counts as ``Odds`` does, one doubts by mood. So it likes a true claim that looks
like a lie, and a lie behind open dice that make it likely, but only where neither sees through it.
It sees nothing but its own view; falls are drawn from its own luck where there are many.
"""

import functools
from collections.abc import Sequence
from itertools import product
from typing import Final

from mendax.bots.french_poker.odds import Odds, Weighing, credit, known_after, known_among
from mendax.bots.french_poker.player import Choices, Keep, dice_in_hand
from mendax.core.game import Action
from mendax.games.french_poker.claims import DICE, Dice
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.terms import Announce, FrenchPokerView

_MOODY: Final = 0.7
"""How likely those who do not count doubt what could not fall by chance."""
_FALLS: Final = 24
"""How many falls of the re-rolled dice are tried for each way to keep."""
_WAYS: Final = 14
"""How many ways to keep are tried: those that reach the lowest claim most often."""


class Searching(Odds):
    """Plays what is worth most against players who count."""

    def keep(self, view: FrenchPokerView, may: Choices) -> Action | None:
        """The way to roll that is worth most, or None if leaving the dice is worth more."""
        left, best = float("-inf"), None
        if Announce in may:
            known = self.known_next(view)
            left = self._best_claim(view, known, self.worth(view))[0]
        lowest = self.lowest(view)
        ways = self.ways_to_roll(view, may)
        ways.sort(
            key=lambda keep: -keep.choice.chances.reached_by[lowest] / keep.choice.chances.ways
        )
        for keep in ways[:_WAYS]:
            worth = self._rolling(view, keep)
            if worth > left:
                left, best = worth, keep.action
        return best

    def say(self, view: FrenchPokerView) -> int:
        """The claim that is worth most."""
        return self._best_claim(view, self.known_next(view), self.worth(view))[1]

    def _rolling(self, view: FrenchPokerView, keep: Keep) -> float:
        """What this way to roll is worth, over the falls that are tried."""
        dice, kept = dice_in_hand(view), keep.choice.kept
        shown = known_after(view, keep, self.next_player(view))
        held = [(dice[place], shown[place]) for place in kept]
        rolled = [shown[place] for place in range(DICE) if place not in kept]
        falls, whole = self._falls(len(rolled)), 0.0
        for fall in falls:
            known = known_among((*held, *zip(fall, rolled, strict=True)))
            worth = self.order.worth([*(pips for pips, _ in held), *fall])
            whole += self._best_claim(view, known, worth)[0]
        return whole / len(falls)

    def _falls(self, dice: int) -> Sequence[Dice]:
        if 6**dice <= _FALLS:
            return list(product(range(1, 7), repeat=dice))
        return [tuple(self.luck.choices(range(1, 7), k=dice)) for _ in range(_FALLS)]

    def _best_claim(self, view: FrenchPokerView, known: Dice, worth: int) -> tuple[float, int]:
        """What the best claim is worth, and its step, when the next player knows these dice."""
        lowest, others = self.lowest(view), self.weighing(view).others
        true, lies = claiming(self.rules, known, lowest, others)
        told = worth - lowest + 1
        values = (*true[:told], *lies[told:]) if told > 0 else lies
        best = max(range(len(values)), key=values.__getitem__)
        return values[best], lowest + best


@functools.lru_cache(20_000)
def claiming(
    rules: FrenchPokerRules, known: Dice, lowest: int, others: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For each step from ``lowest`` up: what claiming it is worth if it is true, and if not.

    It is weighed against the worse of two kinds of neighbour, who both know ``known``: one that
    counts, and one that just doubts what could not fall by chance. Doubted, a claim is opened;
    believed, the next one has to go higher.
    """
    weighing, found = Weighing(rules, others), chances(rules, known)
    top = len(found.reached_by) - 1
    believed = credit(rules, known, lowest) if len(known) < DICE else None
    true, lies = list[float](), list[float]()
    for step in range(lowest, top + 1):
        reached = found.reached_by[step] / found.ways
        holds = reached if believed is None else believed[step - lowest]
        doubts = (weighing.doubted(step, holds, top), _MOODY * (1 - reached))
        if step == top and rules.top_claim == "must_doubt":
            doubts = (1.0, 1.0)
        for values, opened, held in ((true, 1 / others, 1.0), (lies, -1.0, 0.0)):
            accepted = -max(-1.0, weighing.believing(step, held, top)) / others
            values.append(min(d * opened + (1 - d) * accepted for d in doubts))
    return tuple(true), tuple(lies)
