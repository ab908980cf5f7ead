"""Tests that habits are distributions, and that observations move the belief in opponents
correctly."""

import pytest

from mendax.bots.mia.opponent_models import MANNERS, ClaimSituation, Opinion, _Ladder
from mendax.bots.mia.player import scale_of
from mendax.games.mia.bidding import announcements
from mendax.games.mia.order import WAYS
from mendax.games.mia.rules import MiaRules

RULES = MiaRules()


def moment(over: int | None) -> ClaimSituation:
    return ClaimSituation("mia", RULES, 3, over)


@pytest.mark.parametrize("over", [None, 31, 64, 66])
@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.__name__)
def test_manners_are_distributions_over_legal_claims(manner: object, over: int | None) -> None:
    at = _Ladder(scale_of("mia", RULES), announcements(RULES, over), moment(over))
    for roll in WAYS:
        said = manner(at, roll)  # type: ignore[operator]
        assert set(said) <= set(at.may)
        assert sum(said.values()) == pytest.approx(1)


def test_unobserved_players_are_not_liars() -> None:
    opinion, at = Opinion(), moment(54)
    sound = {roll: {61: 1.0} if roll == 61 else {66: 1.0} for roll in WAYS}
    claims = opinion.claims(61, at, sound)
    before = opinion.dice(claims)
    assert max(before, key=before.__getitem__) == 61
    for _ in range(6):  # announces 61, and had 31 each time
        claims = opinion.claims(61, at, sound)
        opinion.heard(claims)
        opinion.seen(claims, 31)
    claims = opinion.claims(61, at, sound)
    opinion.heard(claims)
    after = opinion.dice(claims)
    assert sum(after.values()) == pytest.approx(1)
    assert after[31] > 1.5 * before[31]
    assert after[61] < before[61]


def test_frequent_doubters_are_expected_to_doubt() -> None:
    opinion, at = Opinion(), moment(54)
    first = opinion.doubts(61, at, sound=0.2)
    assert 0 < first < 1
    for _ in range(8):
        opinion.answered(61, at, sound=0.2, doubted=True)
    assert opinion.doubts(61, at, sound=0.2) > first + 0.1
    timid = Opinion()
    for _ in range(8):
        timid.answered(61, at, sound=0.2, doubted=False)
    assert timid.doubts(61, at, sound=0.2) < first
