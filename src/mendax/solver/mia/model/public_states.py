"""A public state: one seat is about to roll over a value to beat. What can follow from it.

Rolls that no claim tells apart are merged into one *kind*, so the games to be solved are small.
Knows nothing of standings (what a round's end is worth is handed in), and nothing of solving.
"""

import functools
from typing import NamedTuple

import numpy as np

from mendax.games.mia.order import ROLLS
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, Floats, Ints, RuleTables


class PublicState(NamedTuple):
    """What can be done over one value to beat. Values, rolls and outcomes are indices."""

    to_beat: int
    """The value to beat, −1 for the opener."""
    claims: Ints
    """``[claim]``: the values that may be announced, ascending."""
    kind: Ints
    """``[roll]``: its kind, −1 if looking at it ends the round, or if it can't fall."""
    weight: Floats
    """``[kind]``: the probability of rolling it."""
    outcome: Ints
    """``[kind, claim]``: the outcome of the round if the claim is doubted."""
    honest: Ints
    """``[kind]``: the claim that is true of it, the lowest claim where none is."""
    sight: Floats
    """``[outcome]``: the probability that looking ends the round so."""
    again: Ints
    """The values that may be announced when rolling again unseen; empty where nobody may."""
    truth: Floats
    """``[kind, claim]``: 1 where the claim is literally true of the roll, else 0; and where it is
    true of none that can be announced with, 1 with every kind."""

    @property
    def examples(self) -> list[int]:
        """By kind: the first of its rolls."""
        return [int(np.flatnonzero(self.kind == k)[0]) for k in range(len(self.weight))]


class Continuation(NamedTuple):
    """Continuation values: what each seat can expect after one claim, in payoffs by seat."""

    announcer: int
    """The seat that makes the claim."""
    answerer: int
    """The seat that answers it."""
    outcomes: Floats
    """``[outcome, seat]``: after each end of the round."""
    accepted: Floats
    """``[value, seat]``: after a claim of each value is believed, or conceded to."""


@functools.lru_cache(64)
def public_states(t: RuleTables) -> tuple[PublicState, ...]:
    """All public states of a rule set: the opener's first, then by the value to beat."""
    return tuple(_public_state(t, to_beat) for to_beat in range(-1, len(t.values) - 1))


def _public_state(t: RuleTables, to_beat: int) -> PublicState:
    claims = t.legal[to_beat + 1]
    kind = _kinds(t, claims)
    weight = np.array([t.odds[kind == k].sum() for k in range(kind.max() + 1)])
    example = [int(np.flatnonzero(kind == k)[0]) for k in range(len(weight))]
    truth = [np.flatnonzero(claims == t.literal[roll]) for roll in example]
    sight = np.zeros(len(t.outcomes))
    for outcome, odds in zip(t.seen, t.odds, strict=True):
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
    true = np.array([claims == t.literal[roll] for roll in example], np.float64)
    true[:, ~true.any(axis=0)] = 1.0
    return true


def _kinds(t: RuleTables, claims: Ints) -> Ints:
    """``[roll]``: its kind. Alike are rolls with the same truth whose doubts end all alike."""
    known: dict[tuple[int, ...], int] = {}
    kind = np.full(len(ROLLS), -1, np.int64)
    for roll in range(len(ROLLS)):
        if t.seen[roll] < 0 and t.odds[roll] > 0:
            truth = [int(claim == t.literal[roll]) for claim in claims]
            opened = t.doubt[[LOOKED, PASSED]][:, claims, roll]
            key = (*opened.ravel().tolist(), *truth)
            kind[roll] = known.setdefault(key, len(known))
    return kind


@functools.lru_cache(256)
def openings(t: RuleTables, how: int) -> Floats:
    """``[value, outcome]``: the probabilities of outcomes if unseen dice are opened on a claim.

    ``how`` is how the claim was made.
    """
    chances = np.zeros((len(t.values), len(t.outcomes)))
    for p, roll in np.argwhere(t.doubt[how] >= 0):
        chances[p, t.doubt[how, p, roll]] += t.odds[roll]
    return chances
