"""Tests that ``mendax rules`` and ``mendax odds`` print the rules, the options and the odds of one
table."""

import json
from typing import Any

import pytest

from mendax.games import GAMES
from mendax.terminal.cli import run
from mendax.testing.rule_sets import game_options


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("name", GAMES)
def test_programs_get_every_option_and_preset(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    told = json.dumps(_json(capsys, "rules", name))
    for option in game_options(GAMES[name]):
        assert f'"{option.name}"' in told
    for preset in GAMES[name].presets:
        assert f'"{preset}"' in told
