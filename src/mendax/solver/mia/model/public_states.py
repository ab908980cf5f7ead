"""Public states, in which one seat is about to roll over a value to beat.

Rolls that no claim distinguishes are merged into one *kind*, which keeps the games small. This
module is independent of solvers and of standings; continuation values are arguments.
"""

import functools
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.games.mia.order import ROLLS
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, Floats, Ints, RuleTables


class PublicState(NamedTuple):
    """The legal moves with one value to beat. Values, rolls and outcomes are indices."""

    to_beat: int
    """The value to beat, or −1 for the opener."""
    claims: Ints
    """``[claim]``: the legal values, ascending."""
    kind: Ints
    """``[roll]``: the kind of the roll, or −1 if the roll is impossible or ends the round at
    sight."""
    weight: Floats
    """``[kind]``: the probability of the kind."""
    outcome: Ints
    """``[kind, claim]``: the outcome of the round if the claim is doubted."""
    honest: Ints
    """``[kind]``: the index of the true claim, or of the lowest claim if no claim is true."""
    sight: Floats
    """``[outcome]``: the probability that looking ends the round with this outcome."""
    again: Ints
    """The legal values for a second roll without looking; empty if a second roll is illegal."""
    truth: Floats
    """``[kind, claim]``: 1 if the claim is literally true of the roll, otherwise 0. Claims that are
    true of no kind have 1 for every kind."""

    @property
    def examples(self) -> list[int]:
        """Return the first roll of each kind."""
        return [int(np.flatnonzero(self.kind == k)[0]) for k in range(len(self.weight))]


class Continuation(NamedTuple):
    """The values after one claim, as payoffs by seat."""

    announcer: int
    """The seat that makes the claim."""
    answerer: int
    """The seat that answers it."""
    outcomes: Floats
    """``[outcome, seat]``: the value after this end of the round."""
    accepted: Floats
    """``[value, seat]``: the value after a claim is believed or conceded to."""
    given_up: npt.NDArray[np.bool_]
    """``[value]``: True if a claim that is not doubted is conceded to."""


@functools.lru_cache(64)
def public_states(t: RuleTables) -> tuple[PublicState, ...]:
    """Return the public states of a rule set: the opener's first, the others by value to beat."""
    return tuple(_public_state(t, to_beat) for to_beat in range(-1, len(t.values) - 1))


def _public_state(t: RuleTables, to_beat: int) -> PublicState:
    claims = t.legal[to_beat + 1]
    kind = _kinds(t, claims)
    weight = np.array([t.odds[kind == k].sum() for k in range(kind.max() + 1)])
    example = [int(np.flatnonzero(kind == k)[0]) for k in range(len(weight))]
    truth = [np.flatnonzero(t.same[claims] == t.literal[roll]) for roll in example]
    sight = np.zeros(len(t.outcomes))
    for outcome, odds in zip(t.seen[to_beat + 1], t.odds, strict=True):
        sight[outcome] += odds if outcome >= 0 else 0.0
    return PublicState(
        to_beat=to_beat,
        claims=claims,
        kind=kind,
        weight=weight,
        outcome=t.doubt[LOOKED][claims][:, example].T.copy(),
        honest=np.array([int(at[0]) if len(at) else 0 for at in truth], np.int64),
        sight=sight,
        again=t.reroll[to_beat + 1],
        truth=_truth(t, claims, example),
    )


def _truth(t: RuleTables, claims: Ints, example: list[int]) -> Floats:
    true = np.array([t.same[claims] == t.literal[roll] for roll in example], np.float64)
    true[:, ~true.any(axis=0)] = 1.0
    return true


def _kinds(t: RuleTables, claims: Ints) -> Ints:
    """Return the kind of each roll.

    Rolls of one kind have the same truth and outcomes of doubts.
    """
    known: dict[tuple[int, ...], int] = {}
    kind = np.full(len(ROLLS), -1, np.int64)
    for roll in range(len(ROLLS)):
        if t.seen[0, roll] < 0 and t.odds[roll] > 0:
            truth = [int(claim == t.literal[roll]) for claim in t.same[claims]]
            opened = t.doubt[[LOOKED, PASSED]][:, claims, roll]
            key = (*opened.ravel().tolist(), *truth)
            kind[roll] = known.setdefault(key, len(known))
    return kind


def outcomes_of_doubts(t: RuleTables, state: PublicState) -> list[Ints]:
    """Return the outcomes of doubts after a look, ``[kind, claim]`` for each seat that may doubt.

    This is only the seat that is asked, unless every seat may doubt.
    """
    others = (each[LOOKED][state.claims][:, state.examples].T for each in t.others)
    return [state.outcome, *others]


@functools.lru_cache(256)
def openings(t: RuleTables, how: int, seat: int = 1) -> Floats:
    """Return the odds of outcomes if unseen dice are opened after a claim: ``[value, outcome]``.

    ``how`` is the way the claim was made (``LOOKED`` to ``PASSED``), and ``seat`` doubts.
    """
    chances = np.zeros((len(t.values), len(t.outcomes)))
    opened = t.doubt[how] if seat == 1 else t.others[seat - 2, how]
    for p, roll in np.argwhere(opened >= 0):
        chances[p, opened[p, roll]] += t.odds[roll]
    return chances
