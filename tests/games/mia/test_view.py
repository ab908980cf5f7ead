"""What a seat sees: everything but dice that it has not looked at."""

import pytest
from msgspec.structs import replace

from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.games.mia.view import view

LOOKED = MiaState(
    MiaRules(), (6, 5, 4), "cup", 1, 3, 2, (Claim(0, 54, "looked"),), 66, 1, 1, looked=True
)


@pytest.mark.parametrize(("observer", "roll"), [(0, None), (1, 66), (2, None), (None, None)])
def test_the_dice_are_seen_by_the_one_who_looked(observer: int | None, roll: int | None) -> None:
    assert view(LOOKED, observer).roll == roll


def test_nobody_sees_dice_that_nobody_looked_at() -> None:
    for observer in (0, 1, 2, None):
        assert view(replace(LOOKED, looked=False), observer).roll is None


def test_the_rest_is_public_and_alike_for_all() -> None:
    seen = [view(LOOKED, observer) for observer in (0, 2, None)]
    assert len({replace(one, you=None) for one in seen}) == 1
    assert (seen[0].turn, seen[0].standing, seen[0].claims) == (1, (6, 5, 4), LOOKED.claims)


def test_places_are_shown_at_the_end_only() -> None:
    assert view(LOOKED, 0).places is None
    over = replace(LOOKED, phase="over", out=((2,), (1,)), roll=None)
    assert view(over, 0).places == (1, 2, 3)
