"""A solved round of French poker: the equilibrium strategy and value of every turn.

1. A *stage* consists of the roller's claims and the answers, for one claim to beat and one set of
   kept dice, after the other dice were rolled hidden. The opening is the first stage; the others
   are ordered by claim, then by kept dice (``stage_number``).
2. All stages are stored in flat columns, as in the file; ``model`` determines their lengths.
3. Payoffs are for the seat to move. Losing the round pays −1. The other seats share the loser's
   loss, so winning pays +1 with two players.

Hands are numbered as in ``HANDS``, kept dice as in ``KEPT``, and claims by their order.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.round_model import (
    NOTHING_SAID,
    Floats,
    Ints,
    RoundModel,
    round_model,
)

EQUAL: Final = 1e-9
"""Options whose values differ by less are equal, and leaving the dice is then preferred."""
NEVER: Final = 1e-11
"""A claim with a lower probability counts as never made."""


class Stage(NamedTuple):
    """Claims and answers after some dice were rolled hidden.

    Claims are ordered from the highest down.
    """

    values: Floats
    """``values[seat]``: the value before the roll; seats are counted from the roller."""
    say: Floats
    """``say[roll, claim]``: the probability of the claim; rows sum to 1."""
    doubt: Floats
    """``doubt[claim]``: the probability that the claim is doubted."""


class WayToRoll(NamedTuple):
    """An option after believing."""

    kept: int | None
    """The index in ``KEPT`` of the kept dice, or None to leave all dice."""
    hidden: bool
    """True if the kept dice are hidden and the other dice are rolled openly."""
    value: float


class Columns(NamedTuple):
    """All stages in order."""

    value: Floats
    """``value[stage]``: the value of the stage to the roller."""
    believed: Floats
    """``believed[claim, hand]``: the payoff of ``claim`` to its maker if the next seat believes it
    and finds ``hand``. With two players, this is the negated value of the other player's turn."""
    doubt: Floats
    """The probability of a doubt, by stage and claim."""
    said: Ints
    """The number of claims that are mixed, by stage and roll."""
    claim: Ints
    """The index of each claim in a mixture, counted from the top claim down."""
    chance: Floats
    """The probability of each claim in a mixture."""


def stage_number(kept: int, to_beat: int) -> int:
    """Return the number of the stage that keeps ``KEPT[kept]`` over ``to_beat``, or 0 for the
    opening."""
    return 0 if to_beat == NOTHING_SAID else 1 + to_beat * len(KEPT) + kept


def stages(model: RoundModel) -> Iterator[tuple[int, int]]:
    """Yield each stage's kept dice and claim to beat."""
    yield 0, NOTHING_SAID
    for to_beat in range(model.top):
        for kept in range(len(KEPT)):
            yield kept, to_beat


class RoundPolicy:
    """A solved round under ``rules`` (in ``essential`` form) for ``seats`` players."""

    def __init__(self, rules: FrenchPokerRules, columns: Columns, seats: int = 2) -> None:
        self.rules, self.columns, self.model = rules, columns, round_model(rules)
        self.seats, self.won = seats, 1 / (seats - 1)
        widths = [self.model.top - to_beat for _, to_beat in stages(self.model)]
        rolls = [len(self.model.falls[kept].odds) for kept, _ in stages(self.model)]
        self._doubts = _ends(widths)
        self._rows = _ends(rolls)
        self._says = _ends(columns.said)

    @property
    def value(self) -> float:
        """Return the value of opening a round."""
        return float(self.columns.value[0])

    # ── stages ───────────────────────────────────────────────────────────────────────────────

    def stage_value(self, kept: int, to_beat: int) -> float:
        """Return the value of keeping these dice openly and rolling the others hidden."""
        return float(self.columns.value[stage_number(kept, to_beat)])

    def doubts(self, kept: int, to_beat: int) -> Floats:
        """Return the probability of doubting the n-th claim above ``to_beat``, lowest first."""
        stage = stage_number(kept, to_beat)
        within = slice(self._doubts[stage], self._doubts[stage + 1])
        lowest_first: Floats = np.flip(self.columns.doubt[within])
        return lowest_first

    def says(self, kept: int, to_beat: int, roll: int) -> dict[int, float]:
        """Return the odds of claims with a roll."""
        row = self._rows[stage_number(kept, to_beat)] + roll
        within = slice(self._says[row], self._says[row + 1])
        claims = self.model.top - self.columns.claim[within]
        return dict(zip(claims.tolist(), self.columns.chance[within].tolist(), strict=True))

    def claimed(self, kept: int, to_beat: int, claim: int) -> Floats:
        """Return the joint probability of each roll and this claim, by roll."""
        odds = self.model.falls[kept].odds
        said = [self.says(kept, to_beat, roll).get(claim, 0.0) for roll in range(len(odds))]
        joint: Floats = odds * np.array(said)
        return joint

    def answered(self, kept: int, to_beat: int) -> tuple[Floats, Floats]:
        """Return each claim's payoffs with each roll if it is doubted, and if it is believed.

        Both are ``[roll, claim]``, lowest claim first.
        """
        hands = self.model.falls[kept].hands
        claims = np.arange(to_beat + 1, self.model.top + 1)
        opened = np.where(self.model.worth[hands][:, None] >= claims, self.won, -1.0)
        believed = np.full(opened.shape, self.won)
        believed[:, :-1] = self.columns.believed[to_beat + 1 :, hands].T
        return opened, believed

    def payoffs(self, kept: int, to_beat: int) -> Floats:
        """Return each claim's payoff with each roll, lowest claim first: ``[roll, claim]``."""
        opened, believed = self.answered(kept, to_beat)
        doubts = self.doubts(kept, to_beat)
        payoffs: Floats = doubts * opened + (1 - doubts) * believed
        return payoffs

    @functools.lru_cache(20_000)  # noqa: B019 — about the stages of one policy; 4 MB in all
    def best_payoffs(self, kept: int, to_beat: int) -> Floats:
        """Return the payoff of the best claim, by roll. The array must not be modified."""
        best: Floats = self.payoffs(kept, to_beat).max(axis=1)
        return best

    # ── dice that both know ──────────────────────────────────────────────────────────────────

    def believed(self, claim: int, hand: int) -> float:
        """Return a believed claim's payoff to its maker if the other player finds ``hand`` or
        concedes."""
        return self.won if claim == self.model.top else float(self.columns.believed[claim, hand])

    def left(self, to_beat: int, hand: int) -> tuple[int, float]:
        """Return the claim to make if the other player knows all dice, and the claim's payoff.

        The claim is the true claim with the highest payoff, or the lowest of these in a tie. If no
        claim is true, it is the lowest claim.
        """
        best, most = to_beat + 1, -1.0
        for claim in range(to_beat + 1, int(self.model.worth[hand]) + 1):
            worth = self.believed(claim, hand)
            if worth > most + EQUAL:
                best, most = claim, worth
        return best, most

    # ── options after believing ──────────────────────────────────────────────────────────────

    def ways(self, to_beat: int, hand: int) -> list[WayToRoll]:
        """Return all options with a hand, with their values."""
        found = [] if self.model.must_reroll else [self._leaving(to_beat, hand)]
        lefts = self._lefts(to_beat)
        for kept in np.flatnonzero(self.model.keepable[hand]).tolist():
            found.append(WayToRoll(kept, False, self.stage_value(kept, to_beat)))
            if KEPT[kept] and not self.model.closed:
                fall = self.model.falls[kept]
                found.append(WayToRoll(kept, True, float(fall.odds @ lefts[fall.hands])))
        return found

    def best_way(self, to_beat: int, hand: int) -> WayToRoll:
        """Return the first option with the highest value."""
        ways = self.ways(to_beat, hand)
        most = max(way.value for way in ways)
        return next(way for way in ways if way.value >= most - EQUAL)

    def _leaving(self, to_beat: int, hand: int) -> WayToRoll:
        return WayToRoll(None, False, self.left(to_beat, hand)[1])

    @functools.lru_cache(512)  # noqa: B019 — as many as there are claims; policies are never freed
    def _lefts(self, to_beat: int) -> Floats:
        return np.array([self.left(to_beat, hand)[1] for hand in range(len(self.model.worth))])


def assembled(
    rules: FrenchPokerRules,
    believed: Floats,
    solved: dict[tuple[int, int], Stage],
    seats: int = 2,
) -> RoundPolicy:
    """Return a policy assembled from solved stages."""
    order = list(stages(round_model(rules)))
    count, claim, chance = [], [], []
    for key in order:
        say = solved[key].say
        row, column = np.nonzero(say > NEVER)
        count.append(np.bincount(row, minlength=len(say)))
        claim.append(column)
        chance.append(say[row, column])
    value = np.array([solved[key].values[0] for key in order])
    doubt = np.concatenate([solved[key].doubt for key in order])
    said, claims = np.concatenate(count), np.concatenate(claim)
    columns = Columns(value, believed, doubt, said, claims, np.concatenate(chance))
    return RoundPolicy(rules, columns, seats)


def _ends(lengths: Sequence[int] | npt.NDArray[np.int64]) -> list[int]:
    """Return the start of each part, and the end of the last part."""
    return [0, *np.cumsum(np.asarray(lengths, np.int64)).tolist()]
