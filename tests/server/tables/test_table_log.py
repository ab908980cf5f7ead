"""What a table reaches its log by."""

from mendax.server.tables.table_log import TableLog
from mendax.table.log import LogLine
from mendax.table.table import Table


def test_a_queue_takes_it_apart() -> None:
    def append(_table: str, _lines: tuple[LogLine, ...], _done: object) -> None: ...

    async def load(_table: str) -> Table:
        raise NotImplementedError

    assert TableLog(append, load) == (append, load)
