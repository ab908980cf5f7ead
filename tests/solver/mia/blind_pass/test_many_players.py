"""Tests that no deviation gains with blind passes among several seats, and that spoiled policies
are found."""

import numpy as np
import pytest

from mendax.core.game import step
from mendax.games.mia.actions import Announce, Look, PassOn
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.solver.claim_tree.game import ACCEPT, pure
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.blind_pass import many_players
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.rule_tables import GAME, announcing_state, rule_tables
from mendax.solver.mia.policy.file_format import read, write
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.proof.table_deviation import gains
from mendax.solver.mia.proof.tree_deviation import deviation
from tests.proof import parametrize
from tests.solver.standard import SIDES, rules_with


def _solved(words: str, seats: int, span: Span, sides: int = 6) -> Policy:
    return solve(rules_with(f"blind_pass=higher {words}", sides), seats, span).policy


@pytest.fixture(scope="module")
def three() -> Policy:
    """Return a policy for three seats with one life each."""
    return _solved("lives=1", 3, "match")


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(
    ("words", "seats", "span"),
    [
        ("lives=1", 3, "match"),
        ("lives=1 ends_when=first_out second=little_mia", 3, "match"),
        ("lives=1 mia_lie_cost=2 order=pips", 3, "match"),
        ("", 3, "round"),
        ("mia_reveals=yes", 3, "round"),
        ("blind_reroll=same_or_higher", 3, "round"),
        ("mia_concede=not_allowed", 4, "round"),
    ],
)
def test_no_cup_that_could_be_handed_on_can_be_beaten(
    words: str, seats: int, span: Span, sides: int
) -> None:
    policy = _solved(words, seats, span, sides)
    found = deviation(policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(policy.values, abs=1e-9)
    assert gains(policy) == pytest.approx(found.gains, abs=1e-9)


SAME = "blind_pass=same next_starter=winner"
LARGER = [("", 4), (SAME, 3), (SAME, 4), ("", 5), ("", 6)]


@parametrize("words, seats", LARGER, test=LARGER[:2])
def test_larger_tables_of_one_life_are_solved_too(words: str, seats: int) -> None:
    policy = _solved(f"lives=1 {words}", seats, "match")
    assert sum(policy.values) == pytest.approx(1)
    assert max(gains(policy)) < 1e-9


def test_without_passes_the_solution_is_unchanged(three: Policy) -> None:
    never = solve(parse_options(MiaRules(), ["lives=1"]), 3).values
    passing = _solved("lives=1", 2, "match").values
    usual = solve(parse_options(MiaRules(), ["lives=1"]), 2).values
    assert passing == pytest.approx(usual, abs=1e-12), "so the ends of three's game are the same"
    assert three.values == pytest.approx(never, abs=1e-12)


def _believing(policy: Policy) -> Policy:
    """Return the same policy, except that a seat without the dice believes every pass."""
    ((start, sheet),) = ((p, s) for p, s in policy.sheets.items() if len(p.lives) > 2)
    trusting = tuple(
        answers._replace(
            other={
                history: pure(ACCEPT) if len(history) > 1 else chances
                for history, chances in answers.other.items()
            }
        )
        for answers in sheet.answers
    )
    return Policy(
        policy.rules,
        policy.seats,
        policy.span,
        {**policy.sheets, start: sheet._replace(answers=trusting)},
    )


def test_believing_every_pass_makes_passing_profitable(three: Policy) -> None:
    """The quick measure equals the walk, so states off the path count."""
    careless = _believing(three)
    found = deviation(careless)
    assert max(found.gains) > 0.01
    assert found.values == pytest.approx(three.values, abs=1e-12)
    assert gains(careless) == pytest.approx(found.gains, abs=1e-12)


def _passed(policy: Policy, roll: int, *said: int) -> MiaState:
    """Return a game in which seat 0 has looked at ``roll`` and announced a value, and the other
    seats passed it on.
    """
    state = step(
        GAME, announcing_state(policy.rules, policy.seats, None, roll, False), 0, Look()
    ).state
    state = step(GAME, state, 0, Announce(said[0])).state
    for value in said[1:]:
        state = step(GAME, state, state.turn, PassOn(value)).state
    return state


def test_there_is_an_answer_to_every_pass() -> None:
    policy = _solved("", 3, "round")
    values = rule_tables(policy.rules, 3).values
    for said in (values[:2], values[:3], values[3:8], values[-4:], values[-3:], values[4:15]):
        state = _passed(policy, 65, *said)
        odds = policy.odds(GAME.view(state, state.turn))
        assert sum(x for _, x in odds) == pytest.approx(1)
        for action, _ in odds:
            assert any(o.admits(action) for o in GAME.legal_actions(state, state.turn))


def test_stored_policies_equal_solved_ones(three: Policy) -> None:
    again = read(write(three))
    for position, sheet in three.sheets.items():
        for old, new in zip(sheet.answers, again.sheets[position].answers, strict=True):
            assert (old.other, old.roller) == (new.other, new.roller)
            assert np.array_equal(old.defaults.other, new.defaults.other)


def test_where_passing_pays_it_is_refused() -> None:
    with pytest.raises(NotCovered) as refused:
        _solved("lives=1 blind_reroll=new_value", 3, "match")
    assert refused.value.reason.key == "solver-refused-blind-pass"
    assert isinstance(refused.value.__cause__, many_players.PassingPays)


@pytest.mark.parametrize("words", ["lives=2", "lives=1 blind_pass=same_or_higher", "scoring=money"])
def test_known_unsolvable_rules_are_refused_immediately(words: str) -> None:
    with pytest.raises(NotCovered) as refused:
        _solved(words, 3, "match")
    assert refused.value.reason.key == "solver-refused-blind-pass"
    assert refused.value.__cause__ is None
