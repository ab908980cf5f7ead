"""Tests of the lobby: people at the felt, and all controls of the host on one screen of a phone."""

import pytest
from playwright.sync_api import expect

from testbed.evening import open_table
from tests.web.conftest import Arrive, Server, in_proof

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


CUT = """() => [...document.querySelectorAll(".ring [data-name]")].filter((name) =>
  name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
).map((name) => name.textContent)"""
"""The names at the felt that are not completely visible."""
BAR = 88
"""The largest height of the bar with the start of the game, in pixels."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", *in_proof("de-DE", "uk-UA", "da-DK")])
def test_a_hosts_lobby_fits_one_screen_of_a_phone(
    server: Server, guest: Arrive, locale: str
) -> None:
    page = guest(viewport={"width": 390, "height": 664}, locale=locale)
    page.route("**/api/invitation", lambda route: route.fulfill(json={"origins": [server.address]}))
    page.locator("button.friends").click()
    levels = page.locator(".levels button")
    expect(levels).to_have_count(4)
    assert page.evaluate(_GAP) >= 0
    for level in range(3):
        levels.nth(level).click()
        expect(page.locator(".ring [data-name]")).to_have_count(2 + level)
    friend = guest(page.url[page.url.index("/t/") :], locale=locale)
    friend.locator(".arrival input").first.fill("Grandpa Maximilian")
    friend.locator(".arrival .gold").click()
    expect(page.locator(".start p")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    edges = page.evaluate(_PARTS)
    *parts, (top, bottom) = edges
    assert parts == sorted(parts)
    assert parts[-1][1] <= top, edges
    assert bottom - top <= BAR
    assert page.evaluate(CUT) == []


def test_buying_chips_is_folded_until_a_player_must(guest: Arrive) -> None:
    page = guest(viewport={"width": 390, "height": 664})
    open_table(page, "sword_of_lies")
    buy = page.get_by_role("button", name="Buy 200 chips")
    expect(buy).to_be_hidden()
    page.locator(".seats summary").click()
    expect(buy).to_be_visible()
