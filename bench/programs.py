"""A newcomer's bot in each of three languages, in 100 games of each game.

The bot plays locally against built-in bots, in the arena, and with a key over the network at a
table on a running server. ``python -m bench.programs --games 100`` prints the measurement, and
``python -m bench programs`` stores it. The benchmark checks that all games end and no answer is
refused, and reports the time. Only the program and bots are at the table, because the host has
left.
"""

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.server import Process, free_port
from mendax.arena.competitors import Participant
from mendax.arena.match import match
from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.kit.played_games import played_games
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.process.command import command_for
from mendax.programs.protocol import read_json
from mendax.programs.seat.conversation import Conversation, spelt
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import ServerClient, TableLink
from tools.ground import ROOT

SAMPLES: Final = {"Python": "sample_bot.py", "JavaScript": "sample_bot.js", "C": "sample_bot.c"}
GAMES: Final = 100


class Played(NamedTuple):
    """The figures of one program in one place."""

    games: int
    """Games played to their end."""
    refused: int
    """The number of the program's answers that were refused."""
    seconds: float


def measure() -> Iterator[str]:
    """Yield the section of ``bench``."""
    yield "## Programs in three languages (`./run bench programs`)"
    yield ""
    yield from table(GAMES)


def table(games: int) -> Iterator[str]:
    """Yield one row for each language and game."""
    yield "| program | game | here: games, refused, s | arena | a server's table |"
    yield "| --- | --- | ---: | ---: | ---: |"
    with TemporaryDirectory() as folder:
        port = free_port()
        server = [sys.executable, "-m", "bench.unlimited_server", str(port), f"{folder}/data"]
        with Process(server, "Mendax is open at", ROOT):
            for language, file in SAMPLES.items():
                program = _compiled(ROOT / "examples" / "programs" / file, Path(folder))
                for game in BUILT_IN.values():
                    places = (
                        _here(program, game, games),
                        _in_arena(program, game, games),
                        _at_table(program, game, games, f"http://127.0.0.1:{port}"),
                    )
                    cells = (f"{p.games}, {p.refused}, {p.seconds:.1f}" for p in places)
                    yield f"| {language} | {game.name} | {' | '.join(cells)} |"


def _compiled(source: Path, folder: Path) -> Path:
    if source.suffix != ".c":
        return source
    program = folder / source.stem
    compiler = shutil.which("cc") or "cc"
    subprocess.run([compiler, "-O1", "-o", str(program), str(source)], check=True)
    return program


def _built_in(game: AnyGame) -> tuple[str, ...]:
    """Return the built-in bots that the program plays against."""
    return ("squire", "squire") if game.name == "sword_of_lies" else ("odds",)


def _here(program: Path, game: AnyGame, games: int) -> Played:
    child = ChildProcess(command_for(str(program)))
    conversation, began = Conversation(child), time.monotonic()
    rules = game.presets[game.default_preset]
    try:
        played = played_games(
            *(conversation, game, rules, _built_in(game)),
            name="mine",
            seed="bench",
            explain=spelt,
            move_time=10,
        )
        done = sum(1 for _ in islice(played, games))
    finally:
        child.close()
    return Played(done, conversation.refusals, time.monotonic() - began)


def _in_arena(program: Path, game: AnyGame, games: int) -> Played:
    began = time.monotonic()
    bots: list[Participant] = [program, *_built_in(game)]
    found = match(game, game.presets[game.default_preset], bots, games, "bench")
    charges = found.charges[0] if found.charges else None
    return Played(found.games, charges.refused if charges else 0, time.monotonic() - began)


def _at_table(program: Path, game: AnyGame, games: int, place: str) -> Played:
    host = ServerClient(place)
    host.begin()
    wanted = {"game": game.name, "name": "host", "bots": _built_in(game)}
    link = TableLink(place, host.ask("POST", "/api/tables", wanted)["id"])
    key = host.ask("POST", f"/api/tables/{link.table}/programs")["key"]
    _get_up(host, link)
    child = ChildProcess(command_for(str(program)))
    conversation, began = Conversation(child), time.monotonic()
    connect = partial(ServerClient(place, key).connect, link.socket)
    seat = AtTable(conversation, connect, spelt, name="mine")
    try:
        seat.play(games)
    finally:
        child.close()
    return Played(seat.games, conversation.refusals, time.monotonic() - began)


def _get_up(host: ServerClient, link: TableLink) -> None:
    socket = host.connect(link.socket)
    socket.send('{"type":"hello","since":0}')
    socket.send('{"type":"do","id":"up","action":{"kind":"leave"}}')
    while read_json(socket.receive()).get("id") != "up":
        pass
    socket.close()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=GAMES)
    for line in table(asked.parse_args().games):
        print(line, flush=True)
