"""Tests that free space is checked periodically, and reported when it matters."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from mendax.server.base.refusal import Refused
from mendax.server.store.disk_room import DiskRoom, said
from tests.reasons import because


class Usage:
    def __init__(self, free: int) -> None:
        self.free, self.looked = free, 0

    def __call__(self, _: Path) -> Any:
        self.looked += 1
        return self


def test_less_than_is_to_stay_free_is_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage, now = Usage(2_000_000), 0.0
    monkeypatch.setattr(shutil, "disk_usage", usage)
    room = DiskRoom(tmp_path, 2, lambda: now)
    for _ in range(10):
        room.require_room()
    assert usage.looked == 1, "the system is not asked each time"
    usage.free, now = 1_999_999, 2.0
    with pytest.raises(Refused, check=because("disk-low")):
        room.require_room()
    usage.free, now = 2_000_000, 4.0
    assert not room.low


def test_a_full_disk_is_reported_once(tmp_path: Path) -> None:
    told: list[bool] = []
    room = DiskRoom(tmp_path)
    room.tell = told.append
    for storing in (True, False, False):
        room.turned(storing)
    with pytest.raises(Refused, check=because("disk-low")):
        room.require_room()
    for storing in (True, True):
        room.turned(storing)
    room.require_room()
    assert told == [False, True]


def test_a_folder_that_is_gone_is_not_little_room(tmp_path: Path) -> None:
    assert not DiskRoom(tmp_path / "gone", 1).low


def test_a_read_only_postgresql_is_named() -> None:
    class ReadOnlySqlTransaction(Exception):
        sqlstate = "25006"

    assert said(ReadOnlySqlTransaction()) == "the database is read-only"
    assert said(ValueError()) == "ValueError"
