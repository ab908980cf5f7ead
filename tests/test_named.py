"""Tests that every file, module, class and private name in pages, docstrings and comments exists,
and that the glossary has each word once."""

import ast
import builtins
import functools
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tools.ground import ROOT

PYTHON = ("src", "tests", "testbed", "tools", "bench")
PAGES = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
_FILE = re.compile(r"`(\w[\w./-]*/[\w.-]+\.(?:py|ts|js|svelte|css|ftl|md|txt|toml))(?::(\w+))?`")
_NAME = re.compile(r"(?<!`)`{1,2}([A-Z][a-z]+(?:[A-Z][a-z]+)+|_[A-Za-z_]{2,})(?:\(.*?\))?`{1,2}")
_DOTTED = re.compile(r"``([a-z_]+(?:\.[a-z_]+)+)``")
_COMMENT = re.compile(r"(?:^|\s)#:? (.*)")
_EXTERNAL = {"BlindPass", "CalledProcessError", "mendax.coaches", "mendax.stories", "page.route"}
"""An example of a name's spelling, names of libraries, and entry points of packages."""
_ENDINGS = (".json", ".law.ts", ".org", ".py", ".toml")


@functools.cache
def files() -> dict[str, Path]:
    """Return every file by every suffix of its path."""
    folders = (*PYTHON, "web/src", "examples", "docs")
    inner = (path for folder in folders for path in (ROOT / folder).rglob("*.*"))
    found: dict[str, Path] = {}
    for path in (*inner, *ROOT.glob("web/*.*")):
        parts = path.relative_to(ROOT).parts
        found |= {"/".join(parts[at:]): path for at in range(len(parts))}
    return found


@functools.cache
def sources() -> dict[Path, str]:
    """Return the text of all Python files, without this one."""
    paths = (path for folder in PYTHON for path in (ROOT / folder).rglob("*.py"))
    return {path: path.read_text("utf-8") for path in paths if path != Path(__file__)}


def prose(text: str) -> Iterator[str]:
    """Yield the docstrings and comments of a Python file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    yield from _COMMENT.findall(text)


@functools.cache
def code_words() -> set[str]:
    """Return the words of all code: Python without strings and comments, and the client."""
    client = (path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}"))
    words = set(dir(builtins)).union(*(re.findall(r"\w+", path.read_text()) for path in client))
    string = r"\"\"\".*?\"\"\"|\"[^\"\n]*\"|#[^\n]*"
    for text in sources().values():
        words.update(re.findall(r"\w+", re.sub(string, "", text, flags=re.DOTALL)))
    return words


@functools.cache
def modules() -> dict[str, list[str]]:
    """Return the texts of each module, and the file names and ``__init__`` of each package, by the
    last part of the name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, text in sources().items():
        name = path.parent.name if path.stem == "__init__" else path.stem
        found[name].append(text)
        found[path.parent.name].append(path.stem)
        found[path.parent.parent.name].append(path.parent.name)
    return found


def is_missing(dotted: str) -> bool:
    """Return whether a dotted name starts with a module of this project and does not exist."""
    parts = [] if dotted.endswith(_ENDINGS) else dotted.split(".")
    for module, name in pairwise(parts):
        if module not in modules():
            return False
        if not any(re.search(rf"\b{name}\b", text) for text in modules()[module]):
            return True
    return False


def wrong_places(text: str) -> list[str]:
    """Return the files that do not exist or lack the name after the colon."""
    return [
        place
        for place, name in _FILE.findall(text)
        if place not in files()
        or (name and not re.search(rf"\b{name}\b", files()[place].read_text()))
    ]


def test_every_name_on_a_page_exists() -> None:
    texts = {page: re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL) for page in PAGES}
    assert {page: found for page, text in texts.items() if (found := wrong_places(text))} == {}
    named = {name for text in texts.values() for name in _NAME.findall(text)}
    assert named - code_words() - _EXTERNAL == set()


def test_every_name_in_a_docstring_or_comment_exists() -> None:
    texts = [text for source in sources().values() if "`" in source for text in prose(source)]
    named = {name for text in texts for name in _NAME.findall(text)}
    assert len(named) > 100
    assert named - code_words() - _EXTERNAL == set()
    dotted = {name for text in texts for name in _DOTTED.findall(text)}
    assert {name for name in dotted - _EXTERNAL if is_missing(name)} == set()


def test_missing_names_are_found() -> None:
    text = "see `core/game.py:Seat`, `table/gone.py:Gone`, `core/game.py:Gone`, `table/`, `a.py`"
    assert wrong_places(text) == ["table/gone.py", "core/game.py"]
    named = _NAME.findall("`GoneAway` `_gone` ``GoneAway(x)`` but `Told` `a_b`")
    assert named == ["GoneAway", "_gone", "GoneAway"]
    assert {"GoneAway", "LiveTable"} - code_words() == {"GoneAway"}
    assert [is_missing(name) for name in ("core.draw", "core.gone", "reason.key")] == [0, 1, 0]


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text()
    words = re.findall(r"^\| (?!word \|)([^|]+) \| [^|]{20,} \| `[^`]+` \|$", page, re.MULTILINE)
    assert len(words) > 60
    assert len(set(words)) == len(words) == len(re.findall(r"^\| (?!word)", page, re.MULTILINE))
    start = words.index("alias table")
    for table in (words[:start], words[start:]):
        assert table == sorted(table, key=str.lower)
