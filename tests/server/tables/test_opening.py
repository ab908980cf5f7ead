"""Tests of new tables: their address, their bots and their default for cups."""

from mendax.bots import bots_for
from mendax.games import GAMES
from mendax.server.tables.opening import new_id, opened, opens_cups
from mendax.server.wire.http_messages import OpenTableIn


def test_a_table_opens_with_its_host_and_its_named_bots() -> None:
    asked = OpenTableIn(name="Ann", game="mia", bots=("liar", "odds"), bot_names=("Bob",))
    table, lines = opened("m" * 16, b"7" * 32, 5, "ann", asked, bots_for("mia"))
    assert [seat.name for seat in table.table_view().seats][:2] == ["Ann", "Bob"]
    assert table.people()[0] == "ann"
    assert [line.number for line in lines] == [*range(1, len(lines) + 1)]


def test_addresses_are_random() -> None:
    assert len({new_id() for _ in range(100)}) == 100


def test_cups_are_opened_after_games_without_lasting_chips() -> None:
    assert {name: opens_cups(name) for name in GAMES} == {
        "mia": True,
        "french_poker": True,
        "sword_of_lies": False,
    }
