"""How a table reaches its log: what stores lines, what loads it, what reads others' lines."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from mendax.core.game import MendaxError
from mendax.table.log import LogLine
from mendax.table.table import Table

FOLLOWED: Final = 200
"""As many lines of others are followed at once; where there are more, the table is loaded anew."""

Append = Callable[[str, tuple[LogLine, ...], Callable[[bool | None], None]], None]
"""Stores lines of a table, then calls back on the loop: whether they were the next ones; None:
nothing can be stored now."""
Loaded = tuple[Table, Sequence[LogLine]]
"""A table, and the lines after those that it is made of."""
Load = Callable[[str, int | None], Awaitable[Loaded]]
"""Loads the table of this id as it was at this line, as far as that can be; None: as it is."""
Tail = Sequence[LogLine] | MendaxError
"""Lines of a table that were stored after some number, by whomever; or why they were not read."""
TailRead = Callable[[Tail], object]
ReadTail = Callable[[str, int, TailRead], None]
"""Reads the lines of a table after this number, then calls back on the loop: with all that were
stored before this call, and maybe more; or with the first of many (``FOLLOWED``)."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load
    read_tail: ReadTail | None = None
    """None: nobody else stores lines."""


def split(lines: list[LogLine], through: int | None) -> tuple[list[LogLine], list[LogLine]]:
    """The lines up to number ``through`` and those after it, if these are without a gap; else all,
    and none."""
    rest = [] if through is None else [line for line in lines if line.number > through]
    if not rest or rest[-1].number - len(rest) != through:
        return lines, []
    return lines[: -len(rest)], rest
