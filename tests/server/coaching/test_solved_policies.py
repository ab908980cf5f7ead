"""Tests that policies are solved once for all processes of a server, and again after failures."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.server.coaching import solved_policies
from mendax.server.coaching.solving import solve, solver_process
from mendax.server.processes.work_process import COMMAND
from tests.server.coaching.asked import get
from tests.server.guests import Served, guests
from tests.server.processes.ending import end_idle

SMALL = "lives=1 mia_true_cost=1 ends_when=first_out"
FAILS = (sys.executable, "-c", "raise SystemExit")
WHOLE = {"seats": 2, "solved": "whole", "reason": None}


async def coverage(served: Served) -> Any:
    """Return the coverage of a table whose rules are not packaged."""
    async with guests(served.base, "Ann") as (ann,):
        return await get(ann, "/api/coverage/mia", rules=SMALL)


def replace_solver(served: Served, command: Sequence[str] = COMMAND) -> None:
    """Give the server a new solver that runs this command."""
    served.context.policies.solver.close()
    served.context.policies.solver = solver_process(command)


async def test_a_solved_policy_serves_new_processes(served: Served) -> None:
    replace_solver(served, FAILS)
    assert (await coverage(served))["reason"]["key"] == "coach-solver-failed"
    await end_idle(served.context.work)  # the failure is cached for a while
    replace_solver(served)
    assert await coverage(served) == WHOLE
    await end_idle(served.context.work)
    replace_solver(served, FAILS)
    assert await coverage(served) == WHOLE
    async with guests(served.base, "Ann") as (ann,):
        assert (await get(ann, "/api/strategy/mia", rules=SMALL))["lives"] == [1, 1]


async def test_concurrent_requests_share_one_solve(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, asked = served.context.policies, []

    async def ask(do: object, *_: object) -> bytes | None:
        asked.append(do)
        return b"policy" if do is solve else None

    monkeypatch.setattr(found.solver, "run", ask)
    monkeypatch.setattr(solved_policies, "KEPT", 1)
    assert await found.known("k") is None
    both = [found.solved("k", "mia", MiaRules(), 2) for _ in range(2)]
    assert await asyncio.gather(*both) == [b"policy"] * 2
    assert asked.count(solve) == 1
    assert await found.known("k") == b"policy"
    await found.solved("other", "mia", MiaRules(), 2)
    assert await found.known("k") is None, "the oldest policy is evicted"
    monkeypatch.undo()
