"""Programs run where some packages are missing, as on the machine of somebody who lacks them."""

import os
import subprocess
import sys
from pathlib import Path

OPTIONAL = ("numba", "scipy", "highspy")
"""What Mendax does without, or names where it can't."""


def python(program: str, *missing: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs ``program`` in a fresh interpreter that has none of the ``missing`` packages."""
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
    """The command line where packages are missing."""
    program = f"import sys; from mendax.terminal.cli import run; sys.exit(run({list(words)!r}))"
    return python(program, *missing, **{"LC_ALL": "C.UTF-8", **env})
