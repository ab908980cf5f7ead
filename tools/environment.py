"""The Python environment in `.venv`: created once, then kept in sync with the locked sets.

uv, or else pip, installs the packages, always with hashes. The run set is for playing; the dev set
adds everything for tests and checks. A stamp records the set, the Python, the location and the
locks. It is removed before a change and written after it: an environment without a stamp was
interrupted, and is made again.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Literal

from tools.ground import ROOT, VENV, Command, SetupError, exclusively, fingerprint, say, step

Set = Literal["run", "dev"]

PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
_STAMP = VENV / ".made"
_PROGRAM = VENV / "bin" / "mendax"
_NETWORK = "Is the network there? Behind a mirror, set PIP_INDEX_URL and UV_DEFAULT_INDEX."


def ensure(wanted: Set) -> None:
    """Install at least this set, and the project (editable), into `.venv`."""
    if Path(sys.prefix) == VENV and _is_ready(wanted):
        return
    with exclusively():
        if not _starts():
            _make_venv()
        if not _is_ready(wanted):
            _install("dev" if _noted().startswith("dev ") else wanted)


def uv() -> Command | None:
    """Return the command line of uv; None if it cannot be installed."""
    found = VENV / "bin" / "uv"
    return [found] if found.exists() else None


def locks_of(wanted: Set) -> list[Path]:
    """Return the locked requirements of a set."""
    return [LOCKS / f"{name}.txt" for name in (wanted, "tools", "uv")]


def _place() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor} {VENV}"


def _finished(wanted: Set) -> str:
    """Return the stamp of an environment with this set."""
    asked = [*locks_of(wanted), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    return f"{wanted} {fingerprint(asked)}\n{_place()}"


def _noted() -> str:
    """Return the stamp; an empty text if it is for another Python or location, or missing."""
    try:
        noted = _STAMP.read_text()
    except (OSError, UnicodeDecodeError):
        return ""
    return noted if noted.partition("\n")[2] == _place() else ""


def _is_ready(wanted: Set) -> bool:
    """Return whether the stamp confirms the set, and the project is still installed."""
    return _noted() in {_finished("dev"), _finished(wanted)} and _PROGRAM.exists()


def _starts() -> bool:
    """Return whether `.venv` is complete and its Python starts; an upgraded system can break it."""
    if not _noted():
        return False
    try:
        step("Starting the Python of .venv", [PYTHON, "-c", ""])
    except SetupError:
        return False
    return True


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


def _install(wanted: Set) -> None:
    """Install the packages, then the project, which works offline because hatchling is a package
    of each set."""
    say("· installing Python packages (" + ("to play" if wanted == "run" else "to develop") + ")")
    _STAMP.unlink(missing_ok=True)
    locks = locks_of(wanted)
    pip: Command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    project: Command = ["--no-deps", "--no-build-isolation", "-e", ROOT]
    try:
        step("Installing uv", [*pip, "--require-hashes", "-r", locks[-1]])
        fast: Command = [VENV / "bin" / "uv", "pip"]
        sync: Command = ["sync", "-q", "--require-hashes", "--python", PYTHON, *locks]
        step("Installing with uv", [*fast, *sync])
        step("Installing Mendax", [*fast, "install", "-q", "--python", PYTHON, *project])
    except SetupError as error:
        say(f"{error}\n· falling back to pip")
        files: Command = [part for lock in locks[:-1] for part in ("-r", lock)]
        step("Installing with pip", [*pip, "--require-hashes", *files], advice=_NETWORK)
        step("Installing Mendax", [*pip, *project])
    _STAMP.write_text(_finished(wanted))
