"""Actions of users in the browser: setting up a table, and playing with the offered controls."""

import contextlib
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from urllib.parse import urljoin

from playwright.sync_api import Error, Page, expect

ATTEMPT = 3000
"""The time limit, in milliseconds, for one attempt at an action that is retried later."""
PATIENCE = 120.0
"""The time limit, in seconds, for a game to make progress. The limit is generous because machines
may be slow."""
_LONGEST = 600.0
"""The time limit, in seconds, for a game that makes progress."""

_OPEN = """body => fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
}).then(answer => answer.json())"""


_ANSWER = """([wanted, seen]) => {
  const shown = (key) => key.checkVisibility();
  const hurry = [...document.querySelectorAll("[data-part=hurry], .hand .plain")].find(
    (key) => shown(key) && (key.dataset.part || key.innerText.endsWith("Skip to the end")));
  if (hurry) return hurry.click(), "hurried";
  const ladder = document.querySelector("[data-part=ladder]");
  const lie = ladder?.querySelector("[aria-checked=true]") ? null
    : ladder?.querySelector("button:enabled");
  if (lie) return lie.click(), "lied";
  const keys = [...document.querySelectorAll(".hand button:enabled")].filter(shown);
  for (const name of wanted)
    for (const key of keys) {
      const text = key.innerText;
      if (text === "Announce without looking" || !text.startsWith(name)) continue;
      if (!seen || seen.includes(text)) return key.click(), "moved";
    }
  return "";
}"""
"""Ends a scene, chooses the lowest announcement in Mia if none is selected because the truth is too
low, or presses the first of the wanted buttons. Returns which."""
_CHANGE = """(milliseconds) => new Promise((done) => {
  const end = () => { seen.disconnect(); clearTimeout(late); done(); };
  const seen = new MutationObserver(end), late = setTimeout(end, milliseconds);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  seen.observe(document, all);
})"""
"""Waits until the page changes, or for these milliseconds."""


class Progress:
    """The last progress of a loop that waits for a page."""

    def __init__(self) -> None:
        self.note()

    def note(self) -> None:
        """Restart the time limit, because the game has gone on."""
        self.at = time.monotonic()


def attempts(
    wanted: str, seconds: float = PATIENCE, shown: Callable[[], object] = lambda: ""
) -> Iterator[Progress]:
    """Yield once for each attempt of a loop that waits until the page shows ``wanted``.

    Raises ``AssertionError`` after ``seconds`` without progress, with ``wanted`` and the result of
    ``shown``.
    """
    progress, end = Progress(), time.monotonic() + _LONGEST
    while time.monotonic() < min(progress.at + seconds, end):
        yield progress
    raise AssertionError(f"{wanted}: not after {seconds:.0f} s {shown()}")


def open_table(
    page: Page,
    game: str,
    bots: Sequence[str] = (),
    changes: Mapping[str, object] = MappingProxyType({}),
    name: str = "Olena",
) -> str:
    """Open a table by HTTP, and its lobby on the page; return its address."""
    body = {"game": game, "name": name, "changes": dict(changes), "bots": list(bots)}
    made = page.evaluate(_OPEN, body)
    page.goto(urljoin(page.url, f"/t/{made['id']}"))
    expect(page.locator(".seats li .who")).to_have_count(1 + len(bots))
    return page.url


def open_mia(page: Page, lives: int, bots: int) -> str:
    """Open a table of Mia with few lives; return its address."""
    return open_table(page, "mia", ["truthful"] * bots, {"lives": lives})


def set_up(page: Page, lives: int, bots: int, counted: str = "Lives", bot: str = "Truthful") -> str:
    """Open a table with few lives using the forms of the front page and lobby; return its address.

    ``counted`` is the game's word for lives.
    """
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_text("Change the rules").click()
    field = page.get_by_label(re.compile(f"^{counted}")).first
    field.fill(str(lives))
    field.press("Tab")
    page.get_by_text("This table", exact=True).click()
    page.get_by_label("Bot speed").select_option("fast")
    if bots:
        page.get_by_role("button", name="Bots", exact=True).click()
    for _ in range(bots):
        page.get_by_role("button", name=re.compile(f"^{bot}")).click()
    expect(page.locator(".seats li .who")).to_have_count(1 + bots)
    return page.url


def over(page: Page) -> bool:
    """Return whether the podium is shown."""
    return page.locator(".end").count() > 0


def start(page: Page, *others: Page) -> None:
    """Let the host start the game, and wait until all of these pages show it."""
    page.get_by_role("button", name="Start the game").click()
    for one in (page, *others):
        expect(one.locator(".screen.playing")).to_be_visible()


def offered(page: Page) -> list[str]:
    """Return the labels of all enabled buttons, read in one step; an empty list while the page
    navigates. A caller that keeps the list can detect later changes."""
    with contextlib.suppress(Error):
        return page.locator(".hand button:enabled").all_inner_texts()
    return []


def pause(page: Page, others: bool = False) -> None:
    """Wait until the page changes, or briefly; with ``others``, other pages may change first."""
    with contextlib.suppress(Error):  # the page may navigate
        page.evaluate(_CHANGE, 60 if others else 200)


def answer(page: Page, trusting: bool = False, seen: list[str] | None = None) -> bool:
    """Press the next of the buttons ``seen`` (None: the current ones), and return whether there
    was one. A ``trusting`` player believes if possible. A scene is ended first."""
    return _answered(page, trusting, seen) in ("moved", "lied")


def _answered(page: Page, trusting: bool, seen: list[str] | None) -> str:
    liked = ("Believe", "Doubt") if trusting else ("Doubt",)
    wanted = (*liked, "Announce", "Look under the cup", "Roll")
    with contextlib.suppress(Error):  # the page may navigate
        return str(page.evaluate(_ANSWER, [wanted, seen]))
    return ""


def play_on(
    pages: list[Page], until: Callable[[], bool], seconds: float = PATIENCE, trusting: bool = False
) -> None:
    """Play on these pages until ``until`` returns true.

    A button is pressed only if it was there before ``until`` was checked. A new button may belong
    to the awaited state, and pressing it would end that state.
    """
    for progress in attempts("what they play on to", seconds, lambda: [*map(offered, pages)]):
        seen = [offered(page) for page in pages]
        if until():
            return
        done = (_answered(page, trusting, one) for page, one in zip(pages, seen, strict=True))
        if any(done):
            progress.note()
        else:
            pause(pages[0], others=len(pages) > 1)
