"""Tests that an offline page opens and says so, that the table continues later, and that moves may
be late."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from mendax.words import Words
from testbed.evening import attempts, open_mia, play_on, start
from tests.web.conftest import WITH_SERVICE_WORKER, Arrive, in_proof

pytestmark = pytest.mark.browser

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const shell = await caches.open('mendax-shell');
    const kept = await Promise.all(['/', ...loaded.filter((name) => name.includes('/assets/'))]
        .map((name) => shell.match(name)));
    return kept.every(Boolean);
}"""


@pytest.fixture
def broken(expected_errors: list[str]) -> None:
    """Return the console messages of a browser without a network."""
    expected_errors += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch", "WebSocket"]


def kept(page: Page) -> None:
    """Wait until the browser has cached all files of the page."""
    for _ in attempts("the page is kept"):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(100)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("language", ["en", *in_proof("uk")])
def test_a_page_visited_once_opens_without_a_network(guest: Arrive, language: str) -> None:
    say = Words(language).say
    page = guest(locale=language, **WITH_SERVICE_WORKER)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status")).to_have_text(say("web-no-network"))
    page.locator(".doors .now").click()
    expect(page.get_by_role("alert")).to_have_text(say("web-offline"))
    page.get_by_role("link", name=say("web-how-to-play")).click()
    expect(page.get_by_role("heading", name=say("web-page-missing"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name=say("mia-title"), exact=True).first).to_be_visible()
    expect(page.get_by_role("status")).to_have_count(0)


@pytest.mark.usefixtures("broken")
def test_a_table_visited_once_waits_for_the_network_and_goes_on(guest: Arrive) -> None:
    page = guest(**WITH_SERVICE_WORKER)
    open_mia(page, lives=2, bots=1)
    start(page)
    play_on([page], lambda: page.locator(".ladder").count() > 0, trusting=True)
    dice = page.locator(".spot .dice").get_attribute("aria-label")
    page.reload()  # with the service worker active from the first byte
    expect(page.locator(".ladder")).to_be_visible()
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No network")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".spot .dice")).to_have_attribute("aria-label", str(dice))
    expect(page.get_by_text("No network")).to_be_hidden()


class Line:
    """The connection of one tab, which is cut by the tab's first move.

    So no earlier message, such as a ping, tells the page.
    """

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._used = False
        page.route_web_socket("**/socket", self._opened)

    def _opened(self, client: WebSocketRoute) -> None:
        if self.cut:
            client.close()
            return
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not self._used and '"type":"act"' in str(message):
                self.cut = self._used = True
            if self.cut:
                client.close()
                server.close()
            else:
                server.send(message)

        client.on_message(pass_on)


def announce(page: Page) -> None:
    """Announce the truth if possible, and otherwise the smallest lie."""
    ladder = page.locator("[data-part=ladder]")
    if not ladder.locator("[aria-checked=true]").count():
        ladder.locator("button:enabled").first.click()
    # A lie is marked, and its button is not golden.
    page.locator(".hand .gold:enabled, .hand .button.lie:enabled").click()


@pytest.mark.proof
@pytest.mark.usefixtures("broken")
def test_a_late_move_after_a_break_gets_a_notice(guest: Arrive) -> None:
    page = guest(**WITH_SERVICE_WORKER)
    open_mia(page, lives=3, bots=1)
    start(page)
    play_on([page], lambda: page.locator(".ladder").count() > 0, trusting=True)
    first = page.context.new_page()
    line = Line(first)
    first.goto(page.url)
    expect(first.locator(".ladder")).to_be_visible()
    announce(first)
    expect(first.get_by_text("Connection lost")).to_be_visible()
    announce(page)
    expect(page.locator(".ladder")).to_have_count(0)
    line.cut = False
    told = first.get_by_role("alert")
    expect(told).to_contain_text(Words("en").say("wire-refused-after-break"))
    expect(first.locator(".ladder")).to_have_count(0)
