"""Where solved policies are kept."""

from pathlib import Path

import pytest

from mendax.terminal.policy_folder import policy_folder


def test_policies_are_kept_where_the_variable_says_or_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "kept"))
    assert policy_folder() == tmp_path / "kept"
    monkeypatch.delenv("MENDAX_POLICIES")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert policy_folder() == tmp_path / "mendax" / "policies"
