"""Tests that the sums of the bot `odds` follow the rules in use, including changed rules."""

import math
from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

import pytest

from mendax.arena.mia.reduction import AskedBot
from mendax.bots.bot import Maker
from mendax.bots.mia import odds
from mendax.bots.mia.odds import Odds, claim_values
from mendax.core.game import Action
from mendax.games import GAMES
from mendax.games.mia import judging
from mendax.games.mia.actions import Doubt
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from tests.naive_odds import claim_sums

MIA: Any = GAMES["mia"]
STANDARD = MiaRules()
TIMES = 200


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Clear sums made by other rules before the next test."""
    yield
    odds.claim_values.cache_clear()
    odds.round_ends.cache_clear()
    claim_sums.cache_clear()


@pytest.fixture
def a_caught_lie_costs_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a house rule to the engine alone: a caught lie costs one more."""
    asked = judging.cost_of_opening

    def dearer(state: MiaState, held: bool, revealed: bool) -> int:
        return asked(state, held, revealed) + (0 if held else 1)

    monkeypatch.setattr(judging, "cost_of_opening", dearer)
    odds.claim_values.cache_clear()
    odds.round_ends.cache_clear()
    claim_sums.cache_clear()


def answering(*values: Roll) -> MiaState:
    """Return a state in which looking players announced the values in order, and the next of three
    answers."""
    claims = tuple(Claim(n % 3, value, "looked") for n, value in enumerate(values))
    last = claims[-1].seat
    turn = (last + 1) % 3
    return MiaState(
        STANDARD, (6, 6, 6), "answer", turn, 1, 2, claims, 66, 1, roller=last, looked=True
    )


def actions(state: MiaState, bot: Maker = Odds) -> list[Action]:
    """Return repeated actions of the bot in this state."""
    seated = bot("mia", state.rules, state.turn, 3, Random(1))
    view, offers = MIA.view(state, state.turn), MIA.legal_actions(state, state.turn)
    return [seated.choose(view, offers) for _ in range(TIMES)]


def doubts(state: MiaState, bot: Maker = Odds) -> int:
    """Return how many of ``TIMES`` answers are doubts."""
    return sum(isinstance(action, Doubt) for action in actions(state, bot))


def chance_of_doubt(state: MiaState) -> float:
    """Return the exact probability that ``Odds`` doubts."""
    return AskedBot(Odds, state.rules, 3).does(state, state.turn)[Doubt()]


def test_doubts_are_a_logit_choice_by_the_sums() -> None:
    """At the prices of ``standard``, a fair claim is usually believed, and a higher claim is
    not."""
    sums, state = claim_values("mia", STANDARD, 3), answering(32, 61)
    before, said = (Odds("mia", STANDARD, 0, 3, Random(1)).scale.step(v) for v in (32, 61))
    lead = sums.doubting(said, sums.holds_looked(before, said)) - sums.believing(said)
    assert chance_of_doubt(state) == pytest.approx(1 / (1 + math.exp(-lead / 0.04)))
    assert 0.1 < chance_of_doubt(state) < 0.2
    assert chance_of_doubt(answering(32, 66)) > 0.4
    assert chance_of_doubt(answering(61, 64)) > 0.99


def test_more_doubt_makes_up_for_a_dearer_lie(request: pytest.FixtureRequest) -> None:
    """Fewer players lie, but doubts stay as frequent, and the answer stays a mixture."""
    cheap = chance_of_doubt(answering(32, 61))
    request.getfixturevalue("a_caught_lie_costs_one_more")
    assert cheap + 0.1 < chance_of_doubt(answering(32, 61)) < 0.5


def test_answers_and_claims_answer_each_other() -> None:
    """A pure answer gains at most what the logit scale allows."""
    sums = claim_values("mia", STANDARD, 2)
    for before in (-1, 5, 12):
        supposed = sums.claims[before + 1]
        for said, doubt in supposed.doubts.items():
            gain = sums.doubting(said, supposed.holds[said]) - sums.accepting(said)
            assert doubt < 0.2 or gain > -0.3
            assert doubt > 0.8 or gain < 0.3


def test_odds_judges_claims_like_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_holds(_rules: MiaRules, _claim: Claim, _roll: Roll) -> bool:
        return False

    monkeypatch.setattr(judging, "holds", nothing_holds)
    odds.claim_values.cache_clear()
    odds.round_ends.cache_clear()
    sums = claim_values("mia", STANDARD, 3)
    assert not sums.bears_out(5, 3)
    assert sums.holds_unseen(0) == 0.0


def test_a_claim_supported_by_seen_dice_is_never_doubted() -> None:
    state = answering(61)
    mine = MiaState(**{f: getattr(state, f) for f in state.__struct_fields__} | {"roller": 1})
    assert doubts(mine) == 0


def test_a_belief_that_opens_the_dice_costs_only_where_the_claim_is_false() -> None:
    sums = claim_values("mia", MiaRules(mia_concede="free_if_true"), 3)
    assert sums.trusting(sums.top, 1.0) == 0
    assert sums.trusting(sums.top, 0.0) < sums.trusting(sums.top, 0.5) < 0
    assert sums.accepting(sums.top, 1.0) > sums.doubting(sums.top, 1.0)
    assert sums.accepting(sums.top, 0.0) < sums.doubting(sums.top, 0.0)
    assert sums.trusting(sums.top - 1, 1.0) == -inf


def test_an_opened_joker_costs_no_life() -> None:
    """If the joker is opened, announcing the lowest value unseen is never a costly lie."""
    rules = MiaRules(joker_32="toast")
    sums = claim_values("mia", rules, 2)
    assert sums.holds_unseen(0) == pytest.approx(34 / 36)
    assert sums.doubting(0, sums.holds_unseen(0)) == pytest.approx(-34 / 36)
