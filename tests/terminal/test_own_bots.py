"""Tests that an author's bot is found and measured by ``mendax exploit``."""

import sys
from pathlib import Path

import pytest

from mendax.terminal.cli import run

FILE = """
class Bot:
    def __init__(self, game):
        self.rng = game.rng

    def choose(self, view, offers):
        return self.rng.choice(offers)


def first(view, offers):
    return offers[0]
"""
RULES = ("--set", "lives=1", "--plain")


def test_own_bots_are_measured_beside_named_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "own_exploited.py").write_text(FILE)
    bots = "odds,./own_exploited.py,own_exploited:first"
    assert run(["exploit", "mia", "--bots", bots, *RULES]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[1] for line in lines] == ["Odds", "own_exploited", "first"]
    assert "92.32%" in lines[1]


@pytest.mark.parametrize("typed", ["./none.py", "nowhere:play", "os:play"])
def test_other_words_than_a_bot_are_refused(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    assert run(["exploit", "mia", "--bots", typed, *RULES]) == 2
    assert f"{typed} is no bot" in capsys.readouterr().err


def test_a_file_that_fails_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "failing.py").write_text("first = 1\nraise ValueError('no deck')")
    assert run(["exploit", "mia", "--bots", str(tmp_path / "failing.py"), *RULES]) == 2
    assert "failing.py:2: ValueError: no deck" in capsys.readouterr().err
