"""Tests that the browser's Python produces the same logs and has all required modules."""

import json
import subprocess
import sys
from typing import Any

import pytest

from mendax.practice.collection import GAMES, file_of
from mendax.server.http import local_play
from tests.pyodide_server import coached, played
from tools import node, offline
from tools.ground import ROOT


def test_tables_import_only_packages_of_the_browser() -> None:
    program = [sys.executable, str(ROOT / "tools" / "offline_modules.py")]
    done = subprocess.run(program, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    archives = json.loads(done.stdout)
    files = archives["mendax"]
    assert "mendax/pyodide_server/local_server.py" in files
    assert not [name for each in archives.values() for name in each if name.startswith("numpy/")]
    solver = {name.split("/")[2] for name in files if name.startswith("mendax/solver/")}
    assert solver == {"__init__.py", "sword_of_lies"}, "wars and last bets are solved without numpy"
    puzzles = {f"mendax/practice/stored/{file_of(game)}" for game in GAMES}
    assert puzzles <= set(archives["positions"])


def test_coaches_and_bots_answer_equally_without_numpy() -> None:
    program = (
        "import sys; sys.path[:0] = ['tools']; import offline_modules; offline_modules.block();"
        "exec(open('tests/pyodide_server/coached.py').read()); print(logs())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert_equal(json.loads(done.stdout), [False, json.loads(coached.logs())[1]])


def assert_equal(found: Any, expected: Any) -> None:
    """Assert that documents are equal up to rounding. Moves of equal value have any order."""
    if isinstance(expected, dict):
        assert found.keys() == expected.keys()
        for key, value in expected.items():
            moves = key == "alternatives"
            one, two = ([m["worth"] for m in v] if moves else v for v in (found[key], value))
            assert_equal(one, two)
    elif isinstance(expected, list):
        assert len(found) == len(expected)
        for one, two in zip(found, expected, strict=True):
            assert_equal(one, two)
    else:
        assert found == (
            pytest.approx(expected, abs=1e-12) if type(expected) is float else expected
        )


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
    assert in_a_browsers_python("played") == json.loads(played.logs())


@pytest.mark.proof
def test_coaches_and_bots_answer_equally_in_a_browsers_python() -> None:
    assert_equal(in_a_browsers_python("coached"), [False, json.loads(coached.logs())[1]])


def in_a_browsers_python(name: str) -> Any:
    """Return the document that a module of these tests makes in the offline files' Python."""
    offline.ensure()
    _, folder = local_play.folder(local_play.OFFLINE)
    here = ROOT / "tests" / "pyodide_server"
    files = [str(file) for file in (here / "run_in_wasm.mjs", folder, here / f"{name}.py")]
    program = [node.ensure().program, *files]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.proof
def test_the_files_for_a_first_roll_stay_below_6_3_megabytes() -> None:
    offline.ensure()
    _, folder = local_play.folder(local_play.OFFLINE)
    files = [file for file in folder.iterdir() if file.suffix not in (".br", ".gz")]
    packed = {file.name: file.with_name(file.name + ".gz").stat().st_size for file in files}
    later = sum(packed.pop(name) for name in offline.LATER)
    assert sum(packed.values()) < 6_300_000
    assert later < 5_200_000
