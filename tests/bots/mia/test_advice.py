"""What an adviser answers: a decision with its moves, each asked for by its action."""

import pytest

from mendax.bots.mia.advice import Weighed, WeighedMove
from mendax.games.mia.actions import Announce, Believe, Doubt

DECISION = Weighed((WeighedMove(Believe(), 0.25, 0.4), WeighedMove(Doubt(), 0.75, 0.6)))


def test_a_decision_is_worth_its_best_move() -> None:
    assert DECISION.worth == 0.6
    with pytest.raises(ValueError, match="empty"):
        _ = Weighed(()).worth


def test_a_move_is_found_by_its_action() -> None:
    assert DECISION.of(Believe()) == DECISION.moves[0]
    assert DECISION.of(Announce(61)) is None
    said = Weighed((WeighedMove(Announce(61), 1.0, 0.1), WeighedMove(Announce(62), 0.0, 0.0)))
    found = said.of(Announce(62))
    assert found is not None
    assert found.worth == 0.0
