"""Tests of batches of games of Mia: their tables, and what a learner observes.

It also tests ``mendax.environments.mia.observing``.
"""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from mendax.adapters.numbering import numbering
from mendax.environments.mia import batch
from mendax.environments.mia.batch import generators, under
from mendax.environments.mia.tables import FIELDS, lockstep_game
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Announce, Concede, PassOn, Reroll, RerollLives
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS
from mendax.games.rules import parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.jit import plain


def test_neighbouring_seeds_have_generators_far_apart() -> None:
    states = generators(np.arange(1000, dtype=np.uint64))
    differences = states[1:] ^ states[:-1]
    bits = [int(each).bit_count() for each in differences]
    assert 30 < np.mean(bits) < 34
    assert len(set(states.tolist())) == 1000


def test_numbers_under_a_bound_are_each_as_likely() -> None:
    states = generators(np.arange(6000, dtype=np.uint64))
    with np.errstate(over="ignore"):
        counts = np.bincount([plain(under)(state, 6) for state in states])
    assert len(counts) == 6
    assert abs(counts - 1000).max() < 5 * np.sqrt(1000)


def test_drawn_actions_are_legal_and_all_of_them_come() -> None:
    games = MiaVectorEnv(500, seats=2, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = games.reset(seed=1)
    seen = np.zeros(len(games.actions), bool)
    for _ in range(60):
        chosen = games.legal_actions()
        assert (infos["action_mask"][np.arange(500), chosen] == 1).all()
        seen[chosen] = True
        *_, infos = games.step(chosen)
    assert seen.all()


def test_actions_are_those_of_other_adapters_that_rules_offer() -> None:
    for preset, kinds in (("standard", set()), ("meyer", {Reroll, RerollLives})):
        actions = lockstep_game(PRESETS[preset], 2).actions
        known = numbering("mia", PRESETS[preset], 2)
        assert list(actions) == sorted(actions, key=known.numbers.__getitem__)
        assert {type(action) for action in actions} >= kinds
        assert PassOn not in {type(action) for action in actions}
    assert Concede() not in lockstep_game(PRESETS["points"], 2).actions


def test_the_standard_has_26_actions_and_a_field_for_each_standing() -> None:
    found = lockstep_game(PRESETS["standard"], 3)
    assert len(found.actions) == 26
    assert found.layout.names == (*FIELDS, "standing 0", "standing 1", "standing 2")
    assert found.layout.high[-1] == 6


def test_payoffs_are_the_books_for_all_seats() -> None:
    found = lockstep_game(PRESETS["standard"], 3)
    ends = found.tables.payoff[found.tables.payoff.any(axis=1)]
    assert sorted({tuple(sorted(row)) for row in ends.tolist()}) == [(-0.5, -0.5, 1.0)]


@pytest.mark.parametrize(
    ("changes", "seats", "said"),
    [
        ("blind_pass=higher", 2, "solver-uncounted-blind-pass"),
        ("show_believed=may", 2, "solver-refused-option"),
        ("", 9, "solver-refused-seats"),
    ],
)
def test_rules_without_arrays_are_refused_by_name(changes: str, seats: int, said: str) -> None:
    with pytest.raises(NotCovered) as refused:
        lockstep_game(parse_options(PRESETS["standard"], changes.split()), seats)
    assert refused.value.reason.key == said


def test_observations_do_not_show_hidden_dice() -> None:
    """With equal information, a seat's observation is equal, whatever the hidden dice are."""
    games = MiaVectorEnv(2000, "standard", seats=2)
    games.reset(seed=1)
    games.step(games.legal_actions())
    blind = games.actions.index(Announce(43))
    observations, *_, infos = games.step(np.full(2000, blind))
    assert len(set(games.full_state.games[:, batch.ROLL].tolist())) == len(ROLLS)
    assert len({row.tobytes() for row in observations}) == 1
    assert len({row.tobytes() for row in infos["action_mask"]}) == 1
