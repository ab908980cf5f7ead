"""``python -m bench [PART …]``: measures; all of it is written to ``bench/results.md`` too."""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench import kernels, server, solver

PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "server": server.measure,
    "solver": solver.measure,
    "kernels": kernels.measure,
}
RESULTS = Path(__file__).with_name("results.md")


def _heading() -> Iterator[str]:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    yield "# Measurements"
    yield ""
    yield f"Made by `./run bench`, {time.strftime('%Y-%m-%d')}, commit {commit.stdout.strip()}, "
    yield f"Python {platform.python_version()}, {os.cpu_count()} cores ({platform.machine()})."
    yield ""


def main(wanted: list[str]) -> int:
    """Runs the parts named, or all."""
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"No part {', '.join(unknown)}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    lines = list(_heading())
    print("\n".join(lines))
    for name in wanted or PARTS:
        for line in PARTS[name]():
            print(line, flush=True)
            lines.append(line)
    if not wanted:
        RESULTS.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
