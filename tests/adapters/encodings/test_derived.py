"""Tests of encodings that are derived from the types of every game and of a package."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.adapters.encodings.derived import code_of, derived
from mendax.core.game import Value
from mendax.core.meanings import BySeat, Seat
from mendax.games import BUILT_IN
from tests.packaged import installed


class Pair(Value, frozen=True):
    """A value of two fields, one of which cannot be converted to numbers."""

    number: int
    name: str


def put(hint: object, value: object, observer: int = 1) -> list[float]:
    """Return the numbers of a value at a table of three."""
    code = code_of(hint, 3)
    assert code is not None
    into = np.zeros(code.size, np.float32)
    code.put(into, 0, value, observer)
    return [float(number) for number in into]


@pytest.mark.parametrize(
    ("hint", "value", "numbers"),
    [
        (bool, True, [1]),
        (int, -7, [-7]),
        (float, 0.5, [0.5]),
        (Literal["a", "b"], "b", [0, 1]),
        (Seat, 0, [0, 0, 1]),
        (int | None, 4, [1, 4]),
        (int | None, None, [0, 0]),
        (Seat | None, 1, [1, 1, 0, 0]),
        (BySeat[int], (5, 6, 7), [6, 7, 5]),
        (tuple[int, bool], (3, True), [3, 1]),
        (tuple[Seat, ...], (1, 1, 2), [2, 1, 0]),
        (Pair, Pair(4, "x"), [4]),
        (Annotated[Pair, "note"] | None, None, [0, 0]),
    ],
)
def test_a_type_decides_the_code(hint: object, value: object, numbers: list[float]) -> None:
    assert put(hint, value) == numbers


def test_text_mappings_and_mixed_types_are_left_out() -> None:
    for hint in (str, dict[str, int], int | str, tuple[str, ...], tuple[int, str]):
        assert code_of(hint, 3) is None


def test_every_game_has_one() -> None:
    for game in BUILT_IN.values():
        rules, seats = game.presets[game.default_preset], game.seats[0]
        found = derived(game, seats, rows=5)
        assert (found.rows, found.exact) == (5, False)
        view: Any = game.view(game.initial_state(rules, seats), 1)
        assert len(found.recollected(view, (), 1)) == found.recollection_size
        turned = replace(view, turn=1 if view.turn == 0 else 0)
        assert (found.observed(view, 1) != found.observed(turned, 1)).any()


LEARNS = """
from mendax.adapters import pettingzoo
env = pettingzoo.env("liars_dice", rows=20)
env.reset(seed=1)
for agent in env.agent_iter(200):
    observation, _, ended, cut, _ = env.last()
    assert observation["observation"].any()
    env.step(None if ended or cut else int(observation["action_mask"].argmax()))
print(env.observation_space(env.possible_agents[0])["observation"].shape)
"""


def test_a_game_of_a_package_is_an_environment(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: LEFT OUT")
    done = subprocess.run(
        [sys.executable, "-c", LEARNS], env=installed(tmp_path), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("(")
