"""Tests of a tournament's pages: phones, the host, and the projector with the spectator's view."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts, play_on
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server
from tests.web.scripted_guests import attending
from tests.web.test_television import SMALL

pytestmark = pytest.mark.browser

PLAN = {"game": "mia", "preset": "standard", "changes": ["lives=1"], "rounds": 1, "size": 3}
OPEN = """plan => fetch("/api/tournaments", {
  method: "POST", headers: {"content-type": "application/json"},
  body: JSON.stringify({name: "Friday", plan}),
}).then(answer => answer.json())"""
LETTERS = SMALL.replace("[data-part=tv]", "[data-part=projector]")
"""Each text of the projector that cannot be read from four metres."""
GROWN = """() => !document.querySelector("[data-part=tv]") ||
  parseFloat(getComputedStyle(document.documentElement).fontSize) > innerHeight / 40"""
"""Returns whether the letters of the large table have grown with the screen."""


def opened(host: Page, **changes: Any) -> None:
    """Open a tournament and its page."""
    tournament = host.evaluate(OPEN, PLAN | changes)["id"]
    host.goto(host.url.rstrip("/") + f"/tournament/{tournament}")


def enter(phone: Page, name: str) -> None:
    """Take part."""
    phone.get_by_role("textbox").first.fill(name)
    phone.get_by_role("button", name="Take part").click()


def legible(screen: Page) -> None:
    """Check the sizes of all letters on the projector."""
    for width, height in ((1280, 720), (1920, 1080)):
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_function(GROWN)
        assert screen.evaluate(LETTERS) == []


def test_a_projector_shows_a_tournament_from_the_code_to_the_final(guest: Arrive) -> None:
    host, bo = guest(), guest()
    opened(host)
    code = host.locator("[data-part=code]")
    expect(code).to_have_text(re.compile("^[A-Z]{4,6}$"))
    screen = guest(f"/tv/{code.inner_text()}", viewport={"width": 1920, "height": 1080})
    shown = screen.locator("[data-part=projector]")
    heard: list[str] = []
    screen.on("websocket", lambda it: it.on("framereceived", lambda text: heard.append(str(text))))
    expect(screen.locator("[data-part=code]")).to_have_text(code.inner_text())
    bo.goto(host.url)
    for phone, name in ((host, "Ann"), (bo, "Bo of the long names")):
        enter(phone, name)
        expect(shown.get_by_text(name)).to_be_visible()
    legible(screen)
    host.get_by_role("button", name="Seat everyone").click()
    expect(screen.locator("[data-part=round-cards] h2")).to_have_text(["Table 1"])
    expect(bo.locator("[data-part=own-table]")).to_contain_text("Table 1")
    expect(bo.locator("[data-part=own-table]")).to_contain_text("With Ann")
    legible(screen)
    assert violations(screen) == []
    host.get_by_role("button", name="Start now").click()
    expect(screen.locator("[data-part=tv] [data-part=board]")).to_be_visible()
    expect(bo.locator("[data-part=hand-offer]")).to_have_count(0)
    legible(screen)
    play_on([host, bo], lambda: shown.get_attribute("data-phase") == "over")
    assert not any('"you":0' in text or '"you":1' in text for text in heard)
    expect(screen.locator("[data-part=final] .place1 b")).to_be_visible()
    expect(screen.locator("[data-part=standings] [data-name]")).to_have_count(2)
    assert screen.get_by_role("button").count() == 0
    legible(screen)


PRESS = """() => {
  const keys = [...document.querySelectorAll(".hand button:enabled, [data-part=ladder] button")];
  const shown = keys.filter((key) => key.checkVisibility() && !key.disabled);
  shown[Math.floor(Math.random() * shown.length)]?.click();
}"""
"""Press any key of a player, in any language."""
NAMES = ["Ann", "Bo", "Chi", "Dana", "Eli", "Fia", "Gus", "Hanna", "Іванка", "Jürgen", "Кирил"]
NAMES += ["Lærke", "Maximiliane v. B.", "Nils", "Ольга", "Per"]
OVER = "id => fetch(`/api/tournaments/${id}`).then((answer) => answer.json())"


@pytest.mark.proof
def test_an_evening_of_twenty_people_in_three_languages(guest: Arrive, server: Server) -> None:
    host, german, ukrainian = guest(), guest(locale="de"), guest(locale="uk")
    screen = guest(locale="uk", viewport={"width": 1920, "height": 1080})
    opened(host, rounds=2, size=4, rest=5)
    tournament = host.url.rpartition("/")[2]
    screen.goto(f"{host.url}/tv")
    with attending(server.address, tournament, NAMES):
        expect(screen.locator(".people li")).to_have_count(len(NAMES))
        for phone, name in ((host, "Olena"), (ukrainian, "Тарас")):
            phone.goto(f"{server.address}/tournament/{tournament}")
            phone.get_by_role("textbox").first.fill(name)
            phone.locator("form .gold").click()
        expect(screen.locator(".people li")).to_have_count(len(NAMES) + 2)
        host.get_by_role("button", name="Seat everyone").click()
        expect(screen.get_by_text("Стіл 5")).to_be_visible()
        expect(ukrainian.locator("[data-part=own-table]")).to_contain_text("Стіл")
        host.get_by_role("button", name="Start now").click()
        german.goto(f"{server.address}/tournament/{tournament}")  # too late for the first round
        german.get_by_role("textbox").first.fill("Grete")
        german.locator("form .gold").click()
        expect(german.locator("form")).to_have_count(0)
        german.get_by_role("link", name="Beim Warten ein Rätsel lösen").click()
        expect(german.get_by_text("Turnier, Runde 1")).to_be_visible()
        legible(screen)
        phones = [host, german, ukrainian]
        rounds, seen = set(), dict[str, Any]()
        for progress in attempts("the end of the evening"):
            seen = screen.evaluate(OVER, tournament)
            rounds.add((seen["round"], seen["phase"]))
            if seen["phase"] == "over":
                break
            progress.note()
            for phone in phones:
                phone.evaluate(PRESS)
            host.wait_for_timeout(100)
    assert {number for number, _ in rounds} == {1, 2}
    assert sorted({len(seen["players"]), *(one["games"] for one in seen["players"])}) == [1, 2, 19]
    expect(screen.locator("[data-part=final] .place1 b")).to_be_visible()
    legible(screen)
    _debriefed(host, german, f"{server.address}/tournament/{tournament}")


def _debriefed(host: Page, german: Page, address: str) -> None:
    """Check the debrief of a player and of the host, who keeps the games without names."""
    for phone in (german, host):
        phone.goto(address)
        phone.locator("a[href$=debrief]").click()
        expect(phone.locator("[data-part=room-figures]")).to_be_visible()
        expect(phone.locator("[data-part=own-figures]")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(host.get_by_text("Finished games: 10")).to_be_visible()
    assert violations(host) == []
    with host.expect_download() as keeping:
        host.get_by_role("link", name="Download").click()
    kept = keeping.value.path().read_text()
    assert len(kept.splitlines()) == 10
    assert "Olena" not in kept
    assert "player19" in kept or "player1" in kept
