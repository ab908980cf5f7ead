"""Tests that views of a table are small by default and contain no private data."""

from random import Random

import msgspec
import pytest

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import read_options
from mendax.table.actions import AddBot, Leave, Settings, Start, TakeOver
from mendax.table.viewing import viewed
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


def test_the_view_follows_the_table() -> None:
    evening = Evening(preset="meyer")
    view = evening.table.table_view()
    assert (view.phase, view.games, view.host, view.preset) == ("gathering", 0, 0, "meyer")
    assert read_options(MiaRules(), view.rules.split()) == PRESETS["meyer"]
    assert view.settings == Settings()
    evening.do("olena", AddBot("odds"))
    bound = evening.table.table_view().commitment
    evening.do("olena", Start())
    view = evening.table.table_view()
    assert (view.phase, view.games, view.commitment) == ("playing", 1, bound)
    evening.play(Random(1))
    view = evening.table.table_view()
    assert (view.phase, view.score.played) == ("finished", (1,))
    assert view.commitment != bound
    evening.do("olena", Leave())
    assert evening.table.table_view().host is None


@pytest.mark.parametrize(("game", "chips"), [("mia", False), ("sword_of_lies", True)])
def test_stakes_are_shown_where_chips_are_played_for(game: str, chips: bool) -> None:
    stakes = Evening(game=game).table.table_view().stakes
    assert (stakes is not None) == chips
    if stakes is not None:
        assert 0 < stakes.to_go_on < stakes.buy_in <= stakes.most
        assert (stakes.rebuys, stakes.raked, stakes.taken_away) == (True, 0, 0)


def test_a_view_names_takeovers_and_binds_the_running_game() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    before = viewed(evening.table.state)
    assert before == evening.table.table_view()
    evening.do("olena", Start())
    evening.do("nina", TakeOver(1, "Nina"))
    view = viewed(evening.table.state)
    assert [seat.next for seat in view.seats] == [None, "Nina"]
    assert view.commitment == before.commitment, "of game 1, before and while it is played"
