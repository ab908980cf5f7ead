"""How tests choose: random walks that use every kind of action, and random house rules."""

import random
from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from mendax.core.game import Action, Actor, AnyGame, Choose, RulesError
from mendax.games.rules import Option, options, with_options


def by_kind(rng: random.Random) -> Choose:
    """Picks a kind of action first, then one of that kind, so that doubts are not drowned."""

    def choose(_: Actor, actions: Sequence[Action]) -> Action:
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = rng.choice(kinds)
        return rng.choice([action for action in actions if type(action) is kind])

    return choose


def kinds_apart(actions: Sequence[Action], width: int, salt: str) -> list[Action]:
    """Up to ``width`` of the actions, of as many kinds as there are.

    Chosen by hashes of the actions themselves, so that worlds which differ in one hidden card go
    the same ways.
    """
    ranked = sorted(actions, key=lambda action: crc32(f"{salt} {len(actions)} {action!r}".encode()))
    firsts = {type(action): action for action in reversed(ranked)}
    return [*firsts.values(), *(a for a in ranked if a is not firsts[type(a)])][:width]


def game_options(game: AnyGame) -> tuple[Option, ...]:
    """Every house rule of a game."""
    kind: Any = game.rules
    return options(kind)


def some_values(option: Option) -> Sequence[Any]:
    """The values of an option that random rules take; small numbers, or games get long."""
    if option.kind == "switch":
        return (False, True)
    if option.kind == "choice":
        return option.values
    return sorted({*range(option.low, min(option.high, option.low + 6) + 1)})


def reconciled(game: AnyGame, changes: Mapping[str, Any]) -> Any:
    """The house rules with ``changes``, less those that contradict others."""
    kept = dict(changes)
    base = game.presets[game.default_preset]
    while True:
        try:
            return with_options(base, kept)
        except RulesError as error:
            quarrel = str(error.reason.arguments["options"]).split(", ")
            del kept[next(name for name in quarrel if name in kept)]


def random_rules(game: AnyGame, rng: random.Random) -> Any:
    """A random rule set without contradictions."""
    drawn = {option.name: rng.choice(some_values(option)) for option in game_options(game)}
    return reconciled(game, drawn)
