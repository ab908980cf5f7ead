"""Advice from a solved French poker round: the policy of a seat, and the value of each move.

1. Advice depends only on the seat's view, so it cannot reveal hidden facts.
2. Two players both know all dice except those rolled hidden since. After unseen dice are passed on,
   only a seat that knows all dice gets advice. The advice is to doubt a lie and to believe the
   truth, which is as good as in the round without passes.
3. With more than two players, the policy comes from ``neighbours``. Moves then have no known value,
   so they are rated only between the last two players.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np

from mendax.coach.french_poker.neighbours import NeighbourAdviser
from mendax.coach.french_poker.seen_dice import (
    KEPT_NUMBER,
    claimed_step,
    hand_of,
    keeping,
    pips_of,
)
from mendax.coach.guarantees import best_instead, worst_of_claims
from mendax.core.game import Action
from mendax.games.french_poker.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    KeepHidden,
    KeepOpen,
    RollRest,
)
from mendax.games.french_poker.bidding import may_concede
from mendax.games.french_poker.claims import DICE, Dice, order_of
from mendax.games.french_poker.odds import known_dice, own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.opponent_model import HAND, roll_outcomes
from mendax.solver.french_poker.policy import RoundPolicy, WayToRoll
from mendax.solver.french_poker.round_model import NOTHING_SAID, Floats, essential, slips

_FREE: Final = 1e-4
"""The largest cost at which a lie counts as free. It is not zero, because probabilities are
rounded."""
_KEPT_STAGES: Final = 32
"""The number of stages whose worst values are cached. The oldest is dropped first."""
_FRESH: Final = ("opened", "kept-open", "rerolled")
"""The events after which the dice unknown to the answerer are a fresh hidden roll."""


class RatedMove(NamedTuple):
    """A legal move with its value in the round: +1 for winning it, −1 for losing it."""

    action: Action
    chance: float
    """The probability of the move in the policy."""
    value: float
    doubted: float | None = None
    """For a claim, the probability that a sound player doubts it."""
    worst: float | None = None
    """For a claim about hidden dice, the value against the worst of the equally good answers."""


class Claimant(NamedTuple):
    """The rolls that the maker of a claim may have, with values for that player."""

    odds: Floats
    """The probability of each roll before the claim."""
    best: Floats
    """The value of the best claim with each roll."""
    doubted: Floats
    believed: Floats


class RatedDecision(NamedTuple):
    """A decision with all legal moves."""

    moves: tuple[RatedMove, ...]
    lie: float | None = None
    """For an answer, the probability that a sound player's claim is a lie."""
    expected: bool = True
    """For an answer, True if a sound player ever makes that claim."""
    knows: bool = True
    """True if the seat knows all five dice."""
    claimant: Claimant | None = None
    """For an answer to a claim about hidden dice, the player who made it."""

    def of(self, action: Action, view: FrenchPokerView) -> RatedMove | None:
        """Return the move that equals ``action``, or that keeps equal dice in other places, or
        None."""
        plain = alike(action, view)
        return next((m for m in self.moves if alike(m.action, view) == plain), None)


def is_judged(view: FrenchPokerView) -> bool:
    """Return whether exactly two players are left."""
    return len(view.standing) - len(view.done) == 2


def alike(action: Action, view: FrenchPokerView) -> object:
    """Return a form of the action that is independent of the places of equal dice."""
    if isinstance(action, KeepHidden | KeepOpen | RollRest):
        kept = tuple(sorted(view.dice[place].pips or 0 for place in action.kept))
        return type(action), kept
    return action


class RoundAdviser:
    """Advises by a two-seat policy or, with more players left, by the policy ``more``.

    Raises ``ValueError`` for a policy with other rules or another number of seats.
    """

    def __init__(
        self, policy: RoundPolicy, rules: FrenchPokerRules, more: RoundPolicy | None = None
    ) -> None:
        if policy.rules != essential(rules) or policy.seats != 2:
            raise ValueError("a policy of other rules or seats")
        self.policy, self.rules, self.order = policy, rules, order_of(rules)
        self.top = policy.model.top
        self._worsts: dict[tuple[int, int], Floats] = {}
        self._among_more = None if more is None else NeighbourAdviser(more, rules)

    # ── the policy ───────────────────────────────────────────────────────────────────────────

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        """Return the acting seat's strategy, or None if it is unknown."""
        if not is_judged(view):
            return None if self._among_more is None else self._among_more.mixture(view)
        if view.phase == "answer":
            return self._answered(view)
        if view.phase != "cup":
            return None
        to_beat, dice = claimed_step(view, self.order, -1), own_dice(view)
        if dice is None:
            return None
        if view.deed == "left":
            way = self.policy.best_way(to_beat, _hand(dice))
            if way.kept is not None:
                return {self._action(way, dice): 1.0}
        return self._claimed(view, dice, to_beat)

    def _answered(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        doubt = self._doubt(view)
        if doubt is None:
            return None
        accept = self._accept(view)
        return (
            {Doubt(): 1.0}
            if doubt == 1 or accept == Doubt()
            else {Doubt(): doubt, accept: 1 - doubt}
        )

    def _doubt(self, view: FrenchPokerView) -> float | None:
        """Return the policy's probability of doubting the last claim, or None."""
        claim, dice = claimed_step(view, self.order, -1), own_dice(view)
        if dice is not None:
            return float(self.order.worth(dice) < claim)
        if view.claims[-1].deed not in _FRESH:
            return None
        kept, to_beat = self._kept(known_dice(view)), claimed_step(view, self.order, -2)
        if to_beat == NOTHING_SAID and kept:
            return None
        return float(self.policy.doubts(kept, to_beat)[claim - to_beat - 1])

    def _accept(self, view: FrenchPokerView) -> Action:
        if claimed_step(view, self.order, -1) < self.top:
            return Believe()
        return Concede() if may_concede(self.rules) else Doubt()

    def _claimed(
        self, view: FrenchPokerView, dice: Dice, to_beat: int
    ) -> Mapping[Action, float] | None:
        hand = hand_of(view)
        both, rest = pips_of(hand, known=True), pips_of(hand, known=False)
        if len(both) == DICE or view.deed in ("left", "kept-hidden"):
            return {self._announce(self.policy.left(to_beat, _hand(dice))[0]): 1.0}
        if to_beat == NOTHING_SAID and both:
            return None
        said = self.policy.says(self._kept(both), to_beat, roll_outcomes(both).rest.index(rest))
        return {self._announce(claim): chance for claim, chance in said.items()}

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def rated(self, view: FrenchPokerView) -> RatedDecision | None:
        """Return all legal moves with their values in a round of two.

        Returns None if only one move is legal or the values are unknown.
        """
        played = self.mixture(view) if is_judged(view) else None
        if played is None:
            return None
        if view.phase == "answer":
            return self._rated_answer(view, played)
        dice = own_dice(view)
        if dice is None:
            return None
        to_beat = claimed_step(view, self.order, -1)
        moves = list(self._rated_claims(view, dice, to_beat, played))
        if view.deed == "left":
            moves += [
                RatedMove(action, played.get(action, 0.0), way.value)
                for way in self.policy.ways(to_beat, _hand(dice))
                if way.kept is not None
                for action in (self._action(way, dice),)
            ]
        return RatedDecision(tuple(moves))

    def _rated_claims(
        self, view: FrenchPokerView, dice: Dice, to_beat: int, played: Mapping[Action, float]
    ) -> Iterator[RatedMove]:
        if view.deed == "left" and self.rules.must_reroll:
            return
        hand, worth = _hand(dice), self.order.worth(dice)
        both = pips_of(hand_of(view), known=True)
        known = len(both) == DICE or view.deed in ("left", "kept-hidden")
        doubts = worst = None
        if not known:
            kept = self._kept(both)
            doubts = self.policy.doubts(kept, to_beat)
            worst = self._worst(kept, to_beat)[self._roll(both, dice)]
        for n, claim in enumerate(range(to_beat + 1, self.top + 1)):
            opened = 1.0 if worth >= claim else -1.0
            doubted = float(worth < claim) if doubts is None else float(doubts[n])
            value = doubted * opened + (1 - doubted) * self.policy.believed(claim, hand)
            action = self._announce(claim)
            least = None if worst is None else float(worst[n])
            yield RatedMove(action, played.get(action, 0.0), value, doubted, least)

    def _roll(self, known: Dice, dice: Dice) -> int:
        """Return the number of the roll of the dice that the other player does not know."""
        rest = list(dice)
        for pips in known:
            rest.remove(pips)
        return roll_outcomes(known).rest.index(tuple(sorted(rest)))

    def _worst(self, kept: int, to_beat: int) -> Floats:
        """Return the worst values of claims after one roll: ``[roll, claim]``."""
        if (kept, to_beat) not in self._worsts:
            if len(self._worsts) == _KEPT_STAGES:
                del self._worsts[next(iter(self._worsts))]
            self._worsts[kept, to_beat] = worst_of_claims(
                self.policy.model.falls[kept].odds,
                *self.policy.answered(kept, to_beat),
                self.policy.doubts(kept, to_beat),
                best_instead(self.policy.payoffs(kept, to_beat)),
            )
        return self._worsts[kept, to_beat]

    def _rated_answer(
        self, view: FrenchPokerView, played: Mapping[Action, float]
    ) -> RatedDecision | None:
        """Return the value of doubting, and that of believing or conceding."""
        claim, dice, accept = claimed_step(view, self.order, -1), own_dice(view), self._accept(view)
        to_beat = claimed_step(view, self.order, -2)
        if accept == Doubt():
            return None
        hands, belief, expected, kept = np.array([0]), np.ones(1), True, None
        if dice is not None:
            hands[0] = _hand(dice)
        else:
            kept = self._kept(known_dice(view))
            hands = self.policy.model.falls[kept].hands
            belief, expected = self._belief(kept, to_beat, claim)
        lies = self.policy.model.worth[hands] < claim
        lie = min(1.0, float(belief @ lies))
        believed = np.array([self.policy.believed(claim, int(hand)) for hand in hands])
        values = {Doubt(): 2 * lie - 1, accept: -float(belief @ believed)}
        moves = tuple(RatedMove(a, played.get(a, 0.0), value) for a, value in values.items())
        claimant = None
        if kept is not None:
            odds = self.policy.model.falls[kept].odds
            best = self.policy.best_payoffs(kept, to_beat)
            claimant = Claimant(odds, best, np.where(lies, -1.0, 1.0), believed)
        return RatedDecision(moves, lie, expected, dice is not None, claimant)

    def _belief(self, kept: int, to_beat: int, claim: int) -> tuple[Floats, bool]:
        """Return the probability of each roll, and whether the policy ever makes the claim."""
        said, expected = self.policy.claimed(kept, to_beat, claim), True
        if said.sum() <= 0:
            said, expected = self._slipped(kept, to_beat, claim), False
        return said / said.sum(), expected

    def _slipped(self, kept: int, to_beat: int, claim: int) -> Floats:
        """Return weights for the rolls behind a claim that the policy never makes.

        The claim counts as a rare truth. If the policy still doubts the claim, players whose lies
        are free also make it, just often enough that doubting is no mistake.
        """
        model, fall = self.policy.model, self.policy.model.falls[kept]
        claims = np.arange(model.top, to_beat, -1)
        worth = model.worth[fall.hands]
        told = fall.odds * slips(worth[:, None], claims)[:, model.top - claim]
        lies = worth < claim
        if told.sum() <= 0 or not lies.any():
            return told if told.sum() > 0 else fall.odds
        believed = np.array([self.policy.believed(claim, int(hand)) for hand in fall.hands])
        gain = np.where(lies, 1.0, -1.0) + believed
        doubts = self.policy.doubts(kept, to_beat)
        if doubts[claim - to_beat - 1] == 0 or told @ gain >= 0:
            return told
        payoffs = self.policy.payoffs(kept, to_beat)
        free = lies & (payoffs.max(axis=1) <= payoffs[:, claim - to_beat - 1] + _FREE)
        lying = np.where(free if free.any() else lies, fall.odds, 0.0)
        share = -float(told @ gain) / max(float(lying @ gain), _FREE)
        return told + share * lying

    def _announce(self, claim: int) -> Announce:
        return Announce(self.order.spellings[claim])

    def _action(self, way: WayToRoll, dice: Dice) -> Action:
        """Convert a way to roll to an action."""
        return keeping(KEPT[way.kept or 0], dice, way.hidden, self.rules)

    def _kept(self, dice: Dice) -> int:
        return KEPT_NUMBER[tuple(sorted(dice))]


def _hand(dice: Dice) -> int:
    return HAND[tuple(sorted(dice))]
