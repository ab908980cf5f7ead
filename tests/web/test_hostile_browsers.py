"""Tests of browsers that refuse a part of the platform: storage, caches, WebAssembly.

Pages of a server work in all of them. Playing without a server works, or says what is missing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from mendax.words import Words
from testbed.evening import open_mia, over, play_on
from tests.web.conftest import QUICK, WITH_SERVICE_WORKER, Arrive, Server
from tools import offline

pytestmark = pytest.mark.browser

EN: Final = Words("en").say
NO_DATABASE: Final = 'Object.defineProperty(globalThis, "indexedDB", { value: undefined });'
NO_WEBASSEMBLY: Final = "delete globalThis.WebAssembly;"
NO_CACHES: Final = """CacheStorage.prototype.open = CacheStorage.prototype.delete = () =>
  Promise.reject(new DOMException("denied", "SecurityError"));"""
CONTROLLED: Final = """async () => {
  const { serviceWorker } = navigator;
  const come = new Promise((done, failed) => {
    serviceWorker.addEventListener("controllerchange", done);
    setTimeout(failed, 60_000, new Error("the service worker did not start"));
  });
  if (!serviceWorker.controller) await come;
}"""
BOARD: Final = "[data-part=board]"
ALWAYS: Final = {
    "/": "[role=radio], input[type=radio]",
    "/rules/french_poker": "h1",
    "/practice/mia": "h1",
}
"""Pages of a server, with a part that each page shows once it is loaded."""
PAGES: Final = ALWAYS | {
    "/learn/sword_of_lies": "h1",
    "/explore/mia": "h1",
    "/practice/mia/daily": "h1",
    "/strength": "h1",
    "/me": "h1",
}


@dataclass(frozen=True)
class Hindrance:
    """A part of the platform that a browser or a host refuses."""

    script: str = ""
    """Runs first in every page and worker."""
    policy: str = ""
    """The content policy of all scripts, in place of the server's."""
    quota: int | None = None
    """The bytes that a site may store."""

    def put_on(self, page: Page) -> None:
        """Hinder all pages of a context from now on."""
        page.add_init_script(self.script)
        # A page whose worker's script is from a test, without an address, is not on this machine.
        page.context.grant_permissions(["local-network-access"])
        for scripts in ("**/sw.js", "**/assets/worker-*.js"):
            page.context.route(scripts, lambda route: self._change(route))

    def fill(self, page: Page, server: Server) -> None:
        """Leave no more space than the quota, once the first page has stored its files."""
        if self.quota is not None:
            given = {"origin": server.address, "quotaSize": self.quota}
            page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", given)

    def _change(self, route: Route) -> None:
        answer = route.fetch()
        headers = dict(answer.headers)
        if self.policy:
            headers["content-security-policy"] = self.policy
        route.fulfill(status=answer.status, headers=headers, body=self.script + answer.text())


HINDRANCES: Final = {
    "full": Hindrance(quota=1000),
    "no caches": Hindrance(NO_CACHES),
    "no database": Hindrance(NO_DATABASE),
    "no WebAssembly": Hindrance(NO_WEBASSEMBLY),
    "strict policy": Hindrance(policy="script-src 'self'"),
}
SENTENCES: Final = {
    "no database": "web-local-forgets",
    "no WebAssembly": "web-local-no-wasm",
    "strict policy": "web-local-forbidden",
}
"""The sentences for browsers that play without a server."""
FATAL: Final = ("web-local-no-wasm", "web-local-forbidden")
"""The sentences of browsers in which no game starts."""


@pytest.fixture
def hindered(guest: Arrive, server: Server) -> Callable[[str], Page]:
    """Return a page of a hindered browser, which the service worker controls."""

    def arrive(hindrance: str) -> Page:
        page = guest("/api/health", **WITH_SERVICE_WORKER)
        HINDRANCES[hindrance].put_on(page)
        page.goto(server.address)
        page.evaluate(CONTROLLED)
        HINDRANCES[hindrance].fill(page, server)
        return page

    return arrive


def assert_works(page: Page, server: Server, path: str, part: str) -> None:
    """Open a page, and check that it shows this part and reports no failure."""
    page.goto(server.address + path)
    expect(page.locator(part).first).to_be_visible()
    for key in ("web-new-version", "web-offline", "web-page-missing"):
        expect(page.get_by_text(EN(key))).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("hindrance", HINDRANCES)
def test_all_pages_work_in_hostile_browsers(
    hindered: Callable[[str], Page], server: Server, hindrance: str
) -> None:
    page = hindered(hindrance)
    for path, part in PAGES.items():
        assert_works(page, server, path, part)
    page.goto(server.address)
    path = open_mia(page, lives=1, bots=1).removeprefix(server.address)
    assert_works(page, server, path, ".seats li .who")
    assert_works(page, server, path.replace("/t/", "/tv/"), ".ring [data-name]")
    page.goto(server.address + path)
    page.get_by_role("button", name=EN("web-start")).click()
    play_on([page], lambda: over(page))
    for part in ("replay", "coach"):
        assert_works(page, server, f"{path}/{part}/1", "h1")


@pytest.fixture(scope="module")
def built() -> None:
    """Build the files for playing without a server before the server of a test starts."""
    offline.ensure()


@pytest.fixture
def playing(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that offers playing without a server."""
    opened = Server(tmp_path_factory.mktemp("data"))
    yield opened
    opened.kill()


@pytest.mark.proof
@pytest.mark.parametrize("hindrance", HINDRANCES)
def test_playing_without_a_server_works_or_says_what_is_missing(
    playing: Server, visitor: Arrive, expected_errors: list[str], hindrance: str
) -> None:
    expected_errors += ["CompileError", "web-local-no-wasm"]
    page = visitor(locale="en-GB", **QUICK | WITH_SERVICE_WORKER)
    page.goto(playing.address + "/api/health")
    HINDRANCES[hindrance].put_on(page)
    HINDRANCES[hindrance].fill(page, playing)
    page.goto(playing.address + "/offline/")
    sentence = SENTENCES.get(hindrance)
    if sentence:
        expect(page.get_by_text(EN(sentence))).to_be_visible()
    if sentence not in FATAL:
        page.locator(".doors .now").click()
        said = page.get_by_text(EN("wire-refused-not-stored"))
        expect(said if hindrance == "full" else page.locator(BOARD)).to_be_visible()
    page.context.unroute_all(behavior="ignoreErrors")
