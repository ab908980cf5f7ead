"""Tests that ``mendax prepare`` asks every solver to compile, but only where there is a
compiler."""

import pytest

from mendax.terminal.cli import run
from mendax.terminal.french_poker import solving as french_poker
from mendax.terminal.mia import solving as mia


@pytest.mark.parametrize("compiler", [True, False])
def test_solvers_are_prepared_where_there_is_a_compiler(
    compiler: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(mia, "prepare", lambda: asked.append("mia"))
    monkeypatch.setattr(french_poker, "prepare", lambda: asked.append("french_poker"))
    monkeypatch.setattr("mendax.solver.generic.optional.has_compiler", lambda: compiler)
    assert run(["prepare", "--lang", "en"]) == 0
    assert asked == (["mia", "french_poker"] if compiler else [])
    assert ("Ready in" if compiler else "Nothing is compiled") in capsys.readouterr().out


@pytest.mark.proof  # up to a minute in a fresh clone
def test_every_solver_compiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prepare", "--lang", "en"]) == 0
    assert "Ready in" in capsys.readouterr().out
