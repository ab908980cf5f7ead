"""Policies for rules that are not packaged, solved once and kept for later.

Rules of this file
1. Solved policies are kept in the store, for all servers and later starts. The store is a cache: a
   policy that can't be stored or read is silently solved again.
2. Concurrent requests to a server share one task. Two servers that are asked at the same time both
   solve the policy.
3. The store keeps policies as bytes written by a coach, which only separate processes read.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options
from mendax.server.clock import Clock
from mendax.server.coaching import solving
from mendax.server.processes.work_process import P, T, TookTooLong, WorkFailed
from mendax.server.store import policies
from mendax.server.store.database import Database
from mendax.server.store.store import Store, StoreError
from mendax.server.wire.refusal import Refused
from mendax.solver.generic.optional import has_compiler, seems_compiled

PATIENCE: Final = 10.0
"""Seconds that a request waits for the solver to be loaded or compiled."""

_log = logging.getLogger("mendax.solver")

Found = bytes | Reason
"""A solved policy, or the reason for its absence."""


class SolvedPolicies:
    """The policies solved by this server and by other servers."""

    def __init__(self, store: Store, clock: Callable[[], Clock]) -> None:
        self._store, self._clock = store, clock
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
        """Return the policy called ``Lacking.key`` if any server has solved it."""
        if key is None:
            return None
        try:
            return await self._store.ask(partial(policies.find, key))
        except StoreError:
            return None

    async def solved(self, key: str | None, game: str, rules: Rules, seats: int) -> Found:
        """Return the policy with this name, solving it unless it is being solved.

        Raises ``Refused`` while the solver is not ready, or if its queue is full.
        """
        called = key or f"{game} {seats} {write_options(rules)}"
        task = self._under_way.get(called)
        if task is None:
            task = asyncio.create_task(self._solve(key, game, rules, seats))
            self._under_way[called] = task
            task.add_done_callback(partial(self._done, called))
        return await asyncio.shield(task)

    def _done(self, called: str, task: asyncio.Task[Found]) -> None:
        self._under_way.pop(called)
        if not task.cancelled():
            task.exception()  # the caller may be gone

    async def _solve(self, key: str | None, game: str, rules: Rules, seats: int) -> Found:
        try:
            await asyncio.wait_for(asyncio.shield(self._prepared()), self.patience)
        except TimeoutError:
            raise Refused(422, "coach-preparing") from None
        found = await self._ask(solving.solve, game, rules, seats, solving.SECONDS)
        if key is not None and isinstance(found, bytes):
            await self._changed(partial(policies.keep, key, found, self._clock().now()))
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

    async def forget(self, key: str | None) -> None:
        """Delete an unusable policy."""
        if key is not None:
            await self._changed(partial(policies.forget, key))

    async def _changed(self, work: Callable[[Database], object]) -> None:
        """Change the stored policies if the store can be written."""
        with suppress(StoreError):
            await self._store.change(work)
