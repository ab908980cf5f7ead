"""Tests that a bot plays for an absent player, and that the server knows which clients are
connected."""

import pytest

from mendax.table.actions import Leave, Return, StandIn
from mendax.table.commands import ByTable
from mendax.table.events import Returned, StoodIn
from tests.table.evening import Evening, reason, told


def by_itself(evening: Evening, seat: int) -> list[object]:
    evening.at += 10
    batch = evening.keep(evening.table.execute(ByTable(StandIn(seat)), evening.at))
    assert evening.again().table_view() == evening.table.table_view()
    return [*told(batch.entries)]


def test_a_bot_plays_until_the_absent_player_is_back() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.start()
    assert by_itself(evening, 1) == [StoodIn(1, "odds")]
    assert evening.table.bot_at(1) == "odds"
    evening.do("olena", StandIn(2))
    assert evening.table.table_view().seats[2].away
    assert told(evening.do("taras", Return()).entries) == [Returned(1)]
    assert evening.table.bot_at(1) is None


@pytest.mark.parametrize(
    ("who", "seat", "why"),
    [
        ("taras", 2, "stand-in-host"),
        ("olena", 0, "stand-in-here"),
        ("olena", 7, "no-such-seat"),
        ("nobody", 1, "no-seat"),
    ],
)
def test_refused_stand_ins_get_a_reason(who: str, seat: int, why: str) -> None:
    evening = Evening().sit("taras", "ivan")
    evening.start()
    assert reason(lambda: evening.do(who, StandIn(seat))) == why


def test_no_stand_in_for_leavers_or_between_games() -> None:
    evening = Evening().sit("taras", "ivan")
    assert reason(lambda: evening.do("olena", StandIn(1))) == "not-running"
    evening.start()
    evening.do("taras", Leave())
    assert reason(lambda: evening.do("olena", StandIn(1))) == "stand-in-bot"
    assert reason(lambda: by_itself(evening, 1)) == "stand-in-bot"


def test_any_player_may_replace_an_absent_host() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.start()
    evening.do("ivan", StandIn(0))
    assert evening.table.bot_at(0) == "odds"
