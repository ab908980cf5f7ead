"""A bot that searches one turn, with every set of dice to keep, every roll and every claim.

The bot models the next player in two ways and maximises the lower of the two values. Both models
judge a claim by the dice that the next player will know. One model counts like ``Odds``; the other
doubts claims that a fresh roll is unlikely to reach. The bot therefore prefers true claims that
look like lies, and lies that the open dice make likely. If dice may be passed on unseen, the bot
also searches the claims for passing on. It uses only its seat's view, and is deterministic except
for answers and ties.
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
from mendax.games.french_poker.odds import Chances, chances, next_player
from mendax.games.french_poker.view import FrenchPokerView

_MOODY: Final = 0.7
"""The probability that a player who does not count doubts a claim that a fresh roll cannot
reach."""


class Searching(Odds):
    """Searches one turn, assuming that the other players count."""

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Return the most valuable ways to roll, or None if leaving the dice is equally good."""
        worths = {keep: self._rolling(view, keep) for keep in self.ways_to_roll(view, may)}
        if Announce in may:
            claims = self._claims(view, self.known_next(view))
            if claims.best[self._told(view)] >= max(worths.values()):
                return only(None)
        return actions(best_of(worths, lambda keep: (worths[keep],)))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the claim with the highest value."""
        claims = self._claims(view, self.known_next(view))
        return only(self.lowest(view) + claims.at[self._told(view)])

    def passing(self, view: FrenchPokerView, weighing: Weighing, holds: float) -> tuple[int, float]:
        """Return the best rank to claim when passing the dice on, and its value.

        Both depend on the dice that both players know.
        """
        answerer, last = next_player(view), self.claimed(view)
        sees_all = all(die.seen is None or answerer in die.seen for die in view.dice)
        claims = self._claims(view, None if sees_all else self.known_next(view))
        likely = [holds * self.reached(view, n) for n in range(last, self.top + 1)]
        true = [chance / max(1e-9, self.reached(view, last)) for chance in likely[1:]]
        worths = [
            t * x + (1 - t) * y for t, x, y in zip(true, claims.true, claims.lies, strict=True)
        ]
        best = max(range(len(worths)), key=worths.__getitem__)
        return last + 1 + best, worths[best]

    def _told(self, view: FrenchPokerView) -> int:
        """Return the number of legal claims that are true."""
        return max(0, self.worth(view) - self.lowest(view) + 1)

    def _claims(self, view: FrenchPokerView, known: Dice | None) -> "Claims":
        return claiming(self.weighing(view), _unless_all(known), self.lowest(view))

    def _rolling(self, view: FrenchPokerView, keep: Keep) -> float:
        """Return the value of one way to roll."""
        dice, kept = dice_in_hand(view), keep.choice.kept
        shown = known_after(view, keep, next_player(view))
        return rolling(
            self.weighing(view),
            known_among((dice[place], shown[place]) for place in kept),
            known_among((dice[place], not shown[place]) for place in kept),
            keep.shows_rolled,
            self.lowest(view),
        )


class Claims(NamedTuple):
    """The values of all claims from some rank up, given the dice that the next player knows."""

    true: "array[float]"
    """The value of each claim if it is true."""
    lies: "array[float]"
    best: "array[float]"
    """The value of the best claim, by the number of true claims."""
    at: "array[int]"
    """The index of the best claim."""

    def expected(self, lowest: int, falls: Chances) -> float:
        """Return the mean value of the best claim over the possible rolls."""
        steps = zip(self.best[1:], self.best, falls.reached_by[lowest:], strict=False)
        more = sum((higher - lower) * reached for higher, lower, reached in steps)
        average: float = self.best[0] + more / falls.ways
        return average


def _unless_all(known: Dice | None) -> Dice | None:
    """Return the known dice, or None if all dice are known (the value then does not depend on
    them)."""
    return None if known is not None and len(known) == DICE else known


@functools.lru_cache(50_000)
def rolling(weighing: Weighing, seen: Dice, unseen: Dice, shown: bool, lowest: int) -> float:
    """Return the value of rolling the other dice, if the next player knows the kept dice ``seen``.

    If ``shown`` is true, the next player also knows the rolled dice.
    """
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
    """Return the values of all claims from ``lowest`` up.

    Each value is the lower of the values against two models of the next player, who knows the dice
    ``known`` (None for all five dice). One model counts; the other doubts by the chance of a fresh
    roll. A doubted claim is opened. After a believed claim, the next player must make a higher
    claim.
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
    """Return the probability, in each model, that a claim is doubted.

    The claim is true with chance ``holds``, and a fresh roll reaches it with chance ``reached``.
    """
    if step == top and not may_concede(weighing.rules):
        return 1.0, 1.0
    return weighing.doubted(step, holds, top), _MOODY * (1 - reached)


def _best(true: "array[float]", lies: "array[float]") -> "tuple[array[float], array[int]]":
    """Return the value and the index of the best claim, true or not, by the number of true
    claims."""
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
