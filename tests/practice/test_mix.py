"""Tests that the frequencies of choices show who can be exploited, and by which opponent."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.adviser import RoundAdviser
from mendax.coach.french_poker.policies import at_hand
from mendax.coach.mia.adviser import Adviser
from mendax.coach.mia.policies import packaged
from mendax.coach.results import Alternative, Review
from mendax.core.game import Action, Reason
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import PRESETS as POKER
from mendax.games.mia.rules import PRESETS as MIA
from mendax.practice.mix import MixTally, reviewed
from mendax.solver.french_poker.best_response import RoundResponse
from mendax.solver.french_poker.opponent_model import OpponentModel
from tests.practice.mix_play import Choice, flagged, mia_round, poker_round, sound, usual
from tests.practice.test_cards import decision
from tests.practice.test_cards import reviewed as cards_of

ROUNDS = 150


@cache
def poker() -> RoundAdviser:
    policy = at_hand(POKER["standard"])
    assert policy is not None
    return RoundAdviser(policy, POKER["standard"])


@cache
def mia() -> Adviser:
    policy = packaged(MIA["standard"], 2)
    assert policy is not None
    return Adviser(policy)


def played(game: str, choice: Choice, seed: str) -> set[str]:
    """Return the kinds that were flagged after any of the rounds."""
    rng, found = Random(f"{game} {seed}"), set[str]()
    tallies: Mapping[str, MixTally] = {}
    for _ in range(ROUNDS):
        if game == "mia":
            tallies = mia_round(mia(), choice, rng, tallies)
        else:
            tallies = poker_round(poker(), choice, rng, tallies)
        found |= flagged(tallies)
    return found


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_always_the_usual_choice_is_flagged_and_the_mix_is_not(game: str) -> None:
    for seed in range(5):
        assert "usual-answer" in played(game, usual, str(seed))
    assert sum(bool(played(game, sound, str(seed))) for seed in range(40)) <= 2


def test_reviewed_choices_count_beside_their_probability() -> None:
    moves = (Alternative("doubt", 0.45, 0.4), Alternative("believe", 0.45, 0.6))
    answer = decision(0.0, alternatives=moves)
    (card,) = cards_of(decision(0.15))
    told = (answer, replace(answer, here=True), replace(answer, expected=False))
    review = Review(0, "chance", (), told, None, 0.0, Reason("coach-verdict-nothing"), 0.5)
    found = reviewed(MIA["standard"], review, 2, {5: card.view})
    assert found["doubt-low"] == MixTally(1, 0, 0.4, 0.24)
    assert found["usual-answer"] == MixTally(1, 1, 0.6, 0.24)
    assert not reviewed(MIA["standard"], review, 3, {5: card.view})


class Usual:
    """A player that always makes the solution's usual choice."""

    def mixture(self, view: Any, offers: object) -> Mapping[Action, float]:
        odds = poker().mixture(view)
        assert odds is not None
        return {usual(odds, Random(0)): 1.0}


@pytest.mark.proof  # takes 20 seconds
def test_a_best_response_profits_from_the_usual_choice() -> None:
    response = RoundResponse(OpponentModel(POKER["standard"], Usual()))
    value = poker().policy.value
    lost = [(1 + worth) / 2 for worth in (response.opening, response.following)]
    assert lost[0] > (1 + value) / 2 + 0.02
    assert lost[1] > (1 - value) / 2 + 0.02


def test_the_named_opponent_profits_from_each_deviation() -> None:
    policy, order = poker().policy, poker().order
    odds = chances(POKER["standard"], ())
    reached = np.array([float(odds.of(step)) for step in range(len(order.claims))])
    fall = policy.model.falls[0]
    opened, believed = policy.answered(0, -1)
    lies = opened < 0
    says = np.zeros_like(opened)
    for roll in range(len(fall.odds)):
        for claim, chance in policy.says(0, -1, roll).items():
            says[roll, claim] = chance
    doubts, joint = policy.doubts(0, -1), fall.odds[:, None] * says
    bands = (reached >= 1 / 2, (reached < 1 / 2) & (reached >= 1 / 6), reached < 1 / 6)
    for band in bands:
        less, more = np.where(band, doubts / 2, doubts), np.where(band, (1 + doubts) / 2, doubts)

        def worth(answer: Any, told: Any) -> float:
            """Return the claimer's value of these claims."""
            return float((told * (answer * opened + (1 - answer) * believed)).sum())

        false, true = np.where(lies & band, joint, 0), np.where(~lies & band, joint, 0)
        if true.any():  # who never lies there profits from more doubts
            assert worth(more, true) > worth(doubts, true)
        if false.any():
            if doubts[band & (false.sum(axis=0) > 0)].any():  # who lies there, from fewer
                assert worth(less, false) > worth(doubts, false)
            # More lies in the band favour doubts, and fewer favour belief.
            ones = np.ones_like(doubts)
            gain = worth(0 * ones, false) - worth(ones, false)
            assert gain > 0
