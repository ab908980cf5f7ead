"""Tests of one phone that three players share, with a bot and another phone at the table."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from mendax.words import LANGUAGES, Words
from testbed.evening import ATTEMPT, answer, attempts, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, in_proof

pytestmark = pytest.mark.browser

SPEAK = """(language) => {
  const likes = JSON.parse(localStorage.getItem("mendax-likes") ?? "{}");
  localStorage.setItem("mendax-likes", JSON.stringify({ ...likes, language }));
}"""
OWN_DICE = "[aria-label^='Your dice']"
CALL_OFFER = "aside[aria-label^='Notify you']"
UNDER_OFFER = """(offer) => {
  const over = offer.getBoundingClientRect();
  return [...document.querySelectorAll("button, a")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return !offer.contains(one) && right > left && right > over.left && left < over.right
      && bottom > over.top && top < over.bottom;
  }).map((one) => one.ariaLabel ?? one.innerText);
}"""
"""Controls that lie under an offer, or over it."""


def add(page: Page, name: str) -> None:
    """Add a player on this phone."""
    row = page.locator("#on-this-phone")
    if row.get_attribute("open") is None:
        row.locator("summary").click()
    row.get_by_label("Name", exact=True).fill(name)
    row.get_by_role("button", name="Add a player").click()
    expect(row.get_by_text(name, exact=True)).to_be_visible()


def table_of(page: Page, game: str = "Mia") -> str:
    """Open a table with Olena, Ann and Ben on one phone, and a bot. Return its address."""
    if game != "Mia":
        page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("button", name="Play with friends").click()
    add(page, "Ann")
    add(page, "Ben")
    page.get_by_text("This table", exact=True).click()
    page.get_by_label("Bot speed").select_option("fast")
    page.locator("section.bots button").first.click()
    return page.url


def test_three_on_one_phone_play_mia_with_a_bot_and_a_second(guest: Arrive) -> None:
    phone = guest(viewport={"width": 390, "height": 844})
    heard: list[str] = []
    phone.on("websocket", lambda it: it.on("framereceived", lambda text: heard.append(str(text))))
    address = table_of(phone).split("/t/")[1]
    other = guest(f"/t/{address}", viewport={"width": 390, "height": 844})
    other.get_by_label("Your name").fill("Taras")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("button", name="I’m ready")).to_be_visible()
    assert violations(phone) == []
    start(phone)
    taken, covered = set[str](), 0
    offered: list[str] | None = None
    curtain, bar = phone.locator("[data-part=curtain]"), phone.locator("[data-part=holder]")
    for progress in attempts("a phone that went round", shown=lambda: taken):
        if len(taken) == 3 and covered > 1 and offered is not None:
            break
        if other.locator(CALL_OFFER).count():
            with contextlib.suppress(PlaywrightTimeout):  # the offer disappears on their turn
                offered = other.locator(CALL_OFFER).evaluate(UNDER_OFFER, timeout=ATTEMPT)
        if answer(other):
            progress.note()
        if phone.locator(".end").count():
            phone.get_by_role("button", name=re.compile("Start when all|Once more")).first.click()
            continue
        if curtain.count():
            assert phone.locator(OWN_DICE).count() == 0
            name = str(curtain.locator("h2").inner_text()).removeprefix("Hand the phone to ")
            if not taken:
                assert violations(phone) == []
            curtain.locator("[data-part=take]").click(timeout=ATTEMPT)
            expect(bar).to_contain_text(name)
            taken.add(name)
            progress.note()
        elif bar.count():
            looks = phone.locator(".hand button:enabled").all_inner_texts()
            assert phone.locator(OWN_DICE).count() == 0, "covered until the button is pressed"
            if any(text.startswith("Announce") and "without" not in text for text in looks):
                covered += looks_and_lets_go(phone, first=covered == 0)
            answer(phone)
        phone.wait_for_timeout(40)
    assert offered == [], "the offer to be called lies over no control"
    assert phone.locator(CALL_OFFER).count() == 0, "a shared phone calls no player"
    seats = {"Olena", "Guest"} | taken
    assert {"Ann", "Ben"} <= seats
    assert any('"type":"device"' in text for text in heard)


def looks_and_lets_go(page: Page, first: bool) -> int:
    """Hold "Hold to look", then release it. Return whether the dice were shown only while it was
    held."""
    button = page.locator("[data-part=hold-to-look]")
    if first:
        assert violations(page) == []
    button.focus()
    page.keyboard.down(" ")
    expect(button).to_have_attribute("aria-pressed", "true")
    seen = page.locator(OWN_DICE).count()
    if first:
        assert violations(page) == []
    page.keyboard.up(" ")
    expect(page.locator(OWN_DICE)).to_have_count(0)
    return seen


@pytest.mark.parametrize("language", ["uk", *in_proof(*(one for one in LANGUAGES if one != "uk"))])
def test_all_controls_of_the_player_are_in_view(guest: Arrive, language: str) -> None:
    phone = guest(viewport={"width": 360, "height": 640})
    phone.get_by_role("textbox", name="You are").fill("Олександра")
    table_of(phone)
    start(phone)
    bar = phone.locator("[data-part=holder]")
    phone.evaluate(SPEAK, language)
    phone.reload()
    phone.locator("[data-part=curtain] [data-part=take], [data-part=nobody] button").first.click()
    expect(bar.locator("[data-part=hand-on]")).to_have_text(Words(language).say("web-shared-on"))
    name = bar.locator("b")
    name.evaluate("name => { name.textContent = 'Олександра' }")  # the first player is drawn by lot
    assert bar.evaluate("bar => bar.scrollWidth <= bar.clientWidth")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    assert name.evaluate("name => name.scrollHeight <= name.clientHeight")
