"""A table's access to its log: storing lines and loading the table."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from mendax.table.log import LogLine
from mendax.table.table import Table

Append = Callable[[str, tuple[LogLine, ...]], Awaitable[bool]]
"""``Store.append``: store a table's lines; return False if their number is taken. Raises
``StoreError`` if writes currently fail."""
Load = Callable[[str], Awaitable[Table]]
"""Loads the table with this id."""


class TableLog(NamedTuple):
    """One table's log."""

    append: Append
    load: Load
