"""The stored lines of a table, read from a store."""

from functools import partial

from mendax.server.store import log_questions
from mendax.server.store.grouping import Store
from mendax.table.log import LogLine


async def stored_lines(store: Store, table: str, since: int = 0) -> list[LogLine]:
    """Return the lines of a table after number ``since``, including chat, in order."""
    return await store.ask(partial(log_questions.lines, table, since))
