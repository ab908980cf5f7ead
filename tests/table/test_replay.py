"""Tests that stored lines are replayed completely or up to a game, and that impossible lines are
refused."""

from random import Random

import pytest

from mendax.games.mia.actions import Shake
from mendax.table.actions import Say, Start
from mendax.table.log import CorruptLog, LogLine
from mendax.table.replay import replayed
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, SECRET, Evening, played


def test_through_restores_the_end_of_a_game() -> None:
    evening = played()
    evening.do("olena", Say("well played"))
    said = len(evening.lines)
    evening.do("olena", Start())
    evening.play(Random(4))
    evening.do("olena", Start())
    state = replayed("t1", SECRET, iter(evening.lines), BOTS, through=1)
    assert (state.games, state.tail.number) == (1, said)
    assert state.lobby.phase == "finished"
    assert replayed("t1", SECRET, evening.lines, BOTS, through=9).games == 3


def test_a_log_that_can_not_be_is_named_by_its_line(subtests: pytest.Subtests) -> None:
    cases: list[tuple[dict[str, object], str]] = [
        ({"number": 99}, "table-corrupt-gap"),
        ({"action": "shake it"}, "table-corrupt-line"),
        ({"action": "announce 61"}, "table-corrupt-line"),
        ({"actor": "seat9"}, "table-corrupt-line"),
        ({"actor": "chance"}, "table-corrupt-line"),
        ({"actor": "nobody"}, "table-corrupt-line"),
        ({"actor": "person"}, "table-corrupt-line"),
        ({"actor": "person", "action": "start"}, "table-corrupt-line"),
        ({"actor": "person", "action": "open mia standard () odds"}, "table-corrupt-line"),
        ({"actor": "table", "action": "leave", "person": None}, "table-corrupt-line"),
        ({"actor": "person", "action": "add-share zz"}, "table-corrupt-line"),
    ]
    for broken, key in cases:
        with subtests.test(key=key):
            evening = Evening().start("taras")
            evening.act(("olena", "taras")[evening.to_act()[0]], Shake())
            at = next(n for n, line in enumerate(evening.lines) if line.action == "shake")
            fields = {f: getattr(evening.lines[at], f) for f in LogLine.__struct_fields__}
            evening.lines[at] = LogLine(**{**fields, **broken})
            with pytest.raises(CorruptLog) as caught:
                evening.again()
            assert caught.value.reason.key == key
            assert caught.value.reason.arguments["line"] == evening.lines[at].number


def test_a_preset_that_no_longer_exists_becomes_the_default() -> None:
    evening = Evening()
    opening = evening.lines[0]
    fields = {f: getattr(opening, f) for f in LogLine.__struct_fields__}
    old = opening.action.replace(" mia standard ", " mia house ")
    assert old != opening.action
    evening.lines[0] = LogLine(**{**fields, "action": old})
    state = replayed("t1", SECRET, evening.lines, BOTS)
    assert state.lobby.chosen.preset == "standard"
    assert state.lobby.chosen.changed_words() == ()


def test_no_log_and_no_opening_are_corrupt() -> None:
    with pytest.raises(CorruptLog, check=because("table-corrupt-empty")):
        Table.load("t", SECRET, [])
    with pytest.raises(CorruptLog, check=because("table-corrupt-line")):
        Table.load("t", SECRET, Evening().lines[1:])
