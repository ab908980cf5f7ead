"""Tests of the table on a television: visible to all, with the invitation, and without controls.

A phone beside it may leave the felt to it.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mendax.server.wire.messages import AnnouncementOut, StorageOut, encode
from mendax.words import Words
from testbed.evening import answer, attempts, open_mia, play_on, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server, in_proof
from tests.web.layout import CONTEXT, Run, open_page
from tests.web.moments import ID, Plan, moments

pytestmark = pytest.mark.browser

PICTURES = os.environ.get("TEST_PICTURES")


def test_a_television_shows_public_facts_and_an_invitation(guest: Arrive) -> None:
    host = guest()
    address = open_mia(host, lives=3, bots=2).split("/t/")[1]
    screen = guest(f"/tv/{address}", viewport={"width": 1920, "height": 1080})
    heard: list[str] = []
    screen.on("websocket", lambda it: it.on("framereceived", lambda text: heard.append(str(text))))
    screen.reload()
    expect(screen.locator(".ring [data-name]")).to_have_count(3)
    expect(screen.get_by_text("On your phone")).to_be_visible()
    expect(screen.get_by_text("Waiting for Olena to start")).to_be_visible()
    expect(screen.locator("[data-part=code]")).to_have_text(re.compile("^[A-Z]{4,6}$"))
    assert _drawn(screen) > 1080 / 4
    ann = guest(f"/t/{address}")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Sit down").click()
    expect(screen.get_by_text("Welcome, Ann!")).to_be_visible()
    start(host)
    expect(screen.locator("[data-part=board]")).to_be_visible()
    assert 0 < _drawn(screen) < 1080 / 5
    offer = host.locator("[data-part=hand-offer]")
    offer.get_by_role("button", name="Show only my hand").click()
    expect(offer).to_have_count(0)
    play_on([host, ann], lambda: any('"opened"' in text for text in heard))
    assert screen.get_by_role("button").count() == 0
    assert violations(screen) == []
    assert not any('"you":0' in text for text in heard), "it receives only a spectator's view"
    for width, height in ((1920, 1080), (1280, 720)):
        screen.set_viewport_size({"width": width, "height": height})
        size = screen.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert size >= height / 45
        wide = screen.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        if PICTURES:
            screen.screenshot(path=Path(PICTURES) / f"tv-{width}x{height}.png")
    hand_only(host)
    screen.close()
    expect(host.locator("[data-part=felt]")).to_be_visible()
    expect(host.locator("[data-part=cloth]")).to_have_count(0)


def test_a_television_is_opened_with_the_code(guest: Arrive, expected_errors: list[str]) -> None:
    expected_errors.append("404")  # for the wrong code
    host = guest()
    address = open_mia(host, lives=1, bots=1).partition("/t/")[2]
    made = host.evaluate(
        "id => fetch(`/api/tables/${id}/code`, { method: 'POST', body: '{}', "
        "headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())",
        address,
    )
    screen = guest(f"/tv/{made['code'].lower()}", viewport={"width": 1280, "height": 720})
    expect(screen.locator(".ring [data-name]")).to_have_count(2)
    assert screen.url.endswith(f"/tv/{address}")
    wrong = guest("/tv/aaaaa", viewport={"width": 1280, "height": 720})
    expect(wrong.get_by_role("alert")).to_have_text(Words("en").say("wire-refused-no-code"))


def _drawn(screen: Page) -> float:
    """Return the height of the QR code in pixels."""
    box = screen.get_by_label("QR code", exact=False).bounding_box()
    assert box is not None
    return box["height"]


def test_announcements_are_above_the_table(
    visitor: Callable[..., Page], server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # of the spoken code: only the wire shows this table
    page = visitor(**CONTEXT | {"viewport": {"width": 1280, "height": 720}})
    run = Run(Plan("mia", 3, None))
    answers = open_page(page, server.address, run)
    first = next(moments(run.plan))
    answers[""] = first.table
    page.goto(f"{server.address}/tv/{ID}")
    page.evaluate("() => window.listens()")
    said = AnnouncementOut("Tea is ready.", draining=True), StorageOut(well=False)
    page.evaluate("(t) => window.fed(t)", [*first.messages, *(encode(m).decode() for m in said)])
    for words in ("Tea is ready.", Words("en").say("web-announcement-draining")):
        expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_text(Words("en").say("web-disk-full"))).to_be_visible()
    assert page.get_by_role("button").count() == 0


HALF = """() => {
  const box = (one) => one.getBoundingClientRect();
  const cut = [...document.querySelectorAll("[data-part=board] li [data-name]")].filter((name) =>
    name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
      || parseFloat(getComputedStyle(name).fontSize) < innerHeight / 40);
  const log = document.querySelector(".recent");
  const lines = log ? [...log.children].filter((line) => box(line).left < box(log).right) : [];
  const half = lines.filter((line) => box(line).bottom > box(log).bottom + 1);
  return [lines.length, ...[...cut, ...half].map((one) => one.textContent)];
}"""
"""The number of lines of the log, and each name and line that is not completely visible."""
TYPE = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
"""The sizes of the type of elements, in pixels."""


def _watch(page: Page, server: Server, plan: Plan) -> None:
    """Show all moments of the plan on a television."""
    answers = open_page(page, server.address, Run(plan))
    for number, moment in enumerate(moments(plan)):
        answers[""], answers["/aid"] = moment.table, moment.aid
        if not number:
            page.goto(f"{server.address}/tv/{ID}")
            page.evaluate("() => window.listens()")
        page.evaluate("texts => window.fed(texts)", list(moment.messages))


@pytest.mark.parametrize("game", ["mia", *in_proof("french_poker")])
def test_names_and_lines_of_the_log_are_shown_whole(
    visitor: Callable[..., Page], server: Server, game: str, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # of the spoken code: only the wire shows this table
    page = visitor(**CONTEXT)
    _watch(page, server, Plan(game, 4, None, most=8))
    expect(page.locator("[data-part=board] li [data-name]")).to_have_count(4)
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        lines, *cut = page.evaluate(HALF)
        assert lines >= 2
        assert cut == []


@pytest.mark.parametrize("seats", [5, *in_proof(3, 10)])
def test_names_of_sword_of_lies_are_readable_from_afar(
    visitor: Callable[..., Page], server: Server, seats: int, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # of the spoken code: only the wire shows this table
    page = visitor(**CONTEXT)
    _watch(page, server, Plan("sword_of_lies", seats, None, ("cards=3",), most=8))
    while page.evaluate("() => window.stepped()"):  # the card with the table's own rules ends
        pass
    names = page.locator("main li [data-name]")
    expect(names).to_have_count(seats)
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        assert min(names.evaluate_all(TYPE)) >= height / 42


def hand_only(phone: Page) -> None:
    """Leave the felt to the television, so that only the hand acts; the menu's switch restores the
    felt."""
    cloth, felt = phone.locator("[data-part=cloth]"), phone.locator("[data-part=felt]")
    expect(cloth).to_be_visible()
    expect(felt).to_have_count(0)
    expect(phone.locator("[data-part=claim-slot]")).to_be_visible()
    for _ in attempts("an answer without the felt"):
        if answer(phone):
            break
        phone.wait_for_timeout(40)
    expect(cloth).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("button", name="Menu").click()
    switch = phone.get_by_role("switch", name="Show only my hand")
    switch.click()
    expect(felt).to_be_visible()
    switch.click()
    expect(cloth).to_be_visible()
    phone.keyboard.press("Escape")
