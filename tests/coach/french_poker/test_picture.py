"""The strategy laid out."""

import pytest

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS


def test_a_picture_has_a_page_for_every_claim_to_beat() -> None:
    rules = PRESETS["house"]
    seen, order = FrenchPokerCoach().strategy(rules, 2, ()), order_of(rules)
    assert seen is not None
    assert seen.values == order.spellings
    assert [page.to_beat for page in seen.pages] == [None, *order.spellings[:-1]]
    opener = seen.pages[0]
    assert opener.worth == pytest.approx(0.535094941864)
    for page in (opener, seen.pages[30]):
        assert sum(claim.chance for claim in page.claims) == pytest.approx(1.0)
        assert 0 < page.lies < 1
        for row in page.rolls:
            assert sum(row.say) == pytest.approx(1.0)
            assert row.truth == row.roll
    assert opener.rolls[0].roll == 66666
