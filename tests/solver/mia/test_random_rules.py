"""Tests on 200 random rule sets of Mia that the solver agrees with the walk over the rules or
refuses by name.

Half of the sets have values that the solver lists, half have any values of a few options. Dice are
small and games short, so that a walk takes seconds.
"""

import random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from mendax.core.game import Reason, RulesError
from mendax.games.mia.rules import MiaRules, ToyMiaRules
from mendax.games.rules import options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.testing.rule_sets import some_values
from mendax.words import LANGUAGES, Words
from tests.proof import parametrize

PARTS: Final = 20
SETS: Final = 10
"""The number of rule sets in each part; `./run test` has one part."""
_KNOWN: Final = {option.name: option for option in options(MiaRules)}


def drawn(chance: random.Random, listed: bool) -> dict[str, Any]:
    """Return random values for all options if only listed values are drawn, and for a few options
    otherwise."""
    every = {name: some_values(option) for name, option in _KNOWN.items()}
    if not listed:
        return {name: chance.choice(every[name]) for name in chance.sample(sorted(every), 4)}
    solved = {n: [v for v in every[n] if option.is_solved(v)] for n, option in _KNOWN.items()}
    return {name: chance.choice(values) for name, values in solved.items()}


def random_rules(chance: random.Random, listed: bool) -> MiaRules:
    """Return random rules for a short game with small dice."""
    while True:
        new_lives = chance.choice(("off", "off", "off", "may", "must"))
        size = {
            "sides": chance.choice((2, 3, 3, 4)),
            "lives": 4 if new_lives != "off" else chance.randint(1, 2),
            "rounds": chance.randint(1, 3),
            "life_reroll": new_lives,
        }
        try:
            return replace(ToyMiaRules(), **drawn(chance, listed) | size).checked()
        except RulesError:
            continue


def refusal(rules: MiaRules, seats: int) -> Reason | None:
    """Return the reason why a rule set is refused. If it is solved, check the solution and return
    None.
    """
    try:
        found = solve(rules, seats)
    except NotCovered as refused:
        return refused.reason
    walked = deviation(found.policy)
    assert walked.largest <= 1e-9
    assert walked.values == pytest.approx(found.values, abs=1e-9)
    return None


def is_named(reason: Reason, rules: MiaRules) -> bool:
    """Return whether all languages know the reason, and an option in it is not at its default."""
    words = all(Words(language).knows(reason.key) for language in LANGUAGES)
    option = reason.arguments.get("option")
    return words and (option is None or getattr(rules, str(option)) != _KNOWN[str(option)].default)


@parametrize("part", range(PARTS), test=(0,))
def test_a_random_rule_set_is_solved_rightly_or_refused_by_name(part: int) -> None:
    solved = 0
    for number in range(SETS):
        chance = random.Random(f"random rules {part} {number}")
        rules, seats = random_rules(chance, listed=number % 2 == 0), chance.choice((2, 2, 2, 3))
        try:
            reason = refusal(rules, seats)
            assert reason is None or is_named(reason, rules), reason
        except AssertionError as problem:
            problem.add_note(f"part {part}, set {number}, {seats} seats: {rules}")
            raise
        solved += reason is None
    assert solved
