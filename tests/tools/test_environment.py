"""Tests that the set-up of `./run`, in any order and with any interruption, has the reported
result.

The steps are simulated: they make and remove the files that the real ones do. The real
`tools.environment` runs against that disk. One test at the end uses the real pip and uv.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools import environment, ground
from tools.environment import LOCKS, PYTHON, Set
from tools.ground import ROOT, Command, SetupError


class Killed(BaseException):
    """The complete `./run` was killed at this point."""


class _Version(NamedTuple):
    major: int
    minor: int


class Disk:
    """A checkout with its `.venv`, and the programs that the set-up starts.

    The file `.venv/packages` has the lines of the installed locks.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch, self.python, self.uv_works = monkeypatch, 11, True
        self.interrupted: int | None = None
        self.steps: list[str] = []
        self.locks = {"run": 1, "dev": 1, "tools": 1, "uv": 1}
        (folder / "requirements").mkdir(parents=True)
        for name in ("pyproject.toml", "hatch_build.py"):
            (folder / name).write_text("")
        monkeypatch.setattr(environment, "step", self.step)
        monkeypatch.setattr(environment, "say", lambda _: None)
        self.stand_in(folder)
        self.write_locks()

    def stand_in(self, root: Path) -> None:
        """Let `./run` of this folder be the one that is started."""
        self.root, self.venv = root, root / ".venv"
        self.program, self.packages = self.venv / "bin/mendax", self.venv / "packages"
        self.broken = self.venv / "broken"
        places = {
            "ROOT": root,
            "VENV": self.venv,
            "PYTHON": self.venv / "bin/python",
            "LOCKS": root / "requirements",
            "_STAMP": self.venv / ".made",
            "_PROGRAM": self.program,
        }
        for name, place in places.items():
            self.patch.setattr(environment, name, place)
        self.patch.setattr(ground, "ROOT", root)

    def write_locks(self) -> None:
        for name, version in self.locks.items():
            (self.root / "requirements" / f"{name}.txt").write_text(f"{name} {version}\n")

    def works(self) -> bool:
        """Return whether `.venv` was made here and by this Python."""
        python = self.venv / "bin/python"
        return python.exists() and python.read_text() == f"{self.root} {self.python}"

    def ensure(self, wanted: Set) -> None:
        """Start with the Python that the shell finds: that of `.venv` if it works."""
        self.steps.clear()
        self.patch.setattr(sys, "prefix", str(self.venv) if self.works() else "/usr")
        self.patch.setattr(sys, "version_info", _Version(3, self.python))
        environment.ensure(wanted)

    def step(self, what: str, command: Command, **_: Any) -> str:
        """Do the work of a step; half of it if it is interrupted."""
        self.steps.append(what)
        half = self.interrupted == len(self.steps)
        if what == "Starting the Python of .venv":
            if not (self.venv / "bin/python").exists():
                raise SetupError("no such Python")
        elif what == "Making .venv":
            shutil.rmtree(self.venv, ignore_errors=True)
            (self.venv / "bin").mkdir(parents=True)
            (self.venv / "bin/python").write_text("" if half else f"{self.root} {self.python}")
        elif what == "Installing uv":
            if not self.uv_works:
                raise SetupError("no uv for this platform")
        elif what == "Installing Mendax":
            self.program.write_text("")
        else:
            locks = [Path(part) for part in command if str(part).endswith(".txt")]
            kept = self.packages.read_text() if "pip" in what and self.packages.exists() else ""
            self.program.unlink(missing_ok=True)
            self.packages.write_text("" if half else kept + "".join(map(Path.read_text, locks)))
        if half and what != "Starting the Python of .venv":
            self.broken.write_text("only a new environment lacks this half-written file")
        if half:
            raise Killed
        return ""

    def do(self, deed: str) -> None:
        """Change the checkout or the machine."""
        match deed:
            case "run" | "dev":
                self.ensure(deed)
            case "pull" | "back":
                change = 1 if deed == "pull" else -1
                self.locks = {name: version + change for name, version in self.locks.items()}
                self.write_locks()
            case "edit":
                project = self.root / "pyproject.toml"
                project.write_text(project.read_text() + "#")
            case "move":
                to = self.root.with_name(self.root.name + "-moved")
                self.root.rename(to)
                self.stand_in(to)
            case "python":
                self.python = 12 if self.python == 11 else 11
            case "break":
                (self.venv / "bin/python").unlink(missing_ok=True)
            case "uninstall":
                self.program.unlink(missing_ok=True)


DEEDS = ("run", "dev", "pull", "back", "edit", "move", "python", "break", "uninstall")
SETS: tuple[Set, ...] = ("run", "dev")


def check(disk: Disk, wanted: Set) -> None:
    """Set up, and check that everything is there and that a second set-up does nothing."""
    disk.ensure(wanted)
    version = disk.locks["dev"]
    lines = set(disk.packages.read_text().splitlines())
    assert lines & {f"{wanted} {version}", f"dev {version}"}
    assert f"tools {version}" in lines
    assert disk.program.exists()
    assert disk.works()
    assert not disk.broken.exists()
    disk.ensure(wanted)
    assert disk.steps == []


@settings(max_examples=100)
@given(
    deeds=st.lists(st.tuples(st.sampled_from(DEEDS), st.none() | st.integers(1, 6)), max_size=8),
    last=st.sampled_from(SETS),
    uv_works=st.booleans(),
)
def test_a_set_up_is_complete_whatever_came_before(
    deeds: list[tuple[str, int | None]],
    last: Set,
    uv_works: bool,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        disk = Disk(tmp_path_factory.mktemp("disk") / "checkout", monkeypatch)
        disk.uv_works = uv_works
        for deed, interrupted in deeds:
            disk.interrupted = interrupted
            with suppress(Killed):
                disk.do(deed)
        disk.interrupted = None
        check(disk, last)


def test_the_larger_set_serves_the_smaller_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(tmp_path / "checkout", monkeypatch)
    disk.ensure("dev")
    disk.ensure("run")
    assert disk.steps == []
    disk.do("pull")
    disk.ensure("run")
    assert "dev 2" in disk.packages.read_text()


FILES = ["run", "docs/package.md", "LICENSE", "pyproject.toml", "hatch_build.py"]
FOLDERS = ["requirements", "tools", "src"]
ALSO = "iniconfig"
"""The one small package in which the sets differ here, so that the test does not download all
packages.
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return the files that `./run mendax` needs of a clone, with a smaller set for developers."""
    folder, uv_lock = tmp_path / "clone", LOCKS / "uv.txt"
    pip: list[str | Path] = [PYTHON, "-m", "pip", "download", "-q", "--no-deps"]
    fetched = [*pip, "--require-hashes", "-r", uv_lock, "-d", tmp_path / "fetched"]
    if subprocess.run(fetched, capture_output=True, check=False).returncode:
        pytest.skip("no package index here: the set-up by the real pip and uv is LEFT OUT")
    folder.mkdir()
    unneeded = shutil.ignore_patterns("__pycache__", "static*")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
    for name in FILES:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    developers = (LOCKS / "dev.txt").read_text()
    (block,) = re.findall(rf"^{ALSO}==.*\n(?:    --hash.*\n)+", developers, re.MULTILINE)
    (folder / "requirements" / "dev.txt").write_text((LOCKS / "run.txt").read_text() + block)
    return folder


def _asked(clone: Path, *command: str | Path) -> str:
    """Return both outputs of a command that succeeds."""
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    done = subprocess.run(
        command,
        cwd=clone,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.proof
def test_with_the_real_pip_and_uv(clone: Path) -> None:
    """Run `play`, `test` and `play`, and move the folder: `mendax` is there every time."""
    also = "from tools.environment import ensure; ensure('dev')"
    assert "installing Python packages (to play)" in _asked(clone, "./run", "mendax", "--version")
    assert "installing" not in _asked(clone, "./run", "mendax", "--version")
    assert "(to develop)" in _asked(clone, ".venv/bin/python", "-c", also)
    assert "installing" not in _asked(clone, "./run", "mendax", "--version")
    assert list(clone.glob(f".venv/lib/python*/site-packages/{ALSO}"))
    moved = clone.rename(clone.with_name("moved"))
    assert "making .venv" in _asked(moved, "./run", "mendax", "--version")
    assert "installing" not in _asked(moved, "./run", "mendax", "--version")
