"""A table outlives its host: lost in the lobby and at the podium, a late-comer, another game."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import ATTEMPT, attempts, over, play_on, set_up
from tests.accessibility import violations
from tests.web.conftest import Arrive, House

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that takes nobody's absence for a short one."""
    opened = House(tmp_path_factory.mktemp("data"), {**os.environ, "TEST_ABSENCE": "0.3"})
    yield opened
    opened.kill()


PICTURES = os.environ.get("TEST_PICTURES")


def looked_at(page: Page, name: str) -> None:
    """Axe finds nothing; where a folder is named, pictures at several sizes are kept there."""
    assert violations(page) == []
    if PICTURES is None:
        return
    size = page.viewport_size
    for width, height in ((390, 844), (844, 390), (320, 568), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=Path(PICTURES) / f"{name}-{width}x{height}.png", full_page=True)
    if size is not None:
        page.set_viewport_size(size)


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I’m ready")).to_be_visible()


def test_a_host_lost_in_the_lobby_and_at_the_podium_and_another_game(guest: Arrive) -> None:
    host = guest()
    address = set_up(host, lives=1, bots=0).split("/t/")[1]
    ann, bob = guest(f"/t/{address}"), guest(f"/t/{address}")
    sit(ann, "Ann")
    sit(bob, "Bob")
    ann.get_by_role("button", name="I’m ready").click()
    expect(bob.get_by_text("1 of 3 ready")).to_be_visible()
    looked_at(bob, "lobby-guest")
    looked_at(host, "lobby-host")
    host.context.close()
    expect(ann.get_by_role("button", name="Start the game")).to_be_visible()
    bob.get_by_role("button", name="I’m ready").click()
    for page in (ann, bob):
        expect(page.locator(".screen.playing")).to_be_visible()
    # Whoever is gone is played for by a bot, as soon as the host will not wait.
    for _ in attempts("the end of a game with who is gone"):
        if over(ann):
            break
        play_on([ann, bob], lambda: True)
        now = ann.get_by_role("button", name=re.compile("^Bot now|^Let a bot|now$", re.IGNORECASE))
        if now.count():
            now.first.click(timeout=ATTEMPT)
        for page in (ann, bob):
            play_once(page)
    for page in (ann, bob):
        expect(page.locator(".end")).to_be_visible()
    looked_at(bob, "podium-guest")
    looked_at(ann, "podium-host")
    ann.get_by_role("group", name="Next game").get_by_role("button", name="French poker").click()
    for page in (ann, bob):
        expect(page.get_by_role("button", name=re.compile("ready|Begin when all"))).to_be_visible()
    bob.get_by_role("button", name="I’m ready").click()
    ann.get_by_role("button", name="Begin when all are ready").click()
    for page in (ann, bob):
        expect(page.locator(".screen.playing")).to_be_visible()
        expect(page.get_by_text("French poker").first).to_be_visible()


def play_once(page: Page) -> None:
    """Whatever is offered, if anything is."""
    from testbed.evening import answer

    answer(page)
    page.wait_for_timeout(60)


def test_a_late_comer_takes_a_bots_seat_at_the_next_round(guest: Arrive) -> None:
    host = guest()
    address = set_up(host, lives=5, bots=1).split("/t/")[1]
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".screen.playing")).to_be_visible()
    late = guest(f"/t/{address}")
    late.get_by_text("Take a bot’s seat").click()
    late.get_by_label("Your name").fill("Late")
    looked_at(late, "late-choice")
    late.get_by_role("button", name=re.compile("’s seat$")).click()
    expect(late.get_by_text(re.compile("^You take .* at the next round"))).to_be_visible()
    told = re.compile("^Late takes .*’s seat at the next round")
    expect(host.get_by_role("region", name="Notices").get_by_text(told)).to_be_visible()
    expect(host.get_by_role("list", name="Seats around the table").get_by_text(told)).to_have_count(
        1
    )
    looked_at(host, "late-told")
    given = late.get_by_text("Go on watching")
    play_on([host, late], lambda: over(host) or given.count() == 0)
    expect(late.locator(".hand")).to_have_count(1)
