"""Tests that the solver solves listed house rules and refuses others by name."""

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
from mendax.games.rules import Option, Range, Source, options, parse_options
from mendax.solver.generic.covered_options import EVERY
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.coverage import ROUNDS, SEATS, check
from mendax.solver.mia.model.covered_options import SOLVED, check_options
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.solver.mia.simulation.game_tables import indexed_game
from tests.proof import parametrize
from tests.solver.standard import SIDES


class Odd(MiaRules, frozen=True, kw_only=True):
    """Mia with options that the solver does not know."""

    hats: Annotated[Literal["off", "three_cornered"], Source("nobody")] = "off"
    cups: Annotated[int, Range(1, 3), Source("nobody")] = 1
    shouting: Annotated[bool, Source("nobody")] = False


UNKNOWN = (Odd(hats="three_cornered"), Odd(cups=2), Odd(shouting=True))


@pytest.mark.parametrize("rules", UNKNOWN, ids=("hats", "cups", "shouting"))
def test_an_unknown_option_is_refused_by_its_name(rules: Odd) -> None:
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


def test_unknown_options_at_their_default_have_no_effect() -> None:
    check(Odd(), 2, "match")


def _values(option: Option) -> Iterator[str | int | bool]:
    if option.kind == "switch":
        yield from (False, True)
    elif option.kind == "choice":
        yield from option.values
    else:
        yield from (option.low, option.high)


def _refused(rules: MiaRules) -> object:
    """Return the name of the option that is refused, or ``None``."""
    try:
        check_options(rules)
    except NotCovered as refused:
        return refused.reason.arguments["option"]
    return None


def test_every_value_of_every_option_is_listed_or_refused() -> None:
    wrong = []
    for option in options(ToyMiaRules):
        solved = SOLVED.get(option.name, (option.default,))
        for value in _values(option):
            expected = None if solved is EVERY or value in solved else option.name
            if _refused(replace(ToyMiaRules(), **{option.name: value})) != expected:
                wrong.append((option.name, value))
    assert wrong == []


def test_every_listed_option_is_in_the_book() -> None:
    known = {option.name: option for option in options(ToyMiaRules)}
    assert SOLVED.keys() <= known.keys()
    for name, solved in SOLVED.items():
        for value in solved or ():
            known[name].check(value)


SAMPLES = {
    "lives": (1, 2),
    "display": ("lives", "matches", "die", "glasses", "points"),
    "rounds": (1, 3),
    "score_increment": (0, 1, 20),
    "score_decrement": (0, 2, 3),
    "doubt_cost": (1, 2, 9),
    "mia_true_cost": (1, 2, 9),
    "mia_lie_cost": (1, 2, 9),
    "turn_clock": (0, 60),
    "sides": (2, 3),
    "values": (0, 1, 4),
}
"""Options whose values are all solved, with the tested values: the extremes, as far as a walk takes
seconds.
"""


def _tried(name: str) -> tuple[str | int | bool, ...]:
    return SAMPLES[name] if SOLVED[name] is EVERY else SOLVED[name] or ()


ONE_LIFE = ToyMiaRules(lives=1, rounds=2)
WALKED = [("lives", 1)] + [
    (name, value) for name in SOLVED for value in _tried(name) if value != getattr(ONE_LIFE, name)
]
"""Every value that changes these rules."""
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
"""Options that decide how much each player pays, and which player opens the next round."""


def _with(name: str, value: str | int | bool, people: MiaRules, sides: int = 6) -> MiaRules:
    """Return these rules with one option changed, and the options that it requires."""
    base = ToyMiaRules(**structs.asdict(people) | {"sides": sides})
    (option,) = (option for option in options(ToyMiaRules) if option.name == name)
    asked = {asked.option: asked.values[0] for asked in option.applies if asked.among}
    return replace(base, **{**asked, name: value}).checked()


def _holds(rules: MiaRules, seats: int = 2, standing: tuple[int, ...] | None = None) -> None:
    """Check that no deviation gains in the engine, and that the value is as reported.

    The proof for each listed value: a walk over the states of the engine, which shares no tables
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


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(("name", "value"), WALKED)
def test_a_game_for_one_life_is_solved_as_the_book_has_it(
    name: str, value: str | int | bool, sides: int
) -> None:
    if name == "life_reroll":  # needs more than three lives to begin with
        first_out = MiaRules(lives=4, ends_when="first_out")
        _holds(_with(name, value, first_out, sides), standing=(4, 1))
        return
    _holds(_with(name, value, ONE_LIFE, sides))


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, value in WALKED if name in FELT_IN_POINTS],
)
def test_three_rounds_for_points_are_solved_as_the_book_has_them(
    name: str, value: str | int | bool, sides: int
) -> None:
    _holds(_with(name, value, MiaRules(scoring="points", rounds=3), sides))


@pytest.mark.parametrize("seed", range(8))
def test_random_rules_are_solved_as_the_book_has_them(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    if seed % 2:
        _holds(replace(rules, scoring="lives", lives=1).checked())
    else:
        _holds(replace(rules, scoring="points", rounds=3, blind_pass="off").checked())


def random_rules(chance: random.Random) -> MiaRules:
    """Return covered random rules in which every option has one of its listed values, without new
    lives."""
    while True:
        drawn = {name: chance.choice(_tried(name)) for name in SOLVED}
        rules = replace(ToyMiaRules(), **drawn | {"life_reroll": "off"}).plain()
        try:
            return rules.checked()
        except RulesError:
            continue


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize("value", SOLVED["next_starter"] or ())
def test_the_next_opener_is_followed_through_whole_games(value: str, sides: int) -> None:
    _holds(_with("next_starter", value, MiaRules(lives=1), sides), seats=3)


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize("value", SOLVED["ends_when"] or ())
def test_the_end_of_a_game_of_three_is_that_of_the_book(value: str, sides: int) -> None:
    _holds(_with("ends_when", value, MiaRules(lives=1), sides), seats=3)


@pytest.mark.parametrize(
    ("words", "seats", "span", "key"),
    [
        ("", SEATS[-1] + 1, "match", "solver-refused-seats"),
        ("", 1, "round", "solver-refused-seats"),
        ("blind_pass=higher", 3, "match", "solver-refused-blind-pass"),
        ("blind_pass=same_or_higher", 3, "round", "solver-refused-blind-pass"),
        ("scoring=points rounds=2", 3, "match", "solver-refused-points"),
        (f"scoring=points rounds={ROUNDS + 1}", 2, "match", "solver-refused-points"),
        ("show_believed=may", 2, "round", "solver-refused-option"),
    ],
)
def test_unsupported_values_are_refused(words: str, seats: int, span: Span, key: str) -> None:
    with pytest.raises(NotCovered) as refused:
        check(parse_options(MiaRules(), words.split()), seats, span)
    assert refused.value.reason.key == key


@pytest.mark.parametrize(
    ("words", "seats", "span"),
    [
        ("", 6, "match"),
        ("blind_pass=higher lives=1", 6, "match"),
        ("blind_pass=higher", 3, "round"),
        (f"scoring=points rounds={ROUNDS}", 2, "match"),
        ("scoring=points", 6, "round"),
        ("scoring=money rounds=999", 6, "match"),
    ],
)
def test_supported_values_are_accepted(words: str, seats: int, span: Span) -> None:
    check(parse_options(MiaRules(), words.split()), seats, span)
