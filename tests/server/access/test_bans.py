"""Bans hold for their time, outlive the process, and a file that can't be read bans nobody."""

import stat
from pathlib import Path

import pytest

from mendax.server.access.bans import NAME, Bans
from mendax.server.refusal import Refused


class Wall:
    """A wall clock moved on by hand."""

    at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def test_a_ban_holds_for_its_time(tmp_path: Path) -> None:
    wall = Wall()
    bans = Bans(tmp_path, wall)
    bans.add("address", "192.0.2.7", 60)
    bans.add("person", "192.0.2.7x", None)
    assert bans.banned("address", "192.0.2.7")
    assert not bans.banned("person", "192.0.2.7")
    assert [bans.seconds(ban) for ban in bans.all()] == [60, None]
    wall.at += 60
    assert not bans.banned("address", "192.0.2.7")
    assert [ban.kind for ban in bans.all()] == ["person"]


def test_it_outlives_the_process_for_its_owner_alone(tmp_path: Path) -> None:
    Bans(tmp_path, Wall()).add("table", "abcdefgh", 60)
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
    again = Bans(tmp_path, Wall())
    with pytest.raises(Refused, match="wire-refused-closed") as refused:
        again.require("table", "abcdefgh")
    assert refused.value.status == 403
    again.lift(again.all()[0])
    Bans(tmp_path, Wall()).require("table", "abcdefgh")


def test_who_is_banned_is_refused(tmp_path: Path) -> None:
    bans = Bans(tmp_path, Wall())
    bans.require("person", "ann")
    bans.add("person", "ann", None)
    with pytest.raises(Refused, match="wire-refused-banned"):
        bans.require("person", "ann")


@pytest.mark.parametrize("content", [b"", b"[", b'[{"kind":"house","who":"x"}]', b"\xff"])
def test_a_file_that_cannot_be_read_bans_nobody_and_is_told_of(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert Bans(tmp_path).all() == ()
    assert "bans.json can't be read" in caplog.text
