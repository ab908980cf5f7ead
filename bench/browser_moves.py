"""Times each decision of the bots that play in a browser; runs in CPython and in a browser.

The value of the last line is a JSON object with the number of decisions of each bot in each game,
and their mean and longest time in milliseconds. A browser's clock has steps of 0.1 ms, so a median
would be 0. The program imports only modules that are sent to browsers.
"""

import importlib.util
import json
import time
from random import Random
from typing import Any

from mendax.bots import BOTS
from mendax.core.game import CHANCE, observation, step
from mendax.games import GAMES
from mendax.pyodide_server import arrays
from mendax.pyodide_server.tables import bots_here

if importlib.util.find_spec("numpy") is None:
    arrays.install()
SEATS = 4
DECISIONS = 300


def game_of(name: str, bot: str, rng: Random) -> list[float]:
    """Play a game of the bot against itself; return the milliseconds of each decision."""
    game: Any = GAMES[name]
    rules = game.presets[game.default_preset]
    state = game.initial_state(rules, SEATS)
    bots = [BOTS[bot](name, rules, seat, SEATS, Random(rng.random())) for seat in range(SEATS)]
    spent = []
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            drawn = game.chance_outcomes(state)
            action = rng.choices([one for one, _ in drawn], [float(odds) for _, odds in drawn])[0]
        else:
            view, offers = game.view(state, actor), game.legal_actions(state, actor)
            began = time.perf_counter()
            action = bots[actor].choose(view, offers)
            spent.append(1000 * (time.perf_counter() - began))
        state, events = step(game, state, actor, action)
        for seat, player in enumerate(bots):
            for told in events:
                player.hear(observation(told, seat))
    return spent


def measured() -> str:
    """Return the times of all bots, as JSON."""
    found: dict[str, dict[str, tuple[int, float, float]]] = {}
    for name in GAMES:
        found[name] = {}
        for bot in bots_here(name):
            rng, spent = Random(f"{name} {bot}"), list[float]()
            while len(spent) < DECISIONS:
                spent += game_of(name, bot, rng)
            found[name][bot] = (len(spent), sum(spent) / len(spent), max(spent))
    return json.dumps(found)


MEASURED = measured()
if __name__ == "__main__":
    print(MEASURED)
MEASURED  # noqa: B018 - a browser's `runPython` returns the last value
