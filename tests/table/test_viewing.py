"""The table as everybody sees it, made from its state."""

from mendax.table.actions import AddBot, Start, TakeOver
from mendax.table.viewing import viewed
from tests.table.evening import Evening


def test_the_view_says_who_takes_over_which_seat_and_binds_the_running_game() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    before = viewed(evening.table.state)
    assert before == evening.table.table_view()
    evening.do("olena", Start())
    evening.do("nina", TakeOver(1, "Nina"))
    view = viewed(evening.table.state)
    assert [seat.next for seat in view.seats] == [None, "Nina"]
    assert view.commitment == before.commitment, "of game 1, before and while it is played"
