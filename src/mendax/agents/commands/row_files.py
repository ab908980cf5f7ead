"""The file of an agent's games at tables, as rows of data."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mendax.kit.own_rows import KeepRow
from mendax.records import writing
from mendax.terminal import files


@contextmanager
def kept_rows(path: Path | None) -> Iterator[KeepRow | None]:
    """Create the file, and yield a function that adds a game to it; None without a path."""
    if path is None:
        yield None
        return
    files.require_new_data(path)
    with writing(path, at_once=True) as write:
        yield write
