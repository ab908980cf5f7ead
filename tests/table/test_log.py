"""Tests that the log is authoritative: followed, raced for, loaded, and always validated."""

from random import Random

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.table.actions import AddBot, Say
from mendax.table.log import ANSWERS, Entry, LogLine, LogTail
from mendax.table.table import Table
from tests.table.evening import SECRET, Evening


def test_old_logs_outlive_bots_and_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(preset="points")
    evening.do("olena", AddBot("liar"))
    words = evening.table.table_view().rules
    from mendax.games.mia import Mia

    monkeypatch.setattr(Mia, "presets", {"standard": MiaRules()})
    table = Table.load("t1", SECRET, evening.lines, bots=())
    assert table.table_view().rules == words
    assert table.bot_at(1) == "liar"


def test_time_never_runs_backwards() -> None:
    evening = Evening()
    evening.at = 5
    evening.do("olena", Say("hm"))
    assert evening.lines[-1].at == evening.lines[-2].at == 1_000_000


def test_recent_entries_are_bounded_and_state_their_range() -> None:
    evening = Evening()
    for number in range(40):
        evening.do("olena", Say(f"{number}"))
    entries, complete = evening.table.recent(since=evening.table.number - 30)
    assert (len(entries), complete) == (30, True)
    assert evening.table.recent(since=evening.table.number) == ((), True)
    entries, complete = evening.table.recent()
    assert (len(entries), complete) == (30, False)


def test_the_oldest_of_a_thousand_commands_is_forgotten_first() -> None:
    tail = LogTail()
    for number in range(1, ANSWERS + 3):
        line = LogLine(number, number, "seat1", "ann", f"c{number}", "look")
        tail.add(line, Entry(number, number, "seat1", (), ("ann",)))
    kept = [number for number in range(1, ANSWERS + 3) if tail.answer_to("ann", f"c{number}")]
    assert kept == list(range(3, ANSWERS + 3))


def test_late_bots_get_the_whole_game_as_their_seat_saw_it() -> None:
    evening = Evening().start("taras")
    luck = Random(2)
    for _ in range(12):
        evening.move(luck)
    started = next(n for n, e in enumerate(evening.entries) if "GameStarted" in str(e.events))
    heard = [event for entry in evening.entries[started:] for event in entry.heard_at(1)]
    assert list(evening.table.heard_this_game(1)) == heard
    assert len(heard) > 12
