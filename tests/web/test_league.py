"""Tests of the page of a league: the table and the line of the chosen bot, on phones and
desktops."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mendax.arena.league.folder import LeagueFolder
from mendax.arena.league.values import LeagueStanding, LeagueTable, RatingPoint
from mendax.words import Words
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server

pytestmark = [pytest.mark.browser, pytest.mark.proof]


def standing(name: str, mu: float, *, plays: bool = True, faulty: int = 0) -> LeagueStanding:
    history = tuple(RatingPoint(at, 25 + (mu - 25) * at / 9, 8 - at / 2) for at in range(1, 10))
    return LeagueStanding(
        *(name, 1, "", plays, 1, 180, (mu - 25) / 20, 0.1, 0.5, faulty, 0, mu, 3.5, history)
    )


TABLE = LeagueTable(
    *("mia", "lives=6", 2, 9, 270, 1_790_000_000_000),
    (
        standing("odds", 33.0),
        standing("a_program_with_a_rather_long_name.py", 26.0, faulty=4),
        standing("liar", 15.0),
        standing("old.py", 30.0, plays=False),
    ),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("league")
    LeagueFolder(folder).publish(TABLE)
    opened = Server(tmp_path_factory.mktemp("data"), os.environ | {"MENDAX_LEAGUE": str(folder)})
    yield opened
    opened.kill()


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [
        (390, 844, "dark", "uk-UA"),
        pytest.param(1280, 800, "light", "en-GB", marks=pytest.mark.proof),
    ],
)
def test_choosing_a_bot_shows_its_line(
    guest: Arrive, width: int, height: int, scheme: str, language: str
) -> None:
    page = guest(
        "/",
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        locale=language,
    )
    page.get_by_role("link", name=Words(language[:2]).say("web-league"), exact=True).click()
    entries = page.locator("button.entry")
    expect(entries.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg path.line")).to_have_count(4)  # three active bots, and the chosen one
    before = page.locator("path.own").get_attribute("d")
    entries.nth(1).click()
    expect(entries.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", level=2)).to_contain_text("rather_long_name")
    assert page.locator("path.own").get_attribute("d") != before
    page.locator("summary").click()
    expect(page.get_by_text("old.py")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    expect(page.get_by_text(re.compile("web-league|undefined|NaN"))).to_have_count(0)
    assert violations(page) == []
