"""Runs programs without some packages, as on a machine that lacks them."""

import os
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement

OPTIONAL = ("numba", "scipy", "highspy")
"""Optional packages. Mendax works without them, or names the missing one."""


def python(program: str, *missing: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run ``program`` in a fresh interpreter that has none of the ``missing`` packages."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", blocked + program],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
        cwd=Path(__file__).parent.parent,
    )


def mendax(*words: str, missing: tuple[str, ...], **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command line without some packages."""
    program = f"import sys; from mendax.terminal.cli import run; sys.exit(run({list(words)!r}))"
    return python(program, *missing, **{"LC_ALL": "C.UTF-8", **env})


def only(program: str, extra: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``program`` with the packages that ``mendax``, or ``mendax[extra]``, asks for and no
    others."""
    asked = _asked("mendax", extra)
    blocked = sorted(
        module
        for module, by in packages_distributions().items()
        if not {_plain(name) for name in by} & asked
    )
    refusing = f"""
import sys
blocked = {blocked!r}
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Refusing())
"""
    return python(refusing + program, LC_ALL="C.UTF-8")


def _asked(name: str, extra: str = "") -> set[str]:
    """Return the requirements of a package, with or without an extra, and all of theirs."""
    asked, found = {_plain(name)}, list[str](distribution(name).requires or ())
    for line in found:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            for more in needed.extras or {""}:
                asked |= _asked(needed.name, more)
    return asked


def _plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")
