"""What every test shares: the async loop, the pace of property tests, and browsers.

Knows no game; fixtures of one floor live in that floor's own conftest.
"""

import functools
import inspect
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, expect, sync_playwright

from testbed.postgresql import PostgresServer, postgres_server
from tests.proof import ONLY_TEST, in_proof_folder, is_proof
from tools.browser import FLAGS, NOT_ASKED_YET, REASON, driver_env, find_chromium

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

LONGEST = 120_000
"""Milliseconds that a page may take for what must come: for what hangs, not for what is slow."""
expect.set_options(timeout=LONGEST)

PHONE = {"width": 390, "height": 844}

HANGING = 900
"""Seconds after which an async test is given up, so that it is named and its wait is shown."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know which stores the tests of the server run on."""
    parser.addoption(
        "--database",
        choices=["sqlite", "postgresql", "both"],
        default="both",
        help="where servers of tests/server store what happens (both)",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave modules and folders that are proof as a whole unimported by `./run test`."""
    return True if config.option.markexpr == ONLY_TEST and is_proof(collection_path) else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of folders that are proof as a whole."""
    if in_proof_folder(item.path, Path(__file__).parent):
        item.add_marker("proof")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Give up an async test that waits for what never comes.

    pytest's own limit ends the worker: within uvloop a signal handler's exception is swallowed,
    so a gentler one would never arrive. This one ends the test alone and says where it waited.
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium. One per file: its event loop must not meet the async tests of others.

    So a file that uses it holds no async tests.
    """
    chromium = find_chromium()
    if chromium is None:
        pytest.skip(os.environ.get(REASON, "no Chromium here; `./run test` installs one"))
    os.environ.update(driver_env())
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def expected_errors() -> list[str]:
    """Parts of console messages that a test provokes, like those of a server it kills."""
    return []


@pytest.fixture
def visitor(browser: Browser, expected_errors: list[str]) -> Iterator[Callable[..., Page]]:
    """Makes a new person's page, with storage of its own, on a phone unless told otherwise.

    Arguments are those of Playwright's ``new_context``. The test fails if a page had an
    uncaught error or wrote one to its console that the test did not expect.
    """
    errors: list[str] = []

    def arrive(**options: Any) -> Page:
        context = browser.new_context(**({"viewport": PHONE} | options))
        context.set_default_timeout(LONGEST)  # for every page and tab of this person
        context.add_init_script(NOT_ASKED_YET)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if message.type == "error" else None,
        )
        return page

    yield arrive
    for context in browser.contexts:
        context.close()
    assert [error for error in errors if not any(part in error for part in expected_errors)] == []


@pytest.fixture
def page(visitor: Callable[..., Page]) -> Page:
    """The page of the one person whom a test needs."""
    return visitor()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL, for all tests of this process."""
    with postgres_server() as running:
        yield running


@pytest.fixture
def database(postgres: PostgresServer) -> Iterator[str]:
    """The address of a new database in it."""
    with postgres.database() as url:
        yield url
