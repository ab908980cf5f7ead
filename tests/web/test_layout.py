"""Tests that the layout of a table is stable and fits at every moment of a game and every size
(``layout``)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Server, in_proof
from tests.web.layout import (
    CONTEXT,
    SCRIPT,
    Finding,
    Run,
    covering,
    findings,
    hands,
    measured,
    sampled,
    shows,
    thinned,
)
from tests.web.moments import Plan

pytestmark = pytest.mark.browser

STILL = ("mia", "french_poker")
"""The games that are checked here; ``test_sword_layout`` checks the third game."""
RUNS = [
    *map(sampled, STILL),
    *in_proof(*(run for game in STILL for run in thinned(covering(game))), *hands(STILL)),
]


def made(page: Page, inside: str) -> list[str]:
    """Return the faults of a page with this content."""
    page.goto("about:blank")
    page.evaluate(SCRIPT)
    page.set_content(PAGE.format(inside))
    found: list[str] = measured(page)["found"]
    return found


PAGE = """<style>body * {{ position: absolute }} button {{ height: 40px; width: 80px }}</style>
<body style="margin:0"><div data-part="felt" style="inset:0"></div>{}"""
FAULTS = {
    "overlap": '<div data-part="a" style="width:99px;height:40px">a</div>'
    '<div data-part="b" style="left:90px;width:99px;height:40px">b</div>',
    "out of view": '<button style="position:fixed;left:395px" aria-label="x"></button>',
    "cut off": '<div style="width:80px;height:30px;overflow:hidden">'
    '<button style="top:60px" aria-label="x"></button></div>',
    "covered": '<button aria-label="x"></button><div style="width:80px;height:40px"></div>',
    "small": '<button style="height:20px" aria-label="x"></button>',
    "cut": '<p style="margin:0;width:30px;overflow:hidden"><span>Indescribable</span></p>',
    "overflow": '<p data-part="a" style="width:30px">Indescribable</p>',
    "sideways": '<div style="width:40px;height:20px;overflow-y:auto">Indescribable and so on</div>',
    "unpinned": '<div data-part="actions" style="width:99px;height:99px"><div data-part="bar" '
    'style="width:99px;height:99px"><button aria-label="x"></button></div></div>',
    "narrow": '<div data-part="actions"><p data-part="headline" style="width:60px;height:90px">'
    "Who?</p></div>",
    "props": '<div data-part="cup" style="width:99px;height:99px"><svg class="cup" width="20" '
    'height="20"></svg><i class="die" style="left:40px;width:20px;height:20px"></i></div>',
    "claim": '<div data-part="plate" style="width:99px;height:99px"><div data-part="claim" '
    'style="width:50px;height:50px"></div><div class="plate" '
    'style="top:30px;width:60px;height:40px"></div></div>',
    "alike": '<div data-part="actions" style="width:99px;height:99px"><button>Lay</button>'
    '<button style="top:50px">Lay</button></div>',
    "beside the page": '<p style="left:380px">Indescribable</p>',
}


def test_each_fault_is_seen(page: Page) -> None:
    seen = {fault: {one.split(":", 1)[0] for one in made(page, FAULTS[fault])} for fault in FAULTS}
    assert seen == {fault: {fault} for fault in FAULTS}


@pytest.mark.parametrize("run", RUNS, ids=str)
def test_a_table_stands_still_and_fits(visitor: object, server: Server, run: Run) -> None:
    assert callable(visitor)
    page = visitor(**CONTEXT)
    found: list[Finding] = list(findings(page, server.address, run))
    assert [str(one) for one in found] == []
    assert page.locator("[data-part=cloth]").count() == run.plan.screens


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "en"])
def test_spectator_messages_leave_space_for_the_table(
    visitor: object, server: Server, language: str
) -> None:
    assert callable(visitor)
    page = visitor(**CONTEXT | {"viewport": {"width": 844, "height": 390}})
    told = page.locator(".notices .aside summary")
    run = Run(Plan("mia", 4, None, seed=3, most=6), language)
    for _ in shows(page, server.address, run):
        if told.count() > 1:
            break
    box = page.locator(".notices").bounding_box()
    assert box is not None
    assert 40 <= box["height"] <= 52
    told.first.click()
    page.evaluate("() => window.settled()")
    assert page.get_by_role("button", name={"en": "Rename", "de": "Umbenennen"}[language]).count()


@pytest.mark.proof
@pytest.mark.parametrize("tips", [True, False], ids=["first-game", "taught"])
@pytest.mark.parametrize("game", ["french_poker", "mia", "sword_of_lies"])
def test_a_whole_game_causes_no_layout_shift(
    visitor: Callable[..., Page], server: Server, game: str, tips: bool
) -> None:
    page = visitor(**CONTEXT)
    if not tips:  # each is used up by the player's own step, and no step is made here
        page.route("**/api/tips/**", lambda route: route.fulfill(json={}))
    plan = Plan(game, 4, 0, seed=2, most=40)
    likes = (("taught", [] if tips else [game]),)
    for moment, _ in shows(page, server.address, Run(plan, likes=likes)):
        if moment.kind.startswith("gathering"):
            page.evaluate("() => (window.shifted = 0)")
    assert page.evaluate("() => window.shifted") < 0.05
