"""The description of a game for the form that opens a table: options, presets, bots and coach."""

import msgspec

from mendax.bots import BOTS, bots_for
from mendax.bots.levels import LEVELS, opponents
from mendax.coach.registry import PRICED, coach_of
from mendax.core.game import AnyGame
from mendax.games.rules import Rules, options
from mendax.server.wire.http_messages import (
    GameSetupOut,
    PackagedBotOut,
    PresetOut,
)


def described(game: AnyGame) -> GameSetupOut:
    """Return the options, presets, bots and coach of a game."""
    kind: type[Rules] = game.rules
    bots, coach = bots_for(game.name), coach_of(game.name)
    unadvised = [name for name in bots if not BOTS[name].asks(game.name)]
    count = game.seats[-1] - 1
    return GameSetupOut(
        name=game.name,
        fewest=game.seats[0],
        most=game.seats[-1],
        options=options(kind),
        presets=tuple(
            PresetOut(name, msgspec.structs.asdict(rules)) for name, rules in game.presets.items()
        ),
        default_preset=game.default_preset,
        bots=bots,
        advised=tuple(name for name in bots if BOTS[name].asks(game.name)),
        levels={level: opponents(game.name, level, count) for level in LEVELS},
        levels_unsolved={level: opponents(game.name, level, count, unadvised) for level in LEVELS},
        packaged=tuple(
            PackagedBotOut(name, package)
            for name in bots
            if (package := BOTS.package(name)) is not None
        ),
        coached=coach is not None,
        strategies=coach is not None and coach.strategies,
        priced=game.name in PRICED,
    )
