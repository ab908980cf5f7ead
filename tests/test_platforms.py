"""Tests that all parts work on platforms without uvloop and fcntl, such as Windows.

In a Python that can import neither, every module of the package can be imported, a game is played
in the terminal, and the server serves on asyncio's own loop and holds its folder. Windows'
``msvcrt.locking`` is simulated by ``lockf``, which locks the same bytes in the same way. No part of
this ran on Windows.
"""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tools.environment import LOCKS
from tools.ground import ROOT

_ELSEWHERE = """
import sys
for missing in ("uvloop", "fcntl"):
    sys.modules[missing] = None
"""
_WINDOWS = """
import importlib, os, types
def locking(file, mode, size):
    os.lockf(file, mode, size)
windows = {"msvcrt": types.SimpleNamespace(locking=locking, LK_NBLCK=os.F_TLOCK)}
usual = importlib.import_module
importlib.import_module = lambda name, *package: windows.get(name) or usual(name, *package)
"""
_IMPORTS = """
from importlib import import_module
from pkgutil import walk_packages
import mendax
def fail(name):
    raise
found = [m.name for m in walk_packages(mendax.__path__, "mendax.", fail)]
packages = {"mendax.adapters.open_spiel", "mendax.agents.mcp_server", "mendax.measure.parquet"}
packages |= {"mendax.agents.inspect_task", "mendax.agents.verifiers_env"}
for name in found:
    if not name.endswith("__main__") and name not in packages:
        import_module(name)
print(len(found))
"""
_COMMANDS = "from mendax.terminal.cli import main; main()"


def elsewhere(code: str, *arguments: str) -> list[str]:
    """Return a command line of a Python without uvloop and fcntl."""
    return [sys.executable, "-c", _ELSEWHERE + _WINDOWS + code, *arguments]


def test_every_module_can_be_imported() -> None:
    command = [sys.executable, "-c", _ELSEWHERE + _IMPORTS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


def test_a_game_is_played_and_a_table_of_odds_shown() -> None:
    play = elsewhere(_COMMANDS, "play", "mia", "--seats", "2", "--seed", "7", "--set", "lives=1")
    done = subprocess.run(
        play, input="d\n21\ns\n" * 300, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    odds = elsewhere(_COMMANDS, "odds", "french_poker", "--lang", "uk")
    assert subprocess.run(odds, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_output_falls_back_to_encodable_letters(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mendax.terminal", "odds", "mia", "--lang", "uk"],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    shown = done.stdout.replace(b"\xa0", b" ")
    assert b"21: ??????????? 0 ? 36 (0 %)" in shown


def test_the_server_serves_and_holds_its_folder(tmp_path: Path) -> None:
    serve = elsewhere(_COMMANDS, "serve", "--port", "0", "--data", str(tmp_path / "data"))
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as one:
        assert one.stdout
        assert one.stderr
        try:
            (address,) = re.findall(r"http://\S+", one.stdout.readline())
            with urllib.request.urlopen(f"{address}api/health") as answer:
                assert answer.status == 200
            two = subprocess.run(serve, capture_output=True, text=True, check=False)
            assert two.returncode == 1
            assert str(one.pid) in two.stderr
        finally:
            one.send_signal(signal.SIGTERM)
        assert one.wait() == 0, one.stderr.read()
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as again:
        assert again.stdout
        assert "http://" in again.stdout.readline(), "the lock ends with the process"
        again.send_signal(signal.SIGTERM)


@pytest.mark.parametrize("name", ["run", "dev", "tools", "uv"])
def test_uvloop_is_asked_for_only_where_there_is_one(name: str) -> None:
    lines = (LOCKS / f"{name}.txt").read_text().splitlines()
    for line in lines:
        if line.startswith("uvloop=="):
            assert "sys_platform != 'win32'" in line


def test_the_run_set_has_no_other_platform_packages() -> None:
    """The lock has wheels of many systems for each package with machine code; a package of pure
    Python has only one wheel and an archive of the source.
    """
    text = (LOCKS / "run.txt").read_text()
    hashes = {
        block.partition("==")[0]: block.count("--hash=")
        for block in re.split(r"\n(?=[a-z])", text.partition("\n#")[2].partition("\n")[2])
    }
    machine = {"highspy", "msgspec", "numpy", "websockets"}
    assert machine <= hashes.keys()
    assert {name: hashes[name] for name in machine if hashes[name] < 20} == {}


def test_the_build_hook_can_be_loaded() -> None:
    """`pip install` of a checkout runs the tools, from any folder."""
    code = _ELSEWHERE + "import hatch_build"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
