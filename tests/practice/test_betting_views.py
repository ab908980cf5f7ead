"""The view of a bet in a puzzle: the seat to act is first, and every shield has a chance."""

from mendax.games.sword_of_lies.rules import PRESETS
from mendax.practice.betting_views import betting_view
from tests.practice.bet_views import bet_views


def test_the_view_shows_the_seat_to_act_first() -> None:
    rules = PRESETS["standard"]
    for view, known in bet_views("standard", 3, "views"):
        shown, you = betting_view(rules, view, known), view.you
        assert you is not None
        assert shown.stacks[0] == view.stacks[you]
        assert shown.price == view.level - view.bets[you]
        assert list(map(len, shown.rows)) == [len(view.rows[(you + n) % 3]) for n in range(3)]
        assert all(card.shield in (0, 100) for card in shown.rows[0])
        assert shown.raises_left in range(rules.fixed_raises + 1)
