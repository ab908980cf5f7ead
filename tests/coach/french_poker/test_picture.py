"""The picture of a strategy."""

import pytest

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import PRESETS
from tests.reasons import because

HANDS = ("high-die", "pair", "two-pairs", "three", 12345, 23456, "full-house", "four", "five")


def test_a_picture_has_a_page_for_every_hand_to_beat() -> None:
    seen = FrenchPokerCoach().strategy(PRESETS["standard"], 2, ())
    assert seen is not None
    assert seen.values == HANDS
    assert [page.to_beat for page in seen.pages] == [None, *HANDS[:-1]]
    opener = seen.pages[0]
    assert opener.worth == pytest.approx(0.535094941864)
    for page in seen.pages:
        first = len(HANDS) - len(page.claims)
        assert tuple(claim.value for claim in page.claims) == HANDS[first:]
        assert sum(claim.chance for claim in page.claims) == pytest.approx(1.0)
        assert sum(claim.chance * claim.lie for claim in page.claims) == pytest.approx(
            page.lies, abs=1e-3
        )
        assert all(0 <= claim.doubt <= 1 for claim in page.claims)
        assert [row.roll for row in page.rolls] == list(reversed(HANDS))
        for row in page.rolls:
            assert sum(row.say) == pytest.approx(1.0)
            assert (row.truth is None) == (HANDS.index(row.roll) < first)


def test_without_straights_there_are_none() -> None:
    seen = FrenchPokerCoach().strategy(PRESETS["plain"], 2, ())
    assert seen is not None
    assert seen.values == tuple(hand for hand in HANDS if isinstance(hand, str))


def test_two_seat_strategies_are_not_shown_for_three() -> None:
    assert FrenchPokerCoach().strategy(PRESETS["standard"], 3, ()) is None


def test_a_standing_is_two_numbers_of_tokens() -> None:
    coach, standard = FrenchPokerCoach(), PRESETS["standard"]
    assert coach.strategy(standard, 2, (standard.tokens, 1)) == coach.strategy(standard, 2, ())
    for standing in ((99, 0, 7), (1,), (3, 0), (3, standard.tokens + 1)):
        with pytest.raises(RulesError, check=because("explore-no-position")):
            coach.strategy(standard, 2, standing)
