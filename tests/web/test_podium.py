"""Tests of the podium: the steps, the vote for the next game, the story that stays, the score."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mendax.words import LANGUAGES, Words
from testbed.evening import open_mia, over, play_on, start
from tests.accessibility import violations
from tests.web.conftest import DATED, Arrive, Server
from tests.web.layout import CONTEXT, Run, shows
from tests.web.moments import Plan

pytestmark = pytest.mark.browser


def vote(page: Page, game: str) -> None:
    group = page.get_by_role("group", name="Vote for the next game")
    group.get_by_role("button", name=game).click()


def test_a_vote_changes_the_game_and_the_story_stays(guest: Arrive) -> None:
    host = guest()
    address = open_mia(host, lives=1, bots=0)
    path = address[address.index("/t/") :]
    friend = guest(path)
    friend.get_by_role("textbox", name="Your name").fill("Zoe")
    friend.get_by_role("button", name="Sit down").click()
    people = [host, friend]
    tv = guest(path.replace("/t/", "/tv/"))
    start(host)
    play_on(people, lambda: all(map(over, people)))
    expect(host.locator("[data-part=score]")).to_have_count(0)

    for page, name in ((host, "Rematch"), (friend, "Once more!")):
        page.set_viewport_size({"width": 390, "height": 420})
        page.evaluate("scrollTo(0, 0)")
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    vote(friend, "French poker")
    expect(host.get_by_role("button", name="French poker Zoe")).to_be_visible()
    expect(host.get_by_role("button", name="Rematch: French poker, 1 of 1")).to_be_visible()
    expect(friend.get_by_text("Not voted yet:")).to_be_visible()
    vote(host, "Mia")
    tie = host.get_by_role("button", name="A tie: choose the game")
    tie.click()  # asks the host first
    asked = host.get_by_role("group", name="A tie: choose the game")
    expect(asked.get_by_role("button")).to_have_text(["Mia", "French poker"])
    expect(friend.get_by_text("Not voted yet:")).to_have_count(0)
    vote(host, "French poker")
    for page in people:
        expect(page.get_by_text("Next game: French poker")).to_be_visible()
        expect(page.locator("[data-part=story]")).to_be_visible()
    expect(tv.get_by_text("Next game: French poker")).to_be_visible()
    expect(tv.locator("[data-part=winners] li")).to_have_count(2)
    friend.get_by_role("button", name="Seats and rules").click()
    friend.get_by_text("The last game", exact=True).click()
    expect(friend.locator("[data-part=story]")).to_be_visible()

    start(host)
    expect(friend.locator(".board")).to_be_visible()
    expect(host.locator(".end")).to_have_count(0)
    expect(tv.locator("[data-part=winners]")).to_have_count(0)


@pytest.mark.proof
def test_the_score_counts_games_and_is_reset(guest: Arrive) -> None:
    page = guest()
    open_mia(page, lives=1, bots=2)
    tv = guest(page.url[page.url.index("/t/") :].replace("/t/", "/tv/"))
    start(page)
    play_on([page], lambda: over(page))
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".board")).to_be_visible()
    play_on([page], lambda: over(page))
    assert violations(page) == []
    score = page.locator("[data-part=score]")
    expect(score.get_by_role("listitem")).to_have_count(3)
    totals = score.locator("strong").all_inner_texts()
    assert sum(map(int, totals)) == 2
    assert totals == sorted(totals, reverse=True)
    expect(tv.locator("[data-part=score]")).to_contain_text("Score of the evening")
    with page.expect_download() as download:
        score.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    page.reload()
    expect(score.get_by_role("listitem")).to_have_count(3)
    score.get_by_role("button", name="Start the score over").click()
    delete = score.get_by_role("button", name="Delete this score?")
    page.evaluate(DATED, -1_000_000)  # the second tap was meant for the first button
    delete.click()
    expect(score).to_have_count(1)
    page.evaluate(DATED, 1_000_000)
    delete.click()
    expect(score).to_have_count(0)
    expect(page.locator(".end")).to_be_visible()


@pytest.mark.proof
def test_everyone_is_compared_with_sound_play(guest: Arrive) -> None:
    """In five languages and at all sizes, all texts fit and controls are accessible."""
    page = guest()
    address = open_mia(page, lives=2, bots=1)
    start(page)
    play_on([page], lambda: over(page))
    compare = page.locator("[data-part=story] details")
    for language, (width, height) in zip(LANGUAGES, SIZES, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SPEAK, language)
        page.goto(address)
        compare.locator("summary").click()
        expect(compare.get_by_role("listitem")).to_have_count(2)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    compare.get_by_role("link").first.click()
    page.wait_for_url("**/replay/1?entry=*")


SIZES = ((390, 664), (360, 560), (844, 390), (390, 844), (1280, 800))
SPEAK = """(language) => localStorage.setItem("mendax-likes",
  JSON.stringify({ ...JSON.parse(localStorage.getItem("mendax-likes") ?? "{}"), language }))"""
COVERED = """() => [...document.querySelectorAll(".end li .place, .end li [data-name]")]
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !seen || !(one.contains(seen) || seen.contains(one));
  }).map((one) => one.textContent)"""
"""The places and names that are out of sight, or below something else."""


@pytest.mark.proof
def test_the_podium_shows_all_places_and_why_one_lost(
    visitor: Callable[..., Page], server: Server
) -> None:
    page = visitor(**CONTEXT)
    *_, (last, _) = shows(page, server.address, Run(Plan("mia", 4, 0, ("lives=1",), seed=16)))
    loss = json.loads(last.story)["loss"]
    assert loss["key"] == "story-lost-doubt"
    other = page.locator(f".end li[data-seat='{loss['seats']['other']}'] [data-name]")
    said = {"claim": loss["values"]["claim"], "other": other.get_attribute("title") or ""}
    words = Words("en")
    expect(page.locator("[data-part=loss]")).to_have_text(
        words.say(loss["key"], **said, **loss["figures"])
    )
    steps = page.locator(".end .step")
    expect(steps.locator(".place")).to_have_text(["1", "2", "3"])
    expect(steps.first.locator("[data-mood]")).to_have_attribute("data-mood", "cheer")
    expect(steps.first).to_contain_text("1 life")
    scene = page.locator("[data-part=bluff]")
    expect(scene).to_have_count(0)  # it begins in sight
    for width, height in ((390, 664), (360, 560), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.settled()")
        assert page.evaluate(COVERED) == []
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    page.locator("[data-part=story] .place").scroll_into_view_if_needed()
    expect(scene.locator("strong")).to_have_text("Lie!")
