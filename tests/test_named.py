"""Tests that every file, class and private name that a page or a docstring mentions exists."""

import ast
import builtins
import functools
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.ground import ROOT

PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
FOLDERS = ("src", "web/src", "tests", "testbed", "bench", "tools", "examples", "docs")
_FILE = re.compile(r"`(\w[\w./-]*/[\w.-]+\.(?:py|ts|js|svelte|css|ftl|md|txt|toml))(?::(\w+))?`")
_CLASS = re.compile(r"(?<!`)`([A-Z][a-z]+(?:[A-Z][a-z]+)+|_[A-Za-z_]{2,})(?:\(.*?\))?`(?!`)")
_PROSE = re.compile(r"``(_\w{2,}|[A-Z][a-z]+(?:[A-Z][a-z]+)+)``")
_OTHERS = {"BlindPass", "CalledProcessError"}
"""An example of a name's spelling, and an exception of a library."""


@functools.cache
def files() -> dict[str, Path]:
    """Return every file by every suffix of its path."""
    found: dict[str, Path] = {}
    inner = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))
    for path in (*inner, *ROOT.glob("web/*.*")):
        parts = path.relative_to(ROOT).parts
        found |= {"/".join(parts[at:]): path for at in range(len(parts))}
    return found


@functools.cache
def texts() -> dict[Path, str]:
    """Return our Python files and those of the client with their text."""
    folders = ("src", "tests", "testbed", "tools", "bench")
    python = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    client = (path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}"))
    return {path: path.read_text() for path in (*python, *client)}


def identifiers(path: Path, text: str) -> set[str]:
    """Return the names in a Python file outside of comments and strings, or the words of a client
    file."""
    if path.suffix != ".py":
        return set(re.findall(r"\w+", text))
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def unknown(names: Iterable[str]) -> set[str]:
    """Return the names that our code does not contain."""
    left = set(names) - set(dir(builtins))
    for path, text in texts().items():
        if any(name in text for name in left):
            left -= identifiers(path, text)
    return left


def docstrings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def missing_files(text: str) -> list[str]:
    """Return the files on a page that do not exist or lack the name after a colon."""
    return [
        place
        for place, name in _FILE.findall(text)
        if place not in files()
        or (name and not re.search(rf"\b{name}\b", files()[place].read_text()))
    ]


def class_names(text: str) -> list[str]:
    """Return the classes and private names that a page names outside of its code blocks."""
    return _CLASS.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def test_every_file_that_a_page_names_exists() -> None:
    missing = {page: missing_files(page.read_text()) for page in PAGES}
    assert {page: places for page, places in missing.items() if places} == {}


def test_every_class_that_a_page_names_exists() -> None:
    named = {page: class_names(page.read_text()) for page in PAGES}
    gone = unknown(name for names in named.values() for name in names)
    assert {page: names for page, names in named.items() if gone.intersection(names)} == {}


def test_every_name_in_a_docstring_exists() -> None:
    named = {
        name
        for path, text in texts().items()
        if path.suffix == ".py" and _PROSE.search(text)
        for docstring in docstrings(ast.parse(text))
        for name in _PROSE.findall(docstring)
    }
    assert len(named) > 100
    assert unknown(named - _OTHERS) == set()


def test_names_that_do_not_exist_are_found() -> None:
    text = "see `core/game.py:Seat`, `table/gone.py:Gone`, `core/game.py:Gone`, `table/`, `a.py`"
    assert missing_files(text) == ["table/gone.py", "core/game.py"]
    text = "`GoneAway` `_gone` `GoneAway(x)` but `Told` ``_two`` `a_b`\n```\n`GoneAway`\n```"
    assert class_names(text) == ["GoneAway", "_gone", "GoneAway"]
    assert _PROSE.findall("``_Ending`` and ``LiveTable``, no ``table``") == ["_Ending", "LiveTable"]
    assert unknown(["_Ending", "LiveTable", "GoneAway"]) == {"_Ending", "GoneAway"}
