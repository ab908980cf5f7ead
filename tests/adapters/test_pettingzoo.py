"""Tests that PettingZoo's own tests pass on our environments, with several rule sets, seeds and
observations.
"""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from mendax.core.game import RulesError
from mendax.games import BUILT_IN, GAMES
from tests.proof import parametrize

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: its own tests are LEFT OUT")

from pettingzoo.test import api_test, seed_test  # needs PettingZoo
from pettingzoo.test.render_test import render_test

from mendax.adapters import pettingzoo

OWN_GAMES_TOO = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent",
    "ignore:Action space is not",
)
"""Warnings of PettingZoo's tests about every observation with a mask, even in its own games."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((name, {"preset": preset}) for name in GAMES for preset in GAMES[name].presets),
    ("mia", {"players": 5, "options": "lives:2", "recall": True, "rows": 20}),
    ("mia", {"options": "lives:1;sides:3;values:4", "recall": True}),
    ("sword_of_lies", {"players": 4, "steps": 1, "options": "deals:0"}),
]
FEW = [TABLES[0], TABLES[5], *TABLES[-3:]]
FEWER = [TABLES[0], *TABLES[-2:]]


@pytest.mark.filterwarnings(*OWN_GAMES_TOO)
@parametrize("name, settings", TABLES, test=[*FEWER, ("french_poker", {"preset": "standard"})])
def test_its_api_test_passes(name: str, settings: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, **settings), num_cycles=60)


@pytest.mark.filterwarnings(*OWN_GAMES_TOO)
@parametrize("name, settings", FEW, test=FEWER)
def test_its_seed_test_passes(name: str, settings: dict[str, Any]) -> None:
    seed_test(partial(pettingzoo.env, name, **settings), num_cycles=40)


def test_for_people_each_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = pettingzoo.env("mia", options="lives:1", render_mode="human")
    env.reset(seed=1)
    assert "phase " in capsys.readouterr().out
    seen = env.observe(env.agent_selection)
    env.step(int(seen["action_mask"].argmax()))
    assert "phase " in capsys.readouterr().out


@parametrize("name, settings", FEW, test=FEWER)
def test_its_render_test_passes(
    name: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    def made(render_mode: str) -> Any:
        return pettingzoo.env(name, **settings, render_mode=render_mode)

    render_test(made)
    assert "phase " in capsys.readouterr().out


@parametrize("seed", range(4), test=(0,))
@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_in_the_payoffs_of_the_book(name: str, seed: int) -> None:
    env = pettingzoo.MendaxEnv(name)
    env.reset(seed=seed)
    luck, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        mask = seen["action_mask"]
        assert ended == (not mask.any())
        env.step(None if ended else int(luck.choice(np.flatnonzero(mask))))
    payoffs = env.table.payoffs(env.position.state)
    assert payoffs is not None
    assert list(total.values()) == list(payoffs)
    assert env.agents == []


def test_only_the_seat_to_act_has_actions() -> None:
    env = pettingzoo.MendaxEnv("mia", players=3)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    with pytest.raises(LookupError):
        env.step(len(env.table.numbering.actions) - 1)


def test_an_illegal_action_ends_a_wrapped_game_as_last_place() -> None:
    env = pettingzoo.env("mia")
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_it_is_stored_by_its_settings() -> None:
    env = pettingzoo.MendaxEnv("mia", players=3, options="lives:2")
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert again.table is env.table


def _pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("make", [copy.deepcopy, _pickled])
@pytest.mark.parametrize("wrapped", [True, False])
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_copy_plays_on_without_touching_the_original(
    name: str, wrapped: bool, make: Callable[[Any], Any]
) -> None:
    env = pettingzoo.env(name) if wrapped else pettingzoo.MendaxEnv(name)
    env.reset(seed=3)
    for _ in range(6):
        _first_legal(env)
    before = env.last()[0]["observation"].copy()
    played = [[_first_legal(copied) for _ in range(6)] for copied in (make(env), make(env))]
    assert played[0] == played[1], "the generators are alike"
    assert np.array_equal(env.last()[0]["observation"], before)
    assert [_first_legal(env) for _ in range(6)] == played[0]


def _first_legal(env: Any) -> tuple[str, int, bytes]:
    """Take the first legal action; return the seat, the action and the seat's observation."""
    agent, (seen, *_) = env.agent_selection, env.last()
    action = int(np.flatnonzero(seen["action_mask"])[0])
    env.step(action)
    return agent, action, seen["observation"].tobytes()


def test_contradicting_options_are_refused_with_a_reason() -> None:
    for settings in ({"options": "lives:0"}, {"preset": "nobody"}, {"players": 99}):
        with pytest.raises(RulesError):
            pettingzoo.MendaxEnv("mia", **settings)
