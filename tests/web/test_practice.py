"""Tests of practice in the browser: a lesson, drills and the daily puzzle on a phone."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Route, expect

from mendax.practice.collection import GAMES
from mendax.practice.lessons import LESSONS
from mendax.words import LANGUAGES
from tests.accessibility import violations
from tests.web.conftest import Arrive
from tools.ground import ROOT

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 664}
WEIGHT = 70_000
"""The maximum bytes, gzipped, of the scripts and styles that practice adds to the front page. The
game's board is not counted (``BOARD``).
"""
PLAYED = '{"played": {"mia": {"count": 1, "last": "one"}}}'
"""The preferences of a person who has finished a game of Mia."""
THIRD = re.compile(r"/drill\?.*[+]2&")
"""The request of the third batch of drills, by its seed."""
CODE = (".js", ".css")
BOARD = ("table", "dice", "mia")
"""The scripts and styles of the board, which a table of the game loads, too."""
ASSETS = ROOT / "src/mendax/server/static/assets"
MISSING = re.compile(r"(web|practice|coach)-[a-z]+|undefined|NaN|\{")


def answer(page: Page) -> None:
    """Answer the puzzle on the page with the first option, skip a refutation, and continue."""
    options = page.locator(".options button")
    options.first.click()
    expect(page.locator(".grade")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(MISSING)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".on .gold").click()


def solve_all(page: Page, count: int) -> None:
    for number in range(count):
        expect(page.get_by_text(re.compile(rf"^{number + 1}\D+{count}$"))).to_be_visible()
        answer(page)
    expect(page.locator(".score")).to_be_visible()


def test_the_daily_puzzle_is_solved_once_and_shared(guest: Arrive) -> None:
    page, added = guest("/", viewport=PHONE, locale="en-GB", has_touch=True), set[str]()
    expect(page.locator(".doors .now")).to_be_visible()
    page.on("requestfinished", lambda request: added.add(request.url.rsplit("/", 1)[-1]))
    page.get_by_role("link", name="Practice and daily puzzle").click()
    page.get_by_role("link", name="Start").click()
    solve_all(page, 5)
    new = [path for path in ASSETS.iterdir() if path.name in added and path.suffix in CODE]
    files = [path for path in new if path.name.split("-")[0] not in BOARD]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < WEIGHT
    assert any(path.name.startswith("PracticePage") for path in files)
    expect(page.locator("pre")).to_contain_text("Mendax · Mia · ")
    expect(page.get_by_text("one day in a row")).to_be_visible()
    page.get_by_role("link", name="Done").click()
    expect(page.get_by_text(re.compile("Today: [0-5] of 5"))).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_a_puzzle_is_on_the_board_of_its_game(guest: Arrive, game: str) -> None:
    page = guest("/", viewport=PHONE, locale="en-GB", has_touch=True)
    with page.expect_response(re.compile("/daily/")) as answered:
        page.goto(page.url.rstrip("/") + f"/practice/{game}/daily")
    for number, puzzle in enumerate(answered.value.json()):
        expect(page.get_by_text(f"{number + 1} of 5", exact=True)).to_be_visible()
        plates = page.locator(".spot [data-part=plate]")
        expect(plates).to_have_count(puzzle["seats"])
        said = page.locator(".spot [data-part=claim-slot] b")
        expect(said).to_have_count(len(puzzle["view"]["claims"]))
        assert page.locator(".spot [data-part=actions]").count() == 0
        answer(page)


def test_the_front_page_shows_todays_puzzle_after_a_first_game(guest: Arrive) -> None:
    page = guest("/", viewport=PHONE, locale="en-GB", has_touch=True)
    card = page.locator(".doors section")
    expect(page.locator(".doors .now")).to_be_visible()  # The page has stored a name.
    page.evaluate(f"localStorage['mendax-likes'] = '{PLAYED}'")
    page.reload()
    expect(card.locator("section.spot")).to_be_visible()
    expect(page.get_by_text(MISSING)).to_have_count(0)
    assert violations(page) == []
    card.get_by_role("link").click()
    solve_all(page, 5)
    page.get_by_role("link", name="Practice", exact=True).click()
    page.get_by_role("link", name="To the front page").click()
    expect(card.get_by_text(re.compile("[0-5] of 5 right"))).to_be_visible()


def test_keys_answer_ten_drills_that_change_the_rating(guest: Arrive) -> None:
    page, held = guest("/practice/mia/drill/answer", locale="en-GB"), list[Route]()
    page.route(THIRD, lambda route: held.append(route))
    expect(page.get_by_text("Your rating: 1500")).to_be_visible()
    for number in range(10):
        expect(page.locator(".options button").first).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("1")
        expect(page.locator(".grade")).to_be_visible()
        if not number:
            expect(page.get_by_text("Your rating: 1500")).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
    expect(page.locator("pre")).to_contain_text("Mendax · Mia · Believe or doubt")
    expect(page.locator("pre")).to_contain_text("/practice/mia/drill/answer")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("pre, .options")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".options button").first).to_have_attribute("aria-disabled", "false")


def test_a_lesson_leads_to_the_next_one(guest: Arrive) -> None:
    page = guest("/practice/mia/lesson/mia-odds", viewport=PHONE, locale="en-GB", has_touch=True)
    solve_all(page, 4)
    page.get_by_role("button", name="Once more").click()
    solve_all(page, 4)
    page.get_by_role("link", name="Opening a round").click()
    expect(page.get_by_role("heading", name="Opening a round")).to_be_visible()
    expect(page.locator(".options button").first).to_have_attribute("aria-disabled", "false")
    page.get_by_role("link", name="Practice", exact=True).click()
    expect(page.get_by_role("link", name="When to doubt (Done)")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_a_wrong_answer_is_refuted_on_the_board(guest: Arrive, game: str) -> None:
    page = guest("/", viewport=PHONE, locale="en-GB", has_touch=True)
    with page.expect_response(re.compile("/daily/")) as answered:
        page.goto(page.url.rstrip("/") + f"/practice/{game}/daily")
    options = answered.value.json()[0]["options"]
    wrong = next(n for n, option in enumerate(options) if option["grade"] == "blunder")
    board, verdict = page.locator(".spot .board").first, page.locator(".on [role=status]")
    expect(board).to_contain_text("You")
    position = board.inner_text()
    with page.expect_response(re.compile("/refutation$")) as played:
        page.locator(".options button").nth(wrong).click()
    assert played.value.status == 200
    expect(board).to_have_attribute("data-refuting", "true")
    expect(verdict).to_contain_text("What can happen then")
    expect(page.locator(".options .bar")).to_have_count(0)
    # The board returns to the position, and the reason follows.
    expect(board).to_have_attribute("data-refuting", "false")
    expect(verdict).not_to_contain_text("What can happen then")
    expect(page.locator(".options .bar")).to_have_count(len(options))
    expect(page.locator(".on .gold")).to_be_focused()
    assert board.inner_text() == position
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 5", exact=True)).to_be_visible()
    assert violations(page) == []


COVERED = """() => {
  const { x, y, width, height } = document.querySelector('.options .right').getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return !at?.closest('.right');
}"""
"""True if a right option is out of sight or under the verdict."""


def test_the_verdict_never_covers_the_right_option(guest: Arrive) -> None:
    low = {"width": 320, "height": 500}
    page = guest("/practice/french_poker/lesson/french-poker-keep", viewport=low, has_touch=True)
    for _ in range(3):
        page.locator(".options button").first.click()
        expect(page.locator(".grade")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".on .gold")).to_be_visible()
        assert not page.evaluate(COVERED)
        page.locator(".on .gold").click()


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_a_drill_and_the_daily_puzzle_in_every_language(
    guest: Arrive, game: str, language: str
) -> None:
    page = guest(f"/practice/{game}", viewport=PHONE, locale=language, has_touch=True)
    expect(page.locator("select option").nth(3)).to_be_attached()
    expect(page.get_by_text(MISSING)).to_have_count(0)
    assert violations(page) == []
    name = next(name for name, (of, _) in LESSONS.items() if of == game)
    page.locator(f"a[href$='/lesson/{name}']").click()
    for _ in range(5):
        if page.locator(".score").count():
            break
        answer(page)
    page.locator("main > a").first.click()
    page.locator(".drill .button").click()
    answer(page)
    expect(page.locator(".options button").first).to_be_visible()
    assert violations(page) == []
    page.locator("main > a").first.click()
    page.locator("section .gold").click()
    solve_all(page, 5)
