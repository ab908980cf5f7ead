"""House rules and the solver: all that is listed holds, all else is refused by its name."""

from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from msgspec.structs import replace

from mendax.arena.mia.statistics import statistics
from mendax.coach.mia import policies
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Option, Range, Source, options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.coverage import check
from mendax.solver.mia.model.covered_options import EVERY, SOLVED, NotCovered, check_options
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.solver.mia.simulation.game_tables import indexed_game


class Odd(MiaRules, frozen=True, kw_only=True):
    """Mia with options that nobody told the solver about."""

    hats: Annotated[Literal["off", "three_cornered"], Source("nobody")] = "off"
    cups: Annotated[int, Range(1, 3), Source("nobody")] = 1
    shouting: Annotated[bool, Source("nobody")] = False


UNKNOWN = (Odd(hats="three_cornered"), Odd(cups=2), Odd(shouting=True))


@pytest.mark.parametrize("rules", UNKNOWN, ids=("hats", "cups", "shouting"))
def test_an_option_that_the_solver_does_not_know_is_refused_by_its_name(rules: Odd) -> None:
    (name,) = (o.name for o in options(Odd) if getattr(rules, o.name) != o.default)
    for refused in (
        lambda: check(rules, 2, "match"),
        lambda: solve(rules, 2, "round"),
        lambda: rule_tables(rules, 2),
        lambda: indexed_game(rules, 2),
        lambda: statistics(rules, ["odds", "liar"], 10, 1),
    ):
        with pytest.raises(NotCovered) as raised:
            refused()
        assert raised.value.reason.key == "solver-refused-option"
        assert raised.value.reason.arguments["option"] == name


@pytest.mark.parametrize("rules", UNKNOWN, ids=("hats", "cups", "shouting"))
def test_a_table_with_an_unknown_option_is_not_called_solved(rules: Odd) -> None:
    assert policies.coverage(replace(rules, lives=1), 2).solved == "no"
    found = policies.coverage(rules, 2)
    assert found.solved == "no"
    assert found.reason is not None
    assert found.reason.key == "solver-refused-option"
    assert not policies.needs_solving(rules, 2)
    assert policies.solved(rules, 2) is None


def test_unknown_options_at_their_default_change_nothing() -> None:
    check(Odd(), 2, "match")


def _values(option: Option) -> Iterator[str | int | bool]:
    if option.kind == "switch":
        yield from (False, True)
    elif option.kind == "choice":
        yield from option.values
    else:
        yield from (option.low, option.high)


PAIRS = [(option, value) for option in options(MiaRules) for value in _values(option)]


@pytest.mark.parametrize(("option", "value"), PAIRS, ids=lambda x: getattr(x, "name", str(x)))
def test_every_value_of_every_option_is_listed_or_refused(
    option: Option, value: str | int | bool
) -> None:
    rules = replace(MiaRules(), **{option.name: value})
    solved = SOLVED.get(option.name, (option.default,))
    if solved is EVERY or value in solved:
        check_options(rules)
        return
    with pytest.raises(NotCovered) as raised:
        check_options(rules)
    assert raised.value.reason.arguments["option"] == option.name


def test_nothing_is_listed_that_the_book_does_not_have() -> None:
    known = {option.name: option for option in options(MiaRules)}
    assert SOLVED.keys() <= known.keys()
    for name, solved in SOLVED.items():
        for value in solved or ():
            known[name].check(value)


WALKED = [
    (name, value)
    for name, solved in SOLVED.items()
    for value in solved or ()
    if name not in ("scoring", "score_all", "ends_when", "life_reroll", "next_starter")
]
"""What is felt in a single round. Of whole games: below, ``test_best_response`` and, for new lives,
``test_kernels``, where the book plays the same games."""


@pytest.mark.parametrize(("name", "value"), WALKED)
def test_nobody_gains_in_the_book_by_leaving_what_is_solved(
    name: str, value: str | int | bool
) -> None:
    """The proof for each listed value: a walk over the states of the book."""
    found = solve(replace(MiaRules(), **{name: value}), 2, "round")
    assert deviation(found.policy).largest < 1e-9


@pytest.mark.parametrize("value", SOLVED["next_starter"] or ())
def test_who_opens_next_is_followed_through_whole_games(value: str) -> None:
    found = solve(replace(MiaRules(), lives=1, next_starter=value), 3)
    walked = deviation(found.policy)
    assert walked.largest < 1e-9
    assert walked.values == pytest.approx(found.values, abs=1e-9)
