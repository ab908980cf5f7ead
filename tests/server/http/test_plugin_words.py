"""Tests of the browser's requests about an installed package: its games, its bots and their
words."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.packaged import installed

_ASKING = """
import asyncio, json, sys
from pathlib import Path
from tests.server.guests import guests, serving

async def main():
    async with serving(Path(sys.argv[1])) as served, guests(served.base, "Ann") as (ann,):
        games = (await ann.http.get("/api/games")).json()
        found = {"games": {game["name"]: [game["bots"], game["packaged"]] for game in games}}
        for path in sys.argv[2:]:
            answer = await ann.http.get(path)
            found[path] = [answer.status_code, answer.headers["content-type"], answer.text]
        print(json.dumps(found))

asyncio.run(main())
"""


def test_the_words_of_a_package_come_as_text(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    environment = installed(tmp_path / "site")
    root = str(Path(__file__).parents[3])
    environment["PYTHONPATH"] += os.pathsep + root
    paths = [f"/api/words/liars_dice/{language}" for language in ("en", "uk", "xx")]
    paths += ["/api/words/mia/en", "/api/words/two_dice/en", "/api/how-to-play/liars_dice"]
    done = subprocess.run(
        [sys.executable, "-c", _ASKING, str(tmp_path / "data"), *paths],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    games = found.pop("games")
    assert list(games) == ["mia", "french_poker", "sword_of_lies", "liars_dice"]
    brought = [{"name": "careful", "package": "mendax-liars-dice"}]
    assert games["liars_dice"] == [["random", "careful"], brought]
    assert games["mia"][1] == []
    statuses = {path: status for path, (status, _, _) in found.items()}
    assert list(statuses.values()) == [200, 200, 404, 404, 404, 200]
    _, kind, english = found["/api/words/liars_dice/en"]
    assert kind.startswith("text/plain")
    assert "liars-dice-title = Liar’s Dice" in english
    assert "bot-careful = Careful" in english
    assert "liars-dice-title = Кості брехуна" in found["/api/words/liars_dice/uk"][2]
