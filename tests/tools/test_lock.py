"""Tests that the locked sets match pyproject.toml, have hashes, and name no address."""

import re
import shutil
from pathlib import Path

import pytest

from tools.environment import LOCKS
from tools.ground import ROOT, Command, SetupError
from tools.lock import RECIPES, first_line, remake

NAMES = sorted(RECIPES)
HASHED = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)((?: ;[^\\]+)?) \\$")


def lock(name: str) -> str:
    return (LOCKS / f"{name}.txt").read_text()


def test_every_recipe_has_a_fresh_lock() -> None:
    assert sorted(file.stem for file in LOCKS.iterdir()) == NAMES
    stale = [name for name in NAMES if lock(name).splitlines()[0] != first_line()]
    assert stale == [], "run ./run lock"


def test_every_line_is_a_pin_or_a_hash_and_names_no_address() -> None:
    odd = []
    for name in NAMES:
        lines = lock(name).splitlines()[2:]
        hashed = [line for line in lines if HASHED.fullmatch(line)]
        odd += [line for line in lines if line not in hashed and not PINNED.match(line)]
        odd += [] if hashed else [f"{name} has no hash"]
        odd += [name] if "://" in lock(name) else []
    assert odd == []


def test_sets_agree_on_versions() -> None:
    def pins(name: str) -> set[str]:
        return {line for line in lock(name).splitlines() if PINNED.match(line)}

    assert pins("run") | pins("tools") <= pins("dev")


def test_locks_are_remade_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "requirements"
    shutil.copytree(LOCKS, folder)
    before = {file.name: file.read_text() for file in folder.iterdir()}
    made: list[str] = []

    def third_fails(what: str, command: Command) -> str:
        made.append(what)
        if len(made) == 3:
            raise SetupError("no network")
        Path(command[list(command).index("-o") + 1]).write_text("changed")
        return ""

    monkeypatch.setattr("tools.lock.LOCKS", folder)
    monkeypatch.setattr("tools.lock.step", third_fails)
    with pytest.raises(SetupError):
        remake([])
    assert {file.name: file.read_text() for file in folder.iterdir()} == before
    assert [file.name for file in tmp_path.iterdir()] == ["requirements"]
    remake([])
    assert {file.read_text() for file in folder.iterdir()} == {
        f"{first_line()}\n# by `./run lock`; edit pyproject.toml, not this file\nchanged"
    }


def test_client_lock_names_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    assert '"integrity"' in text
