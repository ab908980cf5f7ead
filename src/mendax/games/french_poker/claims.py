"""The order of claims, and the claims that five dice make true (rule book, "Claims").

A claim is the tuple (hand, ranks…, kickers…), and claims are ordered as tuples. A general claim has
no ranks, so it is lower than every detailed claim of its hand. Actions, events and messages spell a
claim *by the dice that make it*: ``66`` is a pair of sixes, ``6655`` is sixes and fives, ``66655``
is a full house, ``665`` is a pair of sixes with a five (option ``kickers``), and ``23456`` is a
straight. A general claim is spelled by its hand, such as ``two-pairs``. The ladder (``reference``)
contains the hand, ranks and kickers of each spelling, so a client can offer the hand first and then
the ranks without knowing the rules.

This module is independent of turns, cups and tokens.
"""

import functools
import typing
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Annotated, Final, Literal, NamedTuple

from mendax.core.meanings import means
from mendax.games.french_poker.rules import FrenchPokerRules, Kickers, Ones, Straights

General = Literal["high-die", "pair", "two-pairs", "three", "full-house", "four", "five"]
Straight = Literal["straight-to-5", "straight-to-6"]
"""The hand without ranks, and hence without a general claim."""
Hand = General | Straight
Spelling = Annotated[int | General, means("claim")]
"""A claim, spelled by its dice (``6655``) or in general (``two-pairs``)."""
Dice = Annotated[tuple[int, ...], means("dice")]
Pips = Annotated[int, means("pips")]
"""The face of one die."""

DICE: Final = 5
WAYS: Final = 6**DICE
"""The number of equally likely outcomes of five dice."""
HANDS: Final[tuple[Dice, ...]] = tuple(combinations_with_replacement(range(1, 7), DICE))
"""The 252 combinations of five dice, each in ascending order."""

_SHAPES: Final[Mapping[tuple[int, ...], tuple[Hand, int]]] = {
    (5,): ("five", 1),
    (4, 1): ("four", 1),
    (3, 2): ("full-house", 2),
    (3, 1, 1): ("three", 1),
    (2, 2, 1): ("two-pairs", 2),
    (2, 1, 1, 1): ("pair", 1),
    (1, 1, 1, 1, 1): ("high-die", 1),
}
"""The hand and the number of faces that make it, by the counts of each face.

The remaining faces are kickers.
"""
_TIMES: Final[Mapping[Hand, tuple[int, ...]]] = {
    hand: shape[:faces] for shape, (hand, faces) in _SHAPES.items()
}
_STRAIGHTS: Final[Mapping[Dice, Straight]] = {
    (1, 2, 3, 4, 5): "straight-to-5",
    (2, 3, 4, 5, 6): "straight-to-6",
}
_ASCENDING: Final[Mapping[Straights, tuple[Hand, ...]]] = {
    "high": (
        *("high-die", "pair", "two-pairs", "three", "straight-to-5", "straight-to-6"),
        *("full-house", "four", "five"),
    ),
    "french": (
        *("high-die", "pair", "two-pairs", "straight-to-5", "three", "straight-to-6"),
        *("full-house", "four", "five"),
    ),
    "none": ("high-die", "pair", "two-pairs", "three", "full-house", "four", "five"),
}


def ways(dice: Sequence[int]) -> int:
    """Return the number of outcomes that show these dice in any order."""
    orders = factorial(len(dice))
    for times in Counter(dice).values():
        orders //= factorial(times)
    return orders


class HandRank(NamedTuple):
    """A hand with its faces and its kickers, highest first."""

    hand: Hand
    ranks: Dice = ()
    kickers: Dice = ()

    @property
    def spelling(self) -> Spelling:
        """Return the claim as one word."""
        if self.hand == "straight-to-5" or self.hand == "straight-to-6":
            return 12345 if self.hand == "straight-to-5" else 23456
        if not self.ranks:
            return self.hand
        made = "".join(str(r) * n for r, n in zip(self.ranks, _TIMES[self.hand], strict=True))
        return int(made + "".join(map(str, self.kickers)))


POKER_FACES: Final = ("9", "10", "J", "Q", "K", "A")
"""The faces of poker dice, for one to six (option ``faces``)."""


def face_of(pips: int, rules: FrenchPokerRules) -> str:
    """Return the face that these pips show under these rules."""
    return POKER_FACES[pips - 1] if rules.faces == "poker" else str(pips)


def written(claim: Spelling, rules: FrenchPokerRules) -> str:
    """Return a claim as players of these rules write it: ``6655``, or ``AAKK`` with poker dice."""
    if isinstance(claim, str):
        return claim
    return "".join(face_of(int(pips), rules) for pips in str(claim))


def height(face: int, ones: Ones) -> int:
    """Return the rank of a face within a hand. If ``ones`` are high, a one is above six."""
    return 7 if face == 1 and ones == "high" else face


def named(dice: Dice, straights: Straights, ones: Ones = "plain") -> HandRank:
    """Return the most detailed hand of five dice, which must be ascending and not wild."""
    if straights != "none" and dice in _STRAIGHTS:
        return HandRank(_STRAIGHTS[dice])
    faces = sorted(Counter(dice).items(), key=lambda face: (-face[1], -height(face[0], ones)))
    hand, made = _SHAPES[tuple(times for _, times in faces)]
    shown = tuple(face for face, _ in faces)
    return HandRank(hand, shown[:made], shown[made:])


class ClaimOrder:
    """The order of claims under a rule set, and the claims that five dice make true.

    Steps are counted from 0, which is the lowest claim.
    """

    def __init__(self, straights: Straights, kickers: Kickers, general: bool, ones: Ones) -> None:
        self._straights, self._kickers, self._ones = straights, kickers, ones
        self._height = {hand: height for height, hand in enumerate(_ASCENDING[straights])}
        self.claims = tuple(sorted(self._every(general), key=self.as_tuple))
        self.spellings = tuple(claim.spelling for claim in self.claims)
        self.step: Mapping[Spelling, int] = {word: n for n, word in enumerate(self.spellings)}
        """The step of each claim."""
        self._from = tuple(self.spellings[step:] for step in range(len(self.spellings) + 1))
        steps = {self.as_tuple(claim): step for step, claim in enumerate(self.claims)}
        self._worth = {dice: steps[max(map(self.as_tuple, self._readings(dice)))] for dice in HANDS}

    @property
    def top(self) -> Spelling:
        """Return the highest claim, which is five sixes or five ones."""
        return self.spellings[-1]

    def as_tuple(self, claim: HandRank) -> tuple[int, ...]:
        """Return the tuple by which claims are ordered."""
        faces = (*claim.ranks, *claim.kickers)
        return (self._height[claim.hand], *(height(face, self._ones) for face in faces))

    def from_step(self, step: int) -> tuple[Spelling, ...]:
        """Return the claims from ``step`` upwards, lowest first."""
        return self._from[step]

    def worth(self, dice: Sequence[int]) -> int:
        """Return the step of the highest claim that these five dice make true."""
        return self._worth[tuple(sorted(dice))]

    def holds(self, dice: Sequence[int], claim: Spelling) -> bool:
        """Return whether these five dice are worth at least ``claim``."""
        return self.worth(dice) >= self.step[claim]

    def _every(self, general: bool) -> Iterator[HandRank]:
        """Yield detailed claims with up to all kickers allowed, and general ones if ``general``."""
        every = {HandRank("high-die", (face,)) for face in range(1, 7)}
        for dice in HANDS:
            claim = named(dice, self._straights, self._ones)
            if general:
                every.add(HandRank(claim.hand))
            said = len(claim.kickers) if self._kickers == "full" else 0
            every.update(claim._replace(kickers=claim.kickers[:n]) for n in range(said + 1))
        yield from every

    def _readings(self, dice: Dice) -> Iterator[HandRank]:
        """Yield the hands that the dice can make. A wild die counts as any face."""
        wild = dice.count(1) if self._ones == "wild" else 0
        for stand_ins in combinations_with_replacement(range(1, 7), wild):
            claim = named(tuple(sorted((*dice[wild:], *stand_ins))), self._straights, self._ones)
            yield claim if self._kickers == "full" else claim._replace(kickers=())


@functools.cache
def _order(straights: Straights, kickers: Kickers, general: bool, ones: Ones) -> ClaimOrder:
    return ClaimOrder(straights, kickers, general, ones)


def order_of(rules: FrenchPokerRules) -> ClaimOrder:
    """Return the order of claims under ``rules``."""
    return _order(rules.straights, rules.kickers, rules.general_claims, rules.ones)


@functools.cache
def claims_elsewhere() -> frozenset[Spelling]:
    """Return every spelling that is a claim under some rules."""
    orders = product(typing.get_args(Straights), ("plain", "high"))
    return frozenset(word for s, ones in orders for word in _order(s, "full", True, ones).spellings)
