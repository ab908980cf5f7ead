"""Tests that a chosen bot on the strength page shows its results against each other bot."""

import re

import pytest
from playwright.sync_api import expect

from mendax.arena.strength import packaged
from tests.accessibility import violations
from tests.web.conftest import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.proof]


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [
        (390, 844, "dark", "uk-UA"),
        pytest.param(1280, 800, "light", "en-GB", marks=pytest.mark.proof),
    ],
)
def test_choosing_a_bot_shows_its_duels(
    guest: Arrive, width: int, height: int, scheme: str, language: str
) -> None:
    page = guest(
        "/strength/sword_of_lies",
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        locale=language,
    )
    tables = [table for table in packaged().tables if table.game == "french_poker"]
    expect(page.locator("button.entry").first).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    page.locator(".games label").nth(1).click()
    entries = page.locator("button.entry")
    expect(entries).to_have_count(len(tables[0].bots))
    duels = page.locator("li.duel:visible")
    expect(duels).to_have_count(len(tables[0].bots) - 1)
    before = page.get_by_role("heading", level=2).inner_text()
    entries.nth(1).click()
    expect(entries.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", level=2)).not_to_have_text(before)
    assert page.url.endswith("/strength/french_poker")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    expect(page.get_by_text(re.compile("web-strength|undefined|NaN"))).to_have_count(0)
    assert violations(page) == []
