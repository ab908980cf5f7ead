"""A command loads the rooms that it needs: that is what makes it start at once."""

import subprocess
import sys

import pytest

_ROOMS = """
import contextlib, io, sys
from mendax.terminal import cli
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    cli.run(sys.argv[1:])
places = [name.split(".")[1:3] for name in sys.modules if name.startswith("mendax.")]
print(*sorted({".".join(place[: 2 if place[0] == "games" else 1]) for place in places}))
"""
GAMES = {"games.mia", "games.french_poker", "games.sword_of_lies"}


def rooms(*command: str) -> set[str]:
    """The packages of ``mendax`` that a command has loaded; of ``games`` each by itself."""
    run = [sys.executable, "-c", _ROOMS, *command]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def test_help_loads_no_game() -> None:
    assert rooms("--help") <= {"core", "terminal"}


@pytest.mark.parametrize("command", ["rules", "odds"])
@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_pages_load_one_game(command: str, game: str) -> None:
    loaded = rooms(command, game, "--lang", "en")
    assert loaded & GAMES == {f"games.{game}"}
    assert not loaded & {"bots", "solver", "coach", "table", "arena", "server"}


def test_solving_loads_no_table_no_bot_and_no_other_game() -> None:
    loaded = rooms("solve", "--lives", "1", "--lang", "en")
    assert {"solver", "games.mia"} <= loaded
    assert loaded & GAMES == {"games.mia"}
    assert not loaded & {"bots", "table", "arena", "server"}
