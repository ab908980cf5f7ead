"""Policies for rules that are not packaged, each solved only once by any server.

Rules of this file
1. Solved policies are kept in the store, for all servers and later starts. The store is a cache: a
   policy that can't be stored or read is silently solved again.
2. Concurrent requests for a policy share one result. Within a server they share a task, and between
   servers a lease in the store. After a lost lease, a policy may be solved twice.
3. The store keeps policies as bytes written by a coach, which only separate processes read.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options
from mendax.server.coaching import solving
from mendax.server.processes.work_process import P, T, TookTooLong, WorkFailed
from mendax.server.store import leases, policies
from mendax.server.store.interface import Store
from mendax.server.store.schema import StoreError
from mendax.server.tables.clock import Clock
from mendax.server.wire.refusal import Refused
from mendax.solver.generic.optional import has_compiler, seems_compiled

PATIENCE: Final = 10.0
"""Seconds that a request waits for the solver to be loaded or compiled."""
LEASE: Final = 30.0
"""How long other servers leave a policy to the server that solves it, in seconds."""
_AGAIN: Final = 0.25
"""Seconds between checks for a result from another server."""

_log = logging.getLogger("mendax.solver")

Found = bytes | Reason
"""A solved policy, or the reason for its absence."""


class SolvedPolicies:
    """The policies solved by this server and by other servers."""

    def __init__(self, store: Store, server: str, clock: Callable[[], Clock]) -> None:
        """``server`` names the owner of this server's leases."""
        self._store, self._server, self._clock = store, server, clock
        self.patience: float | None = PATIENCE
        """Seconds that a request waits for the solver to become ready, or None for no limit."""
        self._solver = solving.solver_process()
        self._preparing: asyncio.Future[Reason | None] | None = None
        self._under_way: dict[str, asyncio.Task[Found]] = {}

    @property
    def waiting(self) -> int:
        """The number of questions that are waiting for the solver."""
        return self._solver.waiting

    def close(self) -> None:
        """Stop the solver, and refuse new work."""
        self._solver.close()

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
        """Return the policy with this name, solving it unless another server is doing so.

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
        if key is None:
            return await self._found(game, rules, seats)
        try:
            found: Found | None = await self._elsewhere(key) if self._store.shared else None
            if found is None:
                found = await self._found(game, rules, seats)
                if isinstance(found, bytes):
                    await self._changed(partial(policies.keep, key, found, self._clock().now()))
        finally:  # also after a stored result or a cancellation
            if self._store.shared:
                await self._changed(partial(leases.release, _lease(key), self._server))
        return found

    async def _found(self, game: str, rules: Rules, seats: int) -> Found:
        return await self._ask(solving.solve, game, rules, seats, solving.SECONDS)

    async def _ask(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | Reason:
        """Return the result of ``do`` in the solver's process, or the reason why it failed.

        Raises ``Refused`` if the queue is full.
        """
        try:
            return await self._solver.run(do, *args, **kwargs)
        except TookTooLong:
            return Reason("coach-too-slow")
        except WorkFailed as failed:
            _log.error("the solver failed: %s", failed)
        except Refused as refused:
            if refused.status != 503:
                raise
        return Reason("coach-solver-failed")

    async def _elsewhere(self, key: str) -> bytes | None:
        """Return another server's result, waiting if necessary, or None if this server should
        solve.
        """
        while True:
            take = partial(leases.take, _lease(key), self._server, int(1000 * LEASE))
            is_ours = await self._changed(take) is not False
            found = await self.known(key)
            if is_ours or found is not None:
                return found
            again = asyncio.get_running_loop().create_future()
            self._clock().call_later(_AGAIN, partial(_wake, again))
            await again

    async def forget(self, key: str | None) -> None:
        """Delete an unusable policy."""
        if key is not None:
            await self._changed(partial(policies.forget, key))

    async def _changed(self, work: Callable[..., object]) -> object:
        """Return the result of ``work``, or None if the store can't be written."""
        try:
            return await self._store.change(work)
        except StoreError:
            return None


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)


def _lease(key: str) -> str:
    return f"policy {key}"
