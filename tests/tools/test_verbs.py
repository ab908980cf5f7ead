"""`./run` answers from anywhere, and says what it can do."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.ground import ROOT
from tools.verbs import VERBS, main


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [cwd / "run", *arguments], cwd=cwd, capture_output=True, text=True, check=False
    )


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with a space in its name that holds only a link to `./run`."""
    folder = tmp_path / "another place"
    folder.mkdir()
    (folder / "run").symlink_to(ROOT / "run")
    return folder


def test_help_names_every_verb(elsewhere: Path) -> None:
    done = run(cwd=elsewhere)
    assert done.returncode == 0
    assert [verb for verb in VERBS if f"./run {verb} " not in done.stdout] == []


def test_unknown_verb_is_refused(elsewhere: Path) -> None:
    done = run("paly", cwd=elsewhere)
    assert (done.returncode, done.stdout) == (2, "")
    assert "'paly'" in done.stderr


def test_what_a_verb_starts_keeps_its_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    def started(_: list[str]) -> int:
        asked = "import sys; sys.exit(3 if sys.dont_write_bytecode else 4)"
        return subprocess.call([sys.executable, "-c", asked])

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setitem(VERBS, "probe", started)
    assert started([]) == 3
    assert main(["probe"]) == 4
