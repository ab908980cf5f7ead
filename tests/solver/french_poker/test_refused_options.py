"""Tests that the solver accepts solved values of house rules of French poker and refuses others."""

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from msgspec.structs import replace

from mendax.arena.french_poker.exploitability import opponent_model
from mendax.coach.french_poker import policies
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import Source, options
from mendax.solver.french_poker.round_model import check
from mendax.solver.generic.errors import NotCovered
from mendax.testing.rule_sets import some_values


class Odd(FrenchPokerRules, frozen=True, kw_only=True):
    """French poker with an option that the solver does not know."""

    hats: Annotated[bool, Source("a test")] = False


def changed() -> Iterator[tuple[str, Any, FrenchPokerRules]]:
    """Yield the default rules with each value of each option, and an unknown option."""
    for option in options(FrenchPokerRules):
        for value in some_values(option):
            yield option.name, value, replace(FrenchPokerRules(), **{option.name: value})
    yield "hats", True, Odd(hats=True)


def test_every_value_is_solved_or_refused_by_name(subtests: pytest.Subtests) -> None:
    for name, value, rules in changed():
        option = next(option for option in options(type(rules)) if option.name == name)
        with subtests.test(name=name, value=value):
            if option.is_solved(value):
                check(rules, 2)
                continue
            for refused in (lambda r: check(r, 2), lambda r: opponent_model(r, "truthful")):
                with pytest.raises(NotCovered) as raised:
                    refused(rules)
                assert raised.value.reason.arguments["option"] == name
            assert policies.coverage(rules, 2).solved == "no"
            assert policies.among_more(rules) is None
