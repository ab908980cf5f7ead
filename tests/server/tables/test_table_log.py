"""Tests of a table's access to its log."""

from mendax.server.tables.table_log import TableLog
from mendax.table.log import LogLine
from mendax.table.table import Table


def test_a_queue_takes_it_apart() -> None:
    async def append(_table: str, _lines: tuple[LogLine, ...]) -> bool:
        raise NotImplementedError

    async def load(_table: str) -> Table:
        raise NotImplementedError

    assert TableLog(append, load) == (append, load)
