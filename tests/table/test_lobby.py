"""Tests of sitting down, getting up, moderation and chat around a game."""

from random import Random

from mendax.core.game import Unseen
from mendax.table.actions import (
    SetTable,
    Settings,
    Start,
    Whisper,
)
from mendax.table.events import SaidTo
from mendax.table.table import Table
from tests.table.evening import BOTS, Evening, kinds, reason


def test_only_two_people_receive_a_whisper() -> None:
    evening = Evening().start("taras", "ivan")
    batch = evening.do("taras", Whisper(2, "Біймо\u202e Олену"))
    (entry,) = batch.entries
    said = SaidTo(1, 2, "Біймо Олену")
    assert [entry.heard_by(person) for person in ("taras", "ivan")] == [(said,), (said,)]
    for other in ("olena", "nina", None):
        assert entry.heard_by(other) == (Unseen((1, 2)),)
    again = Table.load("t1", evening.secret, evening.lines, BOTS).recent(entry.number - 1)[0][0]
    assert again == entry
    assert said not in evening.table.heard_this_game(0)


def test_the_seed_is_opened_only_if_that_was_known_at_the_start() -> None:
    evening = Evening({"lives": 1}).start("taras")
    opened = SetTable(Settings(open_seed=True))
    assert reason(lambda: evening.do("olena", opened)) == "running"
    evening.do("olena", SetTable(Settings(pace="fast")))
    evening.play(Random(1))
    assert "SeedOpened" not in kinds(evening.batches[-1])
    evening.do("olena", opened)
    evening.do("olena", Start())
    evening.play(Random(1))
    assert kinds(evening.batches[-1])[-2:] == ["SeedOpened", "NextCommitted"]
