"""Public and private events of games for the client's test of faces: ``python -m tests.feelings``.

The file has one random game of each kind. For every batch of the log, it contains the events for a
spectator and for each seat, in wire form.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mendax.core.game import Event
from mendax.games import BUILT_IN
from mendax.table.actions import Sit, Start
from mendax.table.events import Committed, Salted
from tests.table.evening import Evening

FILE = Path(__file__).parents[1] / "web" / "src" / "heard" / "games.fixture.json"
PLAYERS = ("taras", "ivan", "nina")
MOVES = {"mia": 60, "french_poker": 36, "sword_of_lies": 60}


def heard() -> dict[str, Any]:
    """Return, for each game, its rules as words, and the batches as each observer received them."""
    return {game: _game(game) for game in BUILT_IN}


def _game(game: str) -> dict[str, Any]:
    evening, luck = Evening(game=game), Random(7)
    for person in PLAYERS:
        evening.do(person, Sit(person.capitalize()))
    evening.do("olena", Start())
    start = len(evening.batches)
    for _ in range(MOVES[game]):
        if not evening.to_act():
            break
        evening.move(luck)
    people = (None, "olena", *PLAYERS)
    batches = [
        [
            [e for entry in batch.entries for e in entry.heard_by(person) if not _bound(e)]
            for person in people
        ]
        for batch in evening.batches[start:]
    ]
    return {"rules": evening.table.table_view().rules, "batches": msgspec.to_builtins(batches)}


def _bound(event: Event) -> bool:
    """Return true for hashes and salts, which are long and cannot affect any face."""
    return isinstance(event, Committed | Salted)


def written() -> str:
    """Return the text of the file, with a line for each batch."""
    games = []
    for name, found in heard().items():
        lines = ",\n".join(json.dumps(batch, separators=(",", ":")) for batch in found["batches"])
        rules = json.dumps(found["rules"])
        games.append(f'"{name}": {{"rules": {rules}, "batches": [\n{lines}\n]}}')
    return "{" + ",\n".join(games) + "}\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
