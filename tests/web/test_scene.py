"""Tests of the scene of a doubt in a real browser: step by step, by key, by tap, and without a
scene."""

import re

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import ATTEMPT, attempts, open_mia
from tests.web.conftest import PATIENT, Arrive

pytestmark = pytest.mark.browser


def _begin(page: Page) -> None:
    """Begin a game against one bot on a page whose timers this test advances."""
    open_mia(page, lives=6, bots=1)
    page.get_by_role("button", name="Start the game").click()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate(f"() => {PATIENT}")  # The clock has begun to date events.


def _doubted(page: Page) -> None:
    """Play until the bot has made a claim, and doubt it by key."""
    hand = page.locator(".hand")
    for _ in attempts("a claim to doubt"):
        page.clock.run_for(400)
        offered = hand.locator("button:enabled").all_inner_texts()
        names = [text.split("\n")[0] for text in offered]
        if any(name.startswith("Doubt") for name in names):
            page.keyboard.press("d")
            expect(page.locator(".opening")).to_be_visible()
            return
        for liked in ("Announce", "Look under the cup", "Roll"):
            if name := next((n for n in names if re.match(liked + "(?! without)", n)), None):
                hand.get_by_role("button", name=name).first.click(timeout=ATTEMPT)
                break
        else:
            if able := page.locator("[role=radio]:enabled").first.element_handles():
                able[0].click()
        page.wait_for_timeout(30)


def _told(page: Page, dice: int, verdict: bool) -> None:
    expect(page.locator(".opening .die")).to_have_count(dice)
    expect(page.locator(".opening .verdict strong")).to_have_count(int(verdict))


@pytest.mark.proof
def test_a_doubt_is_lifted_by_hand_by_key_or_at_a_tap(guest: Arrive) -> None:
    page = guest(reduced_motion="no-preference")
    _begin(page)

    _doubted(page)
    _told(page, 0, verdict=False)
    page.get_by_role("button", name="Hold to lift the cup").hover()
    page.mouse.down()
    page.clock.run_for(260)
    page.mouse.up()
    _told(page, 2, verdict=False)
    page.clock.run_for(450)
    _told(page, 2, verdict=True)
    page.clock.run_for(1300)
    expect(page.locator(".opening")).to_have_count(0)

    _doubted(page)
    page.keyboard.down(" ")
    page.clock.run_for(260)
    page.keyboard.up(" ")
    _told(page, 2, verdict=False)
    page.keyboard.press("Escape")
    _told(page, 2, verdict=True)
    page.keyboard.press("Escape")
    expect(page.locator(".opening")).to_have_count(0)

    _doubted(page)
    _told(page, 0, verdict=False)
    page.locator(".opening .stake").click()
    _told(page, 2, verdict=True)
    page.clock.run_for(2000)
    expect(page.locator(".opening")).to_have_count(0)


def test_without_motion_a_doubt_is_shown_immediately(guest: Arrive) -> None:
    page = guest()
    _begin(page)
    _doubted(page)
    _told(page, 2, verdict=True)
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert page.evaluate(moving) == 0
    page.get_by_role("button", name="Faster").click()
    expect(page.locator(".opening")).to_have_count(0)
