"""Tests that a table outlives its host in the lobby and at the podium, and that another game
follows."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import ATTEMPT, answer, attempts, over, pause, set_up
from tests.accessibility import violations
from tests.web.conftest import Arrive, own_server

pytestmark = [pytest.mark.browser, pytest.mark.proof]

server = own_server(TEST_ABSENCE="0.3")
PICTURES = os.environ.get("TEST_PICTURES")


def looked_at(page: Page, name: str) -> None:
    """Check that axe finds no violation. Keep pictures at several sizes if a folder is named."""
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


def test_the_host_is_lost_in_lobby_and_podium_before_a_next_game(guest: Arrive) -> None:
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
    # A bot plays for an absent player as soon as the host stops waiting.
    for progress in attempts("the end of a game with absent players"):
        if over(ann):
            break
        now = ann.get_by_role("button", name=re.compile("^Bot now|^Let a bot|now$", re.IGNORECASE))
        if now.count():
            now.first.click(timeout=ATTEMPT)
        if sum(answer(page) for page in (ann, bob)):
            progress.note()
        else:
            pause(ann, others=True)
    for page in (ann, bob):
        expect(page.locator(".end")).to_be_visible()
    looked_at(bob, "podium-guest")
    looked_at(ann, "podium-host")
    for page in (ann, bob):
        vote = page.get_by_role("group", name="Vote for the next game")
        vote.get_by_role("button", name="French poker").click()
    for page in (ann, bob):
        expect(page.get_by_role("button", name=re.compile("ready|Start when all"))).to_be_visible()
    bob.get_by_role("button", name="I’m ready").click()
    ann.get_by_role("button", name="Start when all are ready").click()
    for page in (ann, bob):
        expect(page.locator(".screen.playing")).to_be_visible()
        expect(page.get_by_text("French poker").first).to_be_visible()
