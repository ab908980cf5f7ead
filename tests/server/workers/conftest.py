"""Shared fixtures of the tests of several workers."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from testbed.postgresql import PostgresServer
from tests.server.workers.cluster import ClusterProcess, cluster_at

collect_ignore_glob = [] if find_spec("psycopg") else ["test_*.py"]
"""Tests that need more than the players' packages."""


@pytest.fixture
def cluster(database: str, tmp_path: Path) -> Iterator[ClusterProcess]:
    """Yield a server with two workers, for a test that ends it."""
    with cluster_at(tmp_path / "data", database, log_level="info") as process:
        yield process


@pytest.fixture(scope="session")
def _shared_cluster(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ClusterProcess]:
    folder = tmp_path_factory.mktemp("shared") / "data"
    with (
        postgres.database() as database,
        cluster_at(folder, database, log_level="info") as process,
    ):
        yield process


@pytest.fixture
def shared_cluster(_shared_cluster: ClusterProcess) -> ClusterProcess:
    """Return two serving workers, for tests that leave two workers behind, with any numbers."""
    _shared_cluster.serving(2)
    return _shared_cluster
