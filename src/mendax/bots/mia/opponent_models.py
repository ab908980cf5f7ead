"""Opponent models, which are Bayesian beliefs about policies for claiming and answering.

A model is a finite mixture of policies with a posterior from public events, as in F. Southey, M.
Bowling and others, "Bayes' bluff: opponent modelling in poker", 2005, with a hand-made prior.

A manner gives the probability of each claim with each roll, or of doubting each value. All
probabilities are positive, because players make mistakes. No observation is therefore impossible.
The belief about an opponent follows by Bayes' rule from public events and opened dice. The prior
favours sound play.
"""

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from mendax.bots.mia.advice import HabitShares
from mendax.bots.mia.odds import ClaimValues, claim_values
from mendax.bots.mia.player import WAYS_OF_TWO_DICE, Scale, scale_of
from mendax.games.mia import effects
from mendax.games.mia.bidding import announcements
from mendax.games.mia.order import WAYS, Roll
from mendax.games.mia.rules import MiaRules

SLIP: Final = 0.04
"""The probability that a player takes a random action."""
SOUND: Final = 0.6
"""The prior probability that an opponent plays soundly at a table of two."""
SOUND_AMONG_MANY: Final = 0.2
"""The prior probability that an opponent plays soundly at a larger table.

It is smaller, because such a game has many equilibria and few players are close to any of them.
"""
_BOLDNESS: Final = 0.85
"""The factor by which a boaster's probability changes with each higher lie."""
_POOR_CHANCE: Final = 1 / 3
_WAVERING: Final = 0.02
"""A counting player may make either of two moves whose values differ by less than this."""
_SLOPES: Final = (0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
THOUGHTLESS: Final = 0.25
"""The prior of a thoughtless manner relative to the other manners."""

Chances = Mapping[Roll, float]
Claims = Sequence[Mapping[Roll, float]]


class ClaimSituation(NamedTuple):
    """The situation of a claim: the value to beat and the number of players."""

    game: str
    rules: MiaRules
    players: int
    over: Roll | None

    @property
    def sums(self) -> ClaimValues:
        """Return the values that a counting player computes in this situation."""
        return claim_values(self.game, self.rules, self.players)


class _Ladder(NamedTuple):
    scale: Scale
    may: tuple[Roll, ...]
    moment: ClaimSituation


Manner = Callable[[_Ladder, Roll], Chances]
"""Returns the probability of each legal claim with a roll."""


def honest(at: _Ladder, roll: Roll) -> Chances:
    """Tell the truth. If that is illegal, mostly tell the smallest lie."""
    true = at.scale.equal(roll, at.may)
    if true is not None:
        return {true: 1.0}
    even = {value: 0.3 / len(at.may) for value in at.may}
    return even | {at.may[0]: even[at.may[0]] + 0.7}


def bold(at: _Ladder, roll: Roll) -> Chances:
    """Tell the truth. If that is illegal, claim the highest value."""
    true = at.scale.equal(roll, at.may)
    return {at.may[-1] if true is None else true: 1.0}


def boastful(at: _Ladder, roll: Roll) -> Chances:
    """Claim more than the roll."""
    lies = at.scale.above(roll, at.may)
    if not lies:
        return {at.may[-1]: 1.0}
    weights = [_BOLDNESS**n for n in range(len(lies))]
    return {value: w / sum(weights) for value, w in zip(lies, weights, strict=True)}


def splendid(at: _Ladder, roll: Roll) -> Chances:
    """Claim values that are rare."""
    rare = [v for v in at.may if at.scale.reached(v) < _POOR_CHANCE] or list(at.may)
    true = at.scale.equal(roll, rare)
    if true is not None:
        return {true: 1.0}
    rare = [value for value in rare if value != at.scale.top] or rare
    return dict.fromkeys(rare, 1 / len(rare))


def modest(at: _Ladder, _roll: Roll) -> Chances:
    """Claim the lowest legal value."""
    return {at.may[0]: 1.0}


def anything(at: _Ladder, _roll: Roll) -> Chances:
    """Claim a value uniformly at random."""
    return dict.fromkeys(at.may, 1 / len(at.may))


def counting(at: _Ladder, roll: Roll) -> Chances:
    """Claim like a player who counts, or like ``honest`` if values may wipe the value to beat."""
    if any(effects.wipes(at.moment.rules, value) for value in effects.OPTIONS):
        return honest(at, roll)
    sums, own, over = at.moment.sums, at.scale.step(roll), at.moment.over
    before = -1 if over is None else at.scale.step(over)
    worth = [sums.having(own, before, at.scale.step(value)) for value in at.may]
    weights = [math.exp((x - max(worth)) / _WAVERING) for x in worth]
    return {value: w / sum(weights) for value, w in zip(at.may, weights, strict=True)}


MANNERS: Final[tuple[Manner, ...]] = (honest, bold, boastful, splendid, modest, anything, counting)


@functools.lru_cache(1024)
def claim_chances(
    moment: ClaimSituation,
) -> tuple[tuple[Roll, ...], tuple[Mapping[Roll, Chances], ...]]:
    """Return the legal claims, and the policy of each manner by roll."""
    may = announcements(moment.rules, moment.over)
    at = _Ladder(scale_of(moment.game, moment.rules), may, moment)
    rolls = [roll for roll in WAYS if not effects.ends_round(moment.rules, roll)]
    return may, tuple({roll: manner(at, roll) for roll in rolls} for manner in MANNERS)


class MannerWeights(NamedTuple):
    """The weights of all manners except the sound one."""

    claims: tuple[float, ...]
    answers: tuple[float, ...]


def manner_weights(thoughtless: float) -> MannerWeights:
    """Return the weight ``thoughtless`` for thoughtless manners, and 1 for all others."""
    claims = tuple(thoughtless if manner is bold else 1.0 for manner in MANNERS)
    return MannerWeights(claims, (*(1.0 for _ in _SLOPES), thoughtless, 1.0))


class Opinion:
    """The belief about the manners of one player."""

    def __init__(self, sound: float = SOUND, thoughtless: float = THOUGHTLESS) -> None:
        """``sound`` is the prior of sound play.

        ``thoughtless`` is the weight of thoughtless manners; all other manners have the weight 1.
        """
        weights = manner_weights(thoughtless)
        self._says = _prior(sound, weights.claims)
        self._answers = _prior(sound, weights.answers)

    def shares(self) -> HabitShares:
        """Return the probability of each manner."""
        return HabitShares(tuple(_normal(self._says)), tuple(_normal(self._answers)))

    # ── claims ──

    @staticmethod
    def claims(value: Roll, moment: ClaimSituation, sound: Mapping[Roll, Chances] | None) -> Claims:
        """Return each manner's probability of each roll with this claim.

        The sound manner is first.
        """
        may, manners = claim_chances(moment)
        even = SLIP / len(may)
        return [
            {
                roll: WAYS[roll] / WAYS_OF_TWO_DICE * ((1 - SLIP) * said.get(value, 0.0) + even)
                for roll, said in says.items()
            }
            for says in (manners[-1] if sound is None else sound, *manners)
        ]

    def heard(self, claims: Claims) -> None:
        """Update the belief after a claim with these probabilities."""
        self._says = [
            n + math.log(sum(c.values())) for n, c in zip(self._says, claims, strict=True)
        ]

    def seen(self, claims: Claims, roll: Roll) -> None:
        """Update the belief after the dice of that claim were opened as ``roll``."""
        self._says = [
            n + math.log(c[roll] / sum(c.values())) for n, c in zip(self._says, claims, strict=True)
        ]

    def dice(self, claims: Claims) -> dict[Roll, float]:
        """Return the probability of each roll, given that claim."""
        posterior = dict.fromkeys(WAYS, 0.0)
        for weight, chances in zip(_normal(self._says), claims, strict=True):
            whole = sum(chances.values())
            for roll, chance in chances.items():
                posterior[roll] += weight * chance / whole
        return posterior

    # ── answers ──

    def doubts(self, value: Roll, moment: ClaimSituation, sound: float) -> float:
        """Return the probability that this player doubts ``value``, given ``sound`` for a sound
        player."""
        chances = doubt_chances(value, moment, sound)
        return sum(w * x for w, x in zip(_normal(self._answers), chances, strict=True))

    def answered(self, value: Roll, moment: ClaimSituation, sound: float, doubted: bool) -> None:
        """Update the belief after the player doubted ``value`` (``doubted``) or accepted it."""
        chances = doubt_chances(value, moment, sound)
        self._answers = [
            n + math.log(x if doubted else 1 - x)
            for n, x in zip(self._answers, chances, strict=True)
        ]


def doubt_chances(value: Roll, moment: ClaimSituation, sound: float) -> list[float]:
    """Return each manner's probability of doubting ``value``. The sound manner is first."""
    scale = scale_of(moment.game, moment.rules)
    slopes = (slope * (1 - scale.reached(value)) for slope in _SLOPES)
    poor = float(scale.reached(value) < _POOR_CHANCE)
    chances = (sound, *slopes, poor, _counted_doubt(value, moment))
    return [(1 - SLIP) * chance + SLIP / 2 for chance in chances]


@functools.lru_cache(4096)
def _counted_doubt(value: Roll, moment: ClaimSituation) -> float:
    sums, scale = moment.sums, scale_of(moment.game, moment.rules)
    before = -1 if moment.over is None else scale.step(moment.over)
    said = scale.step(value)
    gain = sums.doubting(said, sums.holds_looked(before, said)) - sums.accepting(said)
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, gain / _WAVERING))))


def _prior(sound: float, weights: Sequence[float]) -> list[float]:
    """Return the log prior of the sound manner, then of the other manners by weight."""
    rest = (1 - sound) / sum(weights)
    others = (math.log(rest * weight) if weight else -math.inf for weight in weights)
    return [math.log(sound), *others]


def _normal(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    weights = [math.exp(n - most) for n in logs]
    whole = sum(weights)
    return [w / whole for w in weights]
