"""Copies of the tree for planting faults: clones with an environment that imports the copy.

Files of `.venv` and `node_modules` are hard links, so a copy takes seconds and little space. The
environment's scripts and path file point to the copy, so child processes import the copy, too.
"""

import itertools
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from tools import node as nodes
from tools.failed_tests import VARIABLE
from tools.fault_kinds import Fault
from tools.ground import ROOT, Command, SetupError, step

STATIC: Final = "src/mendax/server/static"
_BUILD: Final = "from tools import client, node; client.build(node.ensure())"
_BUILD_STALE: Final = f"from tools import client\nif not client.is_fresh():\n    {_BUILD}"
_WHERE: Final = "import mendax; print(mendax.__file__)"
_PROOF: Final = re.compile(r"^pytestmark = .*\bpytest\.mark\.proof\b", re.MULTILINE)
_NOTHING_SELECTED: Final = 5
_NOT_PASSED: Final = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"}


class Outcome(NamedTuple):
    """The result of a pytest run."""

    passed: bool
    failed: tuple[str, ...]
    """Ids of failed tests; empty after a run that passed, hung or crashed."""


class Copy:
    """A copy of the tree in the folder ``tree``, which has the outputs of runs beside it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self._policies, self.built = folder / "policies", folder / "built"
        self._failed, self._arguments = folder / "failed", folder / "arguments"
        self._later = itertools.count(1)

    def python(self, what: str, program: str) -> str:
        """Run a short program with the copy's Python and return its output."""
        return step(what, [self.root / ".venv/bin/python", "-c", program], cwd=self.root)

    # ── faults ───────────────────────────────────────────────────────────────────────────────────

    @contextmanager
    def planted(self, faults: Iterable[Fault], *, build: bool = False) -> Iterator[None]:
        """Plant faults in different files. With ``build``, rebuild the client if it has a fault.

        Raises ``SetupError`` if the client cannot be built.
        """
        kept: dict[Path, tuple[str, int]] = {}
        rebuilt = False
        try:
            for fault in faults:
                path = self.root / fault.file
                for file in (path, *self._compiled_callers(fault.file)):
                    kept.setdefault(file, (file.read_text(), file.stat().st_mtime_ns))
                    self._touch(file, file.read_text())
                self._touch(path, fault.planted(path.read_text()))
                if build and fault.file.startswith("web/"):
                    rebuilt = True
            if rebuilt:
                self.python("Building the client", _BUILD)
            yield
        finally:
            for file, (text, changed) in kept.items():
                file.write_text(text)
                os.utime(file, ns=(changed, changed))
            shutil.rmtree(self._policies, ignore_errors=True)
            if rebuilt:
                shutil.rmtree(self.root / STATIC, ignore_errors=True)
                shutil.copytree(self.built, self.root / STATIC)

    def _touch(self, file: Path, text: str) -> None:
        """Write a file with a new modification time, because Python compares bytecode with its
        source only by length and whole seconds."""
        file.write_text(text)
        changed = file.stat().st_mtime + 10 * next(self._later)
        os.utime(file, (changed, changed))

    def _compiled_callers(self, file: str) -> list[Path]:
        """Return the modules with compiled functions that may hold constants of this module."""
        importing = self.importers(file, "src") if file.startswith("src/") else []
        return [path for path in importing if "jit import" in path.read_text()]

    # ── tests ────────────────────────────────────────────────────────────────────────────────────

    def importers(self, file: str, folder: str) -> list[Path]:
        """Return the files of a folder that import a module."""
        dotted = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        parent, _, name = dotted.removesuffix(".__init__").rpartition(".")
        listed = rf"from {re.escape(parent)} import (?:\([^)]*|[^\n]*)\b{name}\b"
        pattern = re.compile(rf"\b{re.escape(parent)}\.{name}\b|{listed}")
        found = sorted((self.root / folder).rglob("*.py"))
        return [path for path in found if pattern.search(path.read_text())]

    def tests_near(self, file: str) -> list[list[str]]:
        """Return test files in three groups: at the mirrored place, in the package's folder, and
        importers."""
        inside = Path(file).relative_to("src/mendax")
        folder = self.root / "tests" / inside.parent
        steps = [
            [folder / f"test_{inside.name}"],
            sorted(folder.glob("test_*.py")),
            self.importers(file, "tests"),
        ]
        done: set[Path] = set()
        near: list[list[str]] = []
        for paths in steps:
            fresh = [path for path in paths if path not in done and self._is_test(path)]
            done.update(fresh)
            near.append([str(path.relative_to(self.root)) for path in fresh])
        return [files for files in near if files]

    def _is_test(self, path: Path) -> bool:
        """Return whether `./run test` collects tests from a file."""
        if not path.name.startswith("test_") or not path.is_file():
            return False
        marked = (path, *(folder / "conftest.py" for folder in path.parents))
        return not any(file.is_file() and _PROOF.search(file.read_text()) for file in marked)

    def pytest(self, arguments: Sequence[str], seconds: float, each: float) -> Outcome:
        """Run tests, for at most ``seconds`` in total and ``each`` seconds per test."""
        self._failed.write_text("")
        self._arguments.write_text("\n".join(arguments))  # too many for a command line
        python = [str(self.root / ".venv/bin/python"), "-m", "pytest", "-q", "--tb=no"]
        plugins = ["-p", "no:cacheprovider", "-p", "tools.failed_tests"]
        limit = ["-o", f"timeout={each:g}", f"@{self._arguments}"]
        passed = self.passes([*python, *plugins, *limit], seconds)
        failed = dict.fromkeys(self._failed.read_text().splitlines())
        return Outcome(passed and not failed, tuple(failed))

    def passes(self, command: Command, seconds: float, *, web: bool = False) -> bool:
        """Return whether a command succeeds in time."""
        given = {key: value for key, value in os.environ.items() if key not in _NOT_PASSED}
        given |= {"MENDAX_POLICIES": str(self._policies), VARIABLE: str(self._failed)}
        found = nodes.find() if web else None
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=self.root / "web" if web else self.root,
            env=given | (found.env if found else {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(seconds) in (0, _NOTHING_SELECTED)
        except subprocess.TimeoutExpired:
            return False
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _linked(source: Path, target: Path) -> None:
    """Copy a folder by hard links, or file by file from another disk."""

    def link(old: str, new: str) -> None:
        try:
            os.link(old, new)
        except OSError:
            shutil.copy2(old, new)

    written_in_place = shutil.ignore_patterns(".vite*", ".checked")
    shutil.copytree(source, target, symlinks=True, copy_function=link, ignore=written_in_place)


def _own_environment(root: Path) -> None:
    """Make the scripts and path files of an environment point to the copy."""
    environment = root / ".venv"
    for file in (*(environment / "bin").iterdir(), *environment.rglob("*.pth")):
        with suppress(UnicodeDecodeError, OSError):
            text = "" if file.is_symlink() else file.read_text()
            if str(ROOT) in text:
                mode = file.stat().st_mode
                file.unlink()
                file.write_text(text.replace(str(ROOT), str(root)))
                file.chmod(mode)


def copied(folder: Path, commit: str) -> Copy:
    """Copy a commit. Raises ``SetupError`` if the copy would import another tree."""
    copy = Copy(folder)
    root = copy.root
    step("Cloning", ["git", "clone", "--quiet", "--no-checkout", ROOT, root])
    step("Checking out", ["git", "checkout", "--quiet", "--detach", commit], cwd=root)
    for name in (".venv", ".node", "web/node_modules", STATIC):
        if (ROOT / name).exists():
            _linked(ROOT / name, root / name)
    _own_environment(root)
    if not copy.python("Importing", _WHERE).startswith(str(root)):
        raise SetupError(f"{root} imports another tree.")
    copy.python("Building the client", _BUILD_STALE)
    shutil.copytree(root / STATIC, copy.built)
    # An older commit has no such plugin.
    shutil.copyfile(ROOT / "tools/failed_tests.py", root / "tools/failed_tests.py")
    return copy
