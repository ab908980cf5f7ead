"""Policies for rules that are not packaged, solved once for all processes of a server.

Solving takes a second or two (``Solving.needs_solving``). Concurrent requests share one task. A
policy is bytes written by a coach, which only separate processes read.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from mendax.core.game import Reason
from mendax.games.rules import Rules
from mendax.server.coaching import solving
from mendax.server.processes.work_process import P, T, TookTooLong, WorkFailed
from mendax.server.wire.refusal import Refused
from mendax.solver.generic.optional import has_compiler, seems_compiled

PATIENCE: Final = 10.0
"""Seconds that a request waits for the solver to be loaded or compiled."""

KEPT: Final = 64
"""The maximum number of policies in memory. A policy takes at most a few hundred kB."""
_log = logging.getLogger("mendax.solver")

Found = bytes | Reason
"""A solved policy, or the reason for its absence."""


class SolvedPolicies:
    """The policies that this server has solved since its start."""

    def __init__(self) -> None:
        self._solved: dict[str, bytes] = {}
        self.patience: float | None = PATIENCE
        """Seconds that a request waits for the solver to become ready, or None for no limit."""
        self.solver = solving.solver_process()
        """The process that solves."""
        self._preparing: asyncio.Future[Reason | None] | None = None
        self._under_way: dict[str, asyncio.Task[Found]] = {}

    def close(self) -> None:
        """Stop the solver, and refuse new work."""
        self.solver.close()

    def prepare(self) -> None:
        """If the solver has to be compiled, prepare it before the first question.

        Compiling takes half a minute. Loading compiled code takes a second, so it can wait.
        """
        if has_compiler() and not seems_compiled():
            self._prepared()

    def _prepared(self) -> "asyncio.Future[Reason | None]":
        """Return a future for the ready solver, starting its preparation if necessary."""
        began = self._preparing
        if began is None or (began.done() and (began.cancelled() or began.exception())):
            began = self._preparing = asyncio.create_task(self._ask(solving.ready))
        return began

    async def known(self, key: str | None) -> bytes | None:
        """Return the policy called ``Lacking.key`` if it is in memory."""
        return self._solved.get(key or "")

    async def solved(self, key: str, game: str, rules: Rules, seats: int) -> Found:
        """Return the policy with this name, solving it unless it is being solved.

        Raises ``Refused`` while the solver is not ready, or if its queue is full.
        """
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.create_task(self._solve(key, game, rules, seats))
            self._under_way[key] = task
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: str, task: asyncio.Task[Found]) -> None:
        self._under_way.pop(key)
        if not task.cancelled():
            task.exception()  # the caller may be gone

    async def _solve(self, key: str, game: str, rules: Rules, seats: int) -> Found:
        try:
            await asyncio.wait_for(asyncio.shield(self._prepared()), self.patience)
        except TimeoutError:
            raise Refused(422, "coach-preparing") from None
        found = await self._ask(solving.solve, game, rules, seats, solving.SECONDS)
        if isinstance(found, bytes):
            self._solved[key] = found
            if len(self._solved) > KEPT:
                del self._solved[next(iter(self._solved))]
        return found

    async def _ask(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | Reason:
        """Return the result of ``do`` in the solver's process, or the reason why it failed.

        Raises ``Refused`` if the queue is full.
        """
        try:
            return await self.solver.run(do, *args, **kwargs)
        except TookTooLong:
            return Reason("coach-too-slow")
        except WorkFailed as failed:
            _log.error("the solver failed: %s", failed)
        except Refused as refused:
            if refused.status != 503:
                raise
        return Reason("coach-solver-failed")
