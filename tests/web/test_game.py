"""Tests of whole games in a real browser: against bots, with a friend, and by keyboard."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts, open_mia, over, pause, play_on, set_up, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server
from tests.web.script_weight import Requested

pytestmark = pytest.mark.browser


def test_two_taps_lead_to_the_first_roll_on_a_phone_on_its_side(guest: Arrive) -> None:
    page = guest(viewport={"width": 844, "height": 390})
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    expect(page.locator(".seat")).to_have_count(4)
    hand = page.locator(".hand")
    hand.get_by_role("button", name=re.compile("^(Roll|Believe)")).click()
    expect(hand.get_by_role("button", name="Look under the cup")).to_be_visible()
    assert page.locator(".die").count() == 0
    table, below = page.locator(".table").bounding_box(), hand.bounding_box()
    assert table
    assert below
    assert table["x"] + table["width"] <= below["x"] + 1
    assert below["y"] + below["height"] <= 391


def test_a_whole_game_against_three_bots(guest: Arrive) -> None:
    page = guest()
    set_up(page, lives=1, bots=3)
    start(page)
    play_on([page], lambda: over(page))
    expect(page.locator(".end ol > li")).to_have_count(4)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    record = download.value.path()
    verified = subprocess.run(
        [Path(sys.executable).with_name("mendax"), "verify", record],
        capture_output=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert b"Not checked" not in verified.stdout
    page.get_by_role("button", name="Fair dice").first.click()
    expect(
        page.get_by_role("dialog").get_by_text(re.compile("All .* draws redone"))
    ).to_be_visible()
    expect(page.get_by_text("(drawn by lot)")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)


def test_a_friend_comes_by_link_and_one_reloads_in_mid_round(guest: Arrive) -> None:
    host = guest()
    address = open_mia(host, lives=1, bots=0)
    friend = guest(address[address.index("/t/") :], viewport={"width": 1280, "height": 800})
    name = friend.get_by_role("textbox", name="Your name")
    expect(name).not_to_have_value("")
    name.fill("Zoe")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats")).to_contain_text("Zoe")
    start(host)
    # The beginner rolls and looks; then both reload with the dice under the cup.
    people = [host, friend]
    play_on(people, lambda: any(page.locator(".ladder").count() for page in people), trusting=True)
    holder = host if host.locator(".ladder").count() else friend
    dice = holder.locator(".spot .dice").get_attribute("aria-label")
    other = friend if holder is host else host
    assert other.locator(".die").count() == 0
    holder.reload()
    other.reload()
    expect(holder.locator(".spot .dice")).to_have_attribute("aria-label", str(dice))
    assert other.locator(".die").count() == 0
    play_on(people, lambda: over(host) and over(friend))
    expect(host.locator(".end ol > li")).to_have_count(2)


def test_a_whole_game_works_by_keyboard_and_has_light_scripts(
    guest: Arrive, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # the first page has no icon
    page = guest("/api/games")  # a page without a script
    requested = Requested(page)
    page.goto(server.address)
    set_up(page, lives=1, bots=1)
    start = page.get_by_role("button", name="Start the game")
    start.focus()
    page.keyboard.press("Enter")

    for progress in attempts("the end of a game by keys"):
        if over(page):
            break
        if by_keys(page):
            progress.note()
        pause(page)
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".verdict.good")).to_contain_text("redone: ")
    requested.assert_light()
    hosts = {url.split("/")[2] for url in requested.addresses if not url.startswith("ws")}
    assert hosts == {server.address.split("/")[2]}


def by_keys(page: Page) -> bool:
    """Take an offered action by key, or end a scene; return whether there was one."""
    for part, key in (
        ("[data-part=hurry]", "Escape"),
        (".ladder", "ArrowRight"),
        (".hand .doubt:enabled", "d"),
        (".hand .gold:enabled", "Enter"),
    ):
        if page.locator(part).count():
            if key == "Enter":
                page.locator(part).first.focus()
            page.keyboard.press(key)
            if part == ".ladder":
                page.keyboard.press("Enter")
            return True
    return False


@pytest.mark.proof
def test_a_second_tab_acts_and_a_spectator_sits_down_after_the_game(guest: Arrive) -> None:
    host = guest()
    address = open_mia(host, lives=1, bots=1)
    start(host)
    play_on([host], lambda: host.locator(".ladder").count() > 0, trusting=True)
    expect(host.get_by_role("button", name="Hint", exact=True)).to_have_count(0)  # not allowed
    watcher = guest(address[address.index("/t/") :])
    expect(watcher.locator(".title")).to_contain_text("watching")
    assert watcher.locator(".die").count() == 0
    assert watcher.locator(".hand .gold, .bar .big").count() == 0
    second: Page = host.context.new_page()
    second.goto(host.url)
    expect(second.locator(".ladder")).to_be_visible()
    play_on([second], lambda: host.locator(".ladder").count() == 0, trusting=True)
    expect(second.locator(".ladder")).to_have_count(0)
    second.close()
    play_on([host], lambda: over(host))
    watcher.get_by_role("button", name="Sit down").click()
    expect(host.locator(".end ol > li .place")).to_have_text(["1", "2", ""])
    host.get_by_role("button", name="Rematch").click()
    expect(watcher.locator(".seat")).to_have_count(3)
    expect(watcher.get_by_text("watching")).to_have_count(0)


@pytest.mark.proof
def test_a_late_comer_takes_a_bots_seat_at_the_next_round(guest: Arrive) -> None:
    host = guest()
    address = open_mia(host, lives=5, bots=1)
    start(host)
    late = guest(address[address.index("/t/") :])
    late.get_by_text("Take a bot’s seat").click()
    late.get_by_label("Your name").fill("Late")
    assert violations(late) == []
    late.get_by_role("button", name=re.compile("’s seat$")).click()
    expect(late.get_by_text(re.compile("^You take .* in the next round"))).to_be_visible()
    told = re.compile("^Late takes .*’s seat in the next round")
    expect(host.get_by_role("region", name="Notices").get_by_text(told)).to_be_visible()
    expect(host.get_by_role("list", name="Seats around the table").get_by_text(told)).to_have_count(
        1
    )
    assert violations(host) == []
    given = late.get_by_text("Keep watching")
    play_on([host, late], lambda: over(host) or given.count() == 0)
    expect(late.locator(".hand")).to_have_count(1)
