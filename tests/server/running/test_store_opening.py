"""Tests that a file is the default store, and that errors name a missing part of the configured
database."""

import asyncio
import sys
from pathlib import Path

import pytest

from mendax.server.running.store_opening import opened
from mendax.server.settings.settings import ServerSettings, from_environment
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from tests.reasons import because

NAME = "mendax.server.store.postgresql.postgres_store"


async def test_a_database_is_used_where_one_is_set(database: str, tmp_path: Path) -> None:
    settings = from_environment({"MENDAX_DATABASE": database, "MENDAX_DATA": str(tmp_path)})
    store = opened(settings, asyncio.get_running_loop())
    assert type(store).__module__ == NAME
    assert not (tmp_path / DATABASE).exists()
    await store.close()


async def test_without_its_package_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, NAME, None)
    settings = ServerSettings(data=tmp_path, database="postgresql://h/d")
    with pytest.raises(StoreError, check=because("server-database-not-installed")):
        opened(settings, asyncio.get_running_loop())
