"""Tests that the rules of every game confirm each sentence of "How to play", in random games under
random house rules."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

import pytest

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.testing.rule_sets import game_options, random_rules, reconciled, some_values
from mendax.words import keys
from tests.proof import parametrize
from tests.words.sentences import french_poker, mia, sword_of_lies
from tests.words.sentences.moments import Claim, lines, moments

CLAIMS: Final[Mapping[str, Mapping[str, Claim]]] = {
    "mia": mia.CHECKED,
    "french_poker": french_poker.CHECKED,
    "sword_of_lies": sword_of_lies.CHECKED,
}
"""The claim of each sentence, by game and key."""
SHARES: Final[Mapping[str, int]] = {"french_poker": 2}
"""`./run test` takes one of this many rule sets of a game, while that confirms every sentence."""


def rule_sets(game: AnyGame, block: int) -> Iterator[Any]:
    """Yield every preset, slow games, a rule set for each value of each option, and random ones."""
    rng = random.Random(f"sentences {game.name} {block}")
    if block == 0:
        yield from game.presets.values()
        for late in ("plays", "loses") * SHARES.get(game.name, 1):
            slow = {"turn_clock": 86_400, "late": late}
            yield reconciled(game, {name: slow[name] for name in slow if name in options(game)})
    for option in game_options(game):
        for value in some_values(option):
            drawn = {o.name: rng.choice(some_values(o)) for o in game_options(game)}
            changes = drawn if block % 2 else {}
            yield reconciled(game, changes | {option.name: value})
            yield random_rules(game, rng)


def options(game: AnyGame) -> set[str]:
    """Return the names of a game's options."""
    return {option.name for option in game_options(game)}


def test_every_sentence_has_a_claim() -> None:
    claimed = {key for claims in CLAIMS.values() for key in claims}
    stems = tuple(f"{name.replace('_', '-')}-play-" for name in BUILT_IN)
    sentences = {key for key in keys("en") if key.startswith(stems)}
    assert sentences == claimed


@parametrize("block", range(12), test=range(1))
@pytest.mark.parametrize("name", CLAIMS)
def test_the_rules_confirm_every_sentence(name: str, block: int) -> None:
    game: AnyGame = BUILT_IN[name]
    confirmed = Counter[str]()
    share = 1 if block else SHARES.get(name, 1)
    for number, rules in enumerate(islice(rule_sets(game, block), 0, None, share)):
        rng = random.Random(f"{name} {block} {number}")
        said = lines(game, rules)
        for moment in moments(game, rules, rng.choice(game.seats[:3]), rng):
            asked: dict[tuple[Claim, str], bool | None] = {}
            for line in said:
                check, arguments = CLAIMS[name][line.key], line.arguments
                key = check, repr(arguments)
                if key not in asked:
                    asked[key] = check(moment, arguments)
                assert asked[key] is not False, f"{line.key} {dict(arguments)}\n{moment}"
                confirmed[line.key] += asked[key] is True
    assert block or not {key for key in CLAIMS[name] if not confirmed[key]}
