"""Replays for the client's tests of clips: ``python -m tests.replays``.

The file has random games of each kind, as documents of the server: for a spectator and for a
player with closed cups, and with open cups.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from mendax.games import BUILT_IN
from mendax.server.coaching.loading import LoadedGame
from mendax.server.coaching.replay import replayed
from mendax.table.actions import SetTable, Settings
from mendax.table.steps import Eyes
from tests.table.evening import Evening

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "clip" / "replays.fixture.json"
RULES: Final = {"mia": "lives=2", "french_poker": "tokens=2", "sword_of_lies": "cards=3"}


def documents(game: str) -> list[dict[str, Any]]:
    """Return one game as a spectator, a player and a reader of the open seed see it."""
    evening = Evening([RULES[game]], game).sit("taras", "ivan")
    evening.do("olena", SetTable(Settings(open_seed=True)))
    evening.start().play(Random(16))
    run, table = evening.table.game_run, evening.table.table_view()
    assert run is not None
    loaded = LoadedGame(run, table)
    readers = (Eyes(None), Eyes(0), Eyes(None, open=True))
    return [_bare(msgspec.to_builtins(replayed(loaded, eyes))) for eyes in readers]


def _bare(document: dict[str, Any]) -> dict[str, Any]:
    """Return a replay without hashes and salts, which no clip uses."""
    for step in document["steps"]:
        for entry in step["entries"]:
            entry.pop("openings", None)
            entry["events"] = [
                event for event in entry["events"] if event["kind"] not in {"committed", "salted"}
            ]
    return document


def written() -> str:
    """Return the text of the file, with a line for each document."""
    games = []
    for game in BUILT_IN:
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in documents(game))
        games.append(f'"{game}": [\n{lines}\n]')
    return "{" + ",\n".join(games) + "}\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
