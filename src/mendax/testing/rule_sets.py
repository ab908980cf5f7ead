"""House rules for tests: a game's options, some values of each option, and random rule sets."""

import random
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import combinations
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


def random_rules(game: AnyGame, rng: random.Random, names: Container[str] | None = None) -> Any:
    """Return a random rule set without contradictions, with random values of all options or of
    those in ``names``.
    """
    drawn = {
        option.name: rng.choice(some_values(option))
        for option in game_options(game)
        if names is None or option.name in names
    }
    return reconciled(game, drawn)


def covering_rules(game: AnyGame, number: int, rng: random.Random) -> Iterator[Any]:
    """Yield this number of random rule sets, each with as many new pairs of values as possible.

    They are chosen from four times as many. Half as many as of ``random_rules`` have nine tenths of
    the pairs of values, and more of the rare values.
    """
    drawn = [random_rules(game, rng) for _ in range(4 * number)]
    new = [_pairs(game, rules) for rules in drawn]
    for _ in range(number):
        best = max(range(len(drawn)), key=lambda at: len(new[at]))
        yield drawn[best]
        seen = new[best]
        new = [pairs - seen for pairs in new]


def _pairs(game: AnyGame, rules: Any) -> frozenset[object]:
    """Return the pairs of values of different options."""
    values = [(option.name, getattr(rules, option.name)) for option in game_options(game)]
    return frozenset(combinations(values, 2))


def each_value(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Yield the default rules with each value of each option, and a name such as ``lives=1``.

    Options on which the option depends are set so that it applies. A new option adds rule sets,
    and does not change those of other options.
    """
    every = {option.name: option for option in game_options(game)}
    for option in every.values():
        for value in some_values(option):
            if value != option.default:
                changes = {**_required(every, option), option.name: value}
                yield f"{option.name}={value}", reconciled(game, changes)


def _required(every: Mapping[str, Option], option: Option) -> dict[str, Any]:
    """Return values of other options with which ``option`` applies."""
    required: dict[str, Any] = {}
    for condition in option.applies:
        other = every[condition.option]
        if (other.default in condition.values) is not condition.among:
            fits = (v for v in some_values(other) if (v in condition.values) is condition.among)
            required |= {**_required(every, other), other.name: next(fits)}
    return required
