"""Tests of the layers: imports go down, the lower layers are pure, JSON has one module, and files
are short.

The import contracts are in pyproject.toml and run as a check. Here faults are planted to show that
the contracts find them. Other rules are checked on the syntax trees.
"""

import ast
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tools.checks import command
from tools.ground import ROOT

PACKAGE = ROOT / "src" / "mendax"
Trees = Mapping[str, ast.Module]
SOURCES = sorted(PACKAGE.rglob("*.py"))

JSON_IS_KNOWN_IN = {
    "server/wire/messages.py": "encodes and decodes every message of the server",
    "server/notices/notice_kinds.py": "notices between workers, as the database stores them",
    "server/base/logs.py": "log lines as JSON",
    "server/workers/messages.py": "messages between the parent process and its workers",
    "server/http/old_browsers.py": "words in a script for browsers that are too old",
    "server/http/schema.py": "describes the wire's types as JSON Schema; encodes nothing",
    "programs/protocol.py": "messages of the protocol for programs, one a line",
    "arena/league/folder.py": "the files of a league",
    "arena/strength.py": "the published strength of the bots",
    "practice/collection.py": "the packaged puzzles",
    "records/files.py": "games as data, one a line",
    "testing/lottery_tables.py": "a generated table of the client",
    "terminal/as_json.py": "output of the command line with --json",
    "terminal/learner.py": "the ratings of `mendax train`",
}
LAYERS = {
    *("core", "games", "bots", "solver", "coach", "words"),
    *("table", "arena", "server", "terminal", "adapters", "tutorial", "story", "programs"),
    *("environments", "kit", "records", "practice", "browser"),
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
SIDE_EFFECTS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}

PLANTED = [
    ("server/local.py", "import mendax.browser", "mendax.server.local -> mendax.browser"),
    ("core/clock.py", "import time", "mendax.core.clock -> time"),
    ("games/luck.py", "from random import choice", "mendax.games.luck -> random"),
    ("core/book.py", "from mendax.games import rules", "mendax.core.book -> mendax.games.rules"),
    ("bots/solving.py", "import mendax.solver", "mendax.bots.solving -> mendax.solver"),
    (
        "table/types.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import mendax.server",
        "mendax.table.types -> mendax.server",
    ),
    ("bots/coached.py", "import mendax.coach", "mendax.bots.coached -> mendax.coach"),
    ("coach/spoken.py", "import mendax.words", "mendax.coach.spoken -> mendax.words"),
    ("bots/spoken.py", "import mendax.words", "mendax.bots.spoken -> mendax.words"),
    (
        "terminal/drawing.py",
        "import mendax.server.base.settings",
        "mendax.terminal.drawing -> mendax.server.base.settings",
    ),
    ("tutorial/spoken.py", "import mendax.words", "mendax.tutorial.spoken -> mendax.words"),
    ("programs/seated.py", "import mendax.table", "mendax.programs.seated -> mendax.table"),
    ("kit/serving.py", "import mendax.server", "mendax.kit.serving -> mendax.server"),
    ("adapters/serving.py", "import mendax.server", "mendax.adapters.serving -> mendax.server"),
    ("adapters/solving.py", "import mendax.solver", "mendax.adapters.solving -> mendax.solver"),
    (
        "environments/serving.py",
        "import mendax.server",
        "mendax.environments.serving -> mendax.server",
    ),
    ("commons/__init__.py", "", "not listed as layers:\n\n- mendax.commons"),
    ("games/cup.py", "import mendax.games.lid", "No import cycles BROKEN"),
    ("games/lid.py", "import mendax.games.cup", "No import cycles BROKEN"),
]
"""A file with one line that breaks a contract, and the expected part of the report."""
ALLOWED = [
    ("environments/games.py", "import mendax.arena, mendax.solver, mendax.adapters"),
    ("coach/solved.py", "import mendax.bots, mendax.solver"),
    ("terminal/commands/serve.py", "import mendax.server.base.settings"),
    ("games/sealed.py", "import mendax.core, hashlib, fractions"),
    ("server/spoken.py", "import mendax.words, mendax.table, time"),
    ("browser/served.py", "import mendax.server.base.settings"),
]


def broken_contracts(root: Path, files: Mapping[str, str]) -> str:
    """Return the report on a package with all layers and these files, which is empty if the
    contracts hold."""
    (root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    packages = [f"{layer}/__init__.py" for layer in LAYERS]
    settings = ("server/base/__init__.py", "server/base/settings.py")
    empty = ["__init__.py", *packages, "games/rules.py", *settings]
    for file, text in [*((file, "") for file in empty), *files.items()]:
        path = root / "mendax" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n")
    done = subprocess.run(
        [*command("floors"), "--no-cache"], cwd=root, capture_output=True, text=True, check=False
    )
    assert "Could not" not in done.stdout + done.stderr
    return done.stdout if done.returncode else ""


def test_contracts_find_every_planted_import(tmp_path: Path) -> None:
    report = broken_contracts(tmp_path, {file: line for file, line, _ in PLANTED})
    assert [file for file, _, said in PLANTED if said not in report] == []


def test_contracts_allow_imports_that_go_down(tmp_path: Path) -> None:
    assert broken_contracts(tmp_path, dict(ALLOWED)) == ""


@pytest.fixture(scope="module")
def trees() -> Trees:
    """Return the syntax tree of every source file, by its path in the package."""
    return {file.relative_to(PACKAGE).as_posix(): ast.parse(file.read_text()) for file in SOURCES}


def imported_names(tree: ast.AST) -> Iterator[str]:
    """Yield the dotted name of each import, and of each attribute of an imported module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"


def knows_json(tree: ast.AST) -> bool:
    """Return whether a file imports or uses one of the JSON libraries."""
    names = imported_names(tree)
    return any(f"{name}.".startswith(("json.", "msgspec.json.", "orjson.")) for name in names)


def test_uses_of_json_are_found() -> None:
    planted = [
        ("import json", True),
        ("from json import dumps", True),
        ("from msgspec import json as wire", True),
        ("from msgspec.json import Decoder", True),
        ("import msgspec\nmsgspec.json.encode(1)", True),
        ("import msgspec\nmsgspec.to_builtins(1)", False),
        ("import jsonless", False),
    ]
    assert [(source, knows_json(ast.parse(source))) for source, _ in planted] == planted


def test_json_has_one_home(trees: Trees) -> None:
    knowing = {file for file, tree in trees.items() if knows_json(tree)}
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


def test_functions_are_short(trees: Trees) -> None:
    lengths = {
        f"{file}: {function.name}": length(function)
        for file, tree in trees.items()
        for function in functions(tree)
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}


def test_core_and_games_have_no_side_effects(trees: Trees) -> None:
    found = [
        f"{file}:{node.lineno} {node.func.id}"
        for file, tree in trees.items()
        if file.startswith(("core/", "games/"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in SIDE_EFFECTS
    ]
    assert found == []


def test_every_file_has_a_docstring(trees: Trees) -> None:
    empty = {file.relative_to(PACKAGE).as_posix() for file in SOURCES if not file.stat().st_size}
    silent = {file for file, tree in trees.items() if not ast.get_docstring(tree)}
    assert silent - empty == set()
