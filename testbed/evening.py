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
PATIENCE = 600.0
"""The time limit, in seconds, for a game to make progress. The limit is generous because machines
may be slow."""

_OPEN = """body => fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
}).then(answer => answer.json())"""


def attempts(
    wanted: str, seconds: float = PATIENCE, shown: Callable[[], object] = lambda: ""
) -> Iterator[None]:
    """Yield once for each attempt of a loop that waits until the page shows ``wanted``.

    Raises ``AssertionError`` after ``seconds``, with ``wanted`` and the result of ``shown``.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
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


def offered(page: Page) -> list[str]:
    """Return the labels of all enabled buttons, read in one step; an empty list while the page
    navigates. A caller that keeps the list can detect later changes."""
    with contextlib.suppress(Error):
        return page.locator(".hand button:enabled").all_inner_texts()
    return []


def answer(page: Page, trusting: bool = False, seen: list[str] | None = None) -> bool:
    """Press the next of the buttons ``seen`` (None: the current ones), and return whether it
    pressed one other than Skip. A ``trusting`` player believes if possible."""
    liked = ("Believe", "Doubt") if trusting else ("Doubt",)
    with contextlib.suppress(Exception):  # the page may have changed
        if _chose_lie(page):
            return True
        looked = offered(page) if seen is None else seen
        for name in (*liked, "Announce", "Look under the cup", "Roll", "Skip"):
            for text in looked:
                if text.startswith(name) and text != "Announce without looking":
                    found = page.locator(".hand").get_by_role("button", name=text.split("\n")[0])
                    found.first.click(timeout=ATTEMPT)
                    return bool(name != "Skip")
    return False


def _chose_lie(page: Page) -> bool:
    """Choose the lowest announcement in Mia if none is selected because the truth is too low."""
    ladder = page.locator("[data-part=ladder]")
    if not ladder.count() or ladder.locator("[aria-checked=true]").count():
        return False
    ladder.locator("button:enabled").first.click(timeout=ATTEMPT)
    return True


def play_on(
    pages: list[Page], until: Callable[[], bool], seconds: float = PATIENCE, trusting: bool = False
) -> None:
    """Play on these pages until ``until`` returns true.

    A button is pressed only if it was there before ``until`` was checked. A new button may belong
    to the awaited state, and pressing it would end that state.
    """
    for _ in attempts("what they play on to", seconds):
        seen = [offered(page) for page in pages]
        if until():
            return
        if not any(answer(page, trusting, one) for page, one in zip(pages, seen, strict=True)):
            pages[0].wait_for_timeout(60)
