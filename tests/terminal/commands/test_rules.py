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


def test_the_text_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "mia", "--plain", "--lang", "en"]) == 0
    whole = capsys.readouterr().out
    assert run(["rules", "mia", "--plain", "--lang", "en", "--options"]) == 0
    short = capsys.readouterr().out
    assert len(short) < len(whole)
    assert whole.endswith(short)
    assert "blind_pass" in short


def test_changed_rules_change_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    usual = _json(capsys, "odds", "mia")
    changed = _json(capsys, "odds", "mia", "--set", "second=little_mia")
    assert usual[0]["value"] == changed[0]["value"] == 21
    assert (usual[1]["value"], changed[1]["value"]) == (66, 31)


def test_an_option_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "mia", "--set", "nonsense=1", "--lang", "en"]) == 2
    assert "nonsense" in capsys.readouterr().err
