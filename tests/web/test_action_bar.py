"""Tests that each legal main action is at least 44 px high and hit at its four corners, at every
size, in every phase and language: with a tip, with a hint, below a notice, and with none of them.

Tips are whole or folded, hide no choice, and are shown once each.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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
ASKED = Plan("mia", 10, 0, ("mia_answerer=chosen",), seed=6, most=60)
"""A game in which the viewer chooses one of nine players who has to answer."""
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
COVERED = ("french_poker", "de", "tip")
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
TIP = """() => {
  const tip = document.querySelector("[data-part=tip]");
  if (!tip) return [];
  const panel = tip.closest(".above"), line = tip.classList.contains("line");
  const scrollers = [panel, ...panel.querySelectorAll("[data-part=choices]")];
  const crowded = scrollers.some((one) => one.scrollHeight > one.clientHeight + 1);
  tip.scrollIntoView({ block: "nearest" });
  const box = tip.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(tip.querySelector(line ? ".link" : "p"));
  const words = range.getBoundingClientRect();
  return [
    words.top >= box.top - 1 && words.bottom <= box.bottom + 1
      && words.left >= box.left && words.right <= box.right + 1 ? "" : "a tip is cut",
    box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth
      ? "" : "a tip is out of sight",
    !crowded || line ? "" : "a tip hides choices",
  ].filter(Boolean);
}"""


def _wrong(page: Page, kind: str) -> list[str]:
    """Return the faults of the bar and the tip at each size."""
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        found = [*page.evaluate("() => window.unpinned()"), *page.evaluate(TIP)]
        wrong += [f"{width}x{height} [{kind}]: {one}" for one in found]
    return wrong


@pytest.mark.parametrize(
    "case", [COVERED, *in_proof(*(one for one in CASES if one != COVERED))], ids="-".join
)
def test_main_actions_and_tips_are_whole(
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
@pytest.mark.parametrize(
    ("plan", "part"),
    [*((plan, "guess") for plan in OUT.values()), (ASKED, "asked")],
    ids=["mia", "french_poker", "asked"],
)
def test_guesses_and_all_players_to_ask_are_in_reach(
    visitor: Callable[..., Page], server: Server, plan: Plan, part: str, language: str
) -> None:
    page = visitor(**CONTEXT)
    asked, wrong = 0, []
    for moment, _ in shows(page, server.address, Run(plan, language)):
        if page.locator(f"[data-part={part}] button").count() and asked < 4:
            asked += 1
            wrong += _wrong(page, moment.kind)
    assert wrong == []
    assert asked


@pytest.mark.proof
@pytest.mark.parametrize("height", [720, 800, 1080])
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


@pytest.mark.proof
def test_a_long_tip_unfolds_and_is_used_up_by_its_step(
    visitor: Callable[..., Page], server: Server
) -> None:
    page = visitor(**CONTEXT | {"viewport": {"width": 320, "height": 500}})
    tip = page.locator("[data-part=tip]")
    for _ in shows(page, server.address, Run(PLANS["mia"])):
        if tip.get_by_text("Believe:").count():
            break
    expect(tip.get_by_text("the liar loses")).to_be_hidden()
    tip.get_by_role("button", name="… more").click()
    expect(page.get_by_role("dialog")).to_contain_text("the liar loses")
    expect(page.get_by_role("dialog")).to_contain_text("Lie, and catch lies")
    page.get_by_role("button", name="Close").click()
    kept = "() => JSON.parse(localStorage['mendax-likes']).tips ?? []"
    assert page.evaluate(kept) == []
    page.get_by_role("button", name="Believe").click()
    assert page.evaluate(kept) == ["mia-tip-answer higher"]
