"""A real Chromium, a real server in a separate process, and guests who open its pages.

Both start once for each worker process of pytest. Tests share no other state: each has its own
browser contexts and tables. A module whose tests end the server, or configure it differently,
overrides the fixture ``standard``.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.swallowing_proxy import SwallowingProxy
from tools.browser import FLAGS, NOT_ASKED_YET, REASON, driver_env, find_chromium
from tools.ground import ROOT

LONGEST: Final = 120_000
"""The milliseconds that a page may take for an expected change: a limit for hangs, not for
slowness."""
expect.set_options(timeout=LONGEST)

PHONE: Final = {"width": 390, "height": 844}
_CHROMIUM: Final = pytest.StashKey[Browser]()

LOST = ("WebSocket", "ERR_CONNECTION", "ERR_SOCKET", "ERR_EMPTY_RESPONSE")
"""Console messages about a killed server, which depend on the progress of the request."""
QUICK: Final = {"reduced_motion": "reduce", "service_workers": "block"}
"""Reduced motion, and no service worker, which would fetch all the client's files.

Requests of a page with a service worker can bypass ``page.route``.
"""
WITH_SERVICE_WORKER: Final = {"service_workers": "allow"}
FORESEEN = """{
  const random = crypto.getRandomValues.bind(crypto);
  // A client seed is sixteen bytes; all else that is random in a page has to differ.
  crypto.getRandomValues = (a) => (a instanceof Uint8Array && a.length === 16 ? a : random(a));
}"""
"""Sets a page's client seeds to zero; with `seeded_server` games are deterministic."""
DATED = """(later) => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", { get() { return get.call(this) + later; } });
}"""
"""Dates each press later, in milliseconds; a negative number dates it before the page's changes."""
PATIENT = f"({DATED})(60000)"
"""Dates each press a minute later, as by a person who waits until a new key takes a press.

Tests thus press immediately, however slow the machine. `test_taps.py` has the law for impatient
people.
"""
_BY_ADDRESS: Final = (
    *("requests", "pages", "tables", "tables_per_day", "stored", "sessions", "handshakes"),
    *("lessons", "records", "stories", "solving", "codes", "moves", "persons", "keys"),
)
UNLIMITED: Final = ",".join(f"{name}=100000000/1" for name in _BY_ADDRESS)
"""Unreachable rate limits: all guests of all tests have the same address."""


class Server:
    """A Mendax server that can be killed and restarted on the same tables."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self._data, self._environment = data, environment
        self._port, self._scheme = 0, "http"
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Return its address."""
        return f"{self._scheme}://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server on its previous port."""
        command = [sys.executable, "-m", "tests.web.seeded_server"]
        command += ["--port", str(self._port), "--data", str(self._data)]
        made = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self._environment, cwd=ROOT
        )
        assert made.stdout
        line = made.stdout.readline()
        found = re.search(r"(https?)://[^/]*:(\d+)", line)
        assert found, f"the server said {line!r}"
        self._process, self._scheme, self._port = made, found[1], int(found[2])

    def kill(self) -> None:
        """Kill the server, as in a power cut."""
        assert self._process
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """Return the Chromium that tests of this folder share while they run one after another.

    Playwright keeps an event loop marked as running in its thread, and async tests cannot run
    beside it. It therefore stops before the next test of another folder. This folder has no
    async tests.
    """
    folder: pytest.Directory = request.node.getparent(pytest.Directory)
    if _CHROMIUM not in folder.stash:
        _start_chromium(folder)
    return folder.stash[_CHROMIUM]


def _start_chromium(folder: pytest.Directory) -> None:
    """Start Chromium; it ends when the folder's last test in a row has ended."""
    chromium = find_chromium()
    if chromium is None:
        pytest.skip(os.environ.get(REASON, "no Chromium here; `./run test` installs one"))
    os.environ.update(driver_env())
    playwright = sync_playwright().start()
    folder.addfinalizer(playwright.stop)
    started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    folder.addfinalizer(started.close)
    folder.stash[_CHROMIUM] = started
    folder.addfinalizer(lambda: folder.stash.__delitem__(_CHROMIUM))


@pytest.fixture
def expected_errors() -> list[str]:
    """Return parts of console messages that a test provokes, such as those about a server that it
    kills."""
    return []


@pytest.fixture
def visitor(browser: Browser, expected_errors: list[str]) -> Iterator[Callable[..., Page]]:
    """Open a page with its own storage, on a phone by default.

    Arguments are those of Playwright's ``new_context``. The test fails if a page had an uncaught
    error or logged an unexpected one to its console.
    """
    errors: list[str] = []

    def arrive(**options: Any) -> Page:
        context = browser.new_context(**({"viewport": PHONE} | options))
        context.set_default_timeout(LONGEST)  # for every page and tab of this person
        context.add_init_script(NOT_ASKED_YET)
        context.add_init_script(PATIENT)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
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
    """Return the page of a test with one person."""
    return visitor()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield the server that all tests of a worker process share. Tests must not end it."""
    opened = Server(tmp_path_factory.mktemp("data"), {**os.environ, "MENDAX_RATES": UNLIMITED})
    yield opened
    opened.kill()


def own_server(**environment: str) -> Callable[..., Iterator[Server]]:
    """Return a fixture: one server for the tests of a module, with additional environment
    variables."""

    @pytest.fixture(scope="module")
    def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
        opened = Server(tmp_path_factory.mktemp("data"), {**os.environ, **environment})
        yield opened
        opened.kill()

    return server


def in_proof(*values: object) -> list[pytest.ParameterSet]:
    """Return parameters that run only in `./run proof`; similar parameters run in `./run test`."""
    return [pytest.param(value, marks=pytest.mark.proof) for value in values]


BY_LIGHT: Final = pytest.mark.parametrize("light", ["light", *in_proof("dark")])
"""Parametrizes tests whose pages must be readable in both colour schemes."""
Arrive = Callable[..., Page]


@pytest.fixture
def proxy(server: Server) -> Iterator[SwallowingProxy]:
    """Yield a proxy to the server that a test can make swallow all traffic, or cut."""
    made = SwallowingProxy(server.address)
    yield made
    made.close()


@pytest.fixture
def guest(server: Server, visitor: Callable[..., Page]) -> Arrive:
    """Return a guest on the front page; options are those of ``visitor``."""

    def arrive(path: str = "/", **options: Any) -> Page:
        page = visitor(**({"locale": "en-GB"} | QUICK | options))
        page.add_init_script(FORESEEN)
        page.goto(server.address + path)
        return page

    return arrive
