"""Tests of a copy of all tables, which a running server or this process makes, and which is deleted
unless kept."""

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from mendax.core.game import MendaxError
from mendax.server.running.copy_of import copy_of
from mendax.server.store.folder_lock import hold
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from tests.reasons import because
from tests.server.guests import serving
from tests.server.store.test_damage import full


def quietly(*_: int) -> None:
    """Report no progress."""


def tables_in(file: Path) -> list[str]:
    """Return the tables in a copy."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        return [name for (name,) in db.execute("SELECT id FROM tables")]


def test_without_a_server_it_is_made_here_and_the_folder_is_held(tmp_path: Path) -> None:
    full(tmp_path / DATABASE)
    reached: list[tuple[int, int]] = []
    with copy_of(tmp_path, lambda *pages: reached.append(pages)) as made:
        assert tables_in(made) == ["t"]
        with pytest.raises(Exception, match=str(os.getpid())):
            hold(tmp_path)
    assert not made.exists()
    assert reached
    os.close(hold(tmp_path))


def test_without_tables_or_on_a_full_disk_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        pytest.raises(StoreError, check=because("maintenance-no-file")),
        copy_of(tmp_path, quietly),
    ):
        pass
    full(tmp_path / DATABASE)

    def sync(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mendax.server.store.copies.sync", sync)
    with pytest.raises(StoreError, check=because("server-not-copied")), copy_of(tmp_path, quietly):
        pass
    os.close(hold(tmp_path))


async def test_a_silent_server_is_reported(tmp_path: Path) -> None:
    async with serving(tmp_path):
        with (
            pytest.raises(MendaxError, check=because("control-no-server")),
            copy_of(tmp_path, quietly),
        ):
            pass
