"""A newcomer in the browser, who plays Sword of Lies to the end of the first war."""

import contextlib
import re

from playwright.sync_api import Error, Page, expect

from testbed.evening import ATTEMPT, PATIENCE, attempts, pause

MOST_TAPS = 220
"""The maximum number of taps until the end of the first war; a stuck player would tap endlessly."""
MOST_GAMES = 4
"""The maximum number of games. If all others fold, there is no war, and another game follows."""
LEAVING = ("Fold", "Skip", "Refuse")
"""Buttons that a newcomer presses only if no other button is offered."""


def is_short(page: Page) -> bool:
    """Return whether the person has too few chips to continue."""
    return page.get_by_text("the next game needs at least").count() > 0


def next_game(page: Page) -> None:
    """Start another game at the table, after buying missing chips."""
    if is_short(page):
        page.get_by_role("button", name=re.compile("^Buy ")).click()
        expect(page.get_by_text("the next game needs at least")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^(Next game|Rematch)$")).click()
    expect(page.locator(".board")).to_be_visible()


class Newcomer:
    """Presses the first offered button. If there is none, it taps one card after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.until_war: int | None = None
        self.games = 1
        self._card = 0

    def play(self, seconds: float = PATIENCE) -> None:
        """Play to the end of the first war. Raises ``AssertionError`` if there is no war."""
        for progress in attempts("the first war", seconds):
            if self.page.locator(".end").count():
                if self.until_war is not None:
                    return
                assert self.games < MOST_GAMES, "no game reaches a war"
                self.games += 1
                next_game(self.page)
            assert self.taps < MOST_TAPS, "the game does not get to its end"
            if self.until_war is None and self.page.get_by_text("Seal the order").count():
                self.until_war = self.taps
            if self._tap():
                progress.note()
            else:
                pause(self.page)

    def _tap(self) -> bool:
        """Press one button or card, and return whether there was one."""
        with contextlib.suppress(Error):  # the page may have changed
            skip = self.page.locator("[data-part=hurry]:visible")
            if skip.count():  # the scene has no decision
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
                self._card += 1  # some cards are marked and cannot be asked about
                cards.nth(self._card % cards.count()).click(timeout=ATTEMPT)
            elif offered:
                deeds.first.click(timeout=ATTEMPT)
            else:
                return False
            self.taps += 1
            return True
        return False

    def _wanted(self, liked: list[str]) -> str | None:
        """Return the button that a cooperative player would press: ask, answer, stay in or
        fight."""
        names = ("Seal", "Interrogate", "Believe", "Red", "Check", "Call", "Reveal", "Ready")
        for name in names:
            for text in liked:
                if text.startswith(name):
                    return text
        return None
