"""The folders of a checkout know each other in one direction; the floors are those of the package.

`mendax` stands alone, `testbed` may use it and `tools`, `bench` all of these, and tests everything.
A module that is started by its name (``python -m``) is known as one that is imported.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tools.code_sources import FOLDERS, sources
from tools.ground import ROOT

KNOWS: dict[str, Sequence[str]] = {
    "mendax": (),
    "tools": ("mendax",),
    "testbed": ("mendax", "tools"),
    "bench": ("mendax", "tools", "testbed"),
    "tests": ("mendax", "tools", "testbed", "bench"),
}
_STARTED = re.compile(rf"({'|'.join(KNOWS)})(\.\w+)+")


def known(tree: ast.Module) -> Iterator[str]:
    """The modules that a file imports, or names as a whole word of a command line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _STARTED.fullmatch(node.value)
        ):
            yield node.value


def upward(root: Path) -> list[str]:
    """What a folder knows of one that it must not know."""
    return [
        f"{source.path}: {name}"
        for source in sources(root)
        for name in known(source.tree)
        if (own := source.module.split(".")[0]) != (other := name.split(".")[0])
        and other in KNOWS
        and other not in KNOWS[own]
    ]


def test_nothing_knows_what_stands_above_it() -> None:
    assert upward(ROOT) == []


def test_every_folder_has_its_place() -> None:
    assert {"mendax" if folder == "src" else folder for folder in FOLDERS} == set(KNOWS)


@pytest.mark.parametrize(
    ("file", "line", "seen"),
    [
        ("bench/planted.py", "from tests.web import pupil", True),
        ("bench/planted.py", "def f():\n    import tests", True),
        ("bench/planted.py", "COMMAND = ('-m', 'tests.web.seeded_server')", True),
        ("bench/planted.py", "import testbed.house, tools.kills, mendax", False),
        ("bench/planted.py", "'The tests.'; 'tests'", False),
        ("testbed/planted.py", "from bench.clients import Client", True),
        ("tools/planted.py", "import testbed", True),
        ("src/mendax/planted.py", "from tools.ground import ROOT", True),
        ("tests/planted.py", "import bench.server, testbed.house", False),
    ],
)
def test_planted_arrows_are_found(file: str, line: str, seen: bool, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(line + "\n")
    assert bool(upward(tmp_path)) is seen
