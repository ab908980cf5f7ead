"""Tests that without a server, all expired data is deleted immediately, and the file shrinks."""

import os
from pathlib import Path

import pytest

from mendax.server.running.backup import held
from mendax.server.running.retention import Swept
from mendax.server.running.tidy import tidy
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.folder_lock import hold
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from tests.reasons import because
from tests.server.store.test_damage import full

DAY = 86_400_000


def test_expired_data_is_deleted_and_space_freed(tmp_path: Path) -> None:
    full(tmp_path / DATABASE)
    settings = ServerSettings(data=tmp_path)
    done = tidy(settings, 30 * DAY)
    assert done.swept == Swept(0, 0, 0)
    done = tidy(settings, 401 * DAY)
    assert done.swept == Swept(1, 0, 300)
    assert done.size < done.was / 4
    assert done.size == (tmp_path / DATABASE).stat().st_size


def test_beside_a_server_or_without_tables_it_says_why_not(tmp_path: Path) -> None:
    with pytest.raises(StoreError, check=because("maintenance-no-file")):
        tidy(ServerSettings(data=tmp_path), 0)
    os.close(hold(tmp_path))
    assert (tmp_path / "lock").exists(), "left by an earlier server"
    with pytest.raises(StoreError, check=because("maintenance-no-file")):
        tidy(ServerSettings(data=tmp_path), 0)
    lock = hold(tmp_path)  # as a server with its tables in PostgreSQL does
    with pytest.raises(StoreError, check=because("server-data-in-use")):
        tidy(ServerSettings(data=tmp_path), 0)
    os.close(lock)
    full(tmp_path / DATABASE)
    with held(tmp_path), pytest.raises(StoreError, check=because("server-data-in-use")):
        tidy(ServerSettings(data=tmp_path), 0)
