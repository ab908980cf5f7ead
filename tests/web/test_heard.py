"""Tests of reactions in three browsers: chat, faces, throws, masks, spectators, and muting."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from testbed.evening import start
from tests.accessibility import violations
from tests.web.conftest import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.proof]


def sit(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li").filter(has_text=name)).to_be_visible()


def bubble(page: Page, words: str) -> Locator:
    return page.locator(".bubbles .bubble", has_text=words)


def mood(page: Page, seat: int) -> Locator:
    return page.locator(f'[data-seat="{seat}"] svg.avatar').first


def _drag(page: Page, face: str, seat: int) -> None:
    """Throw a face at a seat by dragging it there."""
    held = page.get_by_role("button", name=face).bounding_box()
    place = page.locator(f'[data-seat="{seat}"]').bounding_box()
    assert held
    assert place
    page.mouse.move(held["x"] + 10, held["y"] + 10)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + 20, steps=5)
    page.mouse.up()


def test_three_people_see_each_others_chat(guest: Arrive) -> None:
    host, ann, eve = guest(), guest(viewport={"width": 844, "height": 390}), guest()
    host.get_by_role("button", name="Play with friends").click()
    host.wait_for_url("**/t/*")
    for page in (ann, eve):
        page.goto(host.url)
    sit(ann, "Ann")

    # A spectator has a readable name; no name is "-".
    eve.get_by_role("textbox", name="Your name").fill("Eve")
    eve.get_by_role("button", name="Just watch").click()
    expect(eve.get_by_text("You watch as Eve.")).to_be_visible()
    expect(host.get_by_text("1 person is watching: Eve")).to_be_visible()

    # A mask is chosen, seen by the others, and remembered on the device.
    host.get_by_role("button", name="Change the mask").click()
    host.get_by_role("button", name="Owl", exact=True).click()
    for page in (host, ann, eve):
        # The owl's eyes are round.
        expect(page.locator('.ring [data-seat="0"] svg.avatar ellipse')).to_have_count(2)
    assert host.evaluate("JSON.parse(localStorage['mendax-likes']).mask") == "owl"

    # Chat is shown at the seat in the lobby too; so are faces at the table, one tap away.
    ann.get_by_role("button", name="Faces").click()
    ann.get_by_role("button", name="Quick phrases").click()
    ann.get_by_role("button", name="Trust me.").click()
    expect(bubble(host, "Trust me.")).to_be_visible()
    expect(bubble(ann, "Trust me.")).to_be_visible()
    start(host)
    host.get_by_role("button", name="laughter").click()
    for page in (host, ann, eve):
        expect(page.locator(".bubbles .face")).to_have_count(1)
        expect(mood(page, 0)).to_have_attribute("data-mood", "laugh")
        expect(page.get_by_role("log")).to_contain_text("laughter")

    host.get_by_label("Throw it at").select_option("Ann")
    host.get_by_role("button", name="tears").click()
    expect(ann.get_by_role("log")).to_contain_text("to Ann: tears")
    _drag(host, "a gasp", seat=1)
    expect(ann.get_by_role("log")).to_contain_text("to Ann: a gasp")
    assert violations(host) == []

    # A spectator's name is shown; muting affects only that spectator.
    eve.get_by_role("button", name="Quick phrases").click()
    eve.get_by_role("button", name="Surely not!").click()
    expect(host.locator(".elsewhere", has_text="Eve")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Talk")).click()
    host.get_by_role("region", name="Watching").get_by_role("button", name="Mute Eve").click()
    host.get_by_role("button", name="Close").click()
    eve.get_by_role("button", name="Quick phrases").click()
    eve.get_by_role("button", name="Ouch!").click()
    ann.get_by_role("button", name="Faces").click()
    ann.get_by_role("button", name="cold sweat").click()
    expect(mood(host, 1)).to_have_attribute("data-mood", "sweat")
    assert "Ouch!" not in host.locator("body").inner_text()
    expect(ann.get_by_role("log")).to_contain_text("Ouch!")


def test_the_faces_bar_pauses_after_many_and_can_be_off(guest: Arrive) -> None:
    page = guest()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Bots", exact=True).click()
    page.get_by_role("button", name=re.compile("^Truthful")).click()
    start(page)
    cheer = page.get_by_role("button", name="cheers")
    for _ in range(6):
        cheer.click()
    expect(cheer).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="many reactions")).to_be_attached()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("This table", exact=True).click()
    page.get_by_role("switch", name="Reactions", exact=True).uncheck()
    page.get_by_role("button", name="Close").click()
    expect(cheer).to_have_count(0)
