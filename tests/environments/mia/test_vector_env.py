"""Tests that the vectorised environment follows Gymnasium's conventions."""

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import MultiDiscrete
from gymnasium.spaces.utils import flatten
from gymnasium.vector import AutoresetMode, VectorEnv

from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Doubt, Look, Shake
from tools.ground import ROOT


def _played(games: MiaVectorEnv, steps: int) -> list[Any]:
    return [games.step(games.legal_actions()) for _ in range(steps)]


def _same(one: Any, two: Any) -> bool:
    pairs = zip(one[:4], two[:4], strict=True)
    return all(bool((np.asarray(a) == np.asarray(b)).all()) for a, b in pairs)


def test_observations_are_categories_that_flatten_to_one_hot() -> None:
    for rules in ("standard", "scored", "meyer"):
        games = MiaVectorEnv(4, rules)
        space = games.single_observation_space
        assert isinstance(space, MultiDiscrete)
        first, _ = games.reset(seed=1)
        assert space.contains(first[0])
        assert (space.start == games.layout.low).all()
        assert (space.start + space.nvec - 1 == games.layout.high).all()
        assert np.asarray(flatten(space, first[0])).sum() == len(games.layout.names)


def test_spaces_shapes_and_types_are_gymnasiums() -> None:
    games = MiaVectorEnv(5, seats=3)
    assert isinstance(games, VectorEnv)
    observations, infos = games.reset(seed=1)
    assert games.observation_space.contains(observations)
    assert games.action_space.contains(games.legal_actions())
    assert games.observation_space.shape == (5, *(games.single_observation_space.shape or ()))
    for _ in range(200):
        observations, rewards, ended, truncated, infos = games.step(games.legal_actions())
        assert games.observation_space.contains(observations)
        assert rewards.shape == ended.shape == truncated.shape == (5,)
        assert ended.dtype == truncated.dtype == np.bool_
        assert infos["action_mask"].shape == (5, len(games.actions))
    games.close()


def test_a_game_depends_only_on_its_seed() -> None:
    one, two = MiaVectorEnv(6, opponents=["odds"]), MiaVectorEnv(6, opponents=["odds"])
    one.reset(seed=7)
    two.reset(seed=[7, 8, 9, 10, 11, 12])
    begun = _played(one, 50)
    assert all(map(_same, begun, _played(two, 50)))
    one.reset(seed=7)
    assert all(map(_same, begun, _played(one, 50)))
    few = MiaVectorEnv(2, opponents=["odds"])
    few.reset(seed=7)
    assert all((a[0][:2] == b[0]).all() for a, b in zip(begun, _played(few, 50), strict=True))
    two.reset(seed=8)
    assert not all(map(_same, begun, _played(two, 50)))


def test_without_a_seed_the_generators_go_on() -> None:
    games = MiaVectorEnv(4, seats=2)
    games.reset(seed=1)
    first = _played(games, 30)
    games.reset()
    assert not all(map(_same, first, _played(games, 30)))


def test_the_next_step_begins_a_new_game() -> None:
    games = MiaVectorEnv(64, "standard", seats=2)
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    games.reset(seed=2)
    before = np.zeros(64, bool)
    seen = 0
    for _ in range(400):
        _, rewards, ended, _, infos = games.step(games.legal_actions())
        assert not ended[before].any()
        assert not rewards[before].any()
        shake = games.actions.index(Shake())
        assert (infos["action_mask"][before].sum(axis=1) == 1).all()
        assert infos["action_mask"][before, shake].all()
        before = ended
        seen += int(ended.sum())
    assert seen > 64


def test_the_same_step_gives_the_end_and_the_next_game() -> None:
    games = MiaVectorEnv(64, opponents=["truthful"], autoreset_mode=AutoresetMode.SAME_STEP)
    games.reset(seed=2)
    seen = 0
    for _ in range(300):
        observations, rewards, ended, _, infos = games.step(games.legal_actions())
        assert (infos["_final_obs"] == ended).all()
        assert (np.abs(rewards[ended]) == 1).all()
        assert not rewards[~ended].any()
        assert not infos["payoffs"][~ended].any()
        assert not infos["final_obs"][ended].any()
        assert infos["action_mask"].any(axis=1).all()
        assert observations.any(axis=1).all()
        seen += int(ended.sum())
    assert seen > 64


def test_without_autoreset_games_are_begun_by_a_mask() -> None:
    games = MiaVectorEnv(8, seats=2, autoreset_mode=AutoresetMode.DISABLED)
    games.reset(seed=5)
    while True:
        _, _, ended, _, infos = games.step(games.legal_actions())
        if ended.any():
            break
    over = int(np.flatnonzero(ended)[0])
    with pytest.raises(ValueError, match=f"game {over} is over: reset it"):
        games.step(games.legal_actions())
    kept = games.full_state.games[~ended].copy()
    _, infos = games.reset(options={"reset_mask": ended})
    assert (games.full_state.games[~ended] == kept).all()
    assert infos["action_mask"].any(axis=1).all()
    games.step(games.legal_actions())


def test_an_illegal_action_is_refused_without_effect() -> None:
    games = MiaVectorEnv(3, seats=2)
    games.reset(seed=1)
    before = games.full_state.games.copy()
    doubt = games.actions.index(Doubt())
    actions = games.legal_actions()
    actions[1] = doubt
    for wrong in (actions, np.array([0, -1, 0]), np.array([0, 99, 0])):
        with pytest.raises(ValueError, match="not legal in game 1"):
            games.step(wrong)
        assert (games.full_state.games == before).all()
    with pytest.raises(ValueError, match="shape"):
        games.step(np.zeros(2, np.int64))


def test_misuse_is_refused() -> None:
    games = MiaVectorEnv(2, seats=2)
    with pytest.raises(ValueError, match="begin with reset"):
        games.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="earlier reset"):
        games.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        games.reset(seed=[1, 2, 3])


def test_returned_arrays_are_kept_unless_copy_is_false() -> None:
    kept, shared = (MiaVectorEnv(16, seats=2, copy=copy) for copy in (True, False))
    for games, same in ((kept, False), (shared, True)):
        observations, _ = games.reset(seed=1)
        then = games.step(games.legal_actions())[0]
        assert np.shares_memory(observations, then) == same


def test_dice_are_shown_to_the_seat_that_looks() -> None:
    games = MiaVectorEnv(1000, seats=2)
    games.reset(seed=1)
    observations = games.step(games.legal_actions())[0]
    roll = games.layout.names.index("roll")
    assert not observations[:, roll].any()
    observations = games.step(np.full(1000, games.actions.index(Look())))[0]
    assert set(observations[:, roll].tolist()) == set(range(1, 22))


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "environments.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(example, "docs/environments.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "'phase', 'roll', 'beaten'" in printed
    assert "Announce(value=21)" in printed


def test_gymnasium_makes_it_by_its_name() -> None:
    games = gymnasium.make_vec("mendax.environments:mendax/Mia-v0", num_envs=4, opponents=["odds"])
    assert isinstance(games.unwrapped, MiaVectorEnv)
    observations, _ = games.reset(seed=1)
    assert observations.shape[0] == games.num_envs == 4
    assert games.spec is not None
    assert games.spec.id == "mendax/Mia-v0"
