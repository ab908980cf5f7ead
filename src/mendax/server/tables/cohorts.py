"""Does what many tables have to do stage by stage: each for all of them, then the next.

A move runs through some two hundred functions, more than the caches next to a processor's core
hold. Table by table, each move fetches all of them anew; stage by stage, what arrived together
fetches them once. This is cohort scheduling (J. Larus and M. Parkes, «Using cohort-scheduling to
enhance server performance», USENIX 2002).

Rules of this file
1. What is begun in one turn of the loop is one cohort, and is done in the order of its beginning.
2. A stage sees to its own failures. What comes out of it all the same ends its work, is logged, and
   harms no other.
"""

import logging
from collections.abc import Callable

from mendax.server.refusal import where

_log = logging.getLogger("mendax.tables")

Stage = Callable[[], "Stage | None"]
"""Part of some work; gives the part that follows, or None."""


class CohortScheduler:
    """The work that the tables of one loop have begun."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        """``call_soon`` calls what it is given once, in the next turn of the loop."""
        self._call_soon = call_soon
        self._begun: list[Stage] = []

    def begin(self, first: Stage) -> None:
        """Does ``first``, and what follows from it, with whatever else is begun in this turn."""
        self._begun.append(first)
        if len(self._begun) == 1:
            self._call_soon(self._run)

    def _run(self) -> None:
        stages, self._begun = self._begun, []
        while stages:
            stages = [following for stage in stages if (following := _run_stage(stage)) is not None]


def _run_stage(stage: Stage) -> Stage | None:
    try:
        return stage()
    except Exception as error:
        _log.error("a stage failed: %s in %s", type(error).__name__, where(error))
        return None
