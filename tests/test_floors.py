"""The layout holds: imports go down, the lower floors are pure, JSON has one home, files are short.

The contracts on imports stand in pyproject.toml and run as a check; here faults are planted to
see that they bite. What import contracts cannot say is read off the syntax trees.
"""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.checks import command
from tools.ground import ROOT

PACKAGE = ROOT / "src" / "mendax"
SOURCES = sorted(PACKAGE.rglob("*.py"))

JSON_IS_KNOWN_IN = {
    "server/wire/messages.py": "every message of the server, to and from JSON",
    "server/bus/messages.py": "what workers tell each other by the bus",
    "server/house/notice_kinds.py": "what one worker tells all others, as the database has it",
    "server/workers/job.py": "what a house and its workers tell each other, a line each",
    "server/programs/online_elsewhere.py": "programs online, as the database has them",
    "server/http/schema.py": "describes the wire's types as JSON Schema; encodes nothing",
    "coach/solver_process.py": "questions to the solver's process and answers, a line each",
    "server/coaching/solver_client.py": "the other end of the same pipe",
    "programs/messages.py": "what programs that play are told and say, a line each",
    "arena/league/folder.py": "the files of a league",
    "arena/strength/values.py": "the strength of bots as it is published",
    "terminal/as_json.py": "what programs read of the command line, written with --json",
}
FLOORS = {
    *("core", "games", "bots", "solver", "coach", "words"),
    *("table", "arena", "server", "terminal", "adapters", "tutorial", "story", "programs"),
    *("environments", "kit"),
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
SIDE_EFFECTS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}

PLANTED = {
    "a clock in core": ("core/planted.py", "import time"),
    "randomness in a game": ("games/planted.py", "from random import choice"),
    "a game in core": ("core/planted.py", "from mendax.games import rules"),
    "a bot that sees solvers": ("bots/planted.py", "import mendax.solver"),
    "a type from above": (
        "table/planted.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import mendax.server",
    ),
    "a bot that sees its adviser's books": ("bots/planted.py", "import mendax.coach"),
    "words in the coach": ("coach/planted.py", "import mendax.words"),
    "words in a bot": ("bots/planted.py", "import mendax.words"),
    "the server in a drawing": ("terminal/drawing.py", "import mendax.server.settings"),
    "words in a tutorial": ("tutorial/planted.py", "import mendax.words"),
    "a table in the programs": ("programs/planted.py", "import mendax.table"),
    "the server in the kit": ("kit/planted.py", "import mendax.server"),
    "the server in an adapter": ("adapters/planted.py", "import mendax.server"),
    "the solver in an adapter": ("adapters/planted.py", "import mendax.solver"),
    "the server in an environment": ("environments/planted.py", "import mendax.server"),
    "a package on no floor": ("commons/__init__.py", ""),
    "a cycle": ("games/planted.py", "from mendax.games import cup"),
}
ALLOWED = {
    "bots, solver and adapters meet in an environment": (
        "environments/planted.py",
        "import mendax.arena, mendax.solver, mendax.adapters",
    ),
    "bots and solver meet at the coach": ("coach/planted.py", "import mendax.bots, mendax.solver"),
    "the command line starts the server": (
        "terminal/commands/serve.py",
        "import mendax.server.settings",
    ),
    "a game stands on core": ("games/planted.py", "import mendax.core, hashlib, fractions"),
    "the server speaks words": ("server/planted.py", "import mendax.words, mendax.table, time"),
}


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """A package with all floors and nothing in them, under the real contracts."""
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    for floor in FLOORS:
        (tmp_path / "mendax" / floor).mkdir(parents=True)
        (tmp_path / "mendax" / floor / "__init__.py").touch()
    (tmp_path / "mendax" / "__init__.py").touch()
    (tmp_path / "mendax" / "games" / "rules.py").touch()
    (tmp_path / "mendax" / "server" / "settings.py").touch()
    (tmp_path / "mendax" / "games" / "cup.py").write_text("import mendax.games.planted\n")
    (tmp_path / "mendax" / "games" / "planted.py").touch()
    return tmp_path


def broken_contracts(house: Path, file: str, line: str) -> str:
    """What the contracts say after one line was planted; empty if they hold."""
    (house / "mendax" / file).parent.mkdir(exist_ok=True)
    (house / "mendax" / file).write_text(line + "\n")
    done = subprocess.run(
        [*command("floors"), "--no-cache"], cwd=house, capture_output=True, text=True, check=False
    )
    assert "Could not" not in done.stdout + done.stderr
    return done.stdout if done.returncode else ""


@pytest.mark.parametrize("fault", PLANTED)
def test_contracts_catch(fault: str, small_house: Path) -> None:
    assert "BROKEN" in broken_contracts(small_house, *PLANTED[fault])


@pytest.mark.parametrize("deed", ALLOWED)
def test_contracts_allow(deed: str, small_house: Path) -> None:
    assert broken_contracts(small_house, *ALLOWED[deed]) == ""


def imported_names(tree: ast.AST) -> Iterator[str]:
    """The dotted name of everything imported, and of every attribute of an imported module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"


def knows_json(source: str) -> bool:
    """Whether a file imports or reaches for one of the ways to JSON."""
    names = list(imported_names(ast.parse(source)))
    return any(f"{name}.".startswith(("json.", "msgspec.json.", "orjson.")) for name in names)


@pytest.mark.parametrize(
    ("source", "known"),
    [
        ("import json", True),
        ("from json import dumps", True),
        ("from msgspec import json as wire", True),
        ("from msgspec.json import Decoder", True),
        ("import msgspec\nmsgspec.json.encode(1)", True),
        ("import msgspec\nmsgspec.to_builtins(1)", False),
        ("import jsonless", False),
    ],
)
def test_json_is_seen(source: str, known: bool) -> None:
    assert knows_json(source) is known


def test_json_has_one_home() -> None:
    knowing = {
        file.relative_to(PACKAGE).as_posix() for file in SOURCES if knows_json(file.read_text())
    }
    assert knowing <= set(JSON_IS_KNOWN_IN)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_files_are_short() -> None:
    lengths = {file: len(file.read_text().splitlines()) for file in SOURCES}
    assert {file.name: lines for file, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_are_short() -> None:
    lengths = {
        f"{file.relative_to(PACKAGE).as_posix()}: {function.name}": length(function)
        for file in SOURCES
        for function in functions(ast.parse(file.read_text()))
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}


@pytest.mark.parametrize("floor", ["core", "games"])
def test_the_lower_floors_touch_nothing(floor: str) -> None:
    touching = [
        f"{file.relative_to(PACKAGE).as_posix()}:{node.lineno} {node.func.id}"
        for file in (PACKAGE / floor).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in SIDE_EFFECTS
    ]
    assert touching == []


def test_every_file_says_what_lives_there() -> None:
    silent = [
        file.relative_to(PACKAGE).as_posix()
        for file in SOURCES
        if file.read_text().strip() and not ast.get_docstring(ast.parse(file.read_text()))
    ]
    assert silent == []
