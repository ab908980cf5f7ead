"""What a seat brings to the next game: its share once, chips as the table allows."""

from mendax.table.actions import AddShare, BuyIn
from tests.table.evening import Evening, reason


def test_a_share_is_brought_once_and_by_who_sits() -> None:
    evening = Evening()
    evening.do("olena", AddShare("0" * 32))
    assert reason(lambda: evening.do("olena", AddShare("1" * 32))) == "share-added"
    assert reason(lambda: evening.do("taras", AddShare("1" * 32))) == "no-seat"


def test_chips_are_bought_between_games() -> None:
    evening = Evening(game="sword_of_lies").sit("taras", "ivan")
    evening.do("taras", BuyIn(200))
    assert evening.table.table_view().seats[1].stack == 200
