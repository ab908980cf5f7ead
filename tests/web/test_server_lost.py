"""Tests that the page recovers immediately when a server dies, and keeps half-made choices."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from mendax.words import Words
from testbed.evening import attempts, open_mia, play_on, start
from tests.web import test_french_poker as poker
from tests.web.conftest import Arrive
from tests.web.swallowing_proxy import SwallowingProxy

pytestmark = pytest.mark.browser

EN = Words("en").say
WIDE = {"width": 1280, "height": 800}
DRAFT = "I believe you are"


class Sockets:
    """The sockets of a page, and their messages."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.welcomes = 0
        self.number = 0
        """The number of the last entry that was received."""
        self.entries: dict[int, Any] = {}
        """The entries of the table, by number."""
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, opened: WebSocket) -> None:
        opened.on("framereceived", self._heard)
        opened.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "welcome":
            self.welcomes, self.number = self.welcomes + 1, message["number"]
        for entry in message.get("entries", ()) or message.get("missed", ()):
            self.number = max(self.number, entry["number"])
            self.entries[entry["number"]] = entry["events"]

    def back(self, after: int) -> None:
        """Wait until the page has got more than this number of welcomes."""
        for _ in attempts("a page that is back"):
            if self.welcomes > after:
                return
            self._page.wait_for_timeout(20)

    def ids(self, action: Mapping[str, Any]) -> list[str]:
        """Return the ids under which a command was sent, one per attempt."""
        return [one["id"] for one in self.sent if one.get("action") == action]

    def sends(self, action: Mapping[str, Any]) -> None:
        """Wait until this action has been sent."""
        for _ in attempts("a command on its way"):
            if self.ids(action):
                return
            self._page.wait_for_timeout(20)


@pytest.fixture
def player(guest: Arrive, proxy: SwallowingProxy, expected_errors: list[str]) -> Iterator[Page]:
    """Yield a player on the front page, through the proxy, with space for the chat beside the
    table.
    """
    expected_errors += ["WebSocket connection", "Failed to load resource"]
    page = guest(viewport=WIDE)
    page.goto(proxy.origin)
    yield page
    page.close()  # before the proxy is closed


def half_said(page: Page) -> Callable[[], None]:
    """Type half a message. The returned function checks that it is still in the same field."""
    field = page.get_by_label(EN("web-say-something"))
    field.fill(DRAFT)
    kept = field.element_handle()

    def still_there() -> None:
        expect(field).to_have_value(DRAFT)
        assert kept is not None
        assert kept.evaluate("field => field.isConnected && field === document.activeElement")

    return still_there


def kept(page: Page, *parts: str) -> Callable[[], None]:
    """Mark these parts of the page. The returned function checks that they were never replaced."""
    for part in parts:
        found = page.locator(part)
        expect(found).not_to_have_count(0)
        found.evaluate_all("all => { for (const one of all) one.dataset.kept = '' }")
    counts = [page.locator(part).count() for part in parts]

    def still_there() -> None:
        for part, count in zip(parts, counts, strict=True):
            assert page.locator(f"{part}[data-kept]").count() == count, part

    return still_there


def _enabled(buttons: Locator) -> int:
    """Return the number of enabled buttons, read in one step."""
    return int(buttons.evaluate_all("all => all.filter(one => !one.disabled).length"))


def survives(page: Page, sockets: Sockets, proxy: SwallowingProxy, parts: tuple[str, ...]) -> None:
    """Check that after a reconnect the page keeps the half-typed message and these parts, without a
    notice.
    """
    said, there = half_said(page), kept(page, *parts)
    number, welcomes = sockets.number, sockets.welcomes
    proxy.cut()
    sockets.back(welcomes)
    assert sockets.number == number
    there()
    said()
    expect(page.locator(".notice.lost")).to_have_count(0)
    expect(page.locator(".while-away, .away")).to_have_count(0)


@pytest.mark.proof
def test_a_value_chosen_in_mia_stays(player: Page, proxy: SwallowingProxy) -> None:
    sockets = Sockets(player)
    open_mia(player, lives=5, bots=1)
    start(player)
    ladder = player.locator("[data-part=ladder]")
    play_on([player], lambda: ladder.locator("button:enabled").count() > 1, trusting=True)
    rung = ladder.locator("button:enabled").nth(1)
    rung.click()
    expect(rung).to_have_attribute("aria-checked", "true")
    chosen = ladder.locator("[aria-checked=true]").inner_text()
    survives(player, sockets, proxy, ("[data-part=ladder]", ".bar .deed"))
    expect(ladder.locator("[aria-checked=true]")).to_have_text(re.compile(re.escape(chosen[:2])))
    player.locator(".hand").get_by_role("button", name=re.compile("^Announce")).last.click()
    expect(ladder).to_have_count(0)


@pytest.mark.proof
def test_dice_marked_and_a_claim_half_built_in_french_poker_stay(
    player: Page, proxy: SwallowingProxy
) -> None:
    sockets = Sockets(player)
    poker.open_table(player, tokens=5, bots=1)
    start(player)
    dice, hands = player.locator(".tray button"), player.locator(".hands button")
    poker.play_games(player, lambda: _enabled(dice) == 5)
    dice.nth(1).click()
    dice.nth(3).click()
    marked = player.locator(".tray button[aria-pressed=true]")
    expect(marked).to_have_count(2)
    survives(player, sockets, proxy, (".tray button", ".bar .deed"))
    expect(marked).to_have_count(2)

    poker.play_games(player, lambda: _enabled(hands) > 1 and hands.nth(1).is_enabled())
    hands.nth(1).click()
    claim = player.get_by_role("button", name=re.compile("^Claim"))
    words = claim.inner_text()
    survives(player, sockets, proxy, (".hands button", ".ranks button"))
    assert claim.inner_text() == words
    claim.click()
    expect(hands).to_have_count(0)


def test_unanswered_commands_are_executed_once(player: Page, proxy: SwallowingProxy) -> None:
    sockets = Sockets(player)
    open_mia(player, lives=5, bots=0)
    said = {"kind": "say", "text": "Said once."}
    welcomes = sockets.welcomes
    field = player.get_by_label(EN("web-say-something"))
    field.fill(said["text"])
    proxy.swallow_answers()
    field.press("Enter")
    sockets.sends(said)
    proxy.cut()
    sockets.back(welcomes)
    field.fill("And then.")
    field.press("Enter")
    expect(player.get_by_text("And then.", exact=True)).to_have_count(1)
    expect(player.get_by_text(said["text"], exact=True)).to_have_count(1)
    happened = [event.get("text") for events in sockets.entries.values() for event in events]
    assert happened.count(said["text"]) == 1
    assert len(sockets.ids(said)) == 2
    assert len(set(sockets.ids(said))) == 1
