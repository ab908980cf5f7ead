"""Tests of a page on plain HTTP, where browsers lack locks, clipboards and notifications."""

import pytest
from playwright.sync_api import expect

from testbed.evening import open_mia
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

_PLAIN = """
  for (const [owner, name] of [[navigator, "wakeLock"], [navigator, "clipboard"]])
    Object.defineProperty(owner, name, { value: undefined });
"""


def test_a_phone_on_plain_http_stays_awake_and_copies(guest: Arrive) -> None:
    page = guest()
    page.context.add_init_script(_PLAIN)
    open_mia(page, lives=3, bots=1)
    film = page.locator("video[data-part=awake]")
    expect(film).to_have_count(1)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.wait_for_function(
        "film => !film.paused && !film.muted && film.currentTime > 0", arg=film.element_handle()
    )
    box = film.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1, 1)
