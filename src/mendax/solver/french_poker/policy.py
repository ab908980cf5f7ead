"""A solved round of French poker: what a sound player does at every turn, and its worth.

Rules of this file
1. A *stage* is some dice kept and the others rolled hidden over a claim to beat: what the one who
   rolled says, and what the other answers. Stages are numbered the opening first, then claim by
   claim, and by kept dice within a claim (``stage_number``).
2. All stages are kept in flat columns, which are what the file has; ``model`` says how long each
   is.
3. Payoffs are those of the one whose turn it is: −1 to lose the round; what the loser loses the
   others share, so between two +1 to win it.

Hands are numbered as in ``HANDS``, kept dice as in ``KEPT``, claims are steps of the ladder.
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
"""Ways to go on that are no further apart are worth the same: the dice are left if that is one."""
NEVER: Final = 1e-11
"""A claim made with a lower chance is none."""


class Stage(NamedTuple):
    """What is said and answered once some dice were rolled hidden. Claims are the highest first."""

    values: Floats
    """To the one who rolls and those after them, before the dice fall."""
    say: Floats
    """``say[roll, claim]``: rows add up to 1."""
    doubt: Floats
    """``doubt[claim]``."""


class WayToRoll(NamedTuple):
    """Something that can be done once one has believed."""

    kept: int | None
    """Which of ``KEPT`` is kept; None: the dice are left."""
    hidden: bool
    """Whether those are hidden and the others fall in the open."""
    value: float


class Columns(NamedTuple):
    """Every stage, one after the other."""

    value: Floats
    """``value[stage]``."""
    believed: Floats
    """``believed[claim, hand]``: what ``claim`` is worth to its maker if the next one believes it
    and finds ``hand``; between two the other's turn is worth as much less than nothing."""
    doubt: Floats
    """For each stage, by claim: the chance of a doubt."""
    said: Ints
    """For each stage, by roll: how many claims may be made."""
    claim: Ints
    """For each of those, which; counted from the top claim down."""
    chance: Floats
    """For each of those, how likely."""


def stage_number(kept: int, to_beat: int) -> int:
    """Which stage it is to keep ``KEPT[kept]`` over ``to_beat``; to open is the first."""
    return 0 if to_beat == NOTHING_SAID else 1 + to_beat * len(KEPT) + kept


def stages(model: RoundModel) -> Iterator[tuple[int, int]]:
    """The dice kept and the claim to beat, stage by stage."""
    yield 0, NOTHING_SAID
    for to_beat in range(model.top):
        for kept in range(len(KEPT)):
            yield kept, to_beat


class RoundPolicy:
    """A solved round under ``rules`` (in their ``essential`` form) among so many seats."""

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
        """What opening a round is worth."""
        return float(self.columns.value[0])

    # ── one stage ────────────────────────────────────────────────────────────────────────────

    def stage_value(self, kept: int, to_beat: int) -> float:
        """What it is worth to keep these dice open and roll the others hidden."""
        return float(self.columns.value[stage_number(kept, to_beat)])

    def doubts(self, kept: int, to_beat: int) -> Floats:
        """``[n]``: how likely the n-th claim above ``to_beat``, the lowest first, is doubted."""
        stage = stage_number(kept, to_beat)
        within = slice(self._doubts[stage], self._doubts[stage + 1])
        lowest_first: Floats = np.flip(self.columns.doubt[within])
        return lowest_first

    def says(self, kept: int, to_beat: int, roll: int) -> dict[int, float]:
        """What is claimed with a roll, and how likely."""
        row = self._rows[stage_number(kept, to_beat)] + roll
        within = slice(self._says[row], self._says[row + 1])
        claims = self.model.top - self.columns.claim[within]
        return dict(zip(claims.tolist(), self.columns.chance[within].tolist(), strict=True))

    def claimed(self, kept: int, to_beat: int, claim: int) -> Floats:
        """``[roll]``: how likely each roll falls and this claim is made with it."""
        odds = self.model.falls[kept].odds
        said = [self.says(kept, to_beat, roll).get(claim, 0.0) for roll in range(len(odds))]
        joint: Floats = odds * np.array(said)
        return joint

    def payoffs(self, kept: int, to_beat: int) -> Floats:
        """``[roll, claim]``: what each claim is worth with each roll, the lowest claim first."""
        hands, doubts = self.model.falls[kept].hands, self.doubts(kept, to_beat)
        claims = np.arange(to_beat + 1, self.model.top + 1)
        opened = np.where(self.model.worth[hands][:, None] >= claims, self.won, -1.0)
        believed = np.full(opened.shape, self.won)
        believed[:, :-1] = self.columns.believed[to_beat + 1 :, hands].T
        payoffs: Floats = doubts * opened + (1 - doubts) * believed
        return payoffs

    @functools.lru_cache(20_000)  # noqa: B019 — about the stages of one policy; 4 MB in all
    def best_payoffs(self, kept: int, to_beat: int) -> Floats:
        """``[roll]``: what the best claim is worth with each roll; not to be written to."""
        best: Floats = self.payoffs(kept, to_beat).max(axis=1)
        return best

    # ── dice that both know ──────────────────────────────────────────────────────────────────

    def believed(self, claim: int, hand: int) -> float:
        """What a claim is worth to its maker if the other believes it and finds ``hand``; the top
        claim, if the other gives up."""
        return self.won if claim == self.model.top else float(self.columns.believed[claim, hand])

    def left(self, to_beat: int, hand: int) -> tuple[int, float]:
        """The claim to make where the other knows all dice, and what that is worth.

        The true one that is worth most, the lowest of those; where none is true, the lowest.
        """
        best, most = to_beat + 1, -1.0
        for claim in range(to_beat + 1, int(self.model.worth[hand]) + 1):
            worth = self.believed(claim, hand)
            if worth > most + EQUAL:
                best, most = claim, worth
        return best, most

    # ── after believing ──────────────────────────────────────────────────────────────────────

    def ways(self, to_beat: int, hand: int) -> list[WayToRoll]:
        """All that can be done with a hand, and what each way is worth."""
        found = [] if self.model.must_reroll else [self._leaving(to_beat, hand)]
        lefts = self._lefts(to_beat)
        for kept in np.flatnonzero(self.model.keepable[hand]).tolist():
            found.append(WayToRoll(kept, False, self.stage_value(kept, to_beat)))
            if KEPT[kept]:
                fall = self.model.falls[kept]
                found.append(WayToRoll(kept, True, float(fall.odds @ lefts[fall.hands])))
        return found

    def best_way(self, to_beat: int, hand: int) -> WayToRoll:
        """The way that is worth most; the first of those."""
        ways = self.ways(to_beat, hand)
        most = max(way.value for way in ways)
        return next(way for way in ways if way.value >= most - EQUAL)

    def _leaving(self, to_beat: int, hand: int) -> WayToRoll:
        return WayToRoll(None, False, self.left(to_beat, hand)[1])

    @functools.lru_cache(512)  # noqa: B019 — as many as there are claims; a policy lives for ever
    def _lefts(self, to_beat: int) -> Floats:
        return np.array([self.left(to_beat, hand)[1] for hand in range(len(self.model.worth))])


def assembled(
    rules: FrenchPokerRules,
    believed: Floats,
    solved: dict[tuple[int, int], Stage],
    seats: int = 2,
) -> RoundPolicy:
    """The policy of solved stages."""
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
    """Where each of several parts begins, and the last one ends."""
    return [0, *np.cumsum(np.asarray(lengths, np.int64)).tolist()]
