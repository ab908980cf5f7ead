"""Tests of the coach in a real browser: reviews, hints, the strategy page, and available bots."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import open_mia, over, play_on, start
from tests.accessibility import violations
from tests.web.conftest import BY_LIGHT, Arrive

pytestmark = pytest.mark.browser


def played(page: Page, lives: int = 1, bots: int = 1) -> None:
    """Play a short game against bots, to its end."""
    open_mia(page, lives=lives, bots=bots)
    start(page)
    play_on([page], lambda: over(page), trusting=True)


def readable(page: Page, width: int) -> None:
    """Check that the page is accessible and no wider than the screen."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert (
        page.get_by_text(re.compile(r"(web-)?(coach|explore|hint)-[a-z]|undefined|NaN")).count()
        == 0
    )


def wider(page: Page) -> int:
    """Return by how many pixels the table of all decisions is wider than its container."""
    by: int = page.locator("div.wide").evaluate("box => box.scrollWidth - box.clientWidth")
    return by


SEEN = "heads => heads.filter((one) => one.offsetWidth > 1).length"


@BY_LIGHT
def test_a_player_reviews_a_finished_game_at_the_table(
    guest: Arrive, light: Literal["light", "dark"], expected_errors: list[str]
) -> None:
    expected_errors.append("403")
    page = guest(color_scheme=light, viewport={"width": 390, "height": 844})
    played(page)
    page.get_by_role("button", name="Coach", exact=True).click()
    sheet = page.get_by_role("dialog", name="Coach")
    expect(sheet.get_by_role("img", name=re.compile(r"^Chart of \d+ decisions"))).to_be_visible()
    expect(sheet.locator(".verdict")).to_have_text(re.compile("biggest mistake|Sound all the way"))
    first = sheet.get_by_role("heading", name=re.compile("Your biggest mistake|Decision 1 of"))
    expect(first).to_be_visible()
    expect(sheet.locator(".card table th").first).to_be_visible()
    sheet.get_by_text("All decisions").click()
    rows = sheet.get_by_role("table", name="Every decision of the game").locator("tbody tr")
    assert rows.count() == sheet.locator("svg .dot, svg .slip").count() > 0
    assert wider(page) <= 0
    rows.last.get_by_role("button").press("Enter")
    expect(
        sheet.get_by_role("heading", name=re.compile(f"of {rows.count()}|biggest"))
    ).to_be_visible()
    expect(sheet.get_by_role("button", name="Next decision")).to_be_disabled()
    readable(page, 390)
    other = guest(page.url[page.url.index("/t/") :] + "/coach/1")
    expect(other.get_by_text("You did not play in this game")).to_be_visible()


LONG_CLAIM = 66655
HAND = "1 2 6 6 6"
DECISION = {
    "entry": 5,
    "round": 3,
    "roll": HAND,
    "claim": LONG_CLAIM,
    "done": f"announce {LONG_CLAIM}",
    "worth": 0.1,
    "best": "keep-open 6 6 6",
    "best_worth": 0.5,
    "lost": 0.4,
    "lie": None,
    "expected": True,
    "here": False,
    "over": LONG_CLAIM,
    "lives": [2, 1],
    "moment": None,
    "alternatives": [
        {"action": "keep-open 6 6 6", "worth": 0.5, "chance": 1},
        {"action": f"announce {LONG_CLAIM}", "worth": 0.1, "chance": 0},
    ],
    "known": [],
    "shown": [],
}
LESSON = {
    "kind": "french_poker",
    "game": 1,
    "names": ["Ann", "Ben"],
    "rules": "",
    "open": False,
    "coverage": {"seats": 2, "solved": "whole", "reason": None},
    "cards": [],
    "against": "people",
    "habits": {},
    "mix": {},
    "claims": [],
    "review": {
        "seat": 0,
        "unit": "chance",
        "fair": 0.5,
        "notes": [],
        "biggest": 0,
        "lost": 0.4,
        "course": [{"entry": 2, "round": 3, "worth": 0.4}, {"entry": 9, "round": 3, "worth": 0.2}],
        "decisions": [DECISION],
        "verdict": {"key": "coach-verdict-sound", "arguments": {"decisions": 1}},
    },
}
"""A mistake at a claim whose name is longer than a phone is wide."""


def answered(page: Page, games: int) -> None:
    """Show the first lesson of a table whose answers this test defines."""
    table = {"id": "a", "game": "french_poker", "phase": "gathering", "games": games}
    page.route("**/api/tables/a**", lambda route: route.fulfill(json=table))
    page.route("**/api/tables/a/coach/*", lambda route: route.fulfill(json=LESSON))
    page.goto(page.url.rstrip("/") + "/t/a/coach/1")
    expect(page.locator(".card").first).to_be_visible()


@pytest.mark.proof
@pytest.mark.parametrize("locale", ["uk-UA", "en-GB", "ru-RU"])
def test_a_lesson_about_a_long_claim_is_no_wider_than_a_phone(
    guest: Arrive, locale: str, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # the server has no such table
    page = guest(viewport={"width": 360, "height": 740}, locale=locale)
    answered(page, games=1)
    expect(page.locator(".card dd").last).to_contain_text(re.compile("full|фул", re.IGNORECASE))
    names = page.locator(".card tbody th")
    expect(names).to_have_count(2)
    room = page.locator(".card header").evaluate("one => one.offsetWidth")
    assert page.locator(".card table").evaluate("one => one.offsetWidth") <= room
    assert names.first.evaluate("one => one.offsetWidth") > 0.42 * room
    page.locator("details summary").click()
    for width, columns in ((360, 3), (1280, 7)):
        page.set_viewport_size({"width": width, "height": 740})
        assert wider(page) <= 0
        assert page.locator("div.wide thead span").evaluate_all(SEEN) == columns
    page.set_viewport_size({"width": 360, "height": 740})
    readable(page, 360)


# ── strategies ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.proof
@BY_LIGHT
@pytest.mark.parametrize("width", [390, 1280])
def test_the_solved_strategy_is_a_picture(
    guest: Arrive, light: Literal["light", "dark"], width: int
) -> None:
    page = guest(color_scheme=light, viewport={"width": width, "height": 844})
    page.get_by_role("link", name="Strategy").click()
    picture = page.get_by_role("region", name="What to say")
    expect(picture.locator("tbody tr")).to_have_count(21)
    page.mouse.move(0, 0)
    page.reload()
    picture.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".reading")).to_have_text(
        re.compile(r"^With Mia under the cup, 41 is said \d+% of the time")
    )
    page.get_by_role("button", name="Higher").click()
    expect(page).to_have_url(re.compile(r"over=31$"))
    expect(page.get_by_text("Taking the cup here is worth")).to_be_visible()
    page.get_by_role("radio", name="Doubts").check()
    expect(page.get_by_role("region", name="Doubts").locator("tbody tr")).to_have_count(21)
    readable(page, width)


@pytest.mark.proof
@pytest.mark.parametrize("locale", ["uk-UA", "en-GB", "ru-RU", "de-DE", "da-DK"])
def test_a_map_of_hands_with_long_names_is_seen_whole_on_a_phone(
    guest: Arrive, locale: str
) -> None:
    page = guest("/explore/french_poker", viewport={"width": 360, "height": 740}, locale=locale)
    chart = page.locator(".map")
    expect(chart.locator("tbody tr")).to_have_count(9)
    assert chart.evaluate("map => map.scrollWidth <= map.clientWidth")
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert chart.locator("th").evaluate_all(cut) == 0
    heights = "rows => new Set(rows.map((one) => one.offsetHeight)).size"
    assert chart.locator("tbody tr").evaluate_all(heights) == 1


@pytest.mark.proof
def test_differences_of_two_rule_sets_can_be_shared(guest: Arrive) -> None:
    page = guest("/explore/mia", viewport={"width": 1280, "height": 900})
    page.get_by_role("button", name="Compare with other rules").click()
    second = page.locator(".sets > details").last
    second.locator("summary").first.click()
    second.get_by_text("Extras", exact=True).click()
    joker = second.get_by_role("group", name=re.compile("^The joker 32"))
    joker.locator("input[value=toast]").check()
    expect(page).to_have_url(re.compile("rules2=joker_32=toast"))
    expect(page.locator(".pictures table")).to_have_count(2)
    expect(page.locator("td.mark").first).to_be_visible()
    assert page.locator(".pictures section").last.locator("thead th").count() == 20
    expect(page.locator(".differs").first).to_be_visible()
    assert page.locator(".told li").count() >= 1
    marks = page.locator("td.mark").count()
    readable(page, 1280)
    again = guest(page.url[page.url.index("/explore") :])
    expect(again.locator("td.mark")).to_have_count(marks)


# ── bots ─────────────────────────────────────────────────────────────────────────────────────
