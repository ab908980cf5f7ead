"""A bot that estimates the odds of every claim from the dice it has seen.

The bot assumes that opponents look, usually tell the truth, and otherwise bluff modestly.
``credit`` computes the probability that a claim is true from the known dice, and ``Weighing``
computes the value of each answer. All opponents share one model.
"""

import functools
import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from mendax.bots.french_poker.player import (
    Choices,
    FrenchPokerPlayer,
    Keep,
    Mixture,
    actions,
    best_of,
    only,
)
from mendax.bots.french_poker.round_ends import RoundWorth, round_worth
from mendax.core.game import Action, Seat
from mendax.games.french_poker.actions import Announce, Believe, Concede, Doubt, PassOn
from mendax.games.french_poker.bidding import may_concede
from mendax.games.french_poker.claims import HANDS, Dice, order_of, ways
from mendax.games.french_poker.odds import (
    chances,
    dice_known_to,
    keepings,
    known_dice,
    next_player,
)
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

_TEMPTED: Final = 0.3
"""The probability that a player who could tell the truth claims a higher value."""
_MODEST: Final = 0.8
"""The probability ratio between a modest bluff and the next lower bluff."""
_BOLD: Final = 0.4
"""The share of bluffs that are uniform over all claims instead of modest."""
_PLAIN: Final = 0.6
"""The share of truthful claims that equal the dice; the others are uniform below the dice."""
_CHOSEN: Final = 1.7
"""The number of fresh rolls equivalent to one roll with a choice of dice to keep."""
_CAUGHT: Final = 0.5
"""The probability that a forced bluff is caught."""
_BAIT: Final = 0.25
"""The probability that a true claim is doubted."""
_WAVERING: Final = 0.15
"""The scale, in tokens, of the logistic noise in the answers of other players."""
_RESOLUTE: Final = 0.015
"""The scale, in tokens, of the softmax over the bot's answers."""


@functools.lru_cache(20_000)
def credit(rules: FrenchPokerRules, known: Dice, lowest: int) -> tuple[float, ...]:
    """Return the probability that a claim is true, for each rank from ``lowest`` up.

    ``known`` contains the dice (ascending) that the observer knows. The claimer knows all dice and,
    unless this claim opens the round, chose the dice to re-roll.
    """
    fresh = chances(rules, known)
    rolls = _CHOSEN if lowest else 1.0
    reach = [1 - (1 - reached / fresh.ways) ** rolls for reached in fresh.reached_by] + [0.0]
    top = len(fresh.reached_by) - 1
    steps = range(lowest, top + 1)
    whole = (1 - _MODEST ** len(steps)) / (1 - _MODEST)
    less = 0.0
    true_if_claimed: list[float] = []
    for step in reversed(steps):
        share = reach[step] - reach[step + 1]
        less += share / (step - lowest + 1)
        honest = (1 - _TEMPTED) * (_PLAIN * share + (1 - _PLAIN) * less)
        unable = 1 - reach[lowest] + _TEMPTED * (reach[lowest] - reach[step])
        modest = (1 - _BOLD) * _MODEST ** (step - lowest) / whole
        lies = unable * (modest + _BOLD / len(steps))
        true_if_claimed.append(honest / (honest + lies) if honest else 0.0)
    return tuple(reversed(true_if_claimed))


@functools.lru_cache(4096)
def beating(rules: FrenchPokerRules, step: int) -> float:
    """Return the chance that one roll beats ``step``, starting from dice worth exactly ``step``."""
    order = order_of(rules)
    least = min((worth for d in HANDS if (worth := order.worth(d)) >= step), default=0)
    just = [dice for dice in HANDS if order.worth(dice) == least]
    if least > step:
        return 1.0
    best = (max(k.chances.of(step + 1) for k in keepings(rules, dice)) for dice in just)
    counts = [ways(dice) for dice in just]
    chance = sum(count * b for count, b in zip(counts, best, strict=True))
    return float(chance) / sum(counts)


class Weighing(NamedTuple):
    """The stakes of a claim against ``others`` opponents, and the values of answers in tokens."""

    rules: FrenchPokerRules
    others: int
    round: RoundWorth

    def opening(self, wins: float) -> float:
        """Return the value of opening the dice if the seat wins with chance ``wins``."""
        return wins * self.round.won + (1 - wins) * self.round.lost

    def doubting(self, holds: float) -> float:
        """Return the value of doubting a claim that is true with chance ``holds``."""
        return self.opening(1 - holds)

    def believing(self, step: int, holds: float, top: int) -> float:
        """Return the value of believing or, at the top claim, of conceding (−inf if illegal)."""
        if step == top:
            return self.round.lost if may_concede(self.rules) else -math.inf
        higher = holds * beating(self.rules, step)
        return higher * _BAIT * self.round.won + (1 - higher) * _CAUGHT * self.round.lost

    def doubted(self, step: int, holds: float, top: int) -> float:
        """Return the probability that a player doubts a claim to which it gives the chance
        ``holds``."""
        accepted = self.believing(step, holds, top)
        if accepted == -math.inf:
            return 1.0
        return sigmoid((self.doubting(holds) - accepted) / _WAVERING)


def sigmoid(x: float) -> float:
    """Return the logistic function of ``x``."""
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, x))))


class Odds(FrenchPokerPlayer):
    """Answers by the odds, and makes claims that others are likely to believe."""

    def weighing(self, view: FrenchPokerView) -> Weighing:
        """Return the stakes of the current decision."""
        others = max(1, len(view.standing) - len(view.done) - 1)
        return Weighing(self.rules, others, round_worth(self.rules, others, view.discharging))

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """If the bot must roll, maximise the chance of the lowest claim, then show few dice."""
        lowest = self.lowest(view)
        if self.worth(view) >= lowest and Announce in may:
            return only(None)
        answerer = next_player(view)

        def merit(keep: Keep) -> tuple[float, int]:
            shown = known_after(view, keep, answerer)
            return float(keep.choice.chances.of(lowest)), -sum(shown)

        return actions(best_of(self.ways_to_roll(view, may), merit))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the truth if it is legal, otherwise the lie most credible to the next player."""
        worth, lowest = self.worth(view), self.lowest(view)
        if worth >= lowest:
            return only(worth)
        believed = credit(self.rules, self.known_next(view), lowest)
        near = believed[:12]
        return only(lowest + max(range(len(near)), key=lambda n: (near[n], -n)))

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Return a softmax over the values of the answers."""
        worths = self.answers(view, may)
        best = max(worths.values())
        weights = {action: math.exp((x - best) / _RESOLUTE) for action, x in worths.items()}
        whole = sum(weights.values())
        return {action: weight / whole for action, weight in weights.items()}

    def answers(self, view: FrenchPokerView, may: Choices) -> dict[Action, float]:
        """Return the value of each answer, in tokens."""
        weighing, step, holds = self.weighing(view), self.claimed(view), self.holds(view)
        worths: dict[Action, float] = {Doubt(): weighing.doubting(holds)}
        for kind in (Believe, Concede):
            if kind in may:
                worths[kind()] = weighing.believing(step, holds, self.top)
        if may.among(PassOn):
            higher, worth = self.passing(view, weighing, holds)
            worths[PassOn(self.order.spellings[higher])] = worth
        return worths

    def passing(self, view: FrenchPokerView, weighing: Weighing, holds: float) -> tuple[int, float]:
        """Return the next rank, and the value of passing the dice on unseen with this rank."""
        step = self.claimed(view)
        chance = holds * self.reached(view, step + 1) / max(1e-9, self.reached(view, step))
        doubted = weighing.doubted(step + 1, chance, self.top)
        return step + 1, doubted * weighing.opening(chance)

    def holds(self, view: FrenchPokerView) -> float:
        """Return the chance that the last claim is true."""
        step = self.claimed(view)
        known = tuple(sorted(known_dice(view)))
        if len(known) == len(view.dice):
            return float(self.order.worth(known) >= step)
        before = self.order.step[view.claims[-2].claim] if len(view.claims) > 1 else -1
        holds = credit(self.rules, known, before + 1)[step - before - 1]
        if view.claims[-1].deed == "passed":  # unseen dice: at most the plain odds
            return min(holds, self.reached(view, step))
        return holds

    def known_next(self, view: FrenchPokerView) -> Dice:
        """Return the dice that the next player will know when answering, ascending."""
        return tuple(sorted(dice_known_to(view, next_player(view))))


def known_after(view: FrenchPokerView, keep: Keep, seat: Seat) -> tuple[bool, ...]:
    """Return, for each die, whether ``seat`` will know it after this roll."""
    kept = keep.choice.kept
    return tuple(
        (die.seen is None or seat in die.seen or keep.shows_kept)
        if place in kept
        else keep.shows_rolled
        for place, die in enumerate(view.dice)
    )


def known_among(dice: Iterable[tuple[int, bool]]) -> Dice:
    """Return the known dice among (pips, is known) pairs, ascending."""
    return tuple(sorted(pips for pips, known in dice if known))
