"""Tests that one process holds a folder, and that a later process gets the holder's number."""

import errno
import os
from pathlib import Path

import pytest

from mendax.server.operations.backup import held
from mendax.server.store import folder_lock
from mendax.server.store.folder_lock import FolderTaken, hold
from mendax.server.store.schema import locked
from mendax.server.store.store import StoreError


def test_a_second_process_learns_the_holder(tmp_path: Path) -> None:
    held = hold(tmp_path)
    with pytest.raises(FolderTaken) as caught:
        hold(tmp_path)
    assert str(caught.value) == str(os.getpid())
    os.close(held)


def test_a_longer_number_of_an_old_process_leaves_no_digits(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("123456789012345\n")
    os.close(hold(tmp_path))
    assert (tmp_path / "lock").read_text() == f"{os.getpid()}\n"


def test_an_unknown_holder_is_a_question_mark(tmp_path: Path) -> None:
    held = hold(tmp_path)
    os.ftruncate(held, 0)
    with pytest.raises(FolderTaken, match=r"^\?$"):
        hold(tmp_path)
    os.close(held)


def test_a_file_system_without_locks_is_told_from_a_taken_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(folder_lock, "_take", no_locks)
    with pytest.raises(StoreError) as caught:
        locked(tmp_path)
    assert caught.value.reason.key == "server-data-no-locks"
    assert "No locks available" in str(caught.value)
    with pytest.raises(StoreError) as caught, held(tmp_path):
        pass
    assert caught.value.reason.key == "server-data-no-locks"
