"""Tests that a newcomer at Sword of Lies can take the lesson and play until the end of a first
war."""

import pytest
from playwright.sync_api import expect

from testbed.newcomer import Newcomer
from testbed.pupil import Pupil
from tests.web.conftest import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.proof]


def test_a_newcomer_plays_on(guest: Arrive) -> None:
    page = guest("/learn/sword_of_lies")
    pupil = Pupil(page)
    pupil.learn()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".title")).to_contain_text("First evening")
    newcomer = Newcomer(page)
    newcomer.play()
    print(
        f"lesson {pupil.taps}, to the first war {newcomer.until_war}, to its end {newcomer.taps}"
        f" taps in {newcomer.games} games"
    )
