"""Tests that views of a table are small by default and contain no private data."""

import msgspec
import pytest

from mendax.table.views import SeatView, TableView
from tests.table.evening import PEOPLE, Evening


def test_seats_send_only_unusual_fields() -> None:
    assert msgspec.json.encode(SeatView("Ann")) == b'{"name":"Ann"}'
    assert msgspec.json.encode(SeatView("odds", bot="odds", away=True)) == (
        b'{"name":"odds","bot":"odds","away":true}'
    )
    read = msgspec.json.decode(b'{"name":"Ann"}', type=SeatView)
    assert (read.bot, read.away, read.shared, read.stack, read.bought) == (None,) + (False,) * 2 + (
        *(None, 0),
    )


def test_the_view_is_equal_for_all_and_anonymous() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.bind_share("taras", "ab" * 16)
    assert [seat.shared for seat in evening.table.table_view().seats] == [False, True, False]
    wire = msgspec.json.encode(evening.table.table_view()).decode()
    for secret in (*PEOPLE, "ab" * 16, evening.secret.hex()):
        assert f'"{secret}"' not in wire
    assert msgspec.json.decode(wire, type=TableView) == evening.table.table_view()


@pytest.mark.parametrize(("game", "chips"), [("mia", False), ("sword_of_lies", True)])
def test_stakes_are_shown_where_chips_are_played_for(game: str, chips: bool) -> None:
    stakes = Evening(game=game).table.table_view().stakes
    assert (stakes is not None) == chips
    if stakes is not None:
        assert 0 < stakes.to_go_on < stakes.buy_in <= stakes.most
        assert (stakes.rebuys, stakes.raked, stakes.taken_away) == (True, 0, 0)
