"""Tests of tables on a phone whose default font size is 32 px, as WCAG 1.4.4 requires.

Names, values and actions stay readable, and each action can be reached.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Server
from tests.web.layout import CONTEXT, Run, measured, shows
from tests.web.moments import Plan
from tools.browser import FLAGS, NOT_ASKED_YET, find_chromium

pytestmark = [pytest.mark.browser, pytest.mark.proof]

SIZES: Final = ((390, 844), (390, 664))
PLANS: Final = {
    "mia": Plan("mia", 4, 0, most=12),
    "french_poker": Plan("french_poker", 4, 0, most=16),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
}
HIDDEN: Final = ("covered", "out of view", "cut off")
LOST: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const inside = (a, b) => a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const lost = [];
  for (const name of document.querySelectorAll("[data-part=plate] [data-name]")) {
    const plate = box(name.closest("[data-part=plate]"));
    const marks = name.parentElement.querySelector(".marks");
    if (!inside(box(name), plate)) lost.push(`the name ${name.textContent} leaves its plate`);
    const beside = marks && box(marks).left >= box(name).right - 1;
    const covered = marks && !beside && box(marks).top < box(name).bottom - 2;
    const seats = name.closest("ul");
    if (!inside(plate, box(seats))) lost.push(`the seat of ${name.textContent} is out of sight`);
    if (covered || name.scrollHeight > name.clientHeight + 1)
      lost.push(`the name ${name.textContent} is cut`);
  }
  for (const count of document.querySelectorAll("[data-part=plate] .counts > *")) {
    const plate = box(count.closest("[data-part=plate]"));
    if (box(count).width && (box(count).right > plate.right + 1 || !inside(box(count), plate)))
      lost.push(`the count ${count.textContent} leaves its plate`);
  }
  const choices = document.querySelector("[data-part=choices]");
  const rungs = [...document.querySelectorAll(".rung .name")];
  const read = rungs.filter((one) => inside(box(one), box(choices)));
  if (rungs.length && read.length < 7) lost.push(`${read.length} values are in sight`);
  const tip = document.querySelector("[data-part=actions] .first");
  if (tip && box(tip).height > innerHeight / 5) lost.push("the tip is too high");
  for (const button of document.querySelectorAll("[data-part=bar] .deed"))
    if (!inside(box(button), { top: 0, bottom: innerHeight })) lost.push("the action is hidden");
  return lost;
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yield a page of a browser whose default font size is doubled."""
    large = browser.browser_type.launch(
        executable_path=find_chromium(), args=[*FLAGS, "--blink-settings=defaultFontSize=32"]
    )
    context = large.new_context(**CONTEXT)
    context.add_init_script(NOT_ASKED_YET)
    yield context.new_page()
    large.close()


@pytest.mark.parametrize("taught", [False, True], ids=["first-game", "taught"])
@pytest.mark.parametrize("game", PLANS)
def test_large_type_hides_no_element(page: Page, server: Server, game: str, taught: bool) -> None:
    likes = (("taught", [game] if taught else []), ("odds", taught))
    found: dict[str, None] = {}
    seen: set[tuple[str, int]] = set()
    for moment, beat in shows(page, server.address, Run(PLANS[game], "en", likes=likes)):
        kind = moment.kind.partition(", after")[0]
        if kind.startswith("gathering") or (kind, beat) in seen:
            continue
        seen.add((kind, beat))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => window.settled()")
            problems = [one for one in measured(page)["found"] if one.startswith(HIDDEN)]
            problems += page.evaluate(LOST)
            found |= {f"{width}x{height} [{kind}, beat {beat}]: {one}": None for one in problems}
    assert len(seen) > 8
    assert list(found) == []


def test_large_type_leaves_the_text_of_a_lesson_whole(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/learn/mia")
    words = page.locator(".words")
    words.locator("p").wait_for()
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert page.locator("h1").evaluate("one => one.scrollWidth <= one.clientWidth")
