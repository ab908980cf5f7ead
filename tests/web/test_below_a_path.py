"""Tests of a server below a path of its host: pages, sockets, links, the cached shell, and
invitations."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts, play_on, set_up, start
from tests.accessibility import violations
from tests.web.conftest import FORESEEN, QUICK, WITH_SERVICE_WORKER, Arrive, Server, own_server
from tests.web.path_proxy import PathProxy

pytestmark = [pytest.mark.browser, pytest.mark.proof]

PATH = "/games/mendax"
KEPT = """async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const shell = await caches.open(`mendax-shell${new URL(scope).pathname.slice(0, -1)}`);
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const files = loaded.filter((name) => name.includes('/assets/'));
    const kept = await Promise.all([scope, ...files].map((name) => shell.match(name)));
    return files.length > 3 && kept.every(Boolean);
}"""


server = own_server(MENDAX_ROOT_PATH=PATH, MENDAX_PROXIES="127.0.0.1")


@pytest.fixture(scope="module")
def proxy(server: Server) -> Iterator[PathProxy]:
    made = PathProxy(server.address, PATH)
    yield made
    made.close()


@pytest.fixture
def comes(visitor: Arrive, proxy: PathProxy) -> Arrive:
    """Return a guest on a path below the root path of a public server."""

    def arrive(path: str) -> Page:
        page = visitor(locale="en-GB", **QUICK | WITH_SERVICE_WORKER)
        page.add_init_script(FORESEEN)
        origins = {"origins": [proxy.origin]}
        page.route("**/api/invitation", lambda route: route.fulfill(json=origins))
        page.goto(proxy.origin + PATH + path)
        return page

    return arrive


def test_friends_play_below_a_path(
    comes: Arrive, proxy: PathProxy, expected_errors: list[str]
) -> None:
    expected_errors += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch", "WebSocket"]
    host = comes("/")
    expect(host.get_by_role("heading", level=1)).to_be_visible()
    assert violations(host) == []
    assert host.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((a) => a.json())"
        ".then((m) => new URL(m.start_url, document.querySelector('link[rel=manifest]').href).href)"
    ) == (f"{proxy.origin}{PATH}/")
    host.wait_for_function("navigator.serviceWorker.controller !== null")
    link = set_up(host, lives=2, bots=1)
    assert re.fullmatch(rf"{re.escape(proxy.origin + PATH)}/t/[a-z2-9]{{16}}", link)
    assert host.locator("input[readonly]").input_value() == link
    (cookie,) = host.context.cookies(link)
    assert cookie["path"] == PATH
    assert cookie["name"] == "mendax-games-mendax"

    letters = host.locator(".code b").inner_text()
    friend = comes(f"/j/{letters}")
    expect(friend).to_have_url(link)
    friend.get_by_role("textbox", name="Your name").fill("Borys")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Borys", exact=True).first).to_be_visible()
    start(host)
    expect(friend.locator("[data-part=board]")).to_be_visible()
    play_on([host, friend], lambda: host.locator(".ladder").count() > 0, trusting=True)

    for _ in attempts("the page is kept"):
        if host.evaluate(KEPT):
            break
        host.wait_for_timeout(100)
    host.context.set_offline(True)
    host.reload()
    expect(host.get_by_text("No network")).to_be_visible()
    host.context.set_offline(False)
    expect(host.locator("[data-part=board]")).to_be_visible()
    assert proxy.strayed == []


def test_every_page_leads_to_the_others_below_the_path(
    comes: Arrive, proxy: PathProxy, expected_errors: list[str]
) -> None:
    page = comes("/rules/mia")
    expect(page.locator("article h1")).to_be_visible()
    page.get_by_role("link", name="To the front page").first.click()
    expect(page).to_have_url(f"{proxy.origin}{PATH}/")
    for way, there in (("How to play", "/rules/mia"), ("Strategy", "/explore/mia")):
        page.get_by_role("link", name=re.compile(way, re.IGNORECASE)).first.click()
        expect(page).to_have_url(re.compile(re.escape(proxy.origin + PATH + there)))
        page.go_back()
    expected_errors.append("404")
    page.goto(f"{proxy.origin}{PATH}/nothing")
    page.get_by_role("link").click()
    expect(page).to_have_url(f"{proxy.origin}{PATH}/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    assert proxy.strayed == []
