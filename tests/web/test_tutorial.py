"""Tests of first deals in a browser, played on every board by a person who only reads the
screen."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from mendax.tutorial.registry import SCRIPTS
from testbed.pupil import Pupil
from tests.accessibility import violations
from tests.proof import parametrize
from tests.web.conftest import BY_LIGHT, Arrive

pytestmark = pytest.mark.browser

EVERY = {"dark": 1, "light": 4}
"""Axe checks each Nth text of a lesson: all of them in `./run proof`, which uses dark colours."""
MOST_TAPS = 16
"""The number of taps in a lesson that follows the instructions; at four seconds a tap, it takes
about ninety seconds."""

TITLES = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}


@parametrize("game", SCRIPTS, test=["mia"])
@BY_LIGHT
def test_following_the_text_completes_the_lesson(
    guest: Arrive, game: str, light: Literal["light", "dark"]
) -> None:
    page = guest(color_scheme=light)
    page.get_by_role("radio", name=TITLES[game]).check(force=True)
    offer = page.get_by_role("link", name=re.compile("First time"))
    offer.click()
    page.wait_for_url(f"**/learn/{game}")
    found: list[str] = []
    lit: list[bool] = []

    def look(_: str) -> None:
        if len(lit) % EVERY[light] == 0:
            found.extend(violations(page))
        lit.append(page.locator("[data-light]").count() > 0)

    pupil = Pupil(page, look)
    pupil.learn()
    assert pupil.taps <= MOST_TAPS
    assert len(pupil.replies) <= 1, pupil.replies
    assert not found
    assert len(lit) > 5
    assert lit == [True] * (len(lit) - 1) + [False]  # the end
    if game == "mia":
        page.get_by_role("link", name="Leave the lesson").click()
        expect(offer).to_have_count(0)
        again = page.get_by_role("link", name="Learn by playing")
        expect(again).to_have_attribute("href", "/learn/mia")
        page.get_by_role("link", name="How to play").click()
        expect(again).to_have_attribute("href", "/learn/mia")
    else:
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        expect(page.locator(".board")).to_be_visible()


def test_wrong_taps_are_answered_without_loss(guest: Arrive) -> None:
    page = guest("/learn/mia")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Doubt").click()
    reply = page.locator(".reply")
    expect(reply).to_contain_text("believe her for now")
    reply.evaluate("one => { one.dataset.old = 'yes'; }")
    page.get_by_role("button", name="Doubt").click()  # the reply is repeated
    expect(reply).not_to_have_attribute("data-old", "yes")
    page.get_by_role("button", name="Believe").click()
    expect(page.locator(".saying .words")).to_contain_text("The cup is yours")
    page.reload()  # a lesson that is left resumes there
    expect(page.locator(".saying .words")).to_contain_text("The cup is yours")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Next").wait_for()


@pytest.mark.proof
def test_a_scene_of_a_lesson_has_one_button_that_skips_it(guest: Arrive) -> None:
    page = guest()
    page.clock.install()  # the scene lasts until the clock is advanced
    page.goto(f"{page.url}learn/sword_of_lies")
    page.locator(".saying").get_by_role("button", name="Faster").wait_for()
    assert page.get_by_role("button", name="Faster").count() == 1
