"""A record reads back, and whatever was changed in it is found."""

from random import Random

import pytest

from mendax.table.record.format import ALL, BrokenRecord, Reader
from mendax.table.record.read import read_record
from tests.table.evening import played, problems, record_at


@pytest.mark.parametrize("reader", [1, ALL])
def test_every_changed_byte_is_found_and_its_line_named(reader: Reader) -> None:
    text = record_at(played(lives=1).table, 1, reader).encode()
    lines = text.split(b"\n")
    luck, line = Random(0), 1
    for at, byte in enumerate(text):
        others = {byte ^ 1, byte ^ 0x20, 10, 32, 48, 0, 255, luck.randrange(256)} - {byte}
        for other in others:
            changed = text[:at] + bytes([other]) + text[at + 1 :]
            with pytest.raises(BrokenRecord) as caught:
                read_record(changed)
            assert caught.value.line == line, (at, byte, other, lines[line - 1])
        line += byte == 10


def test_every_lost_or_added_byte_is_found() -> None:
    text = record_at(played(lives=1).table, 1, None)
    for at in range(len(text)):
        assert problems(text[:at] + text[at + 1 :])
        assert problems(text[:at] + "x" + text[at:])
        assert problems(text[:at])
    assert problems(text + "x")
    assert problems(text + text)
    assert problems("") == [(1, "cut-short")]


def test_lost_swapped_and_doubled_lines_are_found() -> None:
    lines = record_at(played().table, 1, 1).splitlines(keepends=True)
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        for changed in (lines[:at] + lines[at + 1 :], [*lines[: at + 1], *lines[at:]], swapped):
            found = problems("".join(changed))
            assert found[0][0] in (at + 1, at + 2), at
