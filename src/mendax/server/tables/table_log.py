"""How a table reaches its log: what stores lines, and what loads the table."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from mendax.table.log import LogLine
from mendax.table.table import Table

Append = Callable[[str, tuple[LogLine, ...], Callable[[bool | None], None]], None]
"""Stores lines of a table, then calls back on the loop: whether they were the next ones; None:
nothing can be stored now."""
Load = Callable[[str], Awaitable[Table]]
"""Loads the table of this id."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load
