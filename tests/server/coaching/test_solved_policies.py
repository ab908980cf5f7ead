"""Tests that solved policies are shared by servers, kept for the next start, and solved again if
broken."""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.server.coaching.solving import solve, solver_process
from mendax.server.store import policies
from mendax.server.store.schema import StoreError
from tests.proof import parametrize
from tests.server.coaching.asked import get
from tests.server.guests import Served, guests, serving
from tests.server.neighbours import neighbours
from tests.server.processes.ending import end_idle

SMALL = "lives=1 mia_true_cost=1 ends_when=first_out"
FAILS = (sys.executable, "-c", "raise SystemExit")
WHOLE = {"seats": 2, "solved": "whole", "reason": None}


async def coverage(served: Served) -> Any:
    """Return the coverage of a table whose rules are not packaged."""
    async with guests(served.base, "Ann") as (ann,):
        return await get(ann, "/api/coverage/mia", rules=SMALL)


async def changed(served: Served, work: Callable[[Any], object]) -> Any:
    """Change the stored policies."""
    return await served.context.store.change(work)


def unable(served: Served) -> None:
    """Let the server's solver crash on every question."""
    served.context.policies.solver = solver_process(FAILS)


@parametrize("wrong", ["garbage", "of other rules"], test=["garbage"])
async def test_solved_policies_outlive_a_restart_unless_broken(data: Path, wrong: str) -> None:
    async with serving(data) as served:
        assert await coverage(served) == WHOLE
        broken = b"no policy"
        names = "SELECT name, policy FROM policies ORDER BY name"
        ((name, policy),) = await changed(served, lambda db: db.execute(names).fetchall())
        if wrong == "of other rules":
            async with guests(served.base, "Ann") as (ann,):
                await get(ann, "/api/coverage/mia", rules="lives=1 mia_double_any=yes")
            kept = await changed(served, lambda db: db.execute(names).fetchall())
            broken = next(bytes(other) for named, other in kept if named != name)
    async with serving(data) as served:
        unable(served)
        assert await coverage(served) == WHOLE
        async with guests(served.base, "Ann") as (ann,):
            assert (await get(ann, "/api/strategy/mia", rules=SMALL))["lives"] == [1, 1]
        await changed(served, partial(policies.keep, name, broken, 1))
    async with serving(data) as served:
        assert await coverage(served) == WHOLE
        assert await changed(served, partial(policies.find, name)) == bytes(policy)


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_worker_uses_policies_of_another(tmp_path: Path, database: str, kind: str) -> None:
    async with neighbours(database, tmp_path) as (one, two):
        unable(two)
        assert (await coverage(two))["reason"]["key"] == "coach-solver-failed"
        assert await coverage(one) == WHOLE
        await end_idle(two.context.work)  # the failure is cached for a while
        assert await coverage(two) == WHOLE


async def test_concurrent_requests_share_one_solve_even_without_a_store(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, asked = served.context.policies, []

    async def ask(do: object, *_: object) -> bytes | None:
        asked.append(do)
        return b"policy" if do is solve else None

    async def broken(*_: object) -> None:
        raise StoreError(Reason("server-store-failed"))

    monkeypatch.setattr(found.solver, "run", ask)
    monkeypatch.setattr(served.context.store, "change", broken)
    monkeypatch.setattr(served.context.store, "ask", broken)
    assert await found.known("k") is None
    both = [found.solved("k", "mia", MiaRules(), 2) for _ in range(2)]
    assert await asyncio.gather(*both) == [b"policy"] * 2
    assert asked.count(solve) == 1
    monkeypatch.undo()
