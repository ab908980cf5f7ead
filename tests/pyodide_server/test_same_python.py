"""Tests that the browser's Python produces the same logs and has all required modules."""

import json
import subprocess
import sys

import pytest

from mendax.practice.collection import GAMES, file_of
from mendax.server.http import local_play
from tests.pyodide_server import played
from tools import node, offline
from tools.ground import ROOT


def test_tables_import_only_packages_of_the_browser() -> None:
    program = [sys.executable, str(ROOT / "tools" / "offline_modules.py")]
    done = subprocess.run(program, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    files = json.loads(done.stdout)
    assert "mendax/pyodide_server/local_server.py" in files
    assert not [name for name in files if name.startswith("numpy/")]
    solver = {name.split("/")[2] for name in files if name.startswith("mendax/solver/")}
    assert solver == {"__init__.py", "sword_of_lies"}, "wars and last bets are solved without numpy"
    puzzles = {f"mendax/practice/stored/{file_of(game)}" for game in GAMES}
    assert puzzles <= set(files)


def test_the_wasm_build_of_msgspec_has_the_version_of_the_server() -> None:
    paths = {"run": ROOT / "requirements/run.txt", "offline": ROOT / "web/offline/wheels.txt"}
    locked = {
        name: next(
            line.split()[0]
            for line in paths[name].read_text().splitlines()
            if line.startswith("msgspec==")
        )
        for name in ("run", "offline")
    }
    assert locked["run"] == locked["offline"]


@pytest.mark.proof
def test_seeded_games_have_equal_logs_in_a_browsers_python() -> None:
    offline.ensure()
    _, folder = local_play.folder(local_play.OFFLINE)
    here = ROOT / "tests" / "pyodide_server"
    files = [str(file) for file in (here / "run_in_wasm.mjs", folder, here / "played.py")]
    program = [node.ensure().program, *files]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == json.loads(played.logs())


@pytest.mark.proof
def test_the_files_stay_below_eight_megabytes_compressed() -> None:
    offline.ensure()
    _, folder = local_play.folder(local_play.OFFLINE)
    files = [file for file in folder.iterdir() if file.suffix not in (".br", ".gz")]
    packed = [file.with_name(file.name + ".gz") for file in files]
    sizes = [
        (gz if gz.exists() else file).stat().st_size for file, gz in zip(files, packed, strict=True)
    ]
    assert sum(sizes) < 8_000_000
