"""Tests of replays and puzzles on the pages of other sites."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Frame, Page, expect

from mendax.server.wire.messages import encode
from tests.web.conftest import Server, in_proof
from tests.web.moments import Plan, past_game
from tests.web.script_weight import Requested

pytestmark = pytest.mark.browser

HOST = "http://localhost/"
HOSTILE = "<img src=x onerror=hacked()>"
CODE = "0123456789abcdef"
PLANS = {
    "mia": Plan("mia", 2, None, ("lives=1",), seed=2),
    "french_poker": Plan("french_poker", 3, None, ("tokens=1",), seed=2),
    "sword_of_lies": Plan("sword_of_lies", 3, None, seed=3),
}
PAGES = [f"{kind}/{game}" for game in PLANS for kind in ("replay", "daily")]
_KEYS = re.compile(r"\b(web|practice|coach|cause|mia|french-poker|sword-of-lies|table)-[a-z]|NaN")
"""Keys of the catalogue, shown instead of their words."""
_NOTED = """
globalThis.credentials = [];
const before = fetch;
globalThis.fetch = (path, init) => (credentials.push(init?.credentials), before(path, init));
"""
_STORED = """async () => [
  document.cookie,
  Object.keys(localStorage).concat(Object.keys(sessionStorage)).join(),
  (await indexedDB.databases()).length,
  (await caches.keys()).length,
]"""
_ATTACKS = """async (table) => {
  const refused = [];
  addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));
  const reaches = async (path) => (await fetch(path).catch(() => null))?.status ?? 0;
  const reached = [await reaches("/api/person"), await reaches(`/api/tables/${table}`)];
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((resolve) => (socket.onerror = socket.onopen = resolve));
  return [...reached, socket.readyState === 1, refused.length];
}"""


def _embedded(page: Page, address: str, game: str, theme: str) -> Frame:
    """Open a page of another site with this embedded page, and return its frame."""
    shown = past_game(PLANS[game])
    seats = tuple(replace(seat, name=HOSTILE) for seat in shown.table.seats)
    body = encode(replace(shown, table=replace(shown.table, seats=seats))).decode()
    page.route(
        "**/api/replays/*", lambda route: route.fulfill(content_type="application/json", body=body)
    )
    frame = f'<iframe src="{address}&theme={theme}" width="360" height="640"></iframe>'
    page.route(HOST, lambda route: route.fulfill(content_type="text/html", body=frame))
    page.goto(HOST)
    (inner,) = page.main_frame.child_frames
    return inner


@pytest.mark.parametrize("lang", ["ru", *in_proof("en", "uk", "de", "da")])
@pytest.mark.parametrize("shown", PAGES)
def test_an_embedded_page_is_light_and_stores_no_data(
    visitor: Callable[..., Page],
    server: Server,
    shown: str,
    lang: str,
    expected_errors: list[str],
) -> None:
    expected_errors.append("Content Security Policy")
    # Browsers ask before a public site shows a page of this machine.
    page = visitor(permissions=["local-network-access"])
    page.request.post(f"{server.address}/api/session")
    assert page.context.cookies(server.address)
    kind, game = shown.split("/")
    requested = Requested(page)
    page.add_init_script(_NOTED)
    name = CODE if kind == "replay" else game
    frame = _embedded(page, f"{server.address}/embed/{kind}/{name}?lang={lang}", game, "dark")
    if kind == "replay":
        for _ in range(8):
            frame.locator(".controls button").last.click()
        assert frame.locator("img").count() == 0, "a name is text"
    else:
        frame.locator(".options button").first.click()
        frame.locator(".grade").wait_for()
    link = frame.locator("a[target=_blank]")
    expect(link).to_have_attribute("rel", "noopener")
    assert frame.locator("html").get_attribute("lang") == lang
    assert frame.locator("html").get_attribute("data-theme") == "dark"
    assert _KEYS.search(frame.locator("body").inner_text()) is None
    assert set(frame.evaluate("credentials")) == {"omit"}
    assert frame.evaluate(_STORED) == ["", "", 0, 0]
    assert frame.evaluate(_ATTACKS, "a" * 16) == [0, 0, False, 3]
    requested.assert_light_embed()
