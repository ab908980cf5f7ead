"""The main pot and side pots, the rake, and how a pot is divided."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.games.sword_of_lies.pots import pots, raked, shared
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting, Pot


def betting(paid: tuple[int, ...], live: tuple[int, ...]) -> Betting:
    """Everybody has put in so much before this round."""
    return Betting((0,) * len(paid), live, (0,) * len(paid), paid)


def test_each_all_in_closes_a_pot_and_folded_chips_stay_in() -> None:
    layers = pots(betting((50, 100, 100, 30), (0, 1, 2)))
    assert layers == (Pot(50 + 50 + 50 + 30, (0, 1, 2)), Pot(100, (1, 2)))


def test_what_a_folded_player_put_in_above_all_others_stays_in_the_last_pot() -> None:
    assert pots(betting((20, 20, 60), (0, 1))) == (Pot(100, (0, 1)),)


@given(st.lists(st.integers(0, 50), min_size=3, max_size=6), st.data())
def test_pots_hold_all_chips(paid: list[int], data: st.DataObject) -> None:
    seats = range(len(paid))
    live = data.draw(st.lists(st.sampled_from(seats), min_size=1, unique=True).map(sorted))
    layers = pots(betting(tuple(paid), tuple(live)))
    if any(paid[seat] for seat in live):
        assert sum(pot.chips for pot in layers) == sum(paid)
    assert all(set(b.seats) < set(a.seats) for a, b in pairwise(layers))


@pytest.mark.parametrize(("before", "cap", "taken"), [(0, 0, 5), (0, 4, 4), (3, 4, 1)])
def test_the_rake_is_a_part_rounded_down_up_to_its_cap(before: int, cap: int, taken: int) -> None:
    assert raked(SwordRules(rake=5, rake_cap=cap), 109, before) == taken


def test_odd_chips_go_one_by_one_in_the_order_of_the_winners() -> None:
    assert shared(11, (2, 0, 1), 4) == (4, 3, 4, 0)
    assert sum(shared(17, (0, 3), 5)) == 17
