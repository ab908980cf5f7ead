"""What documents and docstrings name is there: no page or comment outlives what it speaks of."""

import ast
import builtins
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.code_sources import Source, sources
from tools.ground import ROOT

PAGES = ("DESIGN.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in ROOT.glob("docs/*.md")))
FOLDERS = ("src", "web/src", "tests", "testbed", "bench", "tools", "examples", "docs")
_FILE = re.compile(r"`(\w[\w./-]*/[\w.-]+\.(?:py|ts|js|svelte|css|ftl|md|txt|toml))(?::(\w+))?`")
_CLASS = re.compile(r"(?<!`)`([A-Z][a-z]+(?:[A-Z][a-z]+)+|_[A-Za-z_]{2,})(?:\(.*?\))?`(?!`)")
_PROSE = re.compile(r"``(_\w{2,}|[A-Z][a-z]+(?:[A-Z][a-z]+)+)``")
_OTHERS = {"BlindPass", "CalledProcessError"}
"""An example of how names are spelt, and what a library raises."""


@functools.cache
def files() -> dict[str, Path]:
    """Every file by every end of its path."""
    found: dict[str, Path] = {}
    inner = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))
    for path in (*inner, *ROOT.glob("web/*.*")):
        parts = path.relative_to(ROOT).parts
        found |= {"/".join(parts[at:]): path for at in range(len(parts))}
    return found


@functools.cache
def code() -> tuple[Source, ...]:
    return tuple(sources(ROOT))


@functools.cache
def names() -> frozenset[str]:
    """Every word of our code: of Python but for its prose, and of the client."""
    said = {name for source in code() for name in source.names} | set(dir(builtins))
    for path in (ROOT / "web" / "src").rglob("*.*"):
        if path.suffix in (".ts", ".svelte"):
            said |= set(re.findall(r"\w+", path.read_text()))
    return frozenset(said)


def docstrings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    for place, name in _FILE.findall((ROOT / page).read_text()):
        assert place in files(), f"{page}: there is no {place}"
        assert not name or re.search(rf"\b{name}\b", files()[place].read_text()), (place, name)


@pytest.mark.parametrize("page", PAGES)
def test_every_class_that_a_page_names_is_there(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(), flags=re.DOTALL)
    assert [name for name in _CLASS.findall(text) if name not in names()] == []


def test_every_name_of_ours_in_a_docstring_is_there() -> None:
    assert [
        (source.path, name)
        for source in code()
        for text in docstrings(source.tree)
        for name in _PROSE.findall(text)
        if name not in names() | _OTHERS
    ] == []


def test_names_that_are_gone_would_be_seen() -> None:
    assert _FILE.findall("see `table/gone.py:Gone`, `table/` and `a.py`") == [
        ("table/gone.py", "Gone")
    ]
    assert _CLASS.findall("`GoneAway` `_gone` `GoneAway(x)` but `Told` ``_two`` `a_b`") == [
        "GoneAway",
        "_gone",
        "GoneAway",
    ]
    assert _PROSE.findall("``_Ending`` and ``LiveTable``, no ``table``") == ["_Ending", "LiveTable"]
    assert "table/gone.py" not in files()
    assert not {"GoneAway", "_Ending"} & names()
