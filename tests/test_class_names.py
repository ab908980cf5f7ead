"""Tests that a class name has one meaning outside the games."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tools.ground import ROOT

SPELT = {"Ready", "Returned"}
"""Names of actions and events that cannot change, because they are the text form of logs in both
the table and Sword of Lies.
"""
GAME = re.compile(r"\b(mia|french_poker|sword_of_lies)/")


def homonyms(sources: Path) -> dict[str, list[str]]:
    """Return public classes with the same name, and the places of their definitions.

    Equal names in parallel packages (`games/mia/rules`, `games/french_poker/rules`) do not count.
    """
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(sources.rglob("*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(file.relative_to(sources).as_posix())
    return {
        name: at
        for name, at in places.items()
        if len(at) > 1 and (len({GAME.sub("*/", one) for one in at}) > 1 or len(set(at)) < len(at))
    }


def test_class_names_are_unique_except_across_games() -> None:
    found = homonyms(ROOT / "src" / "mendax")
    assert {name: at for name, at in found.items() if name not in SPELT} == {}


def test_planted_homonyms_are_found(tmp_path: Path) -> None:
    files = {
        "solver/one.py": "class Claim: ...",
        "games/mia/x.py": "class Claim: ...\nclass Rules: ...",
        "games/french_poker/x.py": "class Rules: ...",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    assert homonyms(tmp_path) == {"Claim": ["games/mia/x.py", "solver/one.py"]}
