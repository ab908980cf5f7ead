"""Tests that the folders of a checkout import each other in only one direction.

`mendax` stands alone; `tools` may import it; `testbed` both; `bench` all three; `tests` everything.
A module named on a command line (``python -m``) counts as imported.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.ground import ROOT

KNOWS: dict[str, Sequence[str]] = {
    "mendax": (),
    "tools": ("mendax",),
    "testbed": ("mendax", "tools"),
    "bench": ("mendax", "tools", "testbed"),
    "tests": ("mendax", "tools", "testbed", "bench"),
}
_STARTED = re.compile(rf"({'|'.join(KNOWS)})(\.\w+)+")


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that a file imports or names as a word of a command line."""
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
    """Return the imports in a folder that its place does not allow."""
    found = []
    for package, known in KNOWS.items():
        above = KNOWS.keys() - {package, *known}
        named = re.compile(rf"\b({'|'.join(above)})\b" if above else "(?!)")
        folder = root / ("src/mendax" if package == "mendax" else package)
        for path in sorted(folder.rglob("*.py")):
            text = path.read_text("utf-8")
            if named.search(text):  # parsing every file would take seconds
                modules = imported(ast.parse(text))
                wrong = (name for name in modules if name.partition(".")[0] in above)
                found += [f"{path.relative_to(root)}: {name}" for name in wrong]
    return found


def test_no_folder_imports_one_above_it() -> None:
    assert upward(ROOT) == []


def test_planted_imports_are_found(tmp_path: Path) -> None:
    planted = [
        ("bench/planted.py", "from tests.web import pupil", True),
        ("bench/planted.py", "def f():\n    import tests", True),
        ("bench/planted.py", "COMMAND = ('-m', 'tests.web.seeded_server')", True),
        ("bench/planted.py", "import testbed.cluster, tools.kills, mendax", False),
        ("bench/planted.py", "'The tests.'; 'tests'", False),
        ("testbed/planted.py", "from bench.clients import Client", True),
        ("tools/planted.py", "import testbed", True),
        ("src/mendax/planted.py", "from tools.ground import ROOT", True),
        ("tests/planted.py", "import bench.server, testbed.cluster", False),
    ]
    wrong = []
    for number, (file, line, seen) in enumerate(planted):
        root = tmp_path / str(number)
        (root / file).parent.mkdir(parents=True)
        (root / file).write_text(line + "\n")
        if bool(upward(root)) is not seen:
            wrong.append((file, line))
    assert wrong == []
