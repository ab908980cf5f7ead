"""Tests that the packages that players get are enough for every module and for a coaching server.

The commands in the docs run with the same packages: `tests/test_docs.py`.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests import players_set
from tools.ground import ROOT
from tools.lock import asked

SOURCES = ROOT / "src" / "mendax"
OPTIONAL = {
    "adapters/open_spiel.py": {"pyspiel", "open_spiel"},
    "adapters/pettingzoo.py": {"gymnasium", "pettingzoo"},
    "adapters/spiel_observer.py": {"pyspiel"},
    "agents/endpoint.py": {"httpx2"},
    "agents/mcp_server.py": {"mcp", "pydantic", "uvicorn"},
    "environments/__init__.py": {"gymnasium"},
    "environments/mia/vector_env.py": {"gymnasium"},
    "measure/parquet.py": {"pyarrow"},
    "server/store/postgresql/connections.py": {"psycopg"},
    "server/store/postgresql/inspection.py": {"psycopg"},
    "server/store/postgresql/listening.py": {"psycopg"},
    "server/store/postgresql/migrations.py": {"psycopg"},
    "server/store/postgresql/postgres_store.py": {"psycopg", "psycopg_pool"},
    "server/store/postgresql/writer.py": {"psycopg"},
    "agents/inspect_task.py": {"inspect_ai"},
    "agents/verifiers_env.py": {"verifiers"},
    "solver/generic/jit.py": {"numba", "scipy"},
}
"""Modules that import optional packages. Each checks first, or only listed modules import it."""


def imported(file: Path) -> Iterator[str]:
    """Yield the top-level names of all imports in a file, at any place."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_no_module_needs_a_package_that_players_do_not_have() -> None:
    had = {name for name, _ in players_set.pins()}
    known = {
        module: {found.lower().replace("_", "-").replace(".", "-") for found in by}
        for module, by in packages_distributions().items()
    }
    strange = {
        (file.relative_to(SOURCES).as_posix(), name)
        for file in SOURCES.rglob("*.py")
        for name in set(imported(file)) - sys.stdlib_module_names - {"mendax"}
        if not known.get(name, set()) & had
    }
    assert strange == {(file, name) for file, name in strange if name in OPTIONAL.get(file, ())}


def test_every_package_that_players_have_is_bounded_above() -> None:
    project = asked()["project"]
    extras = project["optional-dependencies"]
    needs = (*project["dependencies"], *extras["terminal"], *extras["solve"], *extras["server"])
    assert [need for need in needs if "<" not in need and not need.startswith("mendax[")] == []


def test_the_environment_holds_exactly_the_run_set(tmp_path: Path) -> None:
    python = players_set.make(tmp_path / "players")
    listing = (
        "from importlib.metadata import distributions\n"
        "names = [found.name for found in distributions()]\n"
        "print(*(name.lower().replace('_', '-').replace('.', '-') for name in names))"
    )
    told = subprocess.run([python, "-c", listing], capture_output=True, text=True, check=True)
    wanted = {name for name, _ in players_set.pins()} | {"mendax"}
    assert set(told.stdout.split()) - {"pip", "setuptools"} == wanted


@pytest.mark.proof
def test_the_coach_works_with_the_packages_players_get(tmp_path: Path) -> None:
    files = ("tests/coach/mia/test_policies.py", "tests/server/coaching/test_coaching.py", "-q")
    assert players_set.run_tests(tmp_path / "players", files) == 0
