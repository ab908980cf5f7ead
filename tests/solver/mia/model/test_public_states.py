"""Tests of public states of Mia: their components and solutions."""

import numpy as np
import pytest

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.model.components import components
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import openings, public_states
from mendax.solver.mia.model.rule_tables import LOOKED, UNSEEN, rule_tables
from mendax.solver.mia.model.successors import NextRound
from tests.solver.standard import COVERED


@pytest.mark.parametrize("name", COVERED)
def test_every_roll_has_a_kind_or_ends_the_round(name: str) -> None:
    t = rule_tables(PRESETS[name], 2)
    states = public_states(t)
    assert [state.to_beat for state in states] == list(range(-1, len(t.values) - 1))
    for state in states:
        assert state.weight.sum() + state.sight.sum() == pytest.approx(1)
        for kind, roll in enumerate(state.examples):
            assert state.kind[roll] == kind
            doubted = t.doubt[LOOKED, state.claims, roll]
            np.testing.assert_array_equal(state.outcome[kind], doubted)


def test_unseen_dice_are_opened_to_outcomes_with_all_probability() -> None:
    t = rule_tables(PRESETS["standard"], 3)
    np.testing.assert_allclose(openings(t, UNSEEN).sum(axis=1), 1.0)


@pytest.mark.parametrize(
    ("words", "seats"),
    [("lives=3", 2), ("lives=2", 3), ("lives=2 joker_32=toast", 3), ("scoring=money rounds=4", 3)],
)
def test_a_round_leads_to_earlier_positions_or_its_own(words: str, seats: int) -> None:
    known: set[Position] = set()
    for part in components(parse_options(MiaRules(), words.split()), seats, "match"):
        known |= set(part.turns)
        for successors in part.successors:
            nexts = {each.position for each in successors if isinstance(each, NextRound)}
            assert nexts <= known


def test_a_component_holds_all_turns_of_a_position_once() -> None:
    every = components(MiaRules(lives=2), 3, "match")
    turns = [turn for component in every for turn in component.turns[: component.period]]
    assert len(turns) == len(set(turns)) == 2**3 + 2**2
    even = next(component for component in every if component.turns[0].lives == (2, 2, 2))
    assert even.period == 1
    assert len(even.turns) == 3
