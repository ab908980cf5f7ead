"""A newcomer at Sword of Lies: learns by the lesson, then plays until the end of a first war."""

import contextlib
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Arrive, House
from tests.web.evening import ATTEMPT, PATIENCE, attempts
from tests.web.pupil import Pupil
from tests.web.war_council import next_game

pytestmark = pytest.mark.browser

MOST_TAPS = 220
"""Of all games until the first war is over; who is stuck taps for ever."""
MOST_GAMES = 4
"""Where everybody else folds there is no war, and the newcomer plays another game."""
LEAVING = ("Fold", "Skip", "Refuse")
"""What a newcomer who wants to see the game does only where there is nothing else."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots are quick at every table, as nobody here chooses their pace."""
    opened = House(tmp_path_factory.mktemp("data"), {**os.environ, "TEST_QUICK": "yes"})
    yield opened
    opened.kill()


class Newcomer:
    """Taps what can be tapped: the first thing that is offered, else one card after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.until_war: int | None = None
        self.games = 1
        self._card = 0

    def play(self, seconds: float = PATIENCE) -> None:
        """Plays to the end of the first war. Raises ``AssertionError`` if it does not come."""
        for _ in attempts("the first war", seconds):
            if self.page.locator(".end").count():
                if self.until_war is not None:
                    return
                assert self.games < MOST_GAMES, "no game comes to a war"
                self.games += 1
                next_game(self.page)
            assert self.taps < MOST_TAPS, "the game does not get to its end"
            if self.until_war is None and self.page.get_by_text("Seal the order").count():
                self.until_war = self.taps
            if not self._tap():
                self.page.wait_for_timeout(60)

    def _tap(self) -> bool:
        """Does one thing that the screen offers; whether there was one."""
        with contextlib.suppress(Error):  # the page may have moved on meanwhile
            skip = self.page.locator("[data-part=skip-scene]:visible")
            if skip.count():  # nothing is decided by it
                skip.click(timeout=ATTEMPT)
                return True
            deeds = self.page.locator(".hand button:enabled:not([aria-disabled=true]):visible")
            offered = [text.split("\n")[0] for text in deeds.all_inner_texts()]
            liked = [text for text in offered if text and not text.startswith(LEAVING)]
            cards = self.page.locator("button[data-card]:enabled:visible")
            wanted = self._wanted(liked)
            if wanted is not None:
                deeds.nth(offered.index(wanted)).click(timeout=ATTEMPT)
            elif cards.count():
                self._card += 1  # some are marked, and can't be asked about
                cards.nth(self._card % cards.count()).click(timeout=ATTEMPT)
            elif offered:
                deeds.first.click(timeout=ATTEMPT)
            else:
                return False
            self.taps += 1
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
    print(
        f"lesson {pupil.taps}, to the first war {newcomer.until_war}, to its end {newcomer.taps}"
        f" taps in {newcomer.games} games"
    )
