"""Tests that all checks run and that each failure has a sentence with a cure."""

import itertools
import os
import time
from pathlib import Path

import pytest

from mendax.core.game import Reason
from mendax.server.doctor import examination
from mendax.server.doctor.examination import CHECKS, examined
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.folder_lock import hold
from mendax.server.store.schema import StoreError


def test_every_check_gives_a_finding_of_its_name(tmp_path: Path) -> None:
    found = list(examined(ServerSettings(data=tmp_path, port=0)))
    names = [each.check for each in found]
    assert names == [*(name for name in CHECKS if name != "pool"), "clock"]
    assert not list(tmp_path.iterdir()), "no file is changed"


def test_a_jump_of_the_clock_is_noticed(tmp_path: Path) -> None:
    jumping = map(float, itertools.count(4e9, 60))
    *_, clock = examined(ServerSettings(data=tmp_path, port=0), lambda: next(jumping), lambda: 0.0)
    assert clock.reason == Reason("doctor-clock-jumped", {"seconds": 60})


def test_a_failing_check_is_a_finding_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(_: ServerSettings) -> Reason:
        raise StoreError(Reason("server-database-unusable", {"problem": "timeout"}))

    def forbidden(_: ServerSettings) -> Reason:
        raise PermissionError(13, "Permission denied")

    checks = {"database": unreachable, "pool": unreachable, "port": forbidden}
    monkeypatch.setattr(examination, "CHECKS", checks)
    database, port, _ = examined(ServerSettings())
    assert (database.check, database.good) == ("database", False)
    assert port.reason == Reason("doctor-failed", {"problem": "Permission denied"})


def test_different_failures_of_one_kind_are_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: ServerSettings) -> Reason:
        raise PermissionError(13, "Permission denied")

    def full(_: ServerSettings) -> Reason:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(examination, "CHECKS", {"folder": forbidden, "disk": full})
    assert [each.check for each in examined(ServerSettings())] == ["folder", "disk", "clock"]


def test_a_clock_behind_the_last_start_is_noticed(tmp_path: Path) -> None:
    """The other checks do not change the time of the lock file."""
    os.close(hold(tmp_path))
    later = time.time() + 7300
    os.utime(tmp_path / "lock", (later, later))
    *_, clock = examined(ServerSettings(data=tmp_path, port=0))
    assert clock.reason == Reason("doctor-clock-behind", {"hours": 2})
