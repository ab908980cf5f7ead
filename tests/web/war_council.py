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
from testbed.evening import ATTEMPT, PATIENCE, attempts, pause

Rules = Mapping[str, object]
SMALL: Rules = {"cards": 2}
"""Rules with two cards each, so that the game is short and has every phase."""

_LOOK = """() => ({
  playing: !!document.querySelector("[data-part=hurry]"),
  phase: document.querySelector(".phase [aria-current]")?.textContent ?? "",
  deeds: [...document.querySelectorAll(
    ".hand .deed:enabled:not([aria-disabled])")].map(
    deed => [...deed.querySelector("b").childNodes]
      .filter(node => node.nodeType === 3).map(node => node.data).join("").trim()),
  others: document.querySelectorAll(".others .turn").length,
  attacks: !!document.querySelector(".attacks"),
  castling: !!document.querySelector(".hand [data-part=skip], .hand [data-part=interrogate]"),
  own: document.querySelectorAll(".own button[data-card]").length,
})"""


def open_table(page: Page, bots: int, changes: Rules = SMALL, bot: str = "random") -> str:
    """Open a table, in its lobby; return its path."""
    address = evening.open_table(page, "sword_of_lies", [bot] * bots, changes, "Ann")
    return urlsplit(address).path


def start(page: Page) -> None:
    """Begin the game."""
    evening.start(page)
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


def press(page: Page, name: str) -> None:
    """Press a button of the hand by the start of its text, twice if it asks for confirmation."""
    button = page.locator(".hand .deed", has_text=re.compile(rf"^\s*{re.escape(name)}"))
    button.first.click(timeout=ATTEMPT)
    sure = page.locator(".hand .deed.sure")
    if sure.count():
        sure.click(timeout=ATTEMPT)


_ANSWERS = (
    *("Red", "Black", "Believe", "Don’t believe", "Agree", "Refuse", "Pay", "Withdraw"),
    *("Check", "Call", "All in", "Sign", "Ready", "The shield lies"),
)
"""Buttons that continue the game."""
_MOVE = """async ([answers, draws]) => {
  const drawn = () => new Promise((done) => setTimeout(done));
  const all = (keys) => [...document.querySelectorAll(keys)].filter(
    (key) => !key.disabled && key.checkVisibility());
  const press = async (key) => { key?.click(); await drawn(); return key !== undefined; };
  const any = (keys) => keys[Math.floor(draws.shift() * keys.length)];
  const deeds = () => all(".hand .deed:not([aria-disabled])");
  const named = (name) => deeds().find(({ innerText }) => innerText.trim().startsWith(name));
  const sure = async (key) =>
    (await press(key)) && (await press(all(".hand .deed.sure")[0]), "moved");
  const theirs = () => all(":is(.others, .near) button[data-card]");
  const own = () => all(".own button[data-card]")[0];
  if (await press(all("[data-part=hurry]")[0])) return "hurried";
  if (document.querySelector(".middle .hint"))  // the cards are too small to be tapped
    return (await press(any(all(".others button.look")))) ? "tapped" : "";
  if (document.querySelector(".attacks")) {  // the strongest attack possible, on any card
    for (const aim of all(".slots li button").reverse()) await press(aim);
    await press(all(".attacks button:not(.not)").at(-1));
    for (const _ of document.querySelectorAll(".slots li:not(.price)")) await press(any(theirs()));
    if (document.querySelector(".slots .price")) await press(own());
    return (await sure(named("Seal the order"))) || "tapped";
  }
  const castling = document.querySelector(".hand :is([data-part=skip], [data-part=interrogate])");
  if (castling && (await press(any(theirs()))))
    return (await press(named("Interrogate"))) ? "moved" : "tapped";
  if (await press(own()))
    return (await press(all(".hand .deed.gold:not([aria-disabled])")[0])) ? "moved" : "tapped";
  const offered = deeds().filter(
    ({ innerText }) => answers.some((name) => innerText.trim().startsWith(name)));
  // Bots wait for an answer to a deal that cannot be signed.
  return (await sure(any(offered.slice(0, 2)) ?? named("Decline"))) || "";
}"""
"""Ends a scene, taps a card, or takes the next offered action. Returns which."""


def move(page: Page, luck: random.Random) -> bool:
    """End a scene, or take the next offered action; return whether there was one."""
    before, done = luck.getstate(), ""
    with contextlib.suppress(Error):  # the page may navigate
        done = page.evaluate(_MOVE, [_ANSWERS, [luck.random() for _ in range(6)]])
    if done not in ("moved", "tapped"):
        luck.setstate(before)
    return bool(done)


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
    for progress in attempts("what they play on to", seconds, lambda: [*map(look, pages)]):
        if until():
            return
        if sum(move(page, luck) for page in pages if not unless(page)):
            progress.note()
        else:
            pause(pages[0], others=len(pages) > 1)


def watch(pages: Sequence[Page], until: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Let all these people watch and skip animations until the condition holds."""
    for _ in attempts("what they watch for", seconds, lambda: [*map(look, pages)]):
        if until():
            return
        for page in pages:
            with contextlib.suppress(Error):
                if look(page)["playing"]:
                    page.locator("[data-part=hurry]").click(timeout=ATTEMPT)
        pause(pages[0], others=len(pages) > 1)


def offers(page: Page, name: str) -> bool:
    """Return whether a game action with this start of its text is offered on this page.

    The button that skips an animation is no game action.
    """
    return any(deed.startswith(name) for deed in look(page)["deeds"])


def who_may(pages: Sequence[Page], name: str) -> int:
    """Wait until a person may take this action, and return the seat of the first such person."""
    watch(pages, lambda: any(offers(page, name) for page in pages))
    return next(seat for seat, page in enumerate(pages) if offers(page, name))
