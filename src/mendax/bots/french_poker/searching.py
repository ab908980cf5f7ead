"""The player who searches one turn: every way to keep, every fall, every claim.

It takes what is worth most against the worse of two neighbours, who weigh a claim by the dice that
they will know: one counts as ``Odds`` does, one doubts by mood. So it likes a true claim that looks
like a lie, and a lie behind open dice that make it likely, but only where neither sees through it.
Where dice may be passed on unseen it searches those claims too. It sees nothing but its own view,
and leaves nothing to luck but its answers.
"""

import functools
from array import array
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from mendax.bots.french_poker.odds import Odds, Weighing, credit, known_after, known_among
from mendax.bots.french_poker.player import (
    Choices,
    Keep,
    Mixture,
    actions,
    best_of,
    dice_in_hand,
    only,
)
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce
from mendax.games.french_poker.bidding import may_concede
from mendax.games.french_poker.claims import DICE, Dice, order_of, ways
from mendax.games.french_poker.odds import Chances, chances
from mendax.games.french_poker.view import FrenchPokerView

_MOODY: Final = 0.7
"""How likely those who do not count doubt what could not fall by chance."""


class Searching(Odds):
    """Plays what is worth most against players who count."""

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """The way to roll that is worth most, or None if leaving the dice is worth as much."""
        worths = {keep: self._rolling(view, keep) for keep in self.ways_to_roll(view, may)}
        if Announce in may:
            claims = self._claims(view, self.known_next(view))
            if claims.best[self._told(view)] >= max(worths.values()):
                return only(None)
        return actions(best_of(worths, lambda keep: (worths[keep],)))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """The claim that is worth most."""
        claims = self._claims(view, self.known_next(view))
        return only(self.lowest(view) + claims.at[self._told(view)])

    def passing(self, view: FrenchPokerView, weighing: Weighing, holds: float) -> tuple[int, float]:
        """Of all higher steps the one worth most; it is weighed by the dice that both know."""
        answerer, last = self.next_player(view), self.claimed(view)
        seen = [die.seen is None or answerer in die.seen for die in view.dice]
        both = known_among(
            (die.pips, known)
            for die, known in zip(view.dice, seen, strict=True)
            if die.pips is not None
        )
        claims = self._claims(view, None if all(seen) else both)
        likely = [holds * self.reached(view, n) for n in range(last, self.top + 1)]
        true = [chance / max(1e-9, self.reached(view, last)) for chance in likely[1:]]
        worths = [
            t * x + (1 - t) * y for t, x, y in zip(true, claims.true, claims.lies, strict=True)
        ]
        best = max(range(len(worths)), key=worths.__getitem__)
        return last + 1 + best, worths[best]

    def _told(self, view: FrenchPokerView) -> int:
        """How many of the claims that may be made are true."""
        return max(0, self.worth(view) - self.lowest(view) + 1)

    def _claims(self, view: FrenchPokerView, known: Dice | None) -> "Claims":
        return claiming(self.weighing(view), _unless_all(known), self.lowest(view))

    def _rolling(self, view: FrenchPokerView, keep: Keep) -> float:
        """What this way to roll is worth."""
        dice, kept = dice_in_hand(view), keep.choice.kept
        shown = known_after(view, keep, self.next_player(view))
        return rolling(
            self.weighing(view),
            known_among((dice[place], shown[place]) for place in kept),
            known_among((dice[place], not shown[place]) for place in kept),
            keep.hides_kept,
            self.lowest(view),
        )


class Claims(NamedTuple):
    """What the claims from some step up are worth, once the next player knows certain dice."""

    true: "array[float]"
    """By claim: what it is worth if it is true."""
    lies: "array[float]"
    best: "array[float]"
    """By how many of the claims are true: what the best one is worth."""
    at: "array[int]"
    """Which one that is."""

    def expected(self, lowest: int, falls: Chances) -> float:
        """What the best claim is worth on average, when the dice are still to fall."""
        steps = zip(self.best[1:], self.best, falls.reached_by[lowest:], strict=False)
        more = sum((higher - lower) * reached for higher, lower, reached in steps)
        average: float = self.best[0] + more / falls.ways
        return average


def _unless_all(known: Dice | None) -> Dice | None:
    """The dice; None where all are known: which ones does not matter then."""
    return None if known is not None and len(known) == DICE else known


@functools.lru_cache(50_000)
def rolling(weighing: Weighing, seen: Dice, unseen: Dice, shown: bool, lowest: int) -> float:
    """What rolling the other dice is worth, if the next one knows the kept dice ``seen``, and the
    rolled ones where they are ``shown``."""
    kept = tuple(sorted(seen + unseen))
    if not shown or not unseen:
        known = None if shown else seen
        falls = chances(weighing.rules, kept)
        return claiming(weighing, known, lowest).expected(lowest, falls)
    whole, order, rolled = 0.0, order_of(weighing.rules), DICE - len(kept)
    for throw in combinations_with_replacement(range(1, 7), rolled):
        told = max(0, order.worth(kept + throw) - lowest + 1)
        claims = claiming(weighing, tuple(sorted(seen + throw)), lowest)
        whole += ways(throw) * claims.best[told]
    return float(whole / 6**rolled)


@functools.lru_cache(10_000)
def claiming(weighing: Weighing, known: Dice | None, lowest: int) -> Claims:
    """What it is worth to claim each step from ``lowest`` up.

    It is weighed against the worse of two kinds of neighbour, who both know ``known`` (None: all
    five dice): one that counts, and one that just doubts what could not fall by chance. Doubted, a
    claim is opened; believed, the next one has to go higher.
    """
    rules, stakes = weighing.rules, weighing.round
    top = len(order_of(rules).claims) - 1
    fresh = chances(rules, known or ())
    credited = credit(rules, known, lowest) if known is not None else ()
    true, lies = array("d"), array("d")
    for step in range(lowest, top + 1):
        held = lied = None
        if known is not None:
            reached = fresh.reached_by[step] / fresh.ways
            held = lied = _doubts(weighing, step, credited[step - lowest], reached, top)
        held = held or _doubts(weighing, step, 1.0, 1.0, top)
        lied = lied or _doubts(weighing, step, 0.0, 0.0, top)
        for values, opened, holds, doubts in (
            (true, stakes.won, 1.0, held),
            (lies, stakes.lost, 0.0, lied),
        ):
            next_worth = max(stakes.lost, weighing.believing(step, holds, top))
            accepted = -next_worth / weighing.others
            values.append(min(d * opened + (1 - d) * accepted for d in doubts))
    return Claims(true, lies, *_best(true, lies))


def _doubts(
    weighing: Weighing, step: int, holds: float, reached: float, top: int
) -> tuple[float, float]:
    """How likely the two kinds of neighbour doubt a claim that they give such chances."""
    if step == top and not may_concede(weighing.rules):
        return 1.0, 1.0
    return weighing.doubted(step, holds, top), _MOODY * (1 - reached)


def _best(true: "array[float]", lies: "array[float]") -> "tuple[array[float], array[int]]":
    """By how many claims are true: the best of those, told, and of the others, as lies."""
    at = array("H", [0]) * (len(true) + 1)
    lie = told = -1
    for n in reversed(range(len(lies))):
        lie = n if lie < 0 or lies[n] >= lies[lie] else lie
        at[n] = lie
    for n in range(len(true)):
        told = n if told < 0 or true[n] > true[told] else told
        after = n + 1
        if after == len(true) or true[told] >= lies[at[after]]:
            at[after] = told
    best = array("d", (true[n] if n < told else lies[n] for told, n in enumerate(at)))
    return best, at
