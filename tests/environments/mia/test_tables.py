"""What the arrays of a rule set hold, and which rules have none."""

import pytest

from mendax.adapters.numbering import numbering
from mendax.environments.mia.tables import FIELDS, lockstep_game
from mendax.games.mia.actions import Concede, PassOn, Reroll, RerollLives
from mendax.games.mia.rules import PRESETS
from mendax.games.rules import parse_options
from mendax.solver.generic.errors import NotCovered


def test_actions_are_those_of_the_other_adapters_that_the_rules_offer() -> None:
    for preset, kinds in (("house", set()), ("meyer", {Reroll, RerollLives})):
        actions = lockstep_game(PRESETS[preset], 2).actions
        known = numbering("mia", PRESETS[preset], 2)
        assert list(actions) == sorted(actions, key=known.numbers.__getitem__)
        assert {type(action) for action in actions} >= kinds
        assert PassOn not in {type(action) for action in actions}
    assert Concede() not in lockstep_game(PRESETS["points"], 2).actions


def test_the_house_has_26_actions_and_a_field_for_each_standing() -> None:
    found = lockstep_game(PRESETS["house"], 3)
    assert len(found.actions) == 26
    assert found.layout.names == (*FIELDS, "standing 0", "standing 1", "standing 2")
    assert found.layout.high[-1] == 6


def test_payoffs_are_the_books_for_all_seats() -> None:
    found = lockstep_game(PRESETS["house"], 3)
    ends = found.tables.payoff[found.tables.payoff.any(axis=1)]
    assert sorted({tuple(sorted(row)) for row in ends.tolist()}) == [(-0.5, -0.5, 1.0)]


@pytest.mark.parametrize(
    ("changes", "seats", "said"),
    [
        ("blind_pass=higher", 2, "solver-uncounted-blind-pass"),
        ("show_believed=may", 2, "solver-refused-option"),
        ("", 7, "solver-refused-seats"),
    ],
)
def test_rules_without_arrays_are_refused_by_name(changes: str, seats: int, said: str) -> None:
    with pytest.raises(NotCovered) as refused:
        lockstep_game(parse_options(PRESETS["house"], changes.split()), seats)
    assert refused.value.reason.key == said
