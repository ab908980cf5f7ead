"""Tests that a transfer moves all data into an empty place while no server uses it, or fails
cleanly."""

import contextlib
from pathlib import Path

import pytest

from mendax.server.running.moving_store import in_postgresql, moved
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from mendax.server.store.transfer import contents
from tests.reasons import because
from tests.server.store.test_transfer import filled, told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder whose database has an example of every kind of row."""
    made = tmp_path / "data"
    made.mkdir()
    with contextlib.closing(Journal(made / DATABASE)) as journal:
        filled(journal)
    return made


def test_there_and_back(folder: Path, database: str, tmp_path: Path) -> None:
    with contextlib.closing(Journal(folder / DATABASE)) as journal:
        before = contents(journal.connection)
    heard: list[tuple[int, int]] = []
    assert moved(str(folder), database, lambda *far: heard.append(far)) == before
    assert heard[-1] == (sum(each.rows for each in before.values()),) * 2
    back = tmp_path / "back"
    assert moved(database, str(back), told) == before
    with contextlib.closing(Journal(back / DATABASE)) as journal:
        assert contents(journal.connection) == before
    with pytest.raises(StoreError, check=because("transfer-not-empty")):
        moved(str(back), database, told)
    assert moved(str(folder), str(tmp_path / "third"), told) == before


def test_running_servers_and_missing_sources_are_reported(
    folder: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mendax.server.store.postgresql import writer

    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    with (
        contextlib.closing(in_postgresql(database)),
        pytest.raises(StoreError, check=because("server-database-in-use")),
    ):
        moved(str(folder), database, told)
    with pytest.raises(StoreError, check=because("maintenance-no-file")):
        moved(str(tmp_path / "nothing"), database, told)
    with pytest.raises(StoreError, check=because("transfer-same")):
        moved(database, database, told)


def test_a_database_that_has_no_cluster_is_none_and_stays_as_it_is(
    database: str, tmp_path: Path
) -> None:
    from mendax.server.store.postgresql.connections import address
    from mendax.server.store.postgresql.postgres_store import has_tables

    with pytest.raises(StoreError, check=because("maintenance-no-tables")):
        moved(database, str(tmp_path / "new"), told)
    assert not has_tables(address(database))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("mistyped", ["postgre://ann:secret@h/d", "data://secret"])
def test_invalid_places_are_refused_without_quoting(mistyped: str, folder: Path) -> None:
    for places in ((mistyped, str(folder)), (str(folder), mistyped)):
        with pytest.raises(StoreError, check=because("transfer-no-place")) as refused:
            moved(*places, told)
        assert "secret" not in str(refused.value.reason)
