"""A newcomer at Sword of Lies: learns by the lesson, then plays a first game to its end."""

import contextlib

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Arrive
from tests.web.evening import ATTEMPT, attempts
from tests.web.pupil import Pupil

pytestmark = pytest.mark.browser

MOST_TAPS = 220
"""Of a whole game; who is stuck taps for ever."""
LEAVING = ("Fold", "Skip", "Refuse")
"""What a newcomer who wants to see the game does only where there is nothing else."""


class Newcomer:
    """Taps what can be tapped: a card that is offered, then the first thing that is offered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.until_war = 0

    def play(self) -> None:
        """Plays until the podium. Raises ``AssertionError`` if it does not come."""
        for _ in attempts("the podium"):
            if self.page.locator(".end").count():
                return
            assert self.taps < MOST_TAPS, "the game does not get to its end"
            if not self.until_war and self.page.get_by_text("Seal the order").count():
                self.until_war = self.taps
            if not self._tap():
                self.page.wait_for_timeout(60)

    def _tap(self) -> bool:
        """Does one thing that the screen offers; whether there was one."""
        with contextlib.suppress(Error):  # the page may have moved on meanwhile
            deeds = self.page.locator(".hand button:enabled:not([aria-disabled=true]):visible")
            offered = [text.split("\n")[0] for text in deeds.all_inner_texts()]
            liked = [text for text in offered if text and not text.startswith(LEAVING)]
            cards = self.page.locator("button[data-card]:enabled:visible")
            wanted = self._wanted(liked)
            if wanted is not None:
                deeds.nth(offered.index(wanted)).click(timeout=ATTEMPT)
            elif cards.count():
                cards.first.click(timeout=ATTEMPT)
            elif offered:
                deeds.first.click(timeout=ATTEMPT)
            else:
                return False
            self.taps += wanted != "Skip"
            return True
        return False

    def _wanted(self, liked: list[str]) -> str | None:
        """The button that a hopeful reader presses: to ask, to answer, to stay in, to fight."""
        names = ("Seal", "Interrogate", "Believe", "Red", "Check", "Call", "Reveal", "Ready")
        for name in names:
            for text in liked:
                if text.startswith(name):
                    return text
        return None


def test_a_newcomer_plays_on(guest: Arrive) -> None:
    page = guest("/learn/sword_of_lies")
    pupil = Pupil(page)
    pupil.learn()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".title")).to_contain_text("First evening")
    newcomer = Newcomer(page)
    newcomer.play()
    print(f"lesson {pupil.taps}, to the war {newcomer.until_war}, whole game {newcomer.taps} taps")
