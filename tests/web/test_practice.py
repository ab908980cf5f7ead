"""Tests of practice in the browser: a lesson, drills and the daily puzzle on a phone."""

import gzip
import json
import re
from typing import Any

import pytest
from msgspec import convert
from playwright.sync_api import Page, Response, Route, expect

from mendax.practice.collection import GAMES
from mendax.practice.puzzle import Puzzle, right
from mendax.practice.refuting import refuted
from tests.accessibility import violations
from tests.proof import parametrize
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


KEYS = ".session :is(.options button, .deed)"


def choose(page: Page) -> None:
    """Make a move: the first option of a list, an answer, a fold, a claim or an order."""
    expect(page.locator(KEYS).first).to_be_visible()
    first = page.locator(".options button, .deed.big, .deed.doubt")
    if first.count():
        first.first.click()
        return
    aims = "[data-part=ladder] .rung:enabled, .hands button, button[data-card]:enabled"
    page.locator(aims).first.click()
    page.locator(".deed:is(.gold, .lie)").click()


def card(target: str) -> str:
    """Return the place of a card on the board: ``1-0`` for ``seat2-1``."""
    seat, place = target.removeprefix("seat").split("-")
    return f"{int(seat) - 1}-{int(place) - 1}"


def play(page: Page, action: dict[str, Any]) -> None:
    """Make a move of any game with the keys of its board."""
    kind = action["kind"]
    if kind in ("believe", "doubt", "concede"):
        page.locator(f".deed.{kind}").click()
    elif kind in ("fold", "call", "raise"):
        page.locator(
            {"fold": ".deed.doubt", "call": ".deed.believe", "raise": ".deed.gold"}[kind]
        ).click()
    elif kind == "announce":
        page.locator(f"[data-part=ladder] [data-value='{action['value']}']").click()
        page.locator(".deed:is(.gold, .lie)").click()
    elif kind == "hold":
        page.locator(".deed").first.click()
    else:
        aims = [action.get(field) for field in ("target", "first", "second", "third")]
        named = [aim for aim in aims if aim is not None]
        page.locator(".attacks button").nth(len(named) - 1).click()
        for aim in named:
            page.locator(f"button[data-card='{card(aim)}']").click()
        if "price" in action:
            page.locator(f"button[data-card='0-{action['price']}']").click()
        page.locator(".deed.gold").click()


def answer(page: Page) -> None:
    """Answer the puzzle on the page, skip a refutation, and continue."""
    choose(page)
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


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_on_the_board_of_its_game(guest: Arrive, game: str) -> None:
    page = guest("/", viewport=PHONE, locale="en-GB", has_touch=True)
    with page.expect_response(re.compile("/daily/")) as answered:
        page.goto(page.url.rstrip("/") + f"/practice/{game}/daily")
    for number, puzzle in enumerate(answered.value.json()):
        expect(page.get_by_text(f"{number + 1} of 5", exact=True)).to_be_visible()
        if puzzle["error"]:
            expect(page.locator(".options button")).to_have_count(len(puzzle["options"]))
            answer(page)
            continue
        plates = page.locator(".spot [data-part=plate]")
        expect(plates).to_have_count(puzzle["seats"])
        if game != "sword_of_lies":
            said = page.locator(".spot [data-part=claim-slot] b")
            expect(said).to_have_count(len(puzzle["view"]["claims"]))
        expect(page.locator(".spot [data-part=actions]")).to_be_visible()
        answer(page)


@pytest.mark.proof
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


@pytest.mark.proof
def test_keys_answer_ten_drills_that_change_the_rating(guest: Arrive) -> None:
    page, held = guest("/practice/mia/drill/answer", locale="en-GB"), list[Route]()
    page.route(THIRD, lambda route: held.append(route))
    expect(page.get_by_text("Your rating: 1500")).to_be_visible()
    for number in range(10):
        expect(page.locator(".deed.doubt")).to_be_enabled()
        page.keyboard.press("d")
        expect(page.locator(".grade")).to_be_visible()
        if not number:
            expect(page.get_by_text("Your rating: 1500")).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
    expect(page.locator("pre")).to_contain_text("Mendax · Mia · Believe or doubt")
    expect(page.locator("pre")).to_contain_text("/practice/mia/drill/answer")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("pre, .session")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".deed.doubt")).to_be_enabled()


DRILLS = (
    *(("mia", "answer"), ("mia", "announce"), ("french_poker", "answer")),
    *(("sword_of_lies", "order"), ("sword_of_lies", "last_bets")),
)


@parametrize("game, theme", DRILLS, test=DRILLS[:1])
def test_a_wrong_answer_is_refuted_on_the_board(guest: Arrive, game: str, theme: str) -> None:
    page, heard = guest("/", viewport=PHONE, locale="en-GB", has_touch=True), list[Response]()
    page.on("response", lambda response: heard.append(response))
    page.goto(page.url.rstrip("/") + f"/practice/{game}/drill/{theme}")
    expect(page.locator(KEYS).first).to_be_visible()
    drilled = next(one for one in heard if "/drill?" in one.url)
    asked = next(one for one in heard if one.url.endswith("/position"))
    puzzle = convert(drilled.json()[0], Puzzle)
    options, answers = puzzle.options, asked.json()["answers"]
    wrong = next(n for n, o in enumerate(options) if not right(o) and refuted(puzzle, o))
    board, verdict = page.locator(".spot .board").first, page.locator(".on [role=status]")
    with page.expect_response(re.compile("/refutation$")) as played:
        play(page, answers[wrong][0])
    assert played.value.status == 200
    assert json.loads(played.value.request.post_data or "")["option"] == options[wrong].action
    expect(board).to_have_attribute("data-refuting", "true")
    expect(verdict).to_contain_text("What can happen then")
    expect(page.locator(".worth")).to_have_count(0)
    # The board returns to the position, and the values and the reason follow.
    expect(board).to_have_attribute("data-refuting", "false")
    expect(verdict).not_to_contain_text("What can happen then")
    expect(page.locator(".worth")).to_have_count(len(options))
    expect(page.locator(".worth.wrong")).to_have_count(1)
    expect(page.locator(".on .gold")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator(KEYS).first).to_be_visible()
    assert violations(page) == []
