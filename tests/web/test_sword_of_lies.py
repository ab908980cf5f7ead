"""Tests of Sword of Lies in a real browser: whole games against bots, and every phase."""

import random
import re
from collections.abc import Iterator, Mapping, Set
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts
from testbed.newcomer import is_short, next_game
from tests.accessibility import violations
from tests.web.conftest import BY_LIGHT, Arrive
from tests.web.script_weight import Requested
from tests.web.war_council import look, open_table, over, play_on, start

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
EVERYTHING = {
    "cards": 3,
    "reveal": "simultaneous",
    "fold_cards": "face_up",
    "shield_side": True,
    "may_hold": True,
    "triple_attack": True,
    "hard_shields": True,
    "dealer_button": True,
    "small_blind": 1,
    "ante": 1,
    "rake": 5,
    "limit": "pot_limit",
    "trade_limit": 1,
}
MOMENTS = {
    "castling": ("Castling", "Skip"),
    "betting": ("Betting", "Fold"),
    "reveal": ("Betting", "Tap one of your cards"),
    "negotiation": ("War", "Ready"),
    "orders": ("War", "Seal the order"),
}
"""A moment of each phase at which all wait for the person, with the phase and the offers."""


def moment(page: Page) -> str | None:
    """Return the moment of this person.

    In talks bots wait for the person before their last message; the last card of a row is no
    choice, as it is revealed automatically.
    """
    now = look(page)
    if now["playing"] or (now["others"] and not _talks(now)):
        return None
    if now["attacks"]:
        return "orders"
    # While castling, one's own cards may be tapped too; on small screens others only enlarged.
    if now["own"] and now["phase"] == "Betting":
        return "reveal" if now["own"] > 1 else None
    for name, (phase, wanted) in MOMENTS.items():
        if now["phase"] == phase and any(deed.startswith(wanted) for deed in now["deeds"]):
            return name
    return None


def _talks(now: Mapping[str, Any]) -> bool:
    """Return whether the person is negotiating, when bots wait for the person's messages and
    answers."""
    return any(deed.startswith(("Ready", "Decline")) for deed in now["deeds"])


def _others_at_war(page: Page) -> bool:
    """Return whether others still write orders, so that the person waits for them."""
    now = look(page)
    return now["phase"] == "War" and now["others"] > 0 and not now["playing"] and not _talks(now)


def moments(page: Page, wanted: Set[str] = MOMENTS.keys()) -> Iterator[str]:
    """Play game after game, and stop once at each of these moments until all have occurred.

    One generator serves all games, so that no two are alike.
    """
    missing, luck = set(wanted), random.Random(7)
    for progress in attempts(f"all of {', '.join(sorted(wanted))}", shown=lambda: missing):
        if not missing:
            return
        play_on(
            [page], lambda: over(page) or moment(page) in missing, unless=_others_at_war, luck=luck
        )
        progress.note()
        if over(page):
            next_game(page)
            continue
        now = moment(page)
        if now in missing:
            missing.remove(now)
            yield now


def test_a_whole_game_of_a_person_and_three_bots(guest: Arrive, expected_errors: list[str]) -> None:
    expected_errors.append("404")  # the first page has no icon
    page = guest("/api/games")  # a page without a script
    requested = Requested(page)
    open_table(page, bots=3)
    start(page)
    seen: set[str] = set()

    def noting() -> bool:
        seen.add(look(page)["phase"])
        return over(page)

    play_on([page], noting)
    expect(page.locator(".end ol > li")).to_have_count(4)
    requested.assert_light(late=("Orders", "Talks", "Ledger"))
    assert {"Castling", "Betting"} <= seen
    page.get_by_role("button", name="Fair cards").first.click()
    expect(page.get_by_role("dialog").get_by_text("each fits its seal")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="History").first.click()
    expect(page.get_by_text(re.compile("pot: .+ \\d+[.;]")).first).to_be_visible()
    assert page.get_by_text(re.compile("sword-of-lies-|undefined|NaN|object")).count() == 0
    page.get_by_role("button", name="Close").click()
    # Stacks continue: a player keeps the rest, and buys only if that is too little.
    left = page.locator(".end .you .chips").inner_text().split()[0]
    begins = "200" if is_short(page) else left
    next_game(page)
    expect(page.locator(".own .counts > .chip")).to_contain_text(begins)


_NARROW = """() => {
  const reach = (one, dx, dy) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const hit = (far) => document.elementFromPoint(middle[0] + dx * far, middle[1] + dy * far);
    let far = 0;
    while (far < 40 && one.contains(hit(far))) far += 1;
    return far;
  };
  const narrow = (one, { width, height }) =>
    (width < 40 && reach(one, -1, 0) + reach(one, 1, 0) < 40)
    || (height < 38 && reach(one, 0, -1) + reach(one, 0, 1) < 38);
  return [...document.querySelectorAll(
    ".board button:not(:disabled), .board input:not([type=range]), .board summary")]
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => narrow(one, box))
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
}"""
"""Controls that are smaller than a fingertip. A link in a text may be hit beyond its box."""


@pytest.mark.proof
def test_controls_for_ten_on_a_small_phone_are_large_enough(guest: Arrive) -> None:
    page = guest(viewport={"width": 360, "height": 740})
    open_table(page, bots=9, changes={"cards": 4})
    start(page)
    closer = 0
    for name in moments(page, {"castling", "betting", "reveal"}):
        expect(page.locator(".own [data-card]").first).to_be_in_viewport(ratio=0.9)
        assert (name, page.evaluate(_NARROW)) == (name, [])
        place = page.locator(".others li:has(button.look)").first
        place.locator("button.look").click()
        closer += 1
        cards = place.locator("[data-card]").count()
        expect(page.locator(".near [data-card]")).to_have_count(cards)
        expect(page.locator(".near .face")).to_have_count(place.locator(".face").count())
        assert (name, page.evaluate(_NARROW)) == (name, [])
        page.locator(".near").get_by_role("button", name="Close").click()
        expect(page.locator(".near")).to_have_count(0)
    assert closer == 3


@pytest.mark.proof
def test_a_game_with_every_option(guest: Arrive) -> None:
    page = guest(viewport=DESKTOP)
    open_table(page, bots=2, changes=EVERYTHING)
    start(page)
    play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(3)


@pytest.mark.proof
@BY_LIGHT
@pytest.mark.parametrize("width", [360, 1280])
def test_no_control_covers_another(guest: Arrive, light: str, width: int) -> None:
    page = guest(viewport={"width": width, "height": 740}, color_scheme=light)
    open_table(page, bots=3, bot="squire")  # with them war begins soon
    start(page)
    for name in moments(page):
        assert (name, violations(page)) == (name, [])
