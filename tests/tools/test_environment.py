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
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle, permutations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from tools import environment, ground
from tools.environment import LOCKS, PYTHON, Set
from tools.ground import ROOT, Command, SetupError

Cut = tuple[int, int, type[BaseException]]
"""The number of the step that is interrupted, the number of its effects, and the exception."""


class Killed(BaseException):
    """The complete `./run` was killed at this point."""


class Disk:
    """A checkout with its `.venv`, and the programs that the set-up starts."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch, self.python = monkeypatch, (3, 11)
        self.root = folder / "checkout"
        self.locks = {"run": {"numpy": 1}, "dev": {"numpy": 1, "pytest": 1}}
        self.uv_installs, self.backwards = True, False
        self.cut: Cut | None = None
        self.steps: list[str] = []
        (self.root / "requirements").mkdir(parents=True)
        for name in ("pyproject.toml", "hatch_build.py", "requirements/tools.txt"):
            (self.root / name).write_text("")
        (self.root / "requirements" / "uv.txt").write_text("uv 1")
        self.write_locks()
        monkeypatch.setattr(environment, "step", self.step)
        monkeypatch.setattr(environment, "say", lambda _: None)
        self.stand_in(self.root)

    # # ── changes of a checkout ──

    def stand_in(self, root: Path) -> None:
        """Start `./run` of this root."""
        self.root, venv = root, root / ".venv"
        places = {
            "ROOT": root,
            "VENV": venv,
            "PYTHON": venv / "bin" / "python",
            "LOCKS": root / "requirements",
            "_STAMP": venv / ".made",
            "_PROGRAM": venv / "bin" / "mendax",
        }
        for name, place in places.items():
            self.patch.setattr(environment, name, place)
        self.patch.setattr(ground, "ROOT", root)

    def start(self) -> None:
        """Start with the Python that the shell finds, which is that of the environment if it
        works."""
        works = self.venv_python() == (self.root, self.python)
        self.patch.setattr(sys, "prefix", str(self.venv) if works else "/usr")
        self.patch.setattr(sys, "version_info", _Version(*self.python))
        self.steps.clear()

    def venv_python(self) -> tuple[Path, tuple[int, int]] | None:
        """Return the place where the Python of `.venv` was made and its version, or None if it
        cannot start."""
        try:
            _, minor = environment.PYTHON.read_text().splitlines()
        except (OSError, ValueError):
            return None
        return self.root, (3, int(minor)) if int(minor) == self.python[1] else (0, 0)

    def write_locks(self) -> None:
        for name, packages in self.locks.items():
            lines = [f"{package} {version}" for package, version in packages.items()]
            (self.root / "requirements" / f"{name}.txt").write_text("\n".join(lines))

    def move(self) -> None:
        """Rename the folder."""
        to = self.root.with_name(self.root.name + "-moved")
        self.root.rename(to)
        self.stand_in(to)

    def pull(self, name: str) -> None:
        """Add a newer version of a package of both sets, or another package for developers."""
        if name == "run":
            for packages in self.locks.values():
                packages["numpy"] += 1
        else:
            self.locks["dev"][f"tool-{len(self.locks['dev'])}"] = 1
        self.write_locks()

    # ── the programs ──

    def step(self, what: str, command: Command, **_: object) -> str:
        number, words = len(self.steps), [str(part) for part in command]
        self.steps.append(what)
        at, effects, how = self.cut or (-1, 0, Killed)
        doing = self.effects(what, words)
        if number != at:
            effects = ENDLESS
        for _done in zip(range(effects), doing, strict=False):
            pass
        if number == at:
            self.cut = None
            raise how("the end")
        return ""

    def effects(self, what: str, words: list[str]) -> Iterator[None]:
        """Do the work of a step, and yield at points where the step may be interrupted."""
        if what == "Starting the Python of .venv":
            if self.venv_python() != (self.root, self.python):
                raise SetupError("no such Python")
        elif what == "Making .venv":
            for file in sorted(self.site.glob("*.py"), reverse=self.backwards):
                file.unlink()
                yield
            shutil.rmtree(self.venv, ignore_errors=True)
            environment.PYTHON.parent.mkdir(parents=True)
            yield
            environment.PYTHON.write_text(f"{self.root}\n{self.python[1]}")
        elif what == "Installing uv":
            if not self.uv_installs:
                raise SetupError("no uv for this platform")
            yield from self.put("uv", 1, "uv")
        elif what in {"Installing with uv", "Installing with pip"}:
            wanted = _read([Path(word) for word in words if word.endswith(".txt")])
            held = self.held()
            extra = held.keys() - wanted.keys() - {"uv"} if "uv" in what else set()
            stale = extra | {n for n in wanted if held.get(n, 0) != wanted[n]}
            for name in sorted(stale, reverse=self.backwards):
                yield from self.drop(name)
            for name, version in wanted.items():
                if name not in self.held():
                    yield from self.put(name, version)
        else:
            assert what == "Installing Mendax"
            yield from self.drop("mendax")
            yield from self.put("mendax", 1, "mendax")

    def put(self, name: str, version: int, program: str = "") -> Iterator[None]:
        info = self.site / f"{name}-{version}.dist-info"
        info.mkdir(parents=True, exist_ok=True)
        files = {self.site / f"{name}.py": "content"}
        if program:
            files[self.venv / "bin" / program] = "program"
        (info / "RECORD").write_text("".join(f"{f},,{len(t)}\n" for f, t in files.items()))
        yield
        for file, text in files.items():
            file.write_text(text[:3])
            yield
            file.write_text(text)

    def drop(self, name: str) -> Iterator[None]:
        for info in self.site.glob(f"{name}-*.dist-info"):
            for line in (info / "RECORD").read_text().splitlines():
                Path(line.split(",")[0]).unlink(missing_ok=True)
                yield
            shutil.rmtree(info)

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def site(self) -> Path:
        return self.venv / "lib" / f"python3.{self.python[1]}" / "site-packages"

    def held(self) -> dict[str, int]:
        infos = (info.stem.rsplit("-", 1) for info in self.site.glob("*.dist-info"))
        return {name: int(version) for name, version in infos}

    def whole(self) -> bool:
        """Return whether every package that is listed as installed has all its files."""
        return all(
            Path(file).read_text() in {"content", "program"}
            for info in self.site.glob("*.dist-info")
            for file in [line.split(",")[0] for line in (info / "RECORD").read_text().splitlines()]
        )


ENDLESS = 10**6


class _Version(NamedTuple):
    major: int
    minor: int


def _read(locks: list[Path]) -> dict[str, int]:
    lines = [line.split() for lock in locks for line in lock.read_text().splitlines()]
    return {name: int(version) for name, version in lines if name != "uv"}


SETS: dict[str, Set] = {"play": "run", "mendax": "run", "test": "dev", "bench": "dev"}
DEEDS = [*SETS, "pull run", "pull dev", "pyproject", "move", "python", "broken", "uninstall"]
ENDS = st.none() | st.tuples(
    st.integers(0, 6),
    st.integers(0, 9) | st.just(ENDLESS),
    st.sampled_from((Killed, SetupError)),
)


def _run(disk: Disk, verb: str) -> None:
    """Run one verb, and check that a completed run is as reported and that a second run changes
    nothing.
    """
    disk.start()
    environment.ensure(SETS[verb])
    wanted = disk.locks[SETS[verb]]
    held = disk.held()
    assert {name: held.get(name) for name in wanted} == wanted
    assert "mendax" in held
    assert environment._PROGRAM.exists()
    assert disk.whole()
    assert disk.venv_python() == (disk.root, disk.python)
    disk.start()
    environment.ensure(SETS[verb])
    assert disk.steps == []


def _do(disk: Disk, deed: str) -> None:
    if deed in SETS:
        _run(disk, deed)
    elif deed.startswith("pull "):
        disk.pull(deed.removeprefix("pull "))
    elif deed == "pyproject":
        project = disk.root / "pyproject.toml"
        project.write_text(project.read_text() + "#")
    elif deed == "move":
        disk.move()
    elif deed == "python":
        disk.python = (3, 12 if disk.python == (3, 11) else 11)
    elif deed == "broken" and environment.PYTHON.exists():
        environment.PYTHON.write_text("")
    elif deed == "uninstall":
        list(disk.drop("mendax"))


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return a fresh clone."""
    return Disk(tmp_path, monkeypatch)


def test_every_order_of_verbs_on_a_fresh_clone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for order in permutations(SETS):
        disk = Disk(tmp_path / "-".join(order), monkeypatch)
        for verb in (*order, *order):
            _run(disk, verb)


def test_an_interrupted_upgrade_is_completed_by_the_next_verb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupt every step after every number of effects, with alternating order and kind of
    interruption.
    """
    ends = product(range(4), [*range(9), ENDLESS])
    for (step, effects), how, backwards in zip(
        ends, cycle((Killed, SetupError)), cycle((False, False, True, True)), strict=False
    ):
        disk = Disk(tmp_path / f"{step}-{effects}", monkeypatch)
        _run(disk, "test")
        disk.pull("run")
        disk.backwards = backwards
        disk.start()
        disk.cut = step, effects, how
        with suppress(Killed, SetupError):
            environment.ensure("dev")
        disk.cut = None
        _run(disk, "play")
        _run(disk, "test")


def test_another_python_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another Python's `./run` ends while it remakes the environment, and then the first Python
    returns."""
    for effects in range(4):
        disk = Disk(tmp_path / str(effects), monkeypatch)
        _run(disk, "test")
        disk.python = (3, 12)
        disk.start()
        disk.cut = 0, effects, Killed
        with suppress(Killed):
            environment.ensure("run")
        disk.python = (3, 11)
        _run(disk, "test")


def test_a_broken_python_or_a_removed_project_is_repaired(disk: Disk) -> None:
    _run(disk, "play")
    environment.PYTHON.write_text("")
    _run(disk, "play")
    list(disk.drop("mendax"))
    _run(disk, "play")


@pytest.mark.proof
@settings(max_examples=100)
@given(
    deeds=st.lists(st.tuples(st.sampled_from(DEEDS), ENDS), max_size=12),
    last=st.sampled_from(list(SETS)),
    uv_installs=st.booleans(),
    backwards=st.booleans(),
)
def test_whatever_came_before_the_last_verb_has_all_it_needs(
    deeds: list[tuple[str, Cut | None]],
    last: str,
    uv_installs: bool,
    backwards: bool,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        disk = Disk(tmp_path_factory.mktemp("disk"), monkeypatch)
        disk.uv_installs, disk.backwards = uv_installs, backwards
        for deed, end in deeds:
            disk.cut = end if deed in SETS else None
            try:
                _do(disk, deed)
            except (Killed, SetupError) as error:
                event(type(error).__name__)
        disk.cut = None
        _run(disk, last)


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
