"""Tests that all checks run and that each failure has a sentence with a cure."""

from pathlib import Path

import pytest

from mendax.core.game import Reason
from mendax.server.doctor import examination
from mendax.server.doctor.examination import CHECKS, examined
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.schema import StoreError


def test_every_check_gives_a_finding_of_its_name(tmp_path: Path) -> None:
    found = list(examined(ServerSettings(data=tmp_path, port=0)))
    names = [each.check for each in found]
    assert names == [*(name for name in CHECKS if name != "pool"), "clock"]
    assert not list(tmp_path.iterdir()), "no file is changed"


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
