"""Tests of games of installed packages in a real browser, on the generic board."""

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from testbed.evening import ATTEMPT, attempts, open_table, start
from tests.accessibility import violations
from tests.packaged import SKULL, installed
from tests.web.conftest import BY_LIGHT, Arrive, Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that has both packages installed."""
    site = tmp_path_factory.mktemp("site")
    installed(site, SKULL)
    opened = Server(tmp_path_factory.mktemp("data"), installed(site))
    yield opened
    opened.kill()


def begun(guest: Arrive, **options: object) -> Page:
    """Return a table of Liar's Dice, against three bots, at the first question."""
    page = guest(**options)
    page.get_by_role("radio", name="Liar’s Dice").check()
    expect(page.get_by_role("heading", name="Liar’s Dice")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".seat")).to_have_count(4)
    page.locator(".hand form").first.wait_for()
    return page


def test_a_whole_game_is_played_on_the_generic_board(guest: Arrive) -> None:
    page = guest()
    open_table(page, "liars_dice", ["random"] * 3, {"dice": 1})
    start(page)
    expect(page.locator(".hand h2")).to_have_text("How many dice show the same face?")
    own = page.locator(".seat.you")
    expect(own).to_contain_text("Dice")
    expect(own.get_by_text(re.compile("^[1-6]$")).first).to_be_visible()
    for other in page.locator(".seat:not(.you)").all():
        expect(other).to_contain_text("hidden")
    doubt = page.locator(".hand").get_by_role("button", name="Doubt")
    claim = page.locator(".hand").get_by_role("button", name=re.compile("^Claim")).first
    over = page.locator(".end")
    for progress in attempts("the end of a game"):
        doubt.or_(claim).or_(over).first.wait_for()
        if over.count():
            break
        wanted = doubt if doubt.count() else claim
        if wanted.is_enabled():
            wanted.click()
            progress.note()
    expect(over.locator("li")).to_have_count(4)
    page.get_by_role("button", name="Fair dice").first.click()
    expect(page.get_by_role("dialog").get_by_text("each fits its seal")).to_be_visible()


@pytest.mark.proof
@BY_LIGHT
@pytest.mark.parametrize("width", [390, 1280])
def test_the_board_is_accessible_and_fits(guest: Arrive, light: str, width: int) -> None:
    page = begun(guest, color_scheme=light, viewport={"width": width, "height": 800})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="More", exact=True).click()
    first = page.locator(".hand form").first
    value = first.get_by_role("spinbutton").input_value()
    expect(first.get_by_role("button", name=f"Claim {value} × 2")).to_be_visible()


@pytest.mark.proof
def test_a_game_that_a_person_opens_is_played_from_its_start(guest: Arrive) -> None:
    page = guest()
    open_table(page, "skull", ["random"] * 3)
    start(page)
    hand = page.locator(".hand")
    expect(hand.get_by_role("button")).to_have_text(["Lay the rose", "Lay the skull"])
    hand.get_by_role("button", name="Lay the skull").click()
    expect(page.locator(".seat.you")).to_contain_text("Pile ☠")
    ended = page.get_by_text(re.compile("loses? a disc;|found only roses"))
    choice = hand.locator("form button[type=submit]:enabled").last
    for progress in attempts("the end of a round"):
        choice.or_(ended).first.wait_for()
        if ended.count():
            break
        with contextlib.suppress(Error):
            choice.click(timeout=ATTEMPT)
            progress.note()
    expect(page.get_by_text(re.compile("skull-"))).to_have_count(0)
