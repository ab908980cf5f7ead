"""Compares the fast solver with a generic solver, over the engine's complete tree."""

import pytest
from msgspec.structs import replace

from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.solver.generic.sequence_form import value
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME, PLENTY, announcing_state, rule_tables
from tests.proof import parametrize


def _lead(state: MiaState) -> float | None:
    """Return the lead of seat 0 in lives (points) after the round."""
    if state.round == 1 and state.phase != "over":
        return None
    return float(state.standing[0] - state.standing[1])


def _rolling(rules: MiaRules, over: Roll) -> MiaState:
    """Return a state in which seat 0 is about to roll over ``over``, and only this round counts."""
    lying = announcing_state(rules, 2, over, ROLLS[0], False)
    return replace(lying, phase="fall", roll=None)


WALKED = [
    ("", 55),
    ("mia_lie_cost=2 mia_concede=costs_two", 55),
    ("mia_concede=not_allowed under_announcing=is_lie", 55),
    ("mia_reveals=yes mia_double_any=yes", 55),
    ("order=natural scoring=money score_increment=3", 65),
    ("blind_pass=higher mia_lie_cost=2", 55),
    ("blind_pass=same_or_higher mia_concede=costs_two blind_reroll=new_value", 66),
    ("second=half_mia blind_reroll=new_value", 66),
    ("second=little_mia joker_32=toast blind_reroll=new_value", 66),
    ("blind_pass=same_or_higher mia_double_any=yes", 55),
]


@parametrize("words, over", WALKED, test=WALKED[:7])
def test_agrees_with_the_linear_program_of_the_whole_tree(words: str, over: Roll) -> None:
    rules = parse_options(MiaRules(), words.split())
    policy = solve(rules, 2, "round").policy
    spot = rule_tables(rules, 2).values.index(over) + 1
    ((_, sheet),) = policy.sheets.items()
    assert value(GAME, _rolling(rules, over), _lead) == pytest.approx(
        sheet.worth[spot][0], abs=1e-9
    )


def test_plenty_is_more_than_a_round_can_cost() -> None:
    assert announcing_state(MiaRules(), 2, None, ROLLS[0], False).standing == (PLENTY, PLENTY)
