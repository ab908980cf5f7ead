"""Tests that the kind of a line is its first word, as the table spells it."""

from random import Random

import pytest

from mendax.core.record import read
from mendax.table.actions import LOGGED, Begin, React, Say, SayPhrase, Settle, Start, Whisper
from mendax.table.commands import Command
from mendax.table.line_kinds import begins_game, commands_of, is_talk, settles_game
from mendax.table.log import PERSON, TABLE, Batch, LogLine
from mendax.table.table import Table
from tests.table.evening import played


def test_talk_changes_no_state_and_old_beginnings_are_known() -> None:
    evening = played()
    evening.do("olena", Say("well played, start again?"))
    evening.do("olena", SayPhrase("hurry"))
    evening.do("olena", React("laugh", 1))
    evening.do("olena", Whisper(1, "begin ()"))
    evening.do("olena", Start())
    evening.play(Random(3))
    for line in evening.lines:
        around = line.actor in (PERSON, TABLE)
        action = read(line.action, LOGGED) if around else None
        assert is_talk(line.actor, line.action) == isinstance(
            action, Say | SayPhrase | React | Whisper
        )
        assert begins_game(line.actor, line.action) == isinstance(action, Begin)
        assert settles_game(line.actor, line.action) == isinstance(action, Settle)
    assert begins_game(PERSON, "begin () -")
    assert not begins_game("seat1", "begin () -")
    assert not is_talk("seat1", "say something"), "a move of a game that has such an action"


def test_lines_are_told_apart_by_the_command_that_made_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batches: list[tuple[LogLine, ...]] = []
    execute = Table.execute

    def kept(table: Table, command: Command, at: int) -> Batch:
        batch = execute(table, command, at)
        batches.append(batch.lines)
        return batch

    monkeypatch.setattr(Table, "execute", kept)
    evening = played()
    evening.do("olena", Say("again?"))
    evening.do("olena", Start())
    evening.play(Random(3))
    together = [some for some in batches if some]
    lines = [line for some in together for line in some]
    assert any(len(some) > 1 for some in together)
    assert list(commands_of(lines)) == together
    assert list(commands_of([])) == []
