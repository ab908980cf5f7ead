"""A wrong option as a client sends it, with the position of its puzzle."""

from collections.abc import Iterable
from typing import Any


def refuted(puzzles: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the request for the first wrong option of puzzles in their wire form."""
    puzzle, option = next(
        (puzzle, option)
        for puzzle in puzzles
        for option in puzzle["options"]
        if option["grade"] in ("inaccurate", "blunder")
    )
    position = {name: puzzle[name] for name in ("preset", "rules", "seats", "view")}
    return {**position, "option": option["action"], "doubted": option["doubted"]}
