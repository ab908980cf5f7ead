"""Tests of modules that run as commands (``python -m mendax.practice``): they explain themselves,
and refuse unknown words, before they change anything."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import mendax

SOURCE: Final = Path(mendax.__file__).parent
CHILDREN: Final = (
    "mendax.programs.process.launcher",
    "mendax.server.processes.work_process",
)
"""Modules that only Mendax starts, with internal words."""
UNTOUCHED: Final = """
import os, runpy, sys

def refuse(event, arguments):
    writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
    if event == "open" and isinstance(arguments[2], int) and arguments[2] & writes:
        if str(arguments[0]) != os.devnull:
            os.write(2, f"writes {arguments[0]}\\n".encode())
            os._exit(99)

sys.addaudithook(refuse)
sys.argv = sys.argv[1:]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
"""Runs a module as a command, and ends it with status 99 when it opens a file for writing."""


def commands() -> tuple[str, ...]:
    """Return every module of the package that runs as a command, as ``python -m`` names it."""
    named = []
    for file in sorted(SOURCE.rglob("*.py")):
        module = ".".join(("mendax", *file.relative_to(SOURCE).with_suffix("").parts))
        if file.name == "__main__.py" or 'if __name__ == "__main__":' in file.read_text("utf-8"):
            named.append(module.removesuffix(".__main__"))
    return tuple(name for name in named if name not in CHILDREN)


def run(module: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", "-c", UNTOUCHED, module, *words]
    plain = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=plain)


def test_the_commands_are_found() -> None:
    assert {"mendax", "mendax.coach", "mendax.practice", "mendax.server"} <= {*commands()}


@pytest.mark.parametrize("module", [*commands(), "tests.golden"])
def test_help_prints_the_usage_and_changes_nothing(module: str) -> None:
    done = run(module, "--help")
    assert done.returncode == 0, done.stderr
    assert "usage" in done.stdout.lower()


@pytest.mark.parametrize("module", [*commands(), "tests.golden"])
def test_unknown_words_are_refused_and_change_nothing(module: str) -> None:
    done = run(module, "--no-such-option", "more")
    assert done.returncode not in (0, 1, 99), done.stderr
    assert done.stderr or done.stdout
