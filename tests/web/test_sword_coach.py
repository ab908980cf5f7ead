"""Tests that the lesson of Sword of Lies in a real browser has values in chips and is completely
readable."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.accessibility import violations
from tests.web.conftest import Arrive
from tests.web.war_council import open_table, over, play_on, start

pytestmark = [pytest.mark.browser, pytest.mark.proof]

SCREENS = ((390, 844, "dark"), (1280, 800, "light"))
LOOSE_ENDS = re.compile(r"sword-coach|coach-[a-z]|NaN|undefined|\{ ?\$")


def test_a_finished_game_is_gone_through_in_chips(guest: Arrive) -> None:
    page = guest()
    path = open_table(page, bots=2)
    start(page)
    play_on([page], lambda: over(page))
    page.goto(page.url[: page.url.index("/t/")] + f"{path}/coach/1")
    expect(page.locator(".verdict")).to_have_text(
        re.compile("Your biggest mistake: .* chips more|Sound all the way|nothing to judge"),
        timeout=60_000,
    )
    expect(page.get_by_text("What you could expect to win or lose, in chips").first).to_be_visible()
    expect(page.get_by_text("estimated from samples")).to_be_visible()
    for width, height, scheme in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        readable(page, width)
    page.get_by_text("All decisions").click()
    page.set_viewport_size({"width": 390, "height": 844})
    costs_in_view(page, 390)
    page.set_viewport_size({"width": 1280, "height": 800})
    rows = page.get_by_role("table", name="Every decision of the game").locator("tbody tr")
    assert rows.count() == page.locator("svg .dot, svg .slip").count() > 0
    rows.last.get_by_role("button").press("Enter")
    expect(
        page.get_by_role("heading", name=re.compile(f"of {rows.count()}|biggest"))
    ).to_be_visible()
    alternatives = page.locator(".card table tbody tr")
    expect(alternatives.first).to_be_visible()
    assert re.search(r"[+−]?\d", alternatives.first.inner_text())


def costs_in_view(page: Page, width: int) -> None:
    """Check that the table of all decisions fits the screen, so that every cost is visible without
    scrolling; hidden text is still read by screen readers.
    """
    table = page.get_by_role("table", name="Every decision of the game")
    assert page.locator(".wide").evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    costs = [*table.locator("td.cost").all(), table.get_by_role("columnheader", name="Cost")]
    for cost in costs:
        box = cost.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    for head in ("Worth", "What you could know"):
        expect(table.get_by_role("columnheader", name=head)).to_have_count(1)
    rows = table.locator("tbody tr")
    assert table.get_by_role("cell").count() == 4 * rows.count()
    assert violations(page) == []


def readable(page: Page, width: int) -> None:
    """Check that the page is complete, accessible and no wider than the screen."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.get_by_text(LOOSE_ENDS).count() == 0
