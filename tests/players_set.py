"""The packages that players get, as a separate environment for tests.

``python -m tests.players_set tests/server`` runs tests in it, with the packages that the tests
need: without numba, scipy and the other packages of developers.

It is made without a network. The files of every package that ``requirements/run.txt`` asks for on
this system are linked from the environment of the tests, whose lock has the same versions. The
project is installed as ``./run play`` does it: editable. Programs can import the same packages and
see the same metadata as in a real installation; only the installation itself differs, which
``tests/tools/test_environment.py`` checks.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.markers import Marker

from tools.environment import LOCKS
from tools.ground import ROOT

_PROGRAM = """
from mendax.terminal.cli import main

if __name__ == "__main__":
    main()
"""
TOOLS = ("pytest", "pytest-timeout", "hypothesis", "httpx2", "playwright")
"""Packages that tests need; none of them needs a package whose absence is tested here."""
_PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; ([^\\]+))? \\$", re.MULTILINE)


def pins(lock: str = "run") -> Iterator[tuple[str, str]]:
    """Yield names and versions of the packages that a lock asks for on this system."""
    for name, version, marker in _PIN.findall((LOCKS / f"{lock}.txt").read_text()):
        if not marker or Marker(marker).evaluate():
            yield name, version


def make(folder: Path, also: Iterable[str] = ()) -> Path:
    """Create the environment in ``folder`` and return its Python.

    ``also`` names packages to add, with their requirements.
    """
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(_output(python, ask))
    wanted = dict(pins())
    for name in wanted:
        found = distribution(name)
        assert found.version == wanted[name], f"{name} {found.version} is stale: ./run test"
        _link(found, site)
    for found in _with_needs(also, set(wanted)):
        _link(found, site)
    _link(distribution("mendax"), site)
    program = folder / "bin" / "mendax"
    program.write_text(f"#!{python}\n{_PROGRAM}")
    program.chmod(0o755)
    return python


def _output(python: Path, code: str) -> str:
    return subprocess.run(
        [python, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def _with_needs(names: Iterable[str], had: set[str]) -> Iterator[Distribution]:
    """Yield these packages and all their requirements, without the packages already there."""
    for name in names:
        plain = re.sub(r"[-_.]+", "-", name).lower()
        if plain in had:
            continue
        had.add(plain)
        found = distribution(name)
        yield found
        for line in found.requires or ():
            required, _, marker = line.partition(";")
            if not marker or Marker(marker).evaluate({"extra": ""}):
                yield from _with_needs(re.findall(r"^[A-Za-z0-9._-]+", required), had)


def _link(found: Distribution, site: Path) -> None:
    """Link the files of a package to their places below ``site``, without programs."""
    for file in found.files or ():
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        target = site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            continue
        source = os.path.realpath(str(file.locate()))
        try:
            os.link(source, target)
        except OSError:  # another file system
            shutil.copyfile(source, target)


def run_tests(folder: Path, arguments: Iterable[str]) -> int:
    """Create the environment with the packages that tests need, run them, and return pytest's exit
    code.
    """
    python = make(folder, also=TOOLS)
    command: list[str | Path] = [python, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.call(command, cwd=ROOT)


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        sys.exit(run_tests(Path(made), sys.argv[1:]))
