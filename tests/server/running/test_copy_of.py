"""Tests of a copy of all tables, made beside a running server or without one, and deleted unless
kept."""

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from mendax.server.running.copy_of import copy_of
from mendax.server.store.folder_lock import hold
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from tests.reasons import because
from tests.server.guests import guests, seated, serving
from tests.server.store.test_damage import full


def quietly(*_: int) -> None:
    """Report no progress."""


def tables_in(file: Path) -> list[str]:
    """Return the tables in a copy."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        return [name for (name,) in db.execute("SELECT id FROM tables")]


def files_in(folder: Path) -> set[str]:
    """Return the names of the files in a folder."""
    return {file.name for file in folder.iterdir()}


def test_without_a_server_it_is_made_here_and_the_folder_is_held(tmp_path: Path) -> None:
    full(tmp_path / DATABASE)
    reached: list[tuple[int, int]] = []

    def told(*pages: int) -> None:
        reached.append((pages[0], pages[1]))
        with pytest.raises(Exception, match=str(os.getpid())):
            hold(tmp_path)

    with copy_of(tmp_path, told) as made:
        assert tables_in(made) == ["t"]
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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_running_server_goes_on(data: Path, kind: str) -> None:
    async with serving(data) as served, guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people)
        before, database = files_in(data), served.context.settings.database

        def kept() -> list[str]:
            with copy_of(data, quietly, database) as made, copy_of(data, quietly, database):
                return tables_in(made)

        assert await asyncio.to_thread(kept) == [tabs[0].table["id"]]
        assert (await tabs[0].do("say", text="all goes on"))["reason"] is None
        assert files_in(data) == before
