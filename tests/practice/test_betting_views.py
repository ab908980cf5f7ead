"""Tests that in the view of a bet in a puzzle, the seat to act is first and every shield has a
probability."""

from random import Random

from mendax.practice.betting_views import betting_view
from mendax.practice.sword_bets import decisions


def test_the_view_shows_the_seat_to_act_first() -> None:
    for each in decisions("standard", 3, Random("decisions")):
        rules, view, you = each.rules, each.view, each.view.you
        shown = betting_view(rules, view, each.known())
        assert you is not None
        assert shown.stacks[0] == view.stacks[you]
        assert shown.price == view.level - view.bets[you]
        assert list(map(len, shown.rows)) == [len(view.rows[(you + n) % 3]) for n in range(3)]
        assert all(card.shield in (0, 100) for card in shown.rows[0])
        assert shown.raises_left in range(rules.fixed_raises + 1)
