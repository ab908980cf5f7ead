"""``mendax prepare``: every solver is asked to compile, and nothing where there is no compiler."""

import pytest

from mendax.terminal.cli import run
from mendax.terminal.mia import solving


@pytest.mark.parametrize("compiler", [True, False])
def test_solvers_are_prepared_where_there_is_a_compiler(
    compiler: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(solving, "prepare", lambda: asked.append("mia"))
    monkeypatch.setattr("mendax.solver.generic.optional.has_compiler", lambda: compiler)
    assert run(["prepare", "--lang", "en"]) == 0
    assert asked == (["mia"] if compiler else [])
    assert ("Ready in" if compiler else "Nothing is compiled") in capsys.readouterr().out
