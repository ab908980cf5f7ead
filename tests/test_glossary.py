"""The glossary names only what is there, each word once, and is linked from where people begin."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.ground import ROOT

PAGE = ROOT / "docs" / "glossary.md"


class Line(NamedTuple):
    """A line of the glossary."""

    word: str
    meaning: str
    path: str
    name: str


def lines() -> list[Line]:
    """The lines of both tables."""
    found = []
    for row in PAGE.read_text().splitlines():
        if not row.startswith("| ") or row.startswith("| word"):
            continue
        word, meaning, place = (cell.strip() for cell in row.strip("|").split("|"))
        path, _, name = place.strip("`").partition(":")
        found.append(Line(word, meaning, path, name))
    return found


def defined(source: Path) -> set[str]:
    """The names that a module defines at its top level."""
    names: set[str] = set()
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.word.replace(" ", "_"))
def test_a_word_of_the_glossary_lives_where_it_says(line: Line) -> None:
    source = ROOT / "src" / "mendax" / line.path
    assert source.is_file(), f"{line.word}: there is no {line.path}"
    assert not line.name or line.name in defined(source), f"{line.path} defines no {line.name}"
    assert len(line.meaning) > 20


def test_every_word_stands_once_and_in_order() -> None:
    words = [line.word for line in lines()]
    assert len(words) > 60
    assert len(set(words)) == len(words)
    start = words.index("alias table")
    for table in (words[:start], words[start:]):
        assert table == sorted(table, key=str.lower)


@pytest.mark.parametrize("page", ["DESIGN.md", "CONTRIBUTING.md"])
def test_who_begins_to_read_finds_the_glossary(page: str) -> None:
    assert re.search(r"\]\(docs/glossary\.md\)", (ROOT / page).read_text())
