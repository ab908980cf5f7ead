"""A table's access to its log, which stores lines and loads the table."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from mendax.table.log import LogLine
from mendax.table.table import Table

Append = Callable[[str, tuple[LogLine, ...]], Awaitable[bool]]
"""A function like ``Store.append``, which stores lines of a table.

It returns False if their number is taken. Raises ``StoreError`` if writes currently fail.
"""
Load = Callable[[str], Awaitable[Table]]
"""A function that loads the table with this id."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load
