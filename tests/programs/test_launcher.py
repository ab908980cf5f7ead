"""The launcher turns into the command, or says why it can't; its parent is who started it."""

import os
import subprocess
import sys

import pytest

from mendax.programs import launcher


def run(parent: int, *command: str) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-I", "-S", launcher.__file__, str(parent), "0", *command]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
def test_it_becomes_the_command() -> None:
    done = run(os.getpid(), sys.executable, "-c", "print(1 + 1); raise SystemExit(5)")
    assert (done.stdout, done.returncode) == ("2\n", 5)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
def test_a_command_that_is_not_there_is_named() -> None:
    done = run(os.getpid(), "/nowhere/to/be/found")
    assert done.returncode == 127
    assert done.stderr.startswith("/nowhere/to/be/found: ")


@pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
def test_without_its_parent_nothing_begins() -> None:
    assert run(1, sys.executable, "-c", "print(1)").stdout == ""
