"""`./run` answers from anywhere, and says what it can do."""

import subprocess
from pathlib import Path

import pytest

from tools.ground import ROOT
from tools.verbs import VERBS


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
