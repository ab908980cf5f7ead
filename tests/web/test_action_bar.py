"""Tests that each legal main action is at least 44 px high and hit at its four corners, at every
size, in every phase and language: with a tip, with a hint, below a notice, and with none of them.
On a laptop, all values are in sight, too.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from mendax.server.wire.messages import AnnouncementOut, encode
from mendax.words import LANGUAGES
from tests.web.conftest import Server, in_proof
from tests.web.layout import CONTEXT, GAMES, Run, shows
from tests.web.moments import Plan

pytestmark = pytest.mark.browser

SIZES = ((390, 664), (360, 560), (320, 500), (844, 340))
PLANS = {
    "mia": Plan("mia", 3, 0, ("lives=2",), most=60),
    "french_poker": Plan("french_poker", 3, 0, ("tokens=2",), most=60),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
}
OUT = {
    "mia": Plan("mia", 4, 1, ("lives=1",), seed=7),
    "french_poker": Plan("french_poker", 4, 1, ("tokens=1",), seed=3),
}
"""Games in which the viewer is out early and makes guesses."""
SHOWN = {
    "hint": "[data-hint] details",
    "tip": "[data-part=tip]",
    "plain": "[data-hint], [data-part=tip]",
    "notice": ".announcement",
}
NOTICE = encode(AnnouncementOut(text="Tea is ready.", draining=False)).decode()
CASES = [
    (game, lang, beside)
    for beside in SHOWN
    for game in (OUT if beside == "notice" else GAMES)
    for lang in LANGUAGES
]
COVERED = [("french_poker", "de", "hint"), ("mia", "da", "notice")]
BAR = """() => [...document.querySelectorAll("[data-part=bar] button")]
  .map((one) => one.className).join()"""
"""The kinds of the visible actions. During a scene, there is no action."""
HIDDEN = """() => [...document.querySelectorAll("[data-part=ladder] button")]
  .filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
  })
  .map((one) => one.dataset.value)"""
"""The values whose lower edges are out of sight."""
OPENED = """([open]) => {
  const shut = document.querySelector("[data-hint] .icon-button");
  if (open && !shut) document.querySelector("button[data-hint]")?.click();
  return window.settled().then(() => {
    document.querySelector("[data-hint] details")?.setAttribute("open", "");
    return window.settled();
  });
}"""


def _wrong(page: Page, kind: str) -> list[str]:
    """Return the faults of the bar at each size."""
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        found = page.evaluate("() => window.unpinned()")
        wrong += [f"{width}x{height} [{kind}]: {one}" for one in found]
    return wrong


@pytest.mark.parametrize(
    "case", [*COVERED, *in_proof(*(one for one in CASES if one not in COVERED))], ids="-".join
)
def test_each_main_action_is_whole_and_in_reach(
    visitor: Callable[..., Page], server: Server, case: tuple[str, str, str]
) -> None:
    game, language, beside = case
    page = visitor(**CONTEXT)
    plan = PLANS[game]._replace(hints=beside == "hint")
    first = beside in {"tip", "notice"}
    likes = (("taught", [] if first else [game]),)
    if not first:
        page.route("**/api/tips/**", lambda route: route.fulfill(json={}))
    seen, opened, wrong = set[tuple[str, str]](), 0, []
    for moment, _ in shows(page, server.address, Run(plan, language, likes=likes)):
        kind = moment.kind.partition(", after")[0]
        if beside == "notice":
            page.evaluate("texts => window.fed(texts)", [NOTICE])
        page.evaluate("() => document.querySelector('[data-part=hurry]')?.click()")
        page.evaluate(OPENED, [beside == "hint"])
        bar = page.evaluate(BAR)
        if ", mine" not in kind or not bar or (kind, bar) in seen:
            continue
        seen.add((kind, bar))
        opened += page.locator(SHOWN[beside]).count()
        wrong += _wrong(page, kind)
    assert wrong == []
    assert len(seen) > 2
    assert (opened > 0) == (beside != "plain")


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OUT)
def test_the_guess_of_a_player_who_is_out_is_in_reach(
    visitor: Callable[..., Page], server: Server, game: str, language: str
) -> None:
    page = visitor(**CONTEXT)
    asked, wrong = 0, []
    for moment, _ in shows(page, server.address, Run(OUT[game], language)):
        if not page.locator("[data-part=guess] button").count() or asked > 3:
            continue
        asked += 1
        wrong += _wrong(page, moment.kind)
    assert wrong == []
    assert asked


@pytest.mark.parametrize("language", ["uk", *in_proof("en", "ru", "de", "da")])
def test_all_players_can_be_asked_without_scrolling(
    visitor: Callable[..., Page], server: Server, language: str
) -> None:
    page = visitor(**CONTEXT)
    plan = Plan("mia", 10, 0, ("mia_answerer=chosen",), seed=6, most=60)
    seen, wrong = 0, []
    for moment, _ in shows(page, server.address, Run(plan, language)):
        if not page.locator("[data-part=asked] button").count() or seen:
            continue
        seen += 1
        wrong += _wrong(page, moment.kind)
    assert wrong == []
    assert seen


@pytest.mark.parametrize("height", [800, *in_proof(720, 1080)])
def test_all_values_are_in_sight_on_a_laptop(
    visitor: Callable[..., Page], server: Server, height: int
) -> None:
    page = visitor(**CONTEXT | {"viewport": {"width": 1280, "height": height}})
    values, seen = page.locator("[data-part=ladder] button"), 0
    for _ in shows(page, server.address, Run(PLANS["mia"], "de", likes=(("taught", []),))):
        if values.count() and page.locator("[data-part=tip]").count():
            seen += 1
            assert page.evaluate(HIDDEN) == []
    assert seen
