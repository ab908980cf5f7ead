"""A public state of a solved policy: worths by seat, and what is said with each roll."""

import pytest

from mendax.coach.mia.solved_state import SolvedState
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.policy.policy import Policy


@pytest.fixture(scope="module")
def policy() -> Policy:
    return solve(MiaRules(lives=1), 2).policy


def at(policy: Policy, to_beat: int, seats: tuple[int, ...] = (4, 2)) -> SolvedState:
    (position,) = (p for p in policy.sheets if p.lives == (1, 1))
    assert isinstance(position, Position)
    return SolvedState(policy, position, seats, to_beat)


def test_two_seats_share_what_the_game_is_worth_and_others_are_out(policy: Policy) -> None:
    opening = at(policy, -1)
    roller, other = opening.worth_to(4), opening.worth_to(2)
    assert roller is not None
    assert other is not None
    assert roller + other == pytest.approx(1)
    assert opening.worth_to(0) is None
    assert at(policy, -1, (2, 4)).worth_to(2) == roller


def test_what_is_said_is_a_distribution_over_what_beats_the_claim(policy: Policy) -> None:
    state = at(policy, 10)
    said = state.says()
    assert set(said) <= set(range(len(ROLLS)))
    assert said
    for claims in said.values():
        assert sum(claims.values()) == pytest.approx(1, abs=1e-6)
        assert all(value > 10 for value, chance in claims.items() if chance)
