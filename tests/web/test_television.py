"""Tests of the table on a television: a show, with an invitation before a game and after it.

A phone beside it may leave the felt to it.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from mendax.server.people.typed_codes import LETTERS
from mendax.server.wire.messages import AnnouncementOut, StorageOut, encode
from mendax.words import Words
from testbed.evening import answer, attempts, open_mia, play_on, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server
from tests.web.layout import CONTEXT, Run, open_page
from tests.web.moments import ID, Moment, Plan, moments

pytestmark = pytest.mark.browser


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
    expect(screen.get_by_label("QR code", exact=False)).to_have_count(0)
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
    hand_only(host)
    screen.close()
    expect(host.locator("[data-part=felt]")).to_be_visible()
    expect(host.locator("[data-part=cloth]")).to_have_count(0)


@pytest.mark.proof
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
    remote = guest("/tv", viewport={"width": 1280, "height": 720})
    keys = remote.get_by_role("button")
    expect(keys).to_have_text([*LETTERS, "Erase", "Show the table"])
    expect(keys.first).to_be_focused()
    remote.keyboard.type("aaaaa")
    _press(remote, "Show the table")
    expect(remote.get_by_role("alert")).to_have_text(Words("en").say("wire-refused-no-code"))
    for letter in made["code"]:
        _press(remote, letter)
    _press(remote, "Show the table")
    expect(remote.locator(".ring [data-name]")).to_have_count(2)
    assert remote.url.endswith(f"/tv/{address}")


def _press(remote: Page, name: str) -> None:
    """Go to a key with the arrows of a remote control, and press it."""
    names = remote.get_by_role("button").all_inner_texts()
    row, column = divmod(names.index(name), 5)
    for _ in range(5):
        remote.keyboard.press("ArrowUp")
        remote.keyboard.press("ArrowLeft")
    for arrow in ["ArrowRight"] * column + ["ArrowDown"] * row:
        remote.keyboard.press(arrow)
    if name == names[-1]:
        remote.keyboard.press("ArrowRight")
    expect(remote.get_by_role("button", name=name, exact=True)).to_be_focused()
    remote.keyboard.press("Enter")


def _drawn(screen: Page) -> float:
    """Return the height of the QR code in pixels."""
    box = screen.get_by_label("QR code", exact=False).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.proof
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


SMALL = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("[data-part=tv]"), 4);
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || one.closest(".unseen") || !one.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < (innerHeight * 28) / 1080 - 0.5) found.push(`${size} ${data}`);
    const box = one.getBoundingClientRect();
    if (one.scrollHeight > one.clientHeight + 2 && one.clientHeight) found.push(`cut ${data}`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) found.push(`outside ${data}`);
  }
  return found;
}"""
"""Each text that cannot be read from four metres: small, cut off or out of sight."""
LADDER = """() => [...document.querySelectorAll("[data-part=claim-slot] li:not(.none)")].map(
  (rung) => rung.getBoundingClientRect().bottom)"""
"""The lower edges of the claims, in order."""
TYPE = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
"""The sizes of the type of elements, in pixels."""


def _watched(page: Page, server: Server, plan: Plan) -> Iterator[Moment]:
    """Show all moments of the plan on a television, one after another, each after its scenes."""
    answers = open_page(page, server.address, Run(plan))
    for number, moment in enumerate(moments(plan)):
        answers[""], answers["/aid"], answers["/story"] = moment.table, moment.aid, moment.story
        if not number:
            page.goto(f"{server.address}/tv/{ID}")
            page.evaluate("() => window.listens()")
        page.evaluate("texts => window.fed(texts)", list(moment.messages))
        page.evaluate("async () => { while (await window.stepped()); }")
        yield moment


@pytest.mark.proof
@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_a_game_is_a_show_that_is_legible_from_afar(
    visitor: Callable[..., Page], server: Server, game: str, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # of the spoken code: only the wire shows this table
    page = visitor(**CONTEXT | {"viewport": {"width": 1920, "height": 1080}})
    code = page.get_by_label("QR code", exact=False)
    change = {"mia": "lives=1", "french_poker": "tokens=1"}[game]
    claims = 0
    for moment in _watched(page, server, Plan(game, 4, None, (change,), seed=16)):
        if "announced" not in moment.kind or claims:
            continue
        rungs = page.evaluate(LADDER)
        claims = len(rungs) if len(rungs) > 1 else 0
        if not claims:
            continue
        assert rungs == sorted(rungs, reverse=True)
        expect(page.locator("[data-part=commentary] p")).to_have_count(1)
        expect(page.locator(".recent")).to_have_count(0)
        expect(code).to_have_count(0)
        for size in ((1280, 720), (1920, 1080)):
            _shown_large(page, *size)
    assert claims
    expect(page.locator("[data-part=board]")).to_have_count(0)
    expect(page.locator("[data-part=winners] .step")).to_have_count(3)
    expect(page.locator(".first [data-mood]")).to_have_attribute("data-mood", "cheer")
    expect(page.locator("[data-part=bluff] strong")).to_be_visible()
    expect(code).to_be_visible()
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        assert page.evaluate(SMALL) == []


def _shown_large(page: Page, width: int, height: int) -> None:
    """Check the sizes of the letters, the faces and the cup."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => window.settled()")
    assert page.evaluate(SMALL) == []
    faces = page.locator("[data-part=plate] .portrait svg").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert min(faces) >= height * 139 / 1080
    cup = page.locator("[data-part=cup]").bounding_box()
    assert cup is not None
    assert cup["width"] > height / 6


@pytest.mark.proof
@pytest.mark.parametrize("seats", [5, 3, 10])
def test_names_of_sword_of_lies_are_readable_from_afar(
    visitor: Callable[..., Page], server: Server, seats: int, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # of the spoken code: only the wire shows this table
    page = visitor(**CONTEXT)
    for _ in _watched(page, server, Plan("sword_of_lies", seats, None, ("cards=3",), most=8)):
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
