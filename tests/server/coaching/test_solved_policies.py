"""Tests that solved policies are shared by servers, kept for the next start, and solved again if
broken."""

import asyncio
import contextlib
import sqlite3
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Rules
from mendax.server.coaching.solved_policies import SolvedPolicies
from mendax.server.coaching.solving import ready, solver_process
from mendax.server.processes.work_process import TookTooLong, WorkFailed
from mendax.server.store import policies
from mendax.server.store.schema import StoreError
from mendax.server.wire.refusal import Refused
from tests.proof import parametrize
from tests.server.coaching.asked import get
from tests.server.guests import Served, guests, serving
from tests.server.hand_clock import HandClock
from tests.server.neighbours import neighbours

SMALL = "lives=1 mia_true_cost=1 ends_when=first_out"
FAILS = (sys.executable, "-c", "raise SystemExit")
WHOLE = {"seats": 2, "solved": "whole", "reason": None}


# ── what is found, and by whom ───────────────────────────────────────────────────────────────


class Solver:
    """A stub of the solver's process, which returns prepared answers and counts requests."""

    def __init__(self, *found: bytes | Reason | Exception) -> None:
        self.found, self.asked = list(found), 0

    waiting = 0

    async def run(self, do: object, *_: object) -> bytes | Reason | None:
        """Return or raise the next prepared result."""
        if do is ready:
            return None
        self.asked += 1
        found = self.found.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        """Record the end of the process."""


class Shelf:
    """The part of a store that policies need."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        self.db.execute("CREATE TABLE policies (name TEXT PRIMARY KEY, policy BLOB, at INTEGER)")
        self.broken = False

    async def ask(self, question: Callable[[Any], Any]) -> Any:
        """Call the query."""
        if self.broken:
            raise StoreError(Reason("server-store-failed"))
        return question(self.db)

    change = ask


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    """Yield an empty store."""
    made = Shelf()
    yield made
    made.db.close()


@pytest.fixture
def worker(shelf: Shelf) -> Iterator[Callable[..., SolvedPolicies]]:
    """Yield a function that makes a server whose solver has the given results."""
    made = contextlib.ExitStack()

    def one(*found: bytes | Reason | Exception) -> SolvedPolicies:
        each = SolvedPolicies(shelf, HandClock)  # type: ignore[arg-type]
        each._solver.close()
        each._solver = Solver(*found)  # type: ignore[assignment]
        each.patience = None
        made.callback(each.close)
        return each

    yield one
    made.close()


Rule: Rules = MiaRules()


def solved(by: SolvedPolicies, key: str | None = "k") -> "asyncio.Task[bytes | Reason]":
    """Return the server's result."""
    return asyncio.create_task(by.solved(key, "mia", Rule, 2))


def asked(by: SolvedPolicies) -> int:
    """Return how often the server's solver was called."""
    count: Any = by._solver
    return int(count.asked)


Worker = Callable[..., SolvedPolicies]


async def test_solved_policies_are_shared(worker: Worker) -> None:
    one, two = worker(b"policy"), worker()
    assert await two.known("k") is None
    assert await solved(one) == b"policy"
    assert await two.known("k") == b"policy"
    await two.forget("k")
    assert await one.known("k") is None
    assert await one.known(None) is None


async def test_concurrent_requests_share_one_solve(worker: Worker) -> None:
    one = worker(b"policy", b"other")
    both = [solved(one), solved(one)]
    assert [await each for each in both] == [b"policy", b"policy"]
    assert asked(one) == 1
    assert one.waiting == 0


@pytest.mark.parametrize(
    ("failed", "reason"),
    [
        (TookTooLong(503, "wire-refused-failed"), "coach-too-slow"),
        (Refused(503, "wire-refused-failed"), "coach-solver-failed"),
        (WorkFailed("MemoryError in f:1"), "coach-solver-failed"),
    ],
)
async def test_a_solver_that_fails_is_a_reason(
    worker: Worker, failed: Exception, reason: str
) -> None:
    one = worker(failed, b"policy")
    assert await solved(one) == Reason(reason)
    assert await solved(one) == b"policy"


async def test_policies_are_solved_without_a_store(worker: Worker, shelf: Shelf) -> None:
    one = worker(b"policy", b"again")
    shelf.broken = True
    assert await one.known("k") is None
    assert await solved(one) == b"policy"
    await one.forget("k")
    assert await solved(one) == b"again"


# ── at servers ───────────────────────────────────────────────────────────────────────────────


async def coverage(served: Served) -> Any:
    """Return the coverage of a table whose rules are not packaged."""
    async with guests(served.base, "Ann") as (ann,):
        return await get(ann, "/api/coverage/mia", rules=SMALL)


async def changed(served: Served, work: Callable[[Any], object]) -> Any:
    """Change the stored policies."""
    return await served.context.store.change(work)


def unable(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server's solver crash on every question."""
    monkeypatch.setattr(served.context.policies, "_solver", solver_process(FAILS))


async def test_a_restart_reuses_solved_policies(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(data) as served:
        assert await coverage(served) == WHOLE
    async with serving(data) as served:
        unable(served, monkeypatch)
        assert await coverage(served) == WHOLE
        async with guests(served.base, "Ann") as (ann,):
            assert (await get(ann, "/api/strategy/mia", rules=SMALL))["lives"] == [1, 1]


@parametrize("wrong", ["garbage", "of other rules"], test=["garbage"])
async def test_a_broken_or_foreign_policy_is_solved_again(data: Path, wrong: str) -> None:
    async with serving(data) as served:
        assert await coverage(served) == WHOLE
        async with guests(served.base, "Ann") as (ann,):
            await get(ann, "/api/coverage/mia", rules="lives=1 mia_double_any=yes")
        names = "SELECT name, policy FROM policies ORDER BY name"
        kept = await changed(served, lambda db: db.execute(names).fetchall())
        (name, policy), (_, other) = sorted(kept, key=lambda row: "mia_double_any=yes" in row[0])
        broken = b"no policy" if wrong == "garbage" else bytes(other)
        await changed(served, partial(policies.keep, name, broken, 1))
    async with serving(data) as served:
        assert await coverage(served) == WHOLE
        assert await changed(served, partial(policies.find, name)) == bytes(policy)


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_worker_uses_policies_of_another(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async with neighbours(database, tmp_path) as (one, two):
        unable(two, monkeypatch)
        assert (await coverage(two))["reason"]["key"] == "coach-solver-failed"
        assert await coverage(one) == WHOLE
        two.context.work._drop()  # the failure is cached for a while
        assert await coverage(two) == WHOLE
