"""Tests of Sword of Lies on screens of every size, untouched and after taps."""

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Server, in_proof
from tests.web.layout import (
    CONTEXT,
    Run,
    Size,
    covering,
    findings,
    measured,
    sampled,
    shows,
    thinned,
)
from tests.web.moments import Plan, moments

pytestmark = pytest.mark.browser

GAME = "sword_of_lies"
SIZES: tuple[Size, ...] = ((320, 568), (320, 500), (844, 390), (844, 340), (768, 1024))
TAPS = {
    "a card of another": ".others button[data-card]",
    "all in": "[data-part=all-in]:not([aria-disabled])",
    "a double attack": ".attacks button:nth-child(2):not(.not)",
    "chips for a card": ".above:has(.swap) + .bar .deeds:last-child .deed",
    "a small row": ".others button.look",
    "a price": "[data-part=own-hand] button[data-card]",
}
"""Controls that open another panel or change its content."""
_TAP = """([first, second]) => {
  const one = document.querySelector(first);
  one?.click();
  if (second) document.querySelector(second)?.click();
  return window.settled().then(() => one !== null);
}"""


_SKIPPED = """() =>
  document.querySelector("[data-part=hurry], [data-part=rules-card] button")?.click()"""
_BEYOND = """() => {
  const panel = document.querySelector("[data-part=actions] .above");
  return [panel.scrollWidth - panel.clientWidth, panel.scrollHeight - panel.clientHeight];
}"""
"""The excess width and height of the action area over its container, without scrolling."""
_BROKEN = """() => [
  ...document.querySelectorAll(".deed b, .deed small, .slots span"),
].flatMap((label) => {
  const range = document.createRange();
  return [...label.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).flatMap((text) =>
    [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map(String));
})"""
"""The words of buttons that wrap to another line."""


_CUT_COUNTS = """() => {
  const right = (one) => one.getBoundingClientRect().right;
  return [...document.querySelectorAll("[data-part=plate] .counts > *")]
    .filter((one) => right(one) > right(one.closest("[data-part=plate]")) + 1)
    .map((one) => one.title);
}"""
"""The counts that leave their plates."""


@cache
def _with_a_war(seats: int, *rules: str) -> Plan:
    """Return the first plan of this many players in which a war begins."""
    plans = (Plan(GAME, seats, 0, rules, seed=seed) for seed in range(1, 500))
    return next(plan for plan in plans if any("orders" in one.kind for one in moments(plan)))


@cache
def _with_a_deal() -> Plan:
    """Return the first plan in which a deal is proposed to the viewer."""
    plans = (Plan(GAME, 3, 0, ("cards=2",), seed, most=60) for seed in range(1, 500))
    return next(
        plan for plan in plans if any("SignDeal" in moment.kind for moment in moments(plan))
    )


def _tapped(page: Page, taps: tuple[str, str | None]) -> bool:
    done: bool = page.evaluate(_TAP, list(taps))
    return done


@pytest.mark.parametrize("run", [sampled(GAME), *in_proof(*thinned(covering(GAME)))], ids=str)
def test_the_table_stands_still_and_fits_at_every_moment(
    visitor: Callable[..., Page], server: Server, run: Run
) -> None:
    page = visitor(**CONTEXT)
    assert [str(one) for one in findings(page, server.address, run)] == []


@pytest.mark.proof
@pytest.mark.parametrize("seats", [4, 8])
def test_taps_move_and_hide_no_element(
    visitor: Callable[..., Page], server: Server, seats: int
) -> None:
    page = visitor(**CONTEXT)
    run = Run(Plan(GAME, seats, 0, ("limit=no_limit", "cards=2"), seed=3, most=60))
    seen: set[str] = set()
    for moment, beat in shows(page, server.address, run):
        if len(seen) == len(TAPS):
            break
        if beat or ", mine" not in moment.kind:
            continue
        page.evaluate(_SKIPPED)
        for name, selector in TAPS.items():
            if name in seen or not page.locator(selector).count():
                continue
            seen.add(name)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => window.settled()")
                before = measured(page)
                if not _tapped(page, (selector, None)):
                    continue
                after = measured(page)
                where = (name, width, moment.kind)
                worse = [one for one in after["found"] if one not in before["found"]]
                assert (where, worse) == (where, [])
                assert (where, after["felt"]) == (where, before["felt"])
                assert (where, after["actions"]) == (where, before["actions"])
                assert (where, page.evaluate(_BEYOND)) == (where, [0, 0])
                _tapped(page, ("[data-part=sure] ~ .deed, [aria-pressed=true], .shut", None))
                if name == "chips for a card":
                    _tapped(page, (".deeds:last-child .deed", None))
    assert {"a card of another", "all in"} <= seen or "a small row" in seen


@pytest.mark.proof
@pytest.mark.parametrize(
    "plan", [(8,), (8, "cards=2"), (10, "cards=2")], ids=lambda plan: "-".join(map(str, plan))
)
def test_swords_and_lives_of_many_players_are_whole(
    visitor: Callable[..., Page], server: Server, plan: tuple[int, *tuple[str, ...]]
) -> None:
    page = visitor(**CONTEXT)
    wars, cut = 0, []
    for moment, beat in shows(page, server.address, Run(_with_a_war(*plan))):
        if "orders" not in moment.kind or beat:
            continue
        wars += 1
        for height in (568, 500):
            page.set_viewport_size({"width": 320, "height": height})
            page.evaluate("() => window.settled()")
            cut += page.evaluate(_CUT_COUNTS)
    assert wars
    assert cut == []


@pytest.mark.proof
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_word_of_a_button_is_broken_in_two(
    visitor: Callable[..., Page], server: Server, language: str
) -> None:
    page = visitor(**CONTEXT)
    asked = 0
    for moment, beat in shows(page, server.address, Run(_with_a_deal(), language)):
        if beat or ", mine" not in moment.kind:
            continue
        page.evaluate("() => document.querySelector('[data-part=hurry]')?.click()")
        asked += page.locator(".above:has(article) + .bar").count()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => window.settled()")
            assert (width, page.evaluate(_BROKEN)) == (width, [])
    assert asked, "no deal was shown"
