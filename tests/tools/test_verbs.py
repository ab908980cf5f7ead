"""Tests that `./run` works from any folder and describes its verbs."""

import os
import shutil
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
    """Return a folder with a space in its name that holds only a link to `./run`."""
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


def test_verbs_keep_the_bytecode_of_their_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    def started(_: list[str]) -> int:
        asked = "import sys; sys.exit(3 if sys.dont_write_bytecode else 4)"
        return subprocess.call([sys.executable, "-c", asked])

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setitem(VERBS, "probe", started)
    assert started([]) == 3
    assert main(["probe"]) == 4


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Return a checkout whose tools print only the interpreter that runs them."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__main__.py").write_text("import sys; print(sys.executable)")
    shutil.copy(ROOT / "run", tmp_path / "run")
    return tmp_path


def link(place: Path) -> str:
    """Link this interpreter under another name."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(sys.executable)
    return str(place)


def chosen(checkout: Path, **environment: str) -> str:
    """Return the interpreter that `./run` chooses."""
    inherited = {"PATH": os.environ["PATH"]}
    return subprocess.run(
        [checkout / "run"],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def test_the_interpreter_that_is_named_is_taken(bare: Path) -> None:
    link(bare / ".venv" / "bin" / "python")
    named = link(bare / "named" / "python3")
    assert chosen(bare, MENDAX_PYTHON=named) == named


def test_the_interpreter_of_the_environment_has_priority(bare: Path) -> None:
    made = link(bare / ".venv" / "bin" / "python")
    assert chosen(bare) == made


def test_a_distributions_interpreter_precedes_those_on_path(bare: Path) -> None:
    asked = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"
    system = "/usr/bin/python3"
    fits = sys.platform == "linux" and Path(system).exists()
    fits = fits and subprocess.call([system, "-c", asked], stderr=subprocess.DEVNULL) == 0
    on_path = link(bare / "bin" / "python3")
    path = f"{bare / 'bin'}:{os.environ['PATH']}"
    assert chosen(bare, PATH=path) == (system if fits else on_path)
