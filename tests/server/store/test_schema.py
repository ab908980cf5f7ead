"""The file of tables is created atomically, and an empty file is refused."""

from pathlib import Path

import pytest

from mendax.server.store.schema import StoreError, connected
from tests.reasons import because


def test_an_empty_file_is_no_new_cluster(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError, check=because("server-data-empty")) as caught:
        connected(file)
    assert str(file) in str(caught.value.reason.arguments["file"])
    assert file.stat().st_size == 0


def test_a_file_is_there_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(_: Path, __: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        dying.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            connected(file)
    assert not file.exists()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3.new"]
    connected(file).close()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3"]
