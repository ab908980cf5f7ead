"""``python -m bench [PART …]``: measure, and write the results into ``bench/results.md``.

Each part replaces its own section there. The remarks below a section are written by hand. With
``--print``, the results are only printed.
"""

import os
import platform
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from textwrap import fill

from bench.measure import FAILED
from bench.pages import replaced

PARTS = (
    "server",
    "hostile",
    "offline",
    "first_steps",
    "clips",
    "practice",
    "dataset",
    "soak",
    "tournament",
    "equilibrium",
    "kernels",
)
"""Files in this folder, each with a ``measure()`` that yields lines of Markdown."""
RESULTS = Path(__file__).with_name("results.md")


def _made() -> str:
    """Return the date, commit, Python version and machine, for the report."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return (
        f"Measured {time.strftime('%Y-%m-%d')}, commit {commit.stdout.strip()}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores ({platform.machine()})."
    )


def main(words: list[str]) -> int:
    """Run the named parts, or all parts."""
    wanted = [word for word in words if word != "--print"]
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"No part {', '.join(unknown)}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    failed = False
    for name in wanted or PARTS:
        lines = []
        for line in import_module(f"bench.{name}").measure():
            print(line, flush=True)
            lines.append(_wrapped(line))
        failed = failed or any(line.startswith(FAILED) for line in lines)
        if "--print" not in words:
            RESULTS.write_text(replaced(RESULTS.read_text(), name, [*lines, _made()]))
    return int(failed)


def _wrapped(line: str) -> str:
    """Wrap a line of prose at 100 characters; leave headings, tables and lists unchanged."""
    return line if line.startswith(("|", "-", "#")) else fill(line, 100, break_on_hyphens=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
