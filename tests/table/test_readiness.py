"""Tests of the readiness of players, and of the start once all are ready."""

import pytest

from mendax.table.actions import AddBot, Leave, Ready, SetRules, Start
from mendax.table.commands import ByTable
from mendax.table.events import ReadySet
from mendax.table.readiness import would_begin
from mendax.table.table import Table
from tests.table.evening import BOTS, Evening, kinds, played, reason, told


def marked(evening: Evening) -> list[bool]:
    return [seat.ready for seat in evening.table.table_view().seats]


def begin(evening: Evening, *absent: int) -> None:
    evening.at += 10
    evening.keep(evening.table.execute(ByTable(Start(), absent), evening.at))


def test_people_say_that_they_are_ready_and_take_it_back() -> None:
    evening = Evening().sit("taras")
    batch = evening.do("taras", Ready(on=True))
    assert told(batch.entries) == [ReadySet(1, on=True)]
    assert marked(evening) == [False, True]
    evening.do("taras", Ready(on=False))
    assert marked(evening) == [False, False]
    assert marked(evening) == [seat.ready for seat in evening.again().table_view().seats]


def test_a_game_begins_when_all_are_ready_without_the_host() -> None:
    evening = Evening().sit("taras", "ivan")
    for person in ("taras", "ivan"):
        assert reason(lambda: begin(evening, 0)) == "not-all-ready"
        evening.do(person, Ready(on=True))
    assert reason(lambda: begin(evening)) == "not-all-ready"
    begin(evening, 0)
    assert evening.table.table_view().phase == "playing"
    assert marked(evening) == [False] * 3, "the next game is another one"
    assert evening.again().table_view() == evening.table.table_view()


def test_bots_are_always_ready_but_do_not_begin_by_themselves() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    lobby = evening.table.state.lobby
    assert not would_begin(lobby, (0,))
    evening.do("olena", Ready(on=True))
    assert would_begin(lobby, ())


def test_too_few_do_not_begin() -> None:
    evening = Evening()
    evening.do("olena", Ready(on=True))
    assert not would_begin(evening.table.state.lobby, ())
    assert reason(lambda: begin(evening)) == "too-few"


def test_after_a_game_those_who_are_there_play_again() -> None:
    evening = played()
    evening.do("taras", Ready(on=True))
    evening.do("ivan", Ready(on=True))
    begin(evening, 0)
    assert evening.table.table_view().games == 2
    first = Table.load("t1", evening.secret, evening.lines, BOTS, through=1)
    assert first.table_view().games == 1


def test_new_rules_and_getting_up_undo_it() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("taras", Ready(on=True))
    evening.do("olena", SetRules("meyer"))
    assert marked(evening) == [False] * 3
    evening = played()
    evening.do("taras", Ready(on=True))
    evening.do("taras", Leave())
    assert marked(evening) == [False] * 3
    assert reason(lambda: evening.do("taras", Ready(on=True))) == "away"


@pytest.mark.parametrize("person", ["taras", "nina"])
def test_not_while_a_game_runs_nor_without_a_seat(person: str) -> None:
    evening = Evening().start("taras")
    why = {"taras": "running", "nina": "no-seat"}[person]
    assert reason(lambda: evening.do(person, Ready(on=True))) == why


def test_short_players_are_informed_immediately() -> None:
    evening = Evening({"cards": 2, "min_buy_in": 20}, game="sword_of_lies").sit("taras", "ivan")
    seating = evening.table.state.lobby.seating
    assert kinds(evening.do("taras", Ready(on=True))) == ["ReadySet"]
    evening.start()
    evening.table.state.lobby.phase = "finished"
    purse = seating.seats[1].purse
    assert purse is not None
    seating.change(1, purse=purse.filled(-purse.stack))
    assert reason(lambda: evening.do("taras", Ready(on=True))) == "short"
