"""Policies of rules that are not packaged: found where a worker has solved them, or solved once.

Rules of this file
1. What was solved is kept in the store, so every worker of the house and its next start know it. It
   is a cache: what can't be kept or read is solved anew, and nobody is told.
2. Who needs the same policy as somebody else waits for it: here for what is under way, and by a
   lease in the store for what another worker is at. A lease that was lost costs solving twice.
3. What is kept is bytes of a coach, and only a process beside the tables reads them.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options
from mendax.server.base.refusal import Refused
from mendax.server.base.work_process import P, T, TookTooLong, WorkFailed
from mendax.server.coaching import solving
from mendax.server.store import leases, policies
from mendax.server.store.interface import Store
from mendax.server.store.schema import StoreError
from mendax.server.tables.clock import Clock
from mendax.solver.generic.optional import has_compiler

PATIENCE: Final = 10.0
"""Seconds that one who asks waits for a solver that is being loaded or compiled."""
LEASE: Final = 30.0
"""Seconds for which others leave it to the worker that is at it."""
_AGAIN: Final = 0.25
"""Seconds after which one looks again whether another worker has it."""

_log = logging.getLogger("mendax.solver")

Found = bytes | Reason
"""What was solved, or why it was not."""


class SolvedPolicies:
    """What the solver finds for this worker, and what others have found."""

    def __init__(self, store: Store, worker: str, clock: Callable[[], Clock]) -> None:
        """``worker``: by which leases are this one's."""
        self._store, self._worker, self._clock = store, worker, clock
        self.patience: float | None = PATIENCE
        """None: as long as it takes."""
        self._solver = solving.solver_process()
        self._preparing: asyncio.Future[Reason | None] | None = None
        self._under_way: dict[str, asyncio.Task[Found]] = {}

    @property
    def waiting(self) -> int:
        """How many questions the solver has not answered yet."""
        return self._solver.waiting

    def close(self) -> None:
        """Nothing more is begun, and the solver ends."""
        self._solver.close()

    def prepare(self) -> None:
        """Gets the solver ready ahead of the first question, where it has to be compiled."""
        if has_compiler():
            self._prepared()

    def _prepared(self) -> "asyncio.Future[Reason | None]":
        """Done once the solver is ready, or can't be; begun if it was not."""
        began = self._preparing
        if began is None or (began.done() and (began.cancelled() or began.exception())):
            began = self._preparing = asyncio.create_task(self._ask(solving.ready))
        return began

    async def known(self, key: str | None) -> bytes | None:
        """The policy of this name (``Lacking.key``), if any worker has solved it."""
        if key is None:
            return None
        try:
            return await self._store.ask(partial(policies.find, key))
        except StoreError:
            return None

    async def solved(self, key: str | None, game: str, rules: Rules, seats: int) -> Found:
        """The policy of this name, solved now unless another worker is at it.

        Raises ``Refused`` while the solver gets ready, or where too much waits for it.
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
            task.exception()  # whoever asked may be gone

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
        finally:  # also of one that was there already, or that nobody waits for any more
            if self._store.shared:
                await self._changed(partial(leases.release, _lease(key), self._worker))
        return found

    async def _found(self, game: str, rules: Rules, seats: int) -> Found:
        return await self._ask(solving.solve, game, rules, seats, solving.SECONDS)

    async def _ask(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | Reason:
        """What ``do`` returns in the solver's process, or why it failed. Raises ``Refused`` where
        too much waits for it."""
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
        """What another worker has found, or finds that is at it; None: this one has the lease."""
        while True:
            now = self._clock().now()
            until = now + int(1000 * LEASE)
            take = partial(leases.take, _lease(key), self._worker, until, now)
            is_ours = await self._changed(take) is not False
            found = await self.known(key)
            if is_ours or found is not None:
                return found
            again = asyncio.get_running_loop().create_future()
            self._clock().call_later(_AGAIN, partial(_wake, again))
            await again

    async def forget(self, key: str | None) -> None:
        """Nobody is given this policy any more: it is of no use."""
        if key is not None:
            await self._changed(partial(policies.forget, key))

    async def _changed(self, work: Callable[..., object]) -> object:
        """What ``work`` answers; None where nothing can be stored now."""
        try:
            return await self._store.change(work)
        except StoreError:
            return None


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)


def _lease(key: str) -> str:
    return f"policy {key}"
