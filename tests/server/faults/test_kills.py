"""Workers are killed (-9) at random moments, again and again: their people go on at another, and
nothing that was answered is lost or done twice. For more: ``python -m tests.server.faults.kills``.
"""

from pathlib import Path

import pytest

from testbed.valkey import ValkeyProcess
from tests.server.faults.kills import killed

KILLS = 50


@pytest.mark.proof
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
async def test_nothing_is_lost_however_often_workers_are_killed(
    database: str, valkey: ValkeyProcess, tmp_path: Path, seed: int
) -> None:
    found = await killed(tmp_path, database, valkey, KILLS, seed)
    assert found.kills == KILLS
    assert found.games >= 3
    assert found.answered > KILLS
