"""Tests of French poker in a real browser: against bots, with a friend, every option, and by
keyboard."""

import contextlib
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from testbed import evening
from testbed.evening import ATTEMPT, PATIENCE, attempts, over, pause, start
from testbed.newcomer import next_game
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

CHOICES = ".hand .tray button:enabled, .hand .hands button:enabled"
"""The choices of a player: the kept dice, and the claimed hand."""


def choose_game(page: Page) -> None:
    """Choose the game on the front page."""
    page.get_by_role("radio", name="French poker").check()
    expect(page.get_by_role("heading", name="French poker")).to_be_visible()


def open_table(page: Page, tokens: int, bots: int) -> str:
    """Open a table with few tokens, and return its address."""
    return evening.open_table(page, "french_poker", ["random"] * bots, {"tokens": tokens})


_MOVE = """async ([chooses, doubts, place]) => {
  const drawn = () => new Promise((done) => setTimeout(done));
  const all = (keys) => [...document.querySelectorAll(keys)].filter(
    (key) => !key.disabled && key.checkVisibility());
  const press = async (key) => { key?.click(); await drawn(); return key !== undefined; };
  const named = (...names) => all(".hand button").find(
    ({ innerText }) => names.some((name) => innerText.startsWith(name)));
  if (await press(all("[data-part=hurry], .hand .plain")[0])) return "hurried";
  const hands = chooses ? all(".hand .hands button") : [];
  if (await press(hands[Math.min(1, hands.length - 1)])) {
    await press(all(".hand .ranks button").at(-1));
    if (await press(named("Claim"))) return "moved";
  }
  const dice = chooses ? all(".hand .tray button") : [];
  if (await press(dice[place]) && await press(all(".hand .bar :is(.hidden, .open)")[0]))
    return "moved";
  const answer = (doubts ? undefined : named("Believe")) ?? named("Doubt");
  const roll = all(".hand button").find(({ innerText }) => innerText.split("\\n")[0] === "Roll");
  return (await press(answer ?? roll)) ? "moved" : "";
}"""
"""Ends a scene, or takes the next offered action. Returns which."""


def move(page: Page, luck: random.Random, chooses: bool = True, trusting: bool = False) -> bool:
    """End a scene, or take the next offered action; return whether there was one.

    With ``chooses``, also choose dice and claims. A ``trusting`` player believes if possible.
    """
    before, done = luck.getstate(), ""
    drawn = [chooses, luck.random() < 0.5 and not trusting, luck.randrange(5)]
    with contextlib.suppress(Error):  # the page may navigate
        done = page.evaluate(_MOVE, drawn)
    if done != "moved":
        luck.setstate(before)
    return bool(done)


def play_on(
    pages: list[Page],
    until: Callable[[], bool],
    seconds: float = PATIENCE,
    luck: random.Random | None = None,
) -> None:
    """Let all these people play until the condition holds. ``luck`` draws their actions.

    A choice is used only if it was on the page before the condition was checked: it may be the
    awaited one, and would be lost.
    """
    luck = luck or random.Random(5)
    for progress in attempts("what they play on to", seconds, lambda: [*map(_shown, pages)]):
        choose = [page.locator(CHOICES).count() > 0 for page in pages]
        if until():
            return
        if sum(move(page, luck, chooses) for page, chooses in zip(pages, choose, strict=True)):
            progress.note()
        else:
            pause(pages[0], others=len(pages) > 1)


def _shown(page: Page) -> str:
    """Return the text of this person's hand, or of the whole page if it shows none."""
    hand = page.locator(".hand")
    return (hand if hand.count() else page.locator("body")).inner_text(timeout=ATTEMPT)


def play_games(page: Page, until: Callable[[], bool]) -> None:
    """Let one person play game after game until the condition holds, with one generator."""
    luck = random.Random(5)
    while True:
        play_on([page], lambda: over(page) or until(), luck=luck)
        if not over(page):
            return
        next_game(page)


def test_a_whole_game_against_two_bots_and_another_one_begun(guest: Arrive) -> None:
    page = guest()
    choose_game(page)
    evening.set_up(page, 1, 2, "Tokens", "Random")
    start(page)
    play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)
    page.get_by_role("button", name="Fair dice").first.click()
    expect(
        page.get_by_role("dialog").get_by_text(re.compile("All .* draws redone"))
    ).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="History").first.click()
    expect(page.get_by_text(re.compile("doubts|gives up")).first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("group", name="Next game").get_by_role("button", name="Mia").click()
    start(page)
    expect(page.get_by_text("Mia").first).to_be_visible()
    assert page.get_by_text(re.compile("french-poker-|undefined|NaN")).count() == 0
