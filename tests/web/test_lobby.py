"""The lobby: people at the felt, and all controls of the host on one screen of a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

_PARTS = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  return [".ring", ".seats", ".invite", ".rules", ".bots", ".start"].map((part) => {
    const { top, bottom } = box(part);
    return [Math.round(top), Math.round(bottom)];
  });
}"""
"""The top and bottom edge of each part, in their order."""
_GAP = """() => document.querySelector(".ring .portrait").getBoundingClientRect().top
  - document.querySelector(".ring .title span").getBoundingClientRect().bottom"""
"""The space between the text on the felt and the face of the only player."""


@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
def test_a_hosts_lobby_fits_one_screen_of_a_phone(guest: Arrive, locale: str) -> None:
    page = guest(viewport={"width": 390, "height": 664}, locale=locale)
    page.locator("button.friends").click()
    levels = page.locator(".levels button")
    expect(levels).to_have_count(4)
    assert page.evaluate(_GAP) >= 0
    for level in range(3):
        levels.nth(level).click()
        expect(page.locator(".ring [data-name]")).to_have_count(2 + level)
    page.evaluate("scrollTo(0, 0)")
    # On the server's own machine a warning takes the place of the code.
    warning = page.locator(".invite .warning").evaluate("line => line.offsetHeight")
    edges = page.evaluate(_PARTS)
    *parts, start = edges
    assert parts == sorted(parts)
    assert parts[-1][1] - warning <= start[0], (edges, warning)
