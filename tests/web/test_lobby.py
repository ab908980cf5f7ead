"""Tests of the lobby: people at the felt, and all controls of the host on one screen of a phone."""

import pytest
from playwright.sync_api import expect

from mendax.words import Words
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
_IN_SIGHT = """() => {
  const button = document.querySelector(".start button");
  return button !== null && button.getBoundingClientRect().bottom <= innerHeight;
}"""
"""True if the button of the start is on the screen without scrolling."""
_GAP = """() => document.querySelector(".ring .portrait").getBoundingClientRect().top
  - document.querySelector(".ring .title span").getBoundingClientRect().bottom"""
"""The space between the text on the felt and the face of the only player."""


CUT = """() => [...document.querySelectorAll(".ring [data-name]")].filter((name) =>
  name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
).map((name) => name.textContent)"""
"""The names at the felt that are not completely visible."""
BAR = 88
"""The largest height of the bar with the start of the game, in pixels."""


@pytest.mark.parametrize("locale", ["ru-RU", *in_proof("en-GB", "de-DE", "uk-UA", "da-DK")])
def test_a_hosts_lobby_fits_one_screen_of_a_phone(
    server: Server, guest: Arrive, locale: str
) -> None:
    page = guest(viewport={"width": 390, "height": 664}, locale=locale)
    page.route("**/api/invitation", lambda route: route.fulfill(json={"origins": [server.address]}))
    page.get_by_role("button", name=Words(locale[:2]).say("web-play-friends")).click()
    levels = page.locator(".levels .small")
    expect(levels).to_have_count(4)
    assert page.evaluate(_GAP) >= 0
    expect(page.locator(".levels .small:not(.plain)")).to_have_count(4)
    for bots, level in enumerate((3, 0, 2), start=1):
        levels.nth(level).click()
        expect(page.locator(".ring [data-name]")).to_have_count(1 + bots)
    friend = guest(page.url[page.url.index("/t/") :], locale=locale)
    friend.locator(".arrival input").first.fill("Grandpa Maximilian")
    friend.locator(".arrival .gold").click()
    expect(page.locator(".start p")).to_be_visible()
    expect(page.locator(".seats > p")).to_have_count(0)
    for width, height in ((360, 560), (320, 500)):
        friend.set_viewport_size({"width": width, "height": height})
        assert friend.evaluate(_IN_SIGHT)
    page.evaluate("scrollTo(0, 0)")
    edges = page.evaluate(_PARTS)
    *parts, (top, bottom) = edges
    assert parts == sorted(parts)
    assert parts[-1][1] <= top, edges
    assert bottom - top <= BAR
    assert page.evaluate(CUT) == []


@pytest.mark.proof
def test_the_perfect_level_says_where_it_is_not_offered(guest: Arrive) -> None:
    """French poker is solved for two players, Sword of Lies not at all."""
    page = guest(viewport={"width": 390, "height": 664})
    open_table(page, "french_poker")
    perfect = page.locator(".levels .small").nth(3)
    expect(page.locator(".levels .small:not(.plain)")).to_have_count(4)
    perfect.click()
    expect(page.locator(".ring [data-name]")).to_have_count(2)
    expect(page.locator(".levels .small.plain")).to_have_count(1)
    perfect.click()
    expect(page.locator(".bots .note")).to_contain_text("French poker is solved for two.")
    expect(page.locator(".bots .note")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ring [data-name]")).to_have_count(2)
    open_table(page, "sword_of_lies")
    expect(page.locator(".levels .small")).to_have_count(3)
    # Buying chips is folded until a player must buy some.
    buy = page.get_by_role("button", name="Buy 200 chips")
    expect(buy).to_be_hidden()
    page.locator(".seats summary").click()
    expect(buy).to_be_visible()
