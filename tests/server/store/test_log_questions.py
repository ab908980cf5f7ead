"""Tests that queries of the log skip unneeded lines and return all needed lines."""

from contextlib import suppress
from random import Random

import pytest

from mendax.core.game import Action
from mendax.server.store import log_questions
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.table import actions as around
from mendax.table.line_kinds import is_talk
from mendax.table.log import CorruptLog, LogLine, Refusal
from mendax.table.record.write import record_of
from mendax.table.table import Table
from tests.server.store.stores import AnyWriter
from tests.table.evening import BOTS, SECRET, Evening, all_that_is_seen


def lively(game: str, seed: int) -> Evening:
    """Return games with many events: chat, bots, seats that are left and taken over, guesses, new
    seating, and another game in between.
    """
    luck = Random(seed)
    evening = Evening(game=game).sit("taras", "ivan")
    evening.do("olena", around.AddBot("odds"))
    for played in range(4):
        for person in ("olena", "taras", "ivan", "nina"):
            _tried(evening, person, around.BuyIn(40))
        evening.do("olena", around.Start())
        for _ in range(2000):
            if not evening.to_act():
                break
            evening.move(luck)
            _aside(evening, luck)
        if played == 1:
            present = evening.table.state.lobby.seating.present()
            evening.do("olena", around.Arrange(tuple(luck.sample(present, len(present)))))
        if played == 2 and game == "mia":
            evening.do("olena", around.SetGame("french_poker"))
        for person in ("taras", "ivan"):
            _tried(evening, person, around.Return())
    return evening


def _aside(evening: Evening, luck: Random) -> None:
    """Return an action outside the game."""
    people = ("olena", "taras", "ivan", "nina")
    person = luck.choice(people)
    claim = evening.table.state.lobby.guesses.claim
    if luck.random() < 0.3:
        _tried(evening, person, around.Say("…"))
    if luck.random() < 0.03:
        _tried(evening, luck.choice(("taras", "ivan")), around.Leave())
    if luck.random() < 0.2:
        _tried(evening, "taras", around.Return())
    if luck.random() < 0.1:
        _tried(evening, "nina", around.TakeOver(luck.randrange(4), "Nina"))
    if claim is not None:
        for who in people:
            _tried(evening, who, around.Guess(claim, luck.random() < 0.5))


def _tried(evening: Evening, person: str, action: Action) -> None:
    with suppress(Refusal):
        evening.do(person, action)


def stored(journal: AnyWriter, lines: list[LogLine], table: str = "t1") -> None:
    """Store the lines one after another, in two batches."""
    cut = len(lines) * 2 // 3
    journal.store([JournalBatch(table, tuple(lines[:cut]))])
    journal.store([JournalBatch(table, tuple(lines[cut:]))])


_GAMES = (("mia", 1), ("mia", 2), ("french_poker", 3), ("sword_of_lies", 4))


@pytest.mark.parametrize(
    ("kind", "game", "seed"), [*(("sqlite", *one) for one in _GAMES), ("postgresql", "mia", 1)]
)
def test_a_table_and_its_past_games_are_the_same_from_less(
    journal: AnyWriter,
    reader: Database,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seed: int,
) -> None:
    monkeypatch.setattr(log_questions, "ANSWERS", 40)
    evening = lively(game, seed)
    lines = evening.lines
    stored(journal, lines)
    assert log_questions.lines("t1", 0, reader) == lines
    less = log_questions.replayed("t1", reader)
    assert len(less) < len(lines)
    assert less[-40:] == lines[-40:]
    whole, loaded = evening.again(), Table.load("t1", SECRET, less, BOTS, gaps=True)
    assert all_that_is_seen(loaded) == all_that_is_seen(whole)
    assert loaded.recent() == whole.recent()
    assert whole.state.games == 4
    for number in range(1, 5):
        part = log_questions.past_game("t1", number, reader)
        assert not any(is_talk(line.actor, line.action) for line in part)
        found = Table.load("t1", SECRET, part, BOTS, number, gaps=True)
        end = next(n for n, line in enumerate(lines) if line.number == part[-1].number)
        right_after = Table.load("t1", SECRET, lines[: end + 1], BOTS, number)
        assert found.table_view() == right_after.table_view()
        one, other = found.game_run, right_after.game_run
        assert one is not None
        assert other is not None
        assert (one.entries, one.stacks) == (other.entries, other.stacks)
        assert record_of(one, None) == record_of(other, None)
        assert record_of(one, 0) == record_of(other, 0)
    for unknown in (5, 0):
        assert log_questions.past_game("t1", unknown, reader) == []
    assert log_questions.past_game("nobody", 1, reader) == []
    assert log_questions.replayed("nobody", reader) == []


@pytest.mark.parametrize("place", ["lines", "talk"])
def test_a_line_that_is_missing_is_noticed(
    journal: AnyWriter, reader: Database, place: str
) -> None:
    lines = lively("mia", 1).lines
    stored(journal, lines)
    damage = f"DELETE FROM {place} WHERE number = (SELECT min(number) FROM {place})"
    journal.change(lambda db: db.execute(damage))
    with pytest.raises(CorruptLog):
        log_questions.replayed("t1", reader)
