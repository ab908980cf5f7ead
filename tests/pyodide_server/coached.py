"""Asks the coaches and their bots in seeded games, in any Python that has Mendax, numpy or not."""

import importlib
import json
from random import Random
from typing import Any

import msgspec

from mendax.bots.at_random import AtRandom
from mendax.coach.registry import coach_of
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Turn, observation, step
from mendax.core.text_form import write
from mendax.games import GAMES
from mendax.games.rules import parse_options
from mendax.pyodide_server import arrays

ASKED = (
    *(("mia", preset, 2) for preset in ("standard", "points", "standard blind_pass=higher")),
    *(("mia", preset, 2) for preset in ("mexicali", "board_game_arena")),
    *(("mia", preset, 3) for preset in ("standard", "standard doubter=anybody lives=2")),
    *(("french_poker", "standard", 2), ("french_poker", "standard", 3)),
)
BOTS = {"mia": ("equilibrium", "reader"), "french_poker": ("equilibrium",)}
MOST = 40


def answers(name: str, preset: str, seats: int) -> dict[str, Any]:
    """Return the hints, the review, the bots' moves and the start of one game's whole strategy."""
    game, coach, luck = GAMES[name], coach_of(name), Random(f"{name} {preset} {seats}")
    assert coach is not None
    known, *options = preset.split()
    rules: Any = parse_options(game.presets[known], options)
    state, turns, hints, moves = (
        game.initial_state(rules, seats),
        list[Turn](),
        list[Any](),
        list[str](),
    )
    heard = [list[Any]() for _ in range(seats)]
    asked = [(bot, s) for bot in BOTS[name] for s in range(seats)]
    bots = {at: seated(at[0], name, rules, at[1], seats, luck, waits=False) for at in asked}
    while (actors := game.actors(state)) and len(turns) < MOST:
        actor = min(actors)
        if actor == CHANCE:
            drawn = game.chance_outcomes(state)
            action = luck.choices([one for one, _ in drawn], [float(x) for _, x in drawn])[0]
        else:
            view, offers = game.view(state, actor), game.legal_actions(state, actor)
            hints.append(coach.hint(rules, seats, view, tuple(heard[actor])))
            played = [bots[bot, actor].choose(view, offers) for bot in BOTS[name]]
            moves += map(write, played)
            chosen = AtRandom(name, rules, actor, seats, luck).choose(view, offers)
            action = luck.choice([*played, chosen])
        state, events = step(game, state, actor, action)
        for seat in range(seats):
            told = [observation(event, seat) for event in events]
            heard[seat] += told
            for bot in BOTS[name]:
                for event in told:
                    bots[bot, seat].hear(event)
        seen = tuple(observation(event, 0) for event in events)
        turns.append(Turn(len(turns), actor, action if actor == 0 else None, seen))
    whole = coach.coverage(rules, seats)
    picture = coach.strategy(rules, seats, ()) if whole.solved == "whole" else None
    found = (whole, hints, coach.review(rules, seats, 0, turns), picture and picture.pages[:2])
    return {"coach": msgspec.to_builtins(found), "moves": moves}


def logs() -> str:
    """Return whether numpy is here, and all answers, as JSON."""
    try:
        real = hasattr(importlib.import_module("numpy"), "linalg")
    except ModuleNotFoundError:
        arrays.install()
        real = False
    return json.dumps([real, [answers(*asked) for asked in ASKED]])
