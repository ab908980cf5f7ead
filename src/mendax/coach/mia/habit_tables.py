"""The manners of ``bots.mia.opponent_models`` and of a policy, as arrays over public states.

The public states are those of the solver. All manners include slips, so every claim and answer has
a positive probability.
"""

import functools
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.mia.opponent_models import SLIP, ClaimSituation, claim_chances, doubt_chances
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import PublicState, public_states
from mendax.solver.mia.model.rule_tables import Floats, RuleTables, rule_tables
from mendax.solver.mia.policy.policy import Policy, rows

_NOBODY: Final = 0.5
"""A placeholder for the policy's probability of a doubt, where only other manners are used."""


class StateHabits(NamedTuple):
    """The strategy of each manner, except the policy's, at one public state."""

    say: Floats
    """``[manner, kind, claim]``: the probability of the claim. The sum over claims is 1."""
    doubt: Floats
    """``[manner, claim]``: the probability of a doubt."""

    def says(self, shares: tuple[float, ...]) -> Floats:
        """Return ``[kind, claim]``, the odds of claims by a player with these ``shares`` of the
        manners."""
        mixed: Floats = np.array(shares) @ self.say.reshape(len(self.say), -1)
        return mixed.reshape(self.say.shape[1:])

    def doubts(self, shares: tuple[float, ...]) -> Floats:
        """Return the odds of doubts, by claim, of a player with these ``shares`` of the manners."""
        mixed: Floats = np.array(shares) @ self.doubt
        return mixed


def out_of_turn(seats: int) -> float:
    """Return the factor of a manner's doubts for a seat that is not asked, as in ``MiaPlayer``."""
    return 1 / (seats - 2)


@functools.lru_cache(64)
def habits(rules: MiaRules, seats: int) -> tuple[StateHabits, ...]:
    """Return the manners by public state, with ``seats`` players left."""
    t = rule_tables(rules, seats)
    return tuple(_state_habits(t, state) for state in public_states(t))


def _state_habits(t: RuleTables, state: PublicState) -> StateHabits:
    over = None if state.to_beat < 0 else t.values[state.to_beat]
    situation = ClaimSituation("mia", t.rules, t.seats, over)
    _, manners = claim_chances(situation)
    values = [t.values[p] for p in state.claims.tolist()]
    rolls = [ROLLS[r] for r in state.examples]
    say = np.array([[[said[r].get(v, 0.0) for v in values] for r in rolls] for said in manners])
    doubt = np.array([doubt_chances(value, situation, _NOBODY)[1:] for value in values]).T
    return StateHabits((1 - SLIP) * say + SLIP / len(values), doubt)


class SoundState(NamedTuple):
    """The strategy of a policy, including slips, at one public state of a position."""

    say: Floats
    """``[kind, claim]``: the probability of the claim."""
    doubt: Floats
    """``[answerer − 1, claim]``: the probability of a doubt, of the asked seat first."""


def sound(policy: Policy, position: Position) -> tuple[SoundState, ...]:
    """Return the strategy of ``policy`` at ``position``, by public state.

    Raises ``KeyError`` for an unknown position. Re-rolling counts as a uniformly random claim.
    """
    t, sheet = rule_tables(policy.rules, len(position.lives)), policy.sheets[position]
    layout, states = rows(t), []
    for index, state in enumerate(layout.states):
        begin, end = layout.say[index : index + 2]
        low, high = np.searchsorted(sheet.say_at, [begin, end])
        flat = np.zeros(end - begin)
        flat[sheet.say_at[low:high].astype(np.int64) - begin] = sheet.say[low:high]
        say = flat.reshape(len(state.weight), -1)[:, : len(state.claims)]
        say += (1 - say.sum(axis=1, keepdims=True)) / len(state.claims)
        begin, end = layout.doubt[index : index + 2]
        doubts = [sheet.doubt[begin:end]]
        if t.races:
            doubts += [*sheet.others.reshape(-1, t.seats - 2)[begin:end].T]
        doubt = np.stack(doubts)
        slips = SLIP / len(state.claims)
        states.append(SoundState((1 - SLIP) * say + slips, (1 - SLIP) * doubt + SLIP / 2))
    return tuple(states)
