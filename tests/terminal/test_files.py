"""Tests that files of the command line are complete, never overwritten, and refused before any
work."""

import os
from pathlib import Path

import pytest

from mendax.terminal import files
from mendax.terminal.files import UnreadableFile, Unwritable
from tests.reasons import because


def test_no_more_than_the_largest_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 4)
    (tmp_path / "long").write_bytes(b"0123456789")
    assert files.bytes_of(tmp_path / "long") == b"0123"


@pytest.mark.parametrize("name", ["missing", ".", "x" * 300])
def test_unreadable_files_are_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableFile) as caught:
        files.bytes_of(tmp_path / name)
    said = caught.value.reason.arguments
    assert str(said["path"]).startswith(str(tmp_path))
    assert len(str(said["path"])) <= 200
    assert said["problem"]


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    files.require_new(file)
    files.write_new(file, "heading\n")
    assert file.read_bytes() == b"heading\n"
    with pytest.raises(Unwritable, check=because("terminal-record-exists")):
        files.require_new(file)
    with pytest.raises(Unwritable):
        files.write_new(file, "other\n")
    assert file.read_bytes() == b"heading\n"


def test_a_missing_or_closed_folder_is_refused_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Unwritable, check=because("terminal-record-nowhere")):
        files.require_new(tmp_path / "none" / "game.txt")
    (tmp_path / "file").write_text("")
    with pytest.raises(Unwritable, check=because("terminal-record-nowhere")):
        files.require_folder(tmp_path / "file" / "game.txt")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write anywhere
    with pytest.raises(Unwritable, check=because("terminal-record-nowhere")):
        files.require_folder(tmp_path / "game.txt")


def test_a_file_is_replaced_completely_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("before")
    with pytest.raises(UnicodeEncodeError):
        files.write_whole(file, "half \ud800")
    assert file.read_text() == "before"
    files.write_whole(file, "after – whole\n")
    assert file.read_bytes() == "after – whole\n".encode()
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(Unwritable, check=because("terminal-record-nowhere")):
        files.write_whole(tmp_path / "none" / "kept.json", "")
