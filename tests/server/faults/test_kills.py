"""Tests that people continue at another server when theirs is killed (-9) at random moments, and
that no answered command is lost or repeated. For more kills, run
``python -m tests.server.faults.kills``.
"""

from pathlib import Path

import pytest

from testbed.postgresql import PostgresServer
from tests.proof import parametrize
from tests.proxies import Proxy, each_proxy
from tests.server.faults.kills import BEHIND_PROXY, KINDS, killed

FEW, MANY = 12, 50


@parametrize("kills, seed", [(FEW, 5), *((MANY, seed) for seed in (1, 2, 3, 4))], test=[(FEW, 5)])
async def test_killed_servers_lose_no_data(
    database: str, tmp_path: Path, kills: int, seed: int
) -> None:
    found = await killed(tmp_path, database, kills, seed)
    assert found.faults["kill"] == kills
    assert found.games >= 3
    assert found.answered > kills


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(6))
async def test_faults_of_all_kinds_lose_no_data(
    database: str, postgres: PostgresServer, tmp_path: Path, seed: int
) -> None:
    found = await killed(tmp_path, database, MANY, seed, KINDS, postgres.pid)
    assert found.faults.keys() == set(KINDS)
    assert found.games >= 3


@pytest.mark.proof
@each_proxy
@pytest.mark.parametrize("seed", range(2))
async def test_faults_behind_a_real_proxy_lose_no_data(
    database: str, postgres: PostgresServer, tmp_path: Path, proxy: Proxy, seed: int
) -> None:
    found = await killed(tmp_path, database, MANY, seed, BEHIND_PROXY, postgres.pid, proxy)
    assert found.faults.keys() == set(BEHIND_PROXY)
    assert found.games >= 3
