"""Components: every position once, and those that a round leads to before it."""

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.model.components import components
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.successors import GameOver, NextRound


@pytest.mark.parametrize(
    ("words", "seats"),
    [("lives=3", 2), ("lives=2", 3), ("lives=2 joker_32=toast", 3), ("scoring=money rounds=4", 3)],
)
def test_a_round_leads_to_positions_that_come_before_it_or_to_its_own(
    words: str, seats: int
) -> None:
    known: set[Position] = set()
    for component in components(parse_options(MiaRules(), words.split()), seats, "match"):
        known |= set(component.turns)
        for successors in component.successors:
            nexts = {each.position for each in successors if isinstance(each, NextRound)}
            assert nexts <= known


def test_a_component_holds_all_turns_of_a_position_once() -> None:
    every = components(MiaRules(lives=2), 3, "match")
    turns = [turn for component in every for turn in component.turns[: component.period]]
    assert len(turns) == len(set(turns)) == 2**3 + 2**2
    even = next(component for component in every if component.turns[0].lives == (2, 2, 2))
    assert even.period == 1
    assert len(even.turns) == 3


def test_a_single_round_ends_with_a_lead_over_the_others() -> None:
    (only,) = components(MiaRules(), 3, "round")
    ends = {each.worth for each in only.successors[0] if isinstance(each, GameOver)}
    assert (0.5, -1.0, 0.5) in ends
    assert all(sum(worth) == pytest.approx(0) for worth in ends)
