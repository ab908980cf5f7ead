"""Records are written for one reader."""

from random import Random

import pytest

from mendax.games.mia.actions import Announce, Doubt, Look, Shake
from mendax.games.mia.rules import MiaRules
from mendax.table.actions import Arrange, Start
from mendax.table.log import Refusal
from mendax.table.record.format import ALL
from mendax.table.record.read import read_record
from mendax.table.record.verify import verify
from mendax.table.record.write import chained, write_record
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, SECRET, Evening, played, record_at


def test_a_running_game_has_a_record_too() -> None:
    evening = Evening().start("taras", "ivan")
    luck = Random(4)
    for _ in range(40):
        text = record_at(evening.table, 1, 1)
        assert read_record(text).over is False
        assert verify(text) == ()
        evening.move(luck)


def test_a_record_of_rules_that_do_not_apply_reads_and_holds() -> None:
    lines = [line.rsplit(" #", 1)[0] for line in write_record(played().table, 1, ALL).splitlines()]
    lines[0] = lines[0].replace("rounds=20", "rounds=7")
    text = chained(iter(lines))
    assert "rounds=7" in text
    assert read_record(text).rules == MiaRules(lives=2)
    assert verify(text) == ()


def test_what_the_reader_does_not_know_is_veiled() -> None:
    evening = Evening().start("taras", "ivan")
    seat = evening.to_act()[0]
    person = ("olena", "taras", "ivan")[seat]
    fallen = evening.act(person, Shake()).lines[1].action
    mine = record_at(evening.table, 1, seat)
    assert "chance veiled" in mine
    evening.act(person, Look())
    mine, other = (record_at(evening.table, 1, s) for s in (seat, (seat + 1) % 3))
    assert f"chance {fallen}" in mine
    assert f"seat{seat + 1} look" in mine
    assert fallen not in other
    assert f"seat{seat + 1} -" in other
    assert "unseen" in other
    evening.act(person, Announce(21))
    answerer = evening.to_act()[0]
    evening.act(("olena", "taras", "ivan")[answerer], Doubt())
    assert f"chance {fallen}" in record_at(evening.table, 1, None)


def test_who_asks_for_another_game_is_refused() -> None:
    with pytest.raises(Refusal, check=because("no-such-game")):
        write_record(played().table, 2, "taras")
    with pytest.raises(Refusal, check=because("no-such-game")):
        write_record(Evening().table, 1, None)


def test_earlier_games_are_read_from_the_log() -> None:
    evening = played()
    first = record_at(evening.table, 1, None)
    evening.do("olena", Arrange((2, 0, 1)))
    evening.do("olena", Start())
    evening.play(Random(3))
    table = Table.load("t1", SECRET, evening.lines, BOTS, through=1)
    assert record_at(table, 1, None) == first
    assert verify(record_at(evening.table, 2, None)) == ()
