"""A public state: the cup over a value to beat. What can be rolled there, and said, and come of it.

Rolls that no claim tells apart are one kind. Knows nothing of lives (what an end is worth is handed
in), and nothing of solving.
"""

import functools
from typing import NamedTuple

import numpy as np

from mendax.games.mia.order import ROLLS
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, Floats, Ints, RuleTables


class PublicState(NamedTuple):
    """What can be done over one value to beat."""

    to_beat: int
    """The value to beat, −1 for the opener."""
    claims: Ints
    kind: Ints
    """By roll: its kind, −1 if it ends the round at sight."""
    weight: Floats
    outcome: Ints
    """``outcome[kind, claim]``: what a doubt leads to."""
    honest: Ints
    sight: Floats
    """By outcome: the chance that looking brings it at once."""
    again: Ints
    """What may be said when rolling again unseen."""


class Continuation(NamedTuple):
    """What can come of a public state, in the eyes of the two who meet there."""

    announcer: int
    answerer: int
    outcomes: Floats
    """``outcomes[outcome, seat]``: what each end of the round is worth."""
    other: Floats
    """``other[value, seat]``: what believing (or conceding to) each value is worth."""


@functools.lru_cache(64)
def public_states(t: RuleTables) -> tuple[PublicState, ...]:
    """All public states of a rule set: the opener's first, then by the value to beat."""
    return tuple(_spot(t, to_beat) for to_beat in range(-1, len(t.values) - 1))


def _spot(t: RuleTables, to_beat: int) -> PublicState:
    claims = t.legal[to_beat + 1]
    kinds: dict[tuple[int, ...], int] = {}
    kind = np.full(len(ROLLS), -1, np.int64)
    for roll in range(len(ROLLS)):
        if t.seen[roll] < 0:
            literal = [int(p == t.literal[roll]) for p in claims]
            opened = t.doubt[[LOOKED, PASSED]][:, claims, roll]
            key = (*opened.ravel().tolist(), *literal)
            kind[roll] = kinds.setdefault(key, len(kinds))
    held = range(len(kinds))
    one = [int(np.flatnonzero(kind == k)[0]) for k in held]
    truth = [np.flatnonzero(claims == t.literal[roll]) for roll in one]
    sight = np.zeros(len(t.outcomes))
    for outcome, odds in zip(t.seen, t.odds, strict=True):
        sight[outcome] += odds if outcome >= 0 else 0.0
    return PublicState(
        to_beat=to_beat,
        claims=claims,
        kind=kind,
        weight=np.array([t.odds[kind == k].sum() for k in held]),
        outcome=t.doubt[LOOKED][claims][:, one].T.copy(),
        honest=np.array([int(found[0]) if len(found) else 0 for found in truth], np.int64),
        sight=sight,
        again=t.reroll[to_beat + 1],
    )


@functools.lru_cache(256)
def openings(t: RuleTables, how: int) -> Floats:
    """By value and outcome: what opening dice that nobody has seen leads to, with its chances."""
    chances = np.zeros((len(t.values), len(t.outcomes)))
    for p, roll in np.argwhere(t.doubt[how] >= 0):
        chances[p, t.doubt[how, p, roll]] += t.odds[roll]
    return chances
