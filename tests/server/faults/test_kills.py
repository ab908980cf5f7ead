"""Tests that people continue at another server when theirs is killed (-9) at random moments, and
that no answered command is lost or repeated. For more kills, run
``python -m tests.server.faults.kills``.
"""

from pathlib import Path

import pytest

from tests.proof import parametrize
from tests.server.faults.kills import killed

FEW, MANY = 12, 50


@parametrize("kills, seed", [(FEW, 5), *((MANY, seed) for seed in (1, 2, 3, 4))], test=[(FEW, 5)])
async def test_killed_servers_lose_no_data(
    database: str, tmp_path: Path, kills: int, seed: int
) -> None:
    found = await killed(tmp_path, database, kills, seed)
    assert found.kills == kills
    assert found.games >= 3
    assert found.answered > kills


@pytest.mark.proof
async def test_wrong_routing_loses_no_data(database: str, tmp_path: Path) -> None:
    assert (await killed(tmp_path, database, FEW, 6, astray=True)).games >= 3
