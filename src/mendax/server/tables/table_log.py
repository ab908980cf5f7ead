"""A table's access to its log: storing lines, and loading the table."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from mendax.table.log import LogLine
from mendax.table.table import Table

Append = Callable[[str, tuple[LogLine, ...]], Awaitable[bool]]
"""``Store.append``: store lines of a table; return False if their number is taken. Raises
``StoreError`` if writes fail now."""
Load = Callable[[str], Awaitable[Table]]
"""Loads the table of this id."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load
