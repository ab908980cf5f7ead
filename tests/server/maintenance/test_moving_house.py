"""A house moves as a whole, while nobody uses it, into a place that is empty; or it stays."""

import contextlib
import sys
from pathlib import Path

import pytest

from mendax.server.maintenance.moving_house import in_postgresql, moved
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from mendax.server.store.transfer import contents
from tests.server.store.test_transfer import filled, told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house with something of everything."""
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
    with pytest.raises(StoreError, match="transfer-not-empty"):
        moved(str(back), database, told)
    assert moved(str(folder), str(tmp_path / "third"), told) == before


def test_where_a_server_runs_or_nothing_is_it_says_so(
    folder: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mendax.server.store.postgresql import writer

    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    with (
        contextlib.closing(in_postgresql(database)),
        pytest.raises(StoreError, match="server-database-in-use"),
    ):
        moved(str(folder), database, told)
    with pytest.raises(StoreError, match="maintenance-no-tables"):
        moved(str(tmp_path / "nothing"), database, told)
    with pytest.raises(StoreError, match="transfer-same"):
        moved(database, database, told)


def test_without_its_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mendax.server.store.postgresql.connections", None)
    with pytest.raises(StoreError, match="server-database-not-installed"):
        in_postgresql("postgresql://h/d")
