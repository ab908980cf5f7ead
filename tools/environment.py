"""The Python environment in `.venv`: made once, kept equal to the locked sets.

Packages come by uv when it installs, else by pip; always with hashes. Three stamps in `.venv`
tell what it was made from, so that a fresh one costs a few file reads. The run set is what
playing needs; the dev set holds it and all that tests and checks need.
"""

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
    say,
    stamped,
    step,
)

Set = Literal["run", "dev"]

PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
_MADE = VENV / ".made"
_PACKAGES = VENV / ".packages"
_PROJECT = VENV / ".project"
_NETWORK = "Is the network there? Behind a mirror, set PIP_INDEX_URL and UV_DEFAULT_INDEX."


def ensure(wanted: Set) -> None:
    """Makes `.venv` hold at least this set, and the project itself (editable)."""
    if _is_ready(wanted):
        return
    with exclusively():
        _ensure_venv()
        _ensure_packages("dev" if _holds("dev") else wanted)
        _ensure_project()


def uv() -> Command | None:
    """The command line of uv, where it could be installed."""
    found = VENV / "bin" / "uv"
    return [found] if found.exists() else None


def locks_of(wanted: Set) -> list[Path]:
    """The locked requirements that make up a set."""
    return [LOCKS / f"{name}.txt" for name in (wanted, "tools", "uv")]


def _is_ready(wanted: Set) -> bool:
    return (
        _is_made()
        and (_has_packages("dev") or (_has_packages(wanted) and not _holds("dev")))
        and stamped(_PROJECT, _project_fingerprint())
    )


def _made_fingerprint() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor} {VENV}"


def _is_made() -> bool:
    # `./run` starts with the environment's own Python whenever that one works.
    return Path(sys.prefix) == VENV and stamped(_MADE, _made_fingerprint())


def _ensure_venv() -> None:
    if _is_made() or (PYTHON.exists() and stamped(_MADE, _made_fingerprint())):
        return
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise SetupError(
            f"Python {version} at {sys.executable} lacks its venv module.\n"
            f"On Debian or Ubuntu:  apt-get install python{version}-venv"
        )
    say("· making .venv")
    base = getattr(sys, "_base_executable", None) or sys.executable
    step(
        "Making .venv",
        [base, "-m", "venv", "--clear", VENV],
        advice="On Debian or Ubuntu, this may help:  apt-get install python3-venv",
    )
    _MADE.write_text(_made_fingerprint())


def _holds(wanted: Set) -> bool:
    """Whether this set, fresh or stale, is what was installed last."""
    return _PACKAGES.exists() and _PACKAGES.read_text().startswith(f"{wanted} ")


def _has_packages(wanted: Set) -> bool:
    return stamped(_PACKAGES, f"{wanted} {fingerprint(locks_of(wanted))}")


def _ensure_packages(wanted: Set) -> None:
    if _has_packages(wanted):
        return
    say("· installing Python packages (" + ("to play" if wanted == "run" else "to develop") + ")")
    _PACKAGES.unlink(missing_ok=True)
    pip: Command = [PYTHON, "-m", "pip", "--disable-pip-version-check"]
    try:
        step("Installing uv", [*pip, "install", "-q", "--require-hashes", "-r", LOCKS / "uv.txt"])
        sync: Command = [
            "pip",
            "sync",
            "-q",
            "--require-hashes",
            "--python",
            PYTHON,
            *locks_of(wanted),
        ]
        step("Installing with uv", [VENV / "bin" / "uv", *sync])
    except SetupError as error:
        say(f"{error}\n· falling back to pip")
        files: Command = [part for lock in locks_of(wanted)[:-1] for part in ("-r", lock)]
        step(
            "Installing with pip",
            [*pip, "install", "-q", "--require-hashes", *files],
            advice=_NETWORK,
        )
    _PACKAGES.write_text(f"{wanted} {fingerprint(locks_of(wanted))}")


def _project_fingerprint() -> str:
    return fingerprint([ROOT / "pyproject.toml", ROOT / "hatch_build.py"], str(ROOT))


def _ensure_project() -> None:
    """Installs the project itself, editable; needs no network, for hatchling is in the set."""
    if stamped(_PROJECT, _project_fingerprint()):
        return
    how: Command = ["install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT]
    fast = uv()
    if fast:
        step("Installing Mendax", [*fast, "pip", *how, "--python", PYTHON])
    else:
        step("Installing Mendax", [PYTHON, "-m", "pip", *how])
    _PROJECT.write_text(_project_fingerprint())
