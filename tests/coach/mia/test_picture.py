"""Tests that the picture of a strategy equals the policy, and that its figures add up."""

from itertools import pairwise

import pytest

from mendax.coach.mia.picture import picture
from mendax.coach.mia.policies import stored
from mendax.core.game import RulesError
from mendax.games.mia.order import WAYS
from mendax.games.mia.rules import PRESETS


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("meyer", 2), ("contest", 4)])
def test_every_roll_is_announced_somehow_on_every_page(preset: str, seats: int) -> None:
    policy = stored(PRESETS[preset], seats)
    assert policy is not None
    seen = picture(policy)
    assert [page.to_beat for page in seen.pages] == [None, *seen.values[:-1]]
    for page in seen.pages:
        for row in page.rolls:
            assert sum(row.say) + row.again == pytest.approx(1)
            assert len(row.say) == len(page.claims)
        ways = {roll: WAYS[roll] for row in page.rolls if isinstance(roll := row.roll, int)}
        held = sum(ways.values())
        said = sum(claim.chance for claim in page.claims)
        again = sum(ways[int(row.roll)] * row.again for row in page.rolls) / held
        assert said + again == pytest.approx(1)
        for claim in page.claims:
            assert 0 <= claim.lie <= 1
            assert 0 <= claim.doubt <= 1
        assert 0 <= page.lies <= 1


def test_taking_the_cup_loses_value_as_the_claim_rises() -> None:
    policy = stored(PRESETS["standard"], 2)
    assert policy is not None
    worths = [page.worth for page in picture(policy).pages]
    assert worths[0] == pytest.approx(policy.values[0])
    assert all(one >= two - 1e-9 for one, two in pairwise(worths))


def test_other_positions_are_shown_and_unknown_ones_refused() -> None:
    policy = stored(PRESETS["standard"], 3)
    assert policy is not None
    assert picture(policy, (1, 2)).seats == 2
    assert picture(policy, (1, 2, 3)).pages[0].worth == pytest.approx(
        next(s.worth[0, 0] for p, s in policy.sheets.items() if p.lives == (1, 2, 3))
    )
    with pytest.raises(RulesError) as refused:
        picture(policy, (9, 9))
    assert refused.value.reason.key == "explore-no-position"
