"""Tests of the count of commits beside a file of tables."""

import os
from pathlib import Path

import pytest

from mendax.server.store import commit_count
from mendax.server.store.commit_count import CommitCount


def test_the_count_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "mendax.sqlite3"
    count = CommitCount(file)
    assert count.read() == 0
    count.write(1_234_567)
    count.write(5)
    count.close()
    again = CommitCount(file)
    assert again.read() == 5
    again.close()
    beside = tmp_path / "mendax.sqlite3-commits"
    assert beside.stat().st_mode & 0o777 == 0o600
    commit_count.forget(file)
    commit_count.forget(file)
    assert not beside.exists()


@pytest.mark.parametrize("text", [b"", b"12", b"x" * 21, bytes(21)])
def test_a_damaged_count_is_ignored(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "mendax.sqlite3"
    (tmp_path / "mendax.sqlite3-commits").write_bytes(text)
    count = CommitCount(file)
    assert count.read() == 0
    count.close()


def test_a_full_disk_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = CommitCount(tmp_path / "mendax.sqlite3")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "pwrite", full)
    count.write(9)
    assert count.read() == 0
    count.close()
