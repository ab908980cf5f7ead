"""Plays seeded games and returns the lines of their logs, in any Python that has Mendax."""

import json
from random import Random

from mendax.bots import bots_for
from mendax.bots.at_random import AtRandom
from mendax.core.text_form import write
from mendax.table.actions import AddBot, Start
from mendax.table.commands import Act, BotAct, Do
from mendax.table.table import Table

GAMES = ("mia", "french_poker", "sword_of_lies")
MOST = 600


def logged(game: str, seed: int) -> list[str]:
    """Return the lines of one game of three, played at random."""
    luck, clock = Random(seed), iter(range(1_700_000_000_000, 1_800_000_000_000, 1000))
    secret = bytes(range(seed, seed + 32))
    asked = ("m" * 16, secret, game, next(clock), "ann", "Ann", None, (), bots_for(game))
    table, batch = Table.open(*asked)
    lines = list(batch.lines)
    for command in (AddBot("random"), AddBot("random"), Start()):
        lines += table.execute(Do("ann", command), next(clock)).lines
    for _ in range(MOST):
        run = table.game_run
        if run is None or table.result() is not None:
            break
        seat = min(actor for actor in run.actors if isinstance(actor, int))
        bot = AtRandom(game, run.rules, seat, len(run.names), luck)
        action = bot.choose(table.game_view(seat), table.offers(seat))
        act = BotAct(seat, action) if seat else Act("ann", action, table.number)
        lines += table.execute(act, next(clock)).lines
    return [write(line) for line in lines]


def logs() -> str:
    """Return the logs of all games as JSON."""
    return json.dumps([logged(game, seed) for game in GAMES for seed in (1, 2)])
