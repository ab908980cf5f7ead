"""Compares the best response at a state with blind passing with the two-seat algorithm."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.claim_tree.game import best_response_of_roller
from mendax.solver.mia.blind_pass.claims import claim_tree_game
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.components import components
from mendax.solver.mia.model.public_states import Continuation, public_states
from mendax.solver.mia.model.successors import worth_of
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.proof.blind_pass_deviation import SeatBestResponse


@pytest.fixture(scope="module")
def policy() -> Policy:
    rules = parse_options(MiaRules(), ["blind_pass=higher", "order=pips"])
    return solve(rules, 2, "round").policy


def _sides(policy: Policy) -> list[Continuation]:
    """Return continuation values of the policy, with seats counted from the roller on both
    sides."""
    (component,) = components(policy.rules, 2, "round")
    t, sheet = component.tables, policy.sheets[policy.start]
    ends = np.stack([worth_of(end, {}, 2) for end in component.successors[0]])
    accepted = np.zeros((len(t.values), 2))
    accepted[: len(sheet.worth) - 1] = sheet.worth[1:, ::-1]
    accepted[~t.believable] = ends[t.concede]
    return [
        Continuation(0, 1, ends, accepted),
        Continuation(1, 0, ends[:, ::-1], accepted[:, ::-1]),
    ]


@pytest.mark.parametrize("index", [0, 7, 13])
def test_no_seat_gains_at_a_solved_state(policy: Policy, index: int) -> None:
    (component,) = components(policy.rules, 2, "round")
    t, sheet, sides = component.tables, policy.sheets[policy.start], _sides(policy)
    state = public_states(t)[index]
    play = policy.play_after_looking(policy.start, state.to_beat)
    for seat in (0, 1):
        response = SeatBestResponse(t, state, sheet, sides, seat)
        assert response.best(play) == pytest.approx(sheet.worth[index, seat], abs=1e-9)


def test_it_agrees_with_the_best_response_in_the_claim_tree(policy: Policy) -> None:
    (component,) = components(policy.rules, 2, "round")
    t, sheet, sides = component.tables, policy.sheets[policy.start], _sides(policy)
    state = public_states(t)[0]
    play = policy.play_after_looking(policy.start, state.to_beat)
    game = claim_tree_game(t, state, sides, 0, -np.inf)
    tree = float(game.w @ best_response_of_roller(game, play)) + float(
        state.sight @ sides[0].outcomes[:, 0]
    )
    assert SeatBestResponse(t, state, sheet, sides, 0).best(play) == pytest.approx(
        max(tree, sheet.worth[0, 0]), abs=1e-9
    )
