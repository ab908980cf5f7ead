"""Fixtures of all tests: the async loop, the settings of property tests, and PostgreSQL.

This file has no game; fixtures of one layer are in that layer's own conftest.
"""

import functools
import gc
import inspect
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from hypothesis import settings

from testbed.postgresql import PostgresServer, postgres_server
from tests.proof import ONLY_TEST, in_proof_folder, is_proof

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in the command line, before numpy starts

settings.register_profile("standard", deadline=None, print_blob=True)
settings.load_profile("standard")

HANGING = 900
"""The seconds after which an async test is cancelled and reported with the call that it waits
for."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Keep `./run test` from importing proof modules and folders."""
    return True if config.option.markexpr == ONLY_TEST and is_proof(collection_path) else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without garbage collection, and leave what is there out of later ones: half
    a million objects that are used until the end.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark all tests of proof folders."""
    if in_proof_folder(item.path, Path(__file__).parent):
        item.add_marker("proof")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Cancel an async test that waits too long.

    pytest's own limit ends the worker: within uvloop a signal handler's exception is swallowed, so
    a gentler limit would have no effect. This one ends only the test and shows where it waited.
    """
    test = pyfuncitem.obj
    if inspect.iscoroutinefunction(test):

        @functools.wraps(test)
        async def bounded(**arguments: Any) -> None:
            waited = None
            with anyio.move_on_after(HANGING) as scope:
                try:
                    await test(**arguments)
                except BaseException as stopped:
                    waited = stopped
                    raise
            if scope.cancelled_caught:
                raise TimeoutError(f"still waiting after {HANGING} s") from waited

        pyfuncitem.obj = bounded
    return (yield)


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Async tests run on the loop that the server runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Yield a real PostgreSQL for all tests of this process."""
    with postgres_server() as running:
        yield running


@pytest.fixture
def database(postgres: PostgresServer) -> Iterator[str]:
    """Yield the address of a new database in it."""
    with postgres.database() as url:
        yield url
