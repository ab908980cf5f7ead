"""Tests of published packages: a small wheel that works in a bare environment, and a source with
its tests.

They are tried on the oldest and the newest Python of this machine that Mendax supports. Packages
come from the machine's cache or its package index.
"""

import functools
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from tools import client
from tools.environment import uv
from tools.ground import ROOT
from tools.lock import asked

MEGABYTES = {"": 30, "terminal": 34, "solve": 100}
"""The maximum size in megabytes of an installation with an extra."""
PACKAGE_PAGE = ROOT / "docs" / "package.md"
HEAVY = ("babel", "h11", "highspy", "numba", "numpy", "scipy", "starlette", "textual")
"""Packages that the bare installation does not need."""


class Published(NamedTuple):
    """The files that a release would publish."""

    wheel: Path
    source: Path


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    if not client.is_fresh():
        pytest.skip("the client is to be built first: `./run test` does it")
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", folder, cwd=ROOT)
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Published(wheel, source)


def run(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@functools.cache
def pythons() -> dict[str, Path]:
    """Return the Pythons on PATH and in pyenv that Mendax supports, by version."""
    known = re.findall(r":: (3\.\d+)$", "\n".join(asked()["project"]["classifiers"]), re.MULTILINE)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    there: dict[str, Path] = {}
    for version in known:
        on_path = shutil.which(f"python{version}")
        built = sorted(pyenv.glob(f"{version}.*/bin/python"))
        for python in (*built, *([Path(on_path)] if on_path else ())):
            asks = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
            done = subprocess.run(asks, capture_output=True, text=True, check=False)
            if done.stdout.strip() == version:
                there.setdefault(version, python)
    return there


def installer() -> list[str | Path]:
    found = uv()
    assert found, "uv is among the tools that `./run test` installs"
    return list(found)


def oldest_and_newest() -> list[str]:
    versions = list(pythons())
    return [versions[0], versions[-1]] if len(versions) > 1 else versions


def installed(folder: Path, version: str, what: str) -> Path:
    """Return the Python of a fresh environment with ``what`` and its requirements."""
    run(*installer(), "venv", "-q", "--no-project", "--python", pythons()[version], folder)
    python = folder / "bin" / "python"
    command = [*installer(), "pip", "install", "-q", "--python", python, what]
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    if done.returncode and re.search("dns error|error sending request|Connect", done.stderr):
        pytest.skip(f"no package index can be reached: {done.stderr.strip()[-200:]}")
    assert done.returncode == 0, done.stderr
    return python


def site_of(python: Path) -> Path:
    return Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())


TRIED = """
import mendax, sys
from mendax.bots import BOTS, Bot
from mendax.games import GAMES, game_named

def last_offer(view, offers):
    return offers[-1].action

for name in ("mia", "french_poker", "sword_of_lies"):
    book = game_named(name)
    rules = book.presets[book.default_preset]
    found = mendax.match(book, rules, ["random", last_offer, "random"], 3, "seed", workers=1)
    assert found.games == 3, found
print(mendax.__version__, *sorted(sys.modules.keys() & {"numpy", "babel", "textual", "starlette"}))
"""


@pytest.mark.proof
@pytest.mark.parametrize("version", oldest_and_newest())
def test_the_bare_wheel_has_rules_bots_and_matches(
    published: Published, version: str, tmp_path: Path
) -> None:
    python = installed(tmp_path / "bare", version, str(published.wheel))
    site = site_of(python)
    assert megabytes(site) < MEGABYTES[""]  # before any program runs, as bytecode does not count
    assert megabytes(site) == pytest.approx(documented("mendax"), abs=1)
    own = re.search(r"Mendax itself\s+takes (\d+) MB", PACKAGE_PAGE.read_text())
    assert own is not None
    assert megabytes(site / "mendax") == pytest.approx(int(own[1]), abs=1)
    assert not [name for name in HEAVY if (site / name).exists()]
    assert run(python, "-c", TRIED, cwd=tmp_path).split() == [declared()]
    program = python.parent / "mendax"
    assert run(program, "--version").strip() == declared()
    assert "Odds is ahead" in run(
        program, *shlex.split("arena mia --bots odds,liar --games 60 --cores 1 --lang en")
    )
    sample = ROOT / "examples" / "programs" / "sample_bot.py"
    assert "No problems found." in run(program, "bot", "check", sample, "--lang", "en")
    lacking = subprocess.run(
        [program, "serve"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LC_ALL": "C"},
    )
    assert (lacking.returncode, lacking.stdout) == (1, "")
    assert re.fullmatch(
        r"This needs the package \w+. In a checkout of Mendax: "
        r'python -m pip install "\.\[server\]"\n',
        lacking.stderr,
    )
    assert (site / "mendax" / "py.typed").exists()


@pytest.mark.proof
def test_the_source_builds_the_same_wheel_on_the_oldest_python(
    published: Published, tmp_path: Path
) -> None:
    python = installed(tmp_path / "built", oldest_and_newest()[0], str(published.source))
    site = site_of(python)
    in_wheel = {name for name in ZipFile(published.wheel).namelist() if name.startswith("mendax/")}
    assert {name for name in in_wheel if not (site / name).exists()} == set()
    assert any(name.startswith("mendax/server/static/") for name in in_wheel)


def test_the_source_has_all_that_the_repository_has(published: Published) -> None:
    """The source archive has its tests and the files that they read."""
    tracked = set(run("git", "ls-files", cwd=ROOT).splitlines())
    with tarfile.open(published.source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert tracked - names == set()


def test_the_package_metadata_is_complete(published: Published) -> None:
    with ZipFile(published.wheel) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith("/METADATA"))
        metadata = wheel.read(name).decode()
    assert f"\nVersion: {declared()}\n" in metadata
    assert "\nAuthor: The Mendax authors\n" in metadata
    assert "\nLicense-Expression: MIT\n" in metadata
    assert "Development Status ::" in metadata
    page = metadata.partition("\n\n")[2]
    assert "pip install" in page
    for target in re.findall(r"\]\(([^)\s]+)", page):
        assert "://" in target or target.startswith("#"), f"leads nowhere on an index: {target}"


def declared() -> str:
    return run(sys.executable, "-c", "import mendax; print(mendax.__version__)").strip()


def megabytes(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def documented(what: str) -> int:
    """Return the size in megabytes that docs/package.md states for an installation."""
    row = rf"^\| `{re.escape(what)}` \|.*\| (\d+) \|$"
    found = re.search(row, PACKAGE_PAGE.read_text(), re.MULTILINE)
    assert found is not None, what
    return int(found[1])


@pytest.mark.proof
@pytest.mark.parametrize("extra", ["terminal", "solve"])
def test_extras_stay_as_small_as_they_are_said_to_be(
    published: Published, extra: str, tmp_path: Path
) -> None:
    what = f"mendax[{extra}] @ {published.wheel.as_uri()}"
    python = installed(tmp_path / extra, oldest_and_newest()[-1], what)
    assert megabytes(site_of(python)) < MEGABYTES[extra]
    assert megabytes(site_of(python)) == pytest.approx(documented(f"mendax[{extra}]"), rel=0.05)


@pytest.mark.parametrize("how", ["lowest-direct", "highest"])
@pytest.mark.parametrize("version", ["3.11", "3.14"])
def test_the_lower_bounds_are_there(how: str, version: str, tmp_path: Path) -> None:
    """The requirements can be installed together, even in their oldest allowed versions."""
    command = [
        *installer(), "pip", "compile", "-q", "--resolution", how, "--python-version", version,
        "--python", sys.executable, "--all-extras", "--no-header", "-o", tmp_path / "locked.txt",
        ROOT / "pyproject.toml",
    ]  # fmt: skip
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    if done.returncode and re.search("dns error|error sending request|Connect", done.stderr):
        pytest.skip("no package index can be reached")
    assert done.returncode == 0, done.stderr
