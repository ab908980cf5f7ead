"""The Python environment in `.venv`: created once, then kept in sync with the locked sets.

uv, or else pip, installs the packages, always with hashes. The run set is for playing; the dev set
adds everything for tests and checks.

Rules of this file
1. A stamp records the Python version, the location and the contents of `.venv`. The contents are
   removed from the stamp before the first change and written after the last one, so an interrupted
   set-up never leaves a wrong stamp. A `.venv` without a stamp is rebuilt.
2. Packages and the project change together: updating the set of packages removes everything outside
   it, including the project.
3. An unfinished environment is reused only if every file of every package is complete.
"""

import csv
import importlib.util
import sys
from pathlib import Path
from typing import Literal

from tools.ground import (
    ROOT,
    VENV,
    Command,
    SetupError,
    exclusively,
    fingerprint,
    replace_text,
    say,
    step,
)

Set = Literal["run", "dev"]

PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
_STAMP = VENV / ".made"
_PROGRAM = VENV / "bin" / "mendax"
_UNFINISHED = ""
_NETWORK = "Is the network there? Behind a mirror, set PIP_INDEX_URL and UV_DEFAULT_INDEX."


def ensure(wanted: Set) -> None:
    """Install at least this set, and the project (editable), into `.venv`."""
    if Path(sys.prefix) == VENV and _is_ready(wanted):
        return
    with exclusively():
        if not _stands():
            _make_venv()
        if not _is_ready(wanted):
            _install("dev" if _holds_dev() else wanted)


def uv() -> Command | None:
    """Return the command line of uv; None if it cannot be installed."""
    found = VENV / "bin" / "uv"
    return [found] if found.exists() else None


def locks_of(wanted: Set) -> list[Path]:
    """Return the locked requirements of a set."""
    return [LOCKS / f"{name}.txt" for name in (wanted, "tools", "uv")]


def _is_ready(wanted: Set) -> bool:
    """Return whether the stamp confirms the set, and the project is still installed."""
    return _noted() == _finished("dev" if _holds_dev() else wanted) and _PROGRAM.exists()


def _holds_dev() -> bool:
    return (_noted() or "").startswith("dev ")


# ── the stamp: Python, place and contents ──


def _place() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor} {VENV}"


def _finished(wanted: Set) -> str:
    asked = [*locks_of(wanted), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    return f"{wanted} {fingerprint(asked)}"


def _note(state: str) -> None:
    replace_text(_STAMP, f"{_place()}\n{state}")


def _noted() -> str | None:
    """Return the contents of `.venv` according to its stamp; None if it was made for another Python
    or location."""
    try:
        place, _, state = _STAMP.read_text().partition("\n")
    except (OSError, UnicodeDecodeError):
        return None
    return state if place == _place() else None


# ── the environment without packages ──


def _stands() -> bool:
    """Return whether there is a usable environment."""
    state = _noted()
    return state is not None and _works() and (state != _UNFINISHED or _is_whole())


def _works() -> bool:
    """Return whether the environment's Python starts. A moved checkout or an upgraded system can
    break it."""
    if Path(sys.prefix) == VENV:
        return True
    try:
        step("Starting the Python of .venv", [PYTHON, "-c", ""])
    except SetupError:
        return False
    return True


def _is_whole() -> bool:
    """Return whether all files of every package exist and have their full length."""
    return all(_has_all_files(info) for info in VENV.glob("lib/python*/site-packages/*.dist-info"))


def _has_all_files(info: Path) -> bool:
    try:
        with (info / "RECORD").open(newline="") as record:
            files = [(info.parent / row[0], row[2]) for row in csv.reader(record) if row]
        return all(not size or file.stat().st_size == int(size) for file, size in files)
    except (OSError, ValueError, IndexError):
        return False


def _make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise SetupError(
            f"Python {version} at {sys.executable} lacks its venv module.\n"
            f"On Debian or Ubuntu:  apt-get install python{version}-venv"
        )
    say("· making .venv")
    _STAMP.unlink(missing_ok=True)
    base = getattr(sys, "_base_executable", None) or sys.executable
    step(
        "Making .venv",
        [base, "-m", "venv", "--clear", VENV],
        advice="On Debian or Ubuntu, this may help:  apt-get install python3-venv",
    )
    _note(_UNFINISHED)


# ── packages and the project ──


def _install(wanted: Set) -> None:
    say("· installing Python packages (" + ("to play" if wanted == "run" else "to develop") + ")")
    _note(_UNFINISHED)
    _install_packages(wanted)
    _install_project()
    if not _is_whole():
        raise SetupError("Some packages were not installed whole. Is the disk full?")
    _note(_finished(wanted))


def _install_packages(wanted: Set) -> None:
    locks = locks_of(wanted)
    pip: Command = [PYTHON, "-m", "pip", "--disable-pip-version-check"]
    hashed: Command = ["-q", "--require-hashes"]
    try:
        step("Installing uv", [*pip, "install", *hashed, "-r", LOCKS / "uv.txt"])
        sync: Command = ["pip", "sync", *hashed, "--python", PYTHON, *locks]
        step("Installing with uv", [VENV / "bin" / "uv", *sync])
    except SetupError as error:
        say(f"{error}\n· falling back to pip")
        files: Command = [part for lock in locks[:-1] for part in ("-r", lock)]
        step("Installing with pip", [*pip, "install", *hashed, *files], advice=_NETWORK)


def _install_project() -> None:
    """Install the project as editable. This works offline, because the set includes hatchling."""
    how: Command = ["install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT]
    fast = uv()
    if fast:
        step("Installing Mendax", [*fast, "pip", *how, "--python", PYTHON])
    else:
        step("Installing Mendax", [PYTHON, "-m", "pip", *how])
