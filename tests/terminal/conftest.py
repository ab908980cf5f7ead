"""Shared fixtures of the command line's tests."""

from pathlib import Path

import pytest


@pytest.fixture
def policy_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an isolated folder for policies that a test solves."""
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "policies"))
    return tmp_path / "policies"
