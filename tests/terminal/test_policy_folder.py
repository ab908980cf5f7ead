"""Where solved policies are kept."""

from pathlib import Path

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.policy_cache import cached_policy
from mendax.terminal.policy_folder import policy_folder
from mendax.words import Words

WORDS = Words("en")


def test_policies_are_kept_where_the_variable_says_or_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "kept"))
    assert policy_folder(WORDS) == tmp_path / "kept"
    monkeypatch.delenv("MENDAX_POLICIES")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert policy_folder(WORDS) == tmp_path / "mendax" / "policies"


def test_without_a_home_solving_works_and_keeps_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("MENDAX_POLICIES", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    folder = policy_folder(WORDS)
    assert "no home directory" in capsys.readouterr().err
    rules = with_options(MiaRules(), {"lives": 2})
    for _ in range(2):
        assert not cached_policy(rules, 2, "round", folder).stored
