"""Reads what other workers have stored, for all tables that ask in one question.

Rules of this file
1. What is asked for in one turn of the loop is one question, and so is what is asked for while one
   is under way: however many tables others play at, the store answers one question at a time.
2. A question begins after it was asked for: its answer holds all that anybody stored before.
3. Whoever asks is answered, whatever fails, and what is asked for later is read.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.server.refusal import where
from mendax.server.store.interface import Store
from mendax.server.store.log_questions import LinesAfter
from mendax.server.store.schema import StoreError
from mendax.server.tables.table_log import FOLLOWED, Tail, TailRead

_log = logging.getLogger("mendax.tables")


class _Wanted(NamedTuple):
    """What is asked for, and who is called back."""

    asked: LinesAfter
    done: TailRead


class TailReader:
    """What reads others' lines, of all tables of one worker."""

    def __init__(self, store: Store) -> None:
        """Made in the running loop."""
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._wanted: list[_Wanted] = []
        self._reading: asyncio.Task[None] | None = None

    def read(self, table: str, since: int, done: TailRead) -> None:
        """Reads the lines of a table after this number: all, or one more than ``FOLLOWED``."""
        self._wanted.append(_Wanted(LinesAfter(table, since), done))
        if self._reading is None:
            self._reading = self._loop.create_task(self._read())

    async def _read(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, []
                for each, tail in zip(wanted, await self._tails(wanted), strict=True):
                    try:
                        each.done(tail)
                    except Exception as error:  # one table's trouble; the others wait for theirs
                        _log.error("after reading: %s in %s", type(error).__name__, where(error))
        finally:
            self._reading = None

    async def _tails(self, wanted: Sequence[_Wanted]) -> Sequence[Tail]:
        """What was asked for, in its order; instead of all of it why nothing could be read."""
        try:
            tails = await self._store.tails([each.asked for each in wanted], FOLLOWED + 1)
            if len(tails) != len(wanted):
                raise ValueError
        except MendaxError as error:
            return [error] * len(wanted)
        except Exception as error:  # who asked waits for an answer, and all who ask later
            name = type(error).__name__
            _log.error("others' lines not read: %s in %s", name, where(error))
            return [StoreError(Reason("server-not-readable", {"problem": name}))] * len(wanted)
        return tails
