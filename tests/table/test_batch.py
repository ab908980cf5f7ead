"""Lines are written one by one, each applied at once."""

import pytest

from mendax.core.game import MendaxError
from mendax.table.actions import Say, Sit
from mendax.table.batch import LineWriter
from mendax.table.log import PERSON
from tests.table.evening import Evening


def test_lines_are_numbered_on_and_never_go_back_in_time() -> None:
    state = Evening().table.state
    at = state.tail.at
    writer = LineWriter(state, at - 5_000)
    first = writer.write(PERSON, Sit("Taras"), "taras")
    second = writer.write(PERSON, Say("Hello"), "taras", "c1")
    batch = writer.batch(first)
    assert (first, second) == (batch.number, batch.number + 1)
    assert [(line.number, line.at, line.action) for line in batch.lines] == [
        (first, at, "sit Taras"),
        (second, at, "say Hello"),
    ]
    assert [entry.number for entry in batch.entries] == [first, second]
    assert state.tail.answer_to("taras", "c1") == second


def test_a_line_that_cannot_be_is_not_written() -> None:
    state = Evening().table.state
    writer = LineWriter(state, state.tail.at)
    with pytest.raises(MendaxError):
        writer.write(PERSON, Sit("again"), "olena")
    assert writer.batch(0).lines == ()
    assert writer.write(PERSON, Say("Hello"), "olena") == state.tail.number
