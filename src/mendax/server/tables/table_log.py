"""How a table reaches its log: what stores lines, and what loads the table."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from mendax.table.log import LogLine
from mendax.table.table import Table

Append = Callable[[str, tuple[LogLine, ...]], Awaitable[bool]]
"""``Store.append``: stores lines of a table; False if their number is taken. Raises ``StoreError``
if nothing can be stored now."""
Load = Callable[[str], Awaitable[Table]]
"""Loads the table of this id."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load
