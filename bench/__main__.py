"""``python -m bench [PART …]``: measure, and write the results into ``bench/results.md``.

Each part has its own section there, so measuring one part leaves the others unchanged. Remarks on
the figures are written by hand in ``bench/remarks/<part>.md``, and copied below their section. With
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

PARTS = (
    "server",
    "workers",
    "idle",
    "hostile",
    "long_table",
    "long_work",
    "kills",
    "waiting",
    "first_steps",
    "offline",
    "practice",
    "watchdog",
    "soak",
    "solver",
    "equilibrium",
    "kernels",
    "environments",
    "sword",
    "sword_ends",
    "open_spiel_learns",
    "programs",
    "records",
)
"""Files in this folder, each with a ``measure()`` that yields lines of Markdown."""
RESULTS = Path(__file__).with_name("results.md")
REMARKS = Path(__file__).with_name("remarks")
HEADING = """\
# Measurements

`./run bench` writes this page. Each part ends with its date and machine. The remarks below a part
are written by hand in `bench/remarks`, and refer to the figures above them.
"""


def _made() -> str:
    """Return the date, commit, Python version and machine, for the report."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return (
        f"{time.strftime('%Y-%m-%d')}, commit {commit.stdout.strip()}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores ({platform.machine()})."
    )


def sections(text: str) -> dict[str, str]:
    """Return the section of each part."""
    found: dict[str, str] = {}
    for name in PARTS:
        _, begun, rest = text.partition(_begin(name))
        body, ended, _ = rest.partition(_end(name))
        if begun and ended:
            found[name] = body.strip("\n")
    return found


def results(measured: dict[str, str], remarks: dict[str, str]) -> str:
    """Return the complete document, with the remarks after each measured part."""
    parts = [HEADING]
    for name in PARTS:
        if name in measured:
            parts.append(f"{_begin(name)}\n{measured[name]}\n{_end(name)}\n")
            if name in remarks:
                parts.append(f"{remarks[name].strip()}\n")
    return "\n".join(parts)


def _begin(name: str) -> str:
    return f"<!-- measured: {name} -->"


def _end(name: str) -> str:
    return f"<!-- end: {name} -->"


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
        lines.append(f"Measured {_made()}")
        if "--print" not in words:
            _write(name, "\n".join(lines))
    return int(failed)


def _wrapped(line: str) -> str:
    """Wrap a line of prose at 100 characters; leave headings, tables and lists unchanged."""
    return line if line.startswith(("|", "-", "#")) else fill(line, 100, break_on_hyphens=False)


def _write(name: str, section: str) -> None:
    known = sections(RESULTS.read_text()) if RESULTS.exists() else {}
    remarks = {file.stem: file.read_text() for file in sorted(REMARKS.glob("*.md"))}
    RESULTS.write_text(results(known | {name: section}, remarks))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
