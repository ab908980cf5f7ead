"""Tests that the solver solves listed house rules and refuses others by name."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import structs
from msgspec.structs import replace

from mendax.arena.mia.statistics import statistics
from mendax.coach.mia import policies
from mendax.games.mia.rules import MiaRules, ToyMiaRules
from mendax.games.rules import Option, Range, Source, options, parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.coverage import ROUNDS, SEATS, check
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.solver.mia.simulation.game_tables import indexed_game
from mendax.testing.rule_sets import some_values
from tests.proof import parametrize
from tests.solver.standard import SIDES


class Odd(MiaRules, frozen=True, kw_only=True):
    """Mia with options that the solver does not know."""

    hats: Annotated[Literal["off", "three_cornered"], Source("a test")] = "off"
    cups: Annotated[int, Range(1, 3), Source("a test")] = 1
    shouting: Annotated[bool, Source("a test")] = False


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


OPTIONS = {option.name: option for option in options(ToyMiaRules)}


def _tried(option: Option) -> tuple[str | int | bool, ...]:
    """Return the solved values that are tried: all, or the extremes of a number. The largest is
    left out where a walk would take minutes.
    """
    values: list[Any] = [*some_values(option)]
    if option.kind == "number":
        values = [option.low, option.low + 1, *([option.high] if option.high < 10 else [])]
    return tuple(value for value in values if option.is_solved(value))


ONE_LIFE = ToyMiaRules(lives=1, rounds=2)
WALKED = [("lives", 1)] + [
    (name, value)
    for name, option in OPTIONS.items()
    for value in _tried(option)
    if value != getattr(ONE_LIFE, name)
]
"""Every value that changes these rules."""
THREE_ROUNDS = MiaRules(scoring="points", rounds=3)


def _is_paid(name: str) -> bool:
    """Return whether an option decides what a round costs in a game for points."""
    return OPTIONS[name].heading == "losing" and OPTIONS[name].unmet(THREE_ROUNDS) is None


def _with(name: str, value: str | int | bool, people: MiaRules, sides: int = 6) -> MiaRules:
    """Return these rules with one option changed, and the options that it requires."""
    base = ToyMiaRules(**structs.asdict(people) | {"sides": sides})
    asked = {asked.option: asked.values[0] for asked in OPTIONS[name].applies if asked.among}
    return replace(base, **{**asked, name: value}).checked()


def _holds(rules: MiaRules, seats: int = 2, standing: tuple[int, ...] | None = None) -> None:
    """Check that no deviation gains in the engine, and that the value is as reported.

    The proof for each solved value: a walk over the states of the engine, which shares no tables
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
    [(name, value) for name, value in WALKED if _is_paid(name)],
)
def test_three_rounds_for_points_are_solved_as_the_book_has_them(
    name: str, value: str | int | bool, sides: int
) -> None:
    _holds(_with(name, value, THREE_ROUNDS, sides))


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize("value", _tried(OPTIONS["next_starter"]))
def test_the_next_opener_is_followed_through_whole_games(value: str, sides: int) -> None:
    _holds(_with("next_starter", value, MiaRules(lives=1), sides), seats=3)


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize("value", _tried(OPTIONS["ends_when"]))
def test_the_end_of_a_game_of_three_is_that_of_the_book(value: str, sides: int) -> None:
    _holds(_with("ends_when", value, MiaRules(lives=1), sides), seats=3)


@pytest.mark.parametrize(
    ("words", "seats", "span", "key"),
    [
        ("", SEATS[-1] + 1, "match", "solver-refused-seats"),
        ("", 1, "round", "solver-refused-seats"),
        ("lives=4", 8, "match", "solver-refused-lives"),
        ("lives=5", 7, "match", "solver-refused-lives"),
        ("blind_pass=higher", 3, "match", "solver-refused-blind-pass"),
        ("blind_pass=same_or_higher", 3, "round", "solver-refused-blind-pass"),
        ("scoring=points rounds=2", 3, "match", "solver-refused-points"),
        (f"scoring=points rounds={ROUNDS + 1}", 2, "match", "solver-refused-points"),
        ("show_believed=may", 2, "round", "solver-refused-option"),
        ("doubter=anybody", 3, "match", "solver-refused-race"),
        ("doubter=anybody lives=3", 4, "match", "solver-refused-race"),
        ("doubter=anybody lives=1", 6, "match", "solver-refused-race"),
        ("doubter=anybody lives=1 blind_reroll=new_value", 3, "match", "solver-refused-race-with"),
        ("effect_31=turn_and_wipe", 3, "match", "solver-refused-option"),
        ("blind_pass=same", 3, "match", "solver-refused-blind-pass"),
        ("blind_pass=same mia_on_mia=yes", 2, "match", "solver-refused-pass-back"),
        ("blind_pass=same effect_31=wipe", 2, "match", "solver-refused-pass-back"),
    ],
)
def test_unsupported_values_are_refused(words: str, seats: int, span: Span, key: str) -> None:
    with pytest.raises(NotCovered) as refused:
        check(parse_options(MiaRules(), words.split()), seats, span)
    assert refused.value.reason.key == key


@pytest.mark.parametrize("seats", SEATS[1:])
def test_a_refusal_names_the_largest_number_of_lives_that_is_solved(seats: int) -> None:
    with pytest.raises(NotCovered) as refused:
        check(MiaRules(lives=99), seats, "match")
    most = int(refused.value.reason.arguments["most"])
    check(MiaRules(lives=most), seats, "match")
    with pytest.raises(NotCovered):
        check(MiaRules(lives=most + 1), seats, "match")


@pytest.mark.parametrize(
    ("words", "seats", "span"),
    [
        ("", 6, "match"),
        ("blind_pass=higher lives=1", 6, "match"),
        ("doubter=anybody lives=3", 3, "match"),
        ("doubter=anybody lives=1", 5, "match"),
        ("doubter=anybody turn_on_loss=yes mia_answerer=chosen", 2, "match"),
        ("blind_pass=higher", 3, "round"),
        (f"scoring=points rounds={ROUNDS}", 2, "match"),
        ("scoring=points", 6, "round"),
        ("scoring=money rounds=999", 6, "match"),
    ],
)
def test_supported_values_are_accepted(words: str, seats: int, span: Span) -> None:
    check(parse_options(MiaRules(), words.split()), seats, span)
