"""What the tests of the command line share."""

from pathlib import Path

import pytest


@pytest.fixture
def policy_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where policies are kept that are solved in a test, and where nobody else looks."""
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "policies"))
    return tmp_path / "policies"
