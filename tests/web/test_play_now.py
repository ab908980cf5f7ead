"""Tests that "Play now" leads straight from the front page to the felt."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

_SEEN = """
  globalThis.seen = [];
  new MutationObserver(() => {
    for (const part of [".lobby", "[data-part=start]", "[data-seat] [data-name]", ".ring"])
      if (document.querySelector(part) && !seen.includes(part)) seen.push(part);
  }).observe(document, { childList: true, subtree: true });
"""


def test_play_now_shows_the_felt_and_no_lobby(guest: Arrive) -> None:
    page = guest()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(_SEEN)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-part=board]")).to_be_visible()
    # The empty ring is seen first only if its script arrives before the first deal.
    assert sorted(page.evaluate("seen")) == [".ring", "[data-seat] [data-name]"]
    needless = ("/api/invitation", "/api/coverage", "/assets/Lobby")
    assert [url for url in asked if any(part in url for part in needless)] == []
    assert page.locator("[data-part=board] [data-seat]").count() == 4
