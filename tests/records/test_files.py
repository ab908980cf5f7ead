"""Tests that files of rows are read back, plain and compressed, and that a bad line is named."""

import contextlib
import gzip
import itertools
from codecs import BOM_UTF8
from pathlib import Path
from random import Random

import pytest

from mendax.records import RecordedGame, UnreadableRow, read, writing
from tests.reasons import because

ROW = RecordedGame(
    game="mia",
    rules="edition=1",
    seats=("a", "b"),
    payoffs=(1.0, -1.0),
    places=(1, 2),
    heard=("", ""),
)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_rows_read_back_one_by_one(tmp_path: Path, name: str) -> None:
    files = [tmp_path / name, tmp_path / f"again.{name}"]
    for file in files:
        with writing(file) as write:
            for _ in range(3):
                write(ROW)
    assert list(read(files[0])) == [ROW] * 3
    assert next(read(str(files[0]))) == ROW
    assert files[0].read_bytes() == files[1].read_bytes(), "equal games make equal files"
    assert files[0].read_bytes().startswith(b"\x1f\x8b") == name.endswith(".gz")
    with pytest.raises(FileExistsError), writing(files[0]):
        pass


@pytest.mark.parametrize("bad", [b"", b"[]", b'{"game":"mia"}', b"\xff", b"{" * 5000])
def test_a_line_that_is_no_row_is_named(tmp_path: Path, bad: bytes) -> None:
    file = tmp_path / "games.jsonl"
    with writing(file) as write:
        write(ROW)
    with file.open("ab") as more:
        more.write(bad + b"\n")
    rows = read(file)
    assert next(rows) == ROW
    with pytest.raises(UnreadableRow, check=because("records-unreadable-row .*line=2")):
        next(rows)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games"])
def test_rows_are_read_as_any_tool_stores_them(tmp_path: Path, name: str) -> None:
    plain = tmp_path / "plain.jsonl"
    with writing(plain) as write:
        write(ROW)
    row = plain.read_bytes()
    for mark, end in itertools.product((b"", BOM_UTF8), (b"\n", b"\r\n")):
        content = mark + row.rstrip() + end + row.rstrip() + end
        for stored in (content, gzip.compress(content[:9]) + gzip.compress(content[9:])):
            (tmp_path / name).write_bytes(stored)
            assert list(read(tmp_path / name)) == [ROW] * 2


def test_a_damaged_packed_file_is_named(tmp_path: Path) -> None:
    file, luck = tmp_path / "games.jsonl.gz", Random(5)
    with writing(file) as write:
        write(ROW)
    whole = file.read_bytes()
    for place in range(2, len(whole)):
        changed = bytearray(whole)
        changed[place] ^= luck.randrange(1, 256)
        file.write_bytes(changed)
        with contextlib.suppress(UnreadableRow):  # some bytes of the head do not matter
            assert list(read(file)) == [ROW]


def test_a_file_that_is_cut_short_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(b"x" * 1000)[:-9])
    with pytest.raises(UnreadableRow, check=because("records-unreadable-row")):
        list(read(file))
