"""Actions of people at a table of Sword of Lies: setting it up, and playing with offered actions.

A person is a page. The offers are read from the page at one look, so that later ones are not passed
over; a click that comes too late is tried again at the next look.
"""

import contextlib
import random
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, expect

from testbed import evening
from testbed.evening import ATTEMPT, PATIENCE, attempts

Rules = Mapping[str, object]
SMALL: Rules = {"cards": 2}
"""Rules with two cards each, so that the game is short and has every phase."""

_LOOK = """() => ({
  playing: !!document.querySelector(".hand .plain"),
  over: !!document.querySelector(".end"),
  phase: document.querySelector(".phase [aria-current]")?.textContent ?? "",
  deeds: [...document.querySelectorAll(
    ".hand .deed:enabled:not([aria-disabled])")].map(
    deed => [...deed.querySelector("b").childNodes]
      .filter(node => node.nodeType === 3).map(node => node.data).join("").trim()),
  others: document.querySelectorAll(".others .turn").length,
  attacks: !!document.querySelector(".attacks"),
  castling: !!document.querySelector(".hand [data-part=skip], .hand [data-part=interrogate]"),
  theirs: document.querySelectorAll(".others button[data-card], .near button[data-card]").length,
  seeks: !!document.querySelector(".middle .hint"),
  own: document.querySelectorAll(".own button[data-card]").length,
})"""


def open_table(page: Page, bots: int, changes: Rules = SMALL, bot: str = "random") -> str:
    """Open a table, in its lobby; return its path."""
    address = evening.open_table(page, "sword_of_lies", [bot] * bots, changes, "Ann")
    return urlsplit(address).path


def start(page: Page) -> None:
    """Begin the game."""
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board")).to_be_visible()


def look(page: Page) -> dict[str, Any]:
    """Return the offers on the page now."""
    seen: dict[str, Any] = page.evaluate(_LOOK)
    return seen


def over(page: Page) -> bool:
    """Return whether the podium is shown."""
    return page.locator(".end").count() > 0


def tap(page: Page, whose: str, number: int) -> None:
    """Tap a card that may be tapped; ``whose`` is ``others`` or ``own``."""
    rows = ".others, .near" if whose == "others" else ".own"
    page.locator(rows).locator("button[data-card]").nth(number).click(timeout=ATTEMPT)


def look_closer(page: Page, luck: random.Random) -> None:
    """Enlarge a player's row if its cards are too small to be tapped."""
    places = page.locator(".others button.look")
    places.nth(luck.randrange(places.count())).click(timeout=ATTEMPT)


def press(page: Page, name: str) -> None:
    """Press a button of the hand by the start of its text, twice if it asks for confirmation."""
    button = page.locator(".hand .deed", has_text=re.compile(rf"^\s*{re.escape(name)}"))
    button.first.click(timeout=ATTEMPT)
    sure = page.locator(".hand .deed.sure")
    if sure.count():
        sure.click(timeout=ATTEMPT)


def put_swords_down(page: Page) -> None:
    """Remove the targets of an order: a second tap on a card takes its sword away."""
    aims = page.locator(".slots li button")
    while aims.count():
        aims.last.click(timeout=ATTEMPT)


def _arm(page: Page, luck: random.Random) -> None:
    """Write an order: the strongest attack possible, on any card."""
    put_swords_down(page)
    page.locator(".attacks button:not(.not)").last.click(timeout=ATTEMPT)
    swords = page.locator(".slots li:not(.price)").count()
    for _ in range(swords):
        tap(page, "others", luck.randrange(look(page)["theirs"]))
    if page.locator(".slots .price").count():
        tap(page, "own", 0)
    press(page, "Seal the order")


_ANSWERS = (
    *("Red", "Black", "Believe", "Don’t believe", "Agree", "Refuse", "Pay", "Withdraw"),
    *("Check", "Call", "All in", "Sign", "Ready", "The shield lies"),
)
"""Buttons that continue the game."""


def move(page: Page, luck: random.Random) -> bool:
    """Take the next offered action, if any."""
    with contextlib.suppress(Error):  # the page may have changed since
        now = look(page)
        if now["playing"]:
            page.locator(".hand .plain").click(timeout=ATTEMPT)
        elif now["seeks"]:
            look_closer(page, luck)
        elif now["attacks"]:
            _arm(page, luck)
            return True
        elif now["theirs"] and now["castling"]:  # in war only once the panel of orders is there
            tap(page, "others", luck.randrange(now["theirs"]))
            asks = page.locator(".hand .deed:not([aria-disabled])", has_text="Interrogate")
            if asks.count():
                asks.click(timeout=ATTEMPT)
                return True
        elif now["own"]:
            tap(page, "own", 0)
            page.locator(".hand .deed.gold:not([aria-disabled])").click(timeout=ATTEMPT)
            return True
        else:
            offered = [deed for deed in now["deeds"] if deed.startswith(_ANSWERS)]
            if offered:
                press(page, luck.choice(offered[:2]))
                return True
            if "Decline" in now["deeds"]:  # a deal that can't be signed: bots wait for an answer
                press(page, "Decline")
                return True
    return False


def play_on(
    pages: Sequence[Page],
    until: Callable[[], bool],
    seconds: float = PATIENCE,
    unless: Callable[[Page], bool] = lambda _: False,
    luck: random.Random | None = None,
) -> None:
    """Let all these people play until the condition holds. People who fit ``unless`` wait.

    ``luck`` draws their actions.
    """
    luck = luck or random.Random(7)
    for _ in attempts("what they play on to", seconds, lambda: [*map(look, pages)]):
        if until():
            return
        moved = [move(page, luck) for page in pages if not unless(page)]
        if not any(moved):
            pages[0].wait_for_timeout(40)


def watch(pages: Sequence[Page], until: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Let all these people watch and skip animations until the condition holds."""
    for _ in attempts("what they watch for", seconds, lambda: [*map(look, pages)]):
        if until():
            return
        for page in pages:
            with contextlib.suppress(Error):
                if look(page)["playing"]:
                    page.locator(".hand .plain").click(timeout=ATTEMPT)
        pages[0].wait_for_timeout(40)


def offers(page: Page, name: str) -> bool:
    """Return whether a game action with this start of its text is offered on this page.

    The button that skips an animation is no game action.
    """
    return any(deed.startswith(name) for deed in look(page)["deeds"])


def who_may(pages: Sequence[Page], name: str) -> int:
    """Wait until a person may take this action, and return the seat of the first such person."""
    watch(pages, lambda: any(offers(page, name) for page in pages))
    return next(seat for seat, page in enumerate(pages) if offers(page, name))
