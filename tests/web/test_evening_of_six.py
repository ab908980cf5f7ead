"""Tests that an evening of six, each in a separate browser, survives leavers and has no stuck seat.

Olena hosts; Ann, Bob and Cid sit down, Dan plays on Ann's phone, which is passed around. Eve comes
late and takes the seat of a bot, Fay watches, and a television shows the table to all. Bob loses
his connection and comes back, Cid gives his seat up, Olena leaves for good. Then the remaining
players play another game at the same table, to its end.

Waiting is measured in looks at the pages, not by the wall clock: a slow machine looks more slowly.
"""

import contextlib
import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import ATTEMPT, answer, attempts, over, set_up, start
from tests.accessibility import violations
from tests.web import test_french_poker as poker
from tests.web.conftest import WITH_SERVICE_WORKER, Arrive, own_server

pytestmark = [pytest.mark.browser, pytest.mark.proof]

LOOK: Final = 60
"""The minimum number of milliseconds between two looks at all pages."""
server = own_server(TEST_ABSENCE="0.3", TEST_PATIENCE="2")


def sit(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li .who").filter(has_text=name)).to_be_visible()


def on_the_same_phone(page: Page, name: str) -> None:
    """Add a player on this phone."""
    row = page.locator("#on-this-phone")
    row.locator("summary").click()
    row.get_by_label("Name", exact=True).fill(name)
    row.get_by_role("button", name="Add a player").click()
    expect(row.get_by_text(name, exact=True)).to_be_visible()


def told(page: Page) -> str:
    """Return the latest event at the table, as this page shows it."""
    return str(page.evaluate("document.querySelector('[role=log]')?.textContent"))


def guess(page: Page) -> bool:
    """Make a guess as a player who is out."""
    with contextlib.suppress(Exception):
        found = page.get_by_role("button", name="I doubt it")
        if found.count():
            found.click(timeout=ATTEMPT)
            return True
    return False


def taken(page: Page) -> bool:
    """Take the shared phone as the requested player."""
    with contextlib.suppress(Exception):
        take = page.locator("[data-part=curtain] [data-part=take]")
        if take.count():
            take.click(timeout=ATTEMPT)
            return True
    return False


def play(
    pages: list[Page], until: Callable[[], bool], move: Callable[[Page], bool] = answer
) -> None:
    """Let all players do an offered action until the condition holds."""
    before = ""
    for progress in attempts("the game gets there"):
        if until():
            return
        for page in pages:
            if not taken(page):
                move(page)
        now = told(pages[0])
        if now != before:
            before = now
            progress.note()
        pages[0].wait_for_timeout(LOOK)


def test_an_evening_of_six_goes_on_to_its_end(guest: Arrive) -> None:
    olena = guest(**WITH_SERVICE_WORKER)
    path = set_up(olena, lives=3, bots=1)
    path = path[path.index("/t/") :]
    ann, bob, cid = (guest(path, **WITH_SERVICE_WORKER) for _ in range(3))
    for page, name in ((ann, "Ann"), (bob, "Bob"), (cid, "Cid")):
        sit(page, name)
    on_the_same_phone(ann, "Dan")
    fay = guest(path, viewport={"width": 1280, "height": 800})
    fay.get_by_role("textbox", name="Your name").fill("Fay")
    fay.get_by_role("button", name="Just watch").click()
    expect(olena.get_by_text("1 person is watching: Fay")).to_be_visible()
    television = guest(path.replace("/t/", "/tv/"), viewport={"width": 1920, "height": 1080})
    for name in ("Ann", "Bob", "Cid", "Dan"):
        expect(television.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    start(olena)
    for page in (olena, ann, bob, cid, fay):
        expect(page.locator(".screen.playing")).to_be_visible()
    expect(television.locator("[data-part=board]")).to_be_visible()

    # Eve comes late and gets the bot's seat from the next round on.
    eve = guest(path)
    eve.get_by_text("Take a bot’s seat").click()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name=re.compile("’s seat$")).click()
    assert violations(olena) == []
    waits = eve.get_by_text("Keep watching")
    play([olena, ann, bob, cid, eve], lambda: waits.count() == 0 or over(olena))

    # Bob loses his connection and Cid gets up: bots play for both.
    at_bobs = bob.context
    bob.close()
    cid.get_by_role("button", name="Menu").click()
    cid.get_by_role("button", name="Get up", exact=False).first.click()
    history = fay.locator(".history li")
    expect(history.filter(has_text="Cid gets up")).to_have_count(1)
    lost = history.filter(has_text="Bob is offline")
    play([olena, ann, eve], lambda: lost.count() > 0)
    assert not over(ann), "all this is in the middle of a game"
    assert violations(ann) == []
    assert violations(television) == []
    bob = at_bobs.new_page()
    bob.goto(olena.url)
    expect(bob.get_by_text("A bot played for you")).to_be_visible()
    assert violations(bob) == []
    bob.get_by_role("button", name="Got it").click()

    # The host leaves for good in the middle of the game: the others play it to its end.
    olena.close()
    play([ann, bob, eve], lambda: over(ann), lambda page: answer(page) or guess(page))
    for page in (ann, bob, eve, fay):
        expect(page.locator(".end")).to_be_visible()
    assert violations(ann) == []

    play_another_game([ann, bob, eve], fay, television)
    assert violations(fay) == []
    assert violations(television) == []
    assert television.get_by_role("button").count() == 0


def play_another_game(people: list[Page], watcher: Page, television: Page) -> None:
    """Play French poker at the same table, to its end, started by the current host."""
    host = next_host(people)
    host.get_by_role("button", name="Seats and rules").click()
    host.get_by_role("group", name="Next game").get_by_role("button", name="French poker").click()
    few_tokens(host)
    start(host)
    for page in (*people, watcher):
        expect(page.locator(".screen.playing")).to_be_visible()
        expect(page.get_by_text("French poker").first).to_be_visible()
    expect(television.locator("[data-part=board]")).to_be_visible()
    luck = random.Random(6)
    play(people, lambda: over(people[0]), lambda page: poker.move(page, luck) or guess(page))
    for page in (*people, watcher):
        expect(page.locator(".end")).to_be_visible()


def next_host(pages: list[Page]) -> Page:
    """Return the host after the absent host. At most one page is offered the next game."""
    for _ in attempts("somebody has become the host"):
        for page in pages:
            if page.get_by_role("button", name="Seats and rules").count():
                return page
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError  # never: the number of attempts is limited


def few_tokens(page: Page) -> None:
    """Choose a short game, in which every player has one token and may lose it once."""
    page.get_by_text("Change the rules").click()
    field = page.get_by_label(re.compile("^Tokens")).first
    field.fill("1")
    field.press("Tab")
    expect(field).to_have_value("1")
