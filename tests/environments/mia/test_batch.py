"""Random numbers of games in lock-step, and drawing legal actions by them."""

import numpy as np
from gymnasium.vector import AutoresetMode

from mendax.environments.mia.batch import first_illegal, generators, under
from mendax.environments.mia.vector_env import MiaVectorEnv
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
    games.reset(seed=1)
    seen = np.zeros(len(games.actions), bool)
    for _ in range(60):
        chosen = games.legal_actions()
        assert (games._played.masks[np.arange(500), chosen] == 1).all()
        seen[chosen] = True
        games.step(chosen)
    assert seen.all()


def test_the_first_illegal_action_is_named() -> None:
    games = MiaVectorEnv(3, seats=2)
    games.reset(seed=1)
    legal = games._lockstep.tables.masks
    actions = games.legal_actions()
    assert first_illegal(games._played.games, actions, legal, False) == -1
    actions[2] = len(games.actions)
    assert first_illegal(games._played.games, actions, legal, False) == 2
    assert plain(first_illegal)(games._played.games, actions, legal, False) == 2
