"""Tests that the glossary names only existing things, has each word once, and is linked by the
first pages."""

import ast
from pathlib import Path
from typing import NamedTuple

from tools.ground import ROOT

PAGE = ROOT / "docs" / "glossary.md"


class Line(NamedTuple):
    """A line of the glossary."""

    word: str
    meaning: str
    path: str
    name: str


def lines() -> list[Line]:
    """Return the lines of both tables."""
    found = []
    for row in PAGE.read_text().splitlines():
        if not row.startswith("| ") or row.startswith("| word"):
            continue
        word, meaning, place = (cell.strip() for cell in row.strip("|").split("|"))
        path, _, name = place.strip("`").partition(":")
        found.append(Line(word, meaning, path, name))
    return found


def defined(source: Path) -> set[str]:
    """Return the names that a module defines at its top level."""
    names: set[str] = set()
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def wrong(line: Line) -> list[str]:
    """Return the errors in a line of the glossary."""
    source = ROOT / "src" / "mendax" / line.path
    if not source.is_file():
        return [f"{line.word}: there is no {line.path}"]
    found = []
    if line.name and line.name not in defined(source):
        found.append(f"{line.word}: {line.path} defines no {line.name}")
    if len(line.meaning) <= 20:
        found.append(f"{line.word}: is not explained")
    return found


def test_every_word_is_defined_where_the_glossary_says() -> None:
    assert [problem for line in lines() for problem in wrong(line)] == []


def test_wrong_lines_are_found() -> None:
    meaning = "what somebody says of their dice"
    planted = [
        (Line("seat", meaning, "core/game.py", "Game"), 0),
        (Line("seat", meaning, "core/game.py", ""), 0),
        (Line("seat", meaning, "core/gone.py", "Game"), 1),
        (Line("seat", meaning, "core/game.py", "Gone"), 1),
        (Line("seat", "short", "core/game.py", "Gone"), 2),
    ]
    assert [(line, len(wrong(line))) for line, _ in planted] == planted


def test_every_word_is_there_once_and_in_order() -> None:
    words = [line.word for line in lines()]
    assert len(words) > 60
    assert len(set(words)) == len(words)
    start = words.index("alias table")
    for table in (words[:start], words[start:]):
        assert table == sorted(table, key=str.lower)


def test_the_first_pages_of_a_contributor_link_the_glossary() -> None:
    pages = ("docs/architecture.md", "CONTRIBUTING.md")
    without = [name for name in pages if "glossary.md)" not in (ROOT / name).read_text()]
    assert without == []
