"""House rules and the solver: all that is listed holds, all else is refused by its name."""

import random
from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from msgspec import structs
from msgspec.structs import replace

from mendax.arena.mia.statistics import statistics
from mendax.coach.mia import policies
from mendax.core.game import RulesError
from mendax.games.mia.rules import MiaRules, ToyMiaRules
from mendax.games.rules import Option, Range, Source, options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.coverage import check
from mendax.solver.mia.model.covered_options import EVERY, SOLVED, check_options
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


PAIRS = [(option, value) for option in options(ToyMiaRules) for value in _values(option)]


@pytest.mark.parametrize(("option", "value"), PAIRS, ids=lambda x: getattr(x, "name", str(x)))
def test_every_value_of_every_option_is_listed_or_refused(
    option: Option, value: str | int | bool
) -> None:
    rules = replace(ToyMiaRules(), **{option.name: value})
    solved = SOLVED.get(option.name, (option.default,))
    if solved is EVERY or value in solved:
        check_options(rules)
        return
    with pytest.raises(NotCovered) as raised:
        check_options(rules)
    assert raised.value.reason.arguments["option"] == option.name


def test_nothing_is_listed_that_the_book_does_not_have() -> None:
    known = {option.name: option for option in options(ToyMiaRules)}
    assert SOLVED.keys() <= known.keys()
    for name, solved in SOLVED.items():
        for value in solved or ():
            known[name].check(value)


SAMPLES = {
    "lives": (1, 2),
    "display": ("lives", "matches", "points"),
    "rounds": (1, 3),
    "score_increment": (0, 1, 20),
    "score_decrement": (0, 2, 3),
    "turn_clock": (0, 60),
    "sides": (2, 3),
    "values": (0, 1, 4),
}
"""Of options all of whose values are solved, those that are tried: the ends, as far as a walk over
the book takes seconds."""


def _tried(name: str) -> tuple[str | int | bool, ...]:
    return SAMPLES[name] if SOLVED[name] is EVERY else SOLVED[name] or ()


WALKED = [(name, value) for name in SOLVED for value in _tried(name)]
DEFAULTS = {option.name: option.default for option in options(ToyMiaRules)}
FELT_IN_POINTS = (
    "scoring",
    "score_all",
    "mia_true_cost",
    "mia_lie_cost",
    "mia_concede",
    "mia_double_any",
    "mia_reveals",
    "joker_32",
    "next_starter",
)
"""Options that say who pays how much, and who opens the next round."""


def _with(name: str, value: str | int | bool, people: MiaRules) -> MiaRules:
    """These rules with one option changed, and those that it asks for set so that it applies."""
    base = ToyMiaRules(**structs.asdict(people))
    (option,) = (option for option in options(ToyMiaRules) if option.name == name)
    asked = {asked.option: asked.values[0] for asked in option.applies if asked.among}
    return replace(base, **{**asked, name: value}).checked()


def _holds(rules: MiaRules, seats: int = 2, standing: tuple[int, ...] | None = None) -> None:
    """Nobody gains in the book by leaving what is solved, and it is worth what is reported.

    The proof for each listed value: a walk over the states of the book, which shares no tables
    with the solver.
    """
    found = solve(rules, seats)
    worth = found.values
    if standing is not None:
        start = found.policy.start._replace(lives=standing)
        worth = tuple(found.policy.sheets[start].worth[0])
    walked = deviation(found.policy, standing)
    assert walked.largest < 1e-9
    assert walked.values == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize(("name", "value"), WALKED)
def test_a_game_for_one_life_is_solved_as_the_book_has_it(
    name: str, value: str | int | bool
) -> None:
    if name == "life_reroll" and value != "off":  # needs more than three lives to begin with
        first_out = MiaRules(lives=4, ends_when="first_out")
        _holds(_with(name, value, first_out), standing=(4, 1))
        return
    _holds(_with(name, value, MiaRules(lives=1, rounds=2)))


@pytest.mark.parametrize(
    ("name", "value"),
    [(n, v) for n, v in WALKED if n in FELT_IN_POINTS and v != DEFAULTS[n] and v != "lives"],
)
def test_three_rounds_for_points_are_solved_as_the_book_has_them(
    name: str, value: str | int | bool
) -> None:
    _holds(_with(name, value, MiaRules(scoring="points", rounds=3)))


@pytest.mark.parametrize("seed", range(8))
def test_random_rules_are_solved_as_the_book_has_them(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    if seed % 2:
        _holds(replace(rules, scoring="lives", lives=1).checked())
    else:
        _holds(replace(rules, scoring="points", rounds=3, blind_pass="off").checked())


def random_rules(chance: random.Random) -> MiaRules:
    """Rules that are covered, every option with any of its listed values; no new lives."""
    while True:
        drawn = {name: chance.choice(_tried(name)) for name in SOLVED}
        rules = replace(ToyMiaRules(), **drawn | {"life_reroll": "off"}).plain()
        try:
            return rules.checked()
        except RulesError:
            continue


@pytest.mark.parametrize("value", SOLVED["next_starter"] or ())
def test_who_opens_next_is_followed_through_whole_games(value: str) -> None:
    _holds(_with("next_starter", value, MiaRules(lives=1)), seats=3)


@pytest.mark.parametrize("value", SOLVED["ends_when"] or ())
def test_the_end_of_a_game_of_three_is_that_of_the_book(value: str) -> None:
    _holds(_with("ends_when", value, MiaRules(lives=1)), seats=3)
