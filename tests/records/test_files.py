"""Tests that files of rows are read back, plain and compressed, and that a bad line is named."""

import gzip
from pathlib import Path

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


def test_a_file_that_is_cut_short_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(b"x" * 1000)[:-9])
    with pytest.raises(UnreadableRow, check=because("records-unreadable-row")):
        list(read(file))
