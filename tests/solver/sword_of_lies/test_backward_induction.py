"""States of a war, their keys and stage games."""

import numpy as np

from mendax.bots.sword_of_lies.orders import Scene
from mendax.games.sword_of_lies.state import Pot
from mendax.solver.sword_of_lies import backward_induction as induction
from mendax.solver.sword_of_lies.wars import _arrays, _no_orders

SCENE = Scene(((2, 1), (1, 1), (), (1,)), (2, 1, 0, 2), (2, 1, 5, 2), (Pot(40, (0, 1, 2, 3)),))
SEATS = (0, 1, 2, 3)


def test_a_state_is_read_from_its_key() -> None:
    war, key, _ = _arrays(SCENE, SEATS, 1e5, even=False)
    stage = induction.stage_of(war, key, *_no_orders())
    assert stage.rows.tolist() == [[1, 1], [2, 0], [0, 0], [1, 0]]
    assert stage.swords.tolist() == [2, 1, 0, 2]
    assert stage.fighters.tolist() == [0, 1, 3]
    assert len(stage.payoffs) == stage.sizes.prod()


def test_work_is_counted_and_bounds_the_search() -> None:
    war, key, memo = _arrays(SCENE, SEATS, 1e6, even=False)
    assert induction.solved(war, memo, key, 1e-4)
    done = memo.counted[induction.WORK]
    assert 0 < done < 1e6
    _, _, fewer = _arrays(SCENE, SEATS, done / 100, even=False)
    assert not induction.solved(war, fewer, key, 1e-4)


def test_all_chips_are_paid_out_in_every_profile() -> None:
    war, key, memo = _arrays(SCENE, SEATS, 1e6, even=False)
    assert induction.solved(war, memo, key, 1e-4)
    stage = induction.stage_of(war, key, *_no_orders())
    profile, missing = induction.fill(war, memo, stage, induction.row_tables(war, stage), 0)
    assert (profile, missing) == (len(stage.payoffs), -1)
    assert np.allclose(stage.payoffs.sum(axis=1), 40)
    mixed = np.zeros((3, int(stage.sizes.max())))
    mixed[:, 0] = 1
    assert np.allclose(induction.mean_of(stage, mixed), stage.payoffs[0])
