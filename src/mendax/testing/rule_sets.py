"""House rules for tests: a game's options, some values of each option, and random rule sets."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from mendax.core.game import AnyGame, RulesError
from mendax.games.rules import Option, options, with_options


def game_options(game: AnyGame) -> tuple[Option, ...]:
    """Return a game's house rules."""
    kind: Any = game.rules
    return options(kind)


def some_values(option: Option) -> Sequence[Any]:
    """Return some values of an option for random rules. Numbers are small to keep games short."""
    if option.kind == "switch":
        return (False, True)
    if option.kind == "choice":
        return option.values
    return sorted({*range(option.low, min(option.high, option.low + 6) + 1)})


def reconciled(game: AnyGame, changes: Mapping[str, Any]) -> Any:
    """Return the house rules with ``changes``, skipping changes that contradict each other."""
    kept = dict(changes)
    base = game.presets[game.default_preset]
    while True:
        try:
            return with_options(base, kept)
        except RulesError as error:
            quarrel = str(error.reason.arguments["options"]).split(", ")
            del kept[next(name for name in quarrel if name in kept)]


def random_rules(game: AnyGame, rng: random.Random) -> Any:
    """Return a random rule set without contradictions."""
    drawn = {option.name: rng.choice(some_values(option)) for option in game_options(game)}
    return reconciled(game, drawn)
