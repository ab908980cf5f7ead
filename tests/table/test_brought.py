"""What a seat brings to the next game: its share once, chips as the table allows."""

from functools import partial

from mendax.core.shares import share_hash
from mendax.table.actions import AddShare, BindShare, BuyIn, Start
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.table.evening import BOTS, SECRET, Evening, reason

HASH = share_hash(bytes(16))


def test_a_share_is_bound_once_and_by_a_seated_player() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", BindShare(HASH))
    assert [seat.shared for seat in evening.table.table_view().seats] == [True, False]
    assert reason(lambda: evening.do("olena", BindShare(HASH))) == "share-bound"
    assert reason(lambda: evening.do("nina", BindShare(HASH))) == "no-seat"
    for bad in ("", HASH[1:], HASH.upper(), HASH + "0"):
        assert reason(partial(evening.do, "taras", BindShare(bad))) == "share-hash"
    evening.do("olena", Start())
    assert reason(lambda: evening.do("taras", BindShare(HASH))) == "running"


def test_logs_of_the_first_release_hold_shares_in_the_clear() -> None:
    evening = Evening().sit("taras")
    in_clear = LogLine(4, evening.at, "person", "taras", None, "add-share " + "ab" * 16)
    table = Table.load("t1", SECRET, [*evening.lines, in_clear], BOTS)
    evening.table = table
    evening.do("olena", Start())
    played = table.game_run
    assert played is not None
    assert played.shares.opened == (None, "ab" * 16)
    assert evening.to_act()
    assert reason(lambda: evening.do("taras", AddShare("ab" * 16))) == "share-not-bound"


def test_chips_are_bought_between_games() -> None:
    evening = Evening(game="sword_of_lies").sit("taras", "ivan")
    evening.do("taras", BuyIn(200))
    assert evening.table.table_view().seats[1].stack == 200
