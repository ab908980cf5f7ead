"""Tests of the rarer answers of Mia in a real browser, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from mendax.words import Words
from testbed.evening import attempts, open_table
from tests.accessibility import violations
from tests.web.conftest import DATED, Arrive, in_proof

pytestmark = pytest.mark.browser

LOCALES = {"en": "en-GB", "uk": "uk-UA"}
Rules = dict[str, str | int | bool]
_FREE_CORNER = """() => {
  const hand = document.querySelector(".hand"), words = document.createRange();
  hand.style.setProperty("--corner", "56px");
  words.selectNodeContents(document.querySelector("#guess-title"));
  return hand.getBoundingClientRect().right - words.getBoundingClientRect().right;
}"""
"""The space to the right of the words, if the button that ends a scene is shown."""
_BELOW_KEYS = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const [keys, best] = [".guess", "[data-hint] summary"].map((part) =>
    document.querySelector(part).getBoundingClientRect(),
  );
  return best.top - keys.bottom;
}"""
"""How far the hint's first line is below the keys that stay in sight."""
in_both = pytest.mark.parametrize("language", ["en", *in_proof("uk")])


class Player:
    """A person at the table, who reads texts in one language."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.say = words.say

    def button(self, key: str, **shown: str) -> Locator:
        """Return the button with this text."""
        name = re.compile("^" + re.escape(self.say(key, **shown)))
        return self.page.locator(".hand").get_by_role("button", name=name)

    def press(self, key: str, **shown: str) -> None:
        """Press the button with this text."""
        expect(self.button(key, **shown)).to_be_enabled()
        self.button(key, **shown).click()

    def choose(self, value: int) -> str:
        """Choose a value of the ladder, and return its name."""
        self.page.locator(f'[data-value="{value}"]').click()
        return self.say("mia-value-mia") if value == 21 else str(value)

    def announce(self, value: int) -> None:
        """Announce a value without a look."""
        self.press("web-mia-announce-unseen")
        self.press("mia-action-announce", value=self.choose(value))

    def sees(self, how: str) -> None:
        """Check that the newest claim at the table has this mark."""
        expect(self.page.locator(".newest small")).to_have_text(self.say(f"mia-how-{how}"))

    def hears(self, *any_of: str) -> None:
        """Check that a screen reader got one of these texts."""
        told = re.compile("|".join(map(re.escape, any_of)))
        expect(self.page.get_by_role("log")).to_contain_text(told)


def begun(guest: Arrive, language: str, **rules: str | int | bool) -> list[Player]:
    """Begin a game of two. Return its opener and the other player."""
    return company(guest, language, 2, rules)


def company(
    guest: Arrive, language: str, people: int, rules: Rules, hints: bool = False
) -> list[Player]:
    """Begin a game by these rules, and return its players starting with the opener."""
    host = Player(guest(locale=LOCALES[language]), Words(language))
    address = open_table(host.page, "mia", changes=rules)
    if hints:
        host.page.get_by_text(host.say("web-table-settings"), exact=True).click()
        host.page.get_by_role("switch", name=host.say("web-hints-may")).click()
    players = [host]
    for _ in range(1, people):
        page = guest(address[address.index("/t/") :], locale=LOCALES[language])
        friend = Player(page, Words(language))
        page.get_by_role("button", name=friend.say("web-sit")).click()
        players.append(friend)
        expect(host.page.locator(".seats li .who")).to_have_count(len(players))
    host.page.get_by_role("button", name=host.say("web-start")).click()
    for _ in attempts("somebody opens the game"):
        for first, player in enumerate(players):
            if player.button("mia-action-shake").count() or "turn_clock" in rules:
                return [*players[first:], *players[:first]]
        host.page.wait_for_timeout(50)
    raise AssertionError  # never: the number of attempts is limited


@in_both
def test_passing_on_rolling_again_conceding_and_new_lives(guest: Arrive, language: str) -> None:
    rules: Rules = {"blind_pass": "higher", "blind_reroll": "new_value", "life_reroll": "may"}
    one, two = begun(guest, language, **rules, lives=4)
    one.press("mia-action-shake")
    one.announce(31)
    two.press("web-mia-pass-on")
    two.press("mia-action-pass-on", value=two.choose(32))
    one.sees("passed")
    one.press("mia-action-believe")
    one.press("mia-action-look")
    one.press("mia-action-reroll", value=one.choose(41))
    two.sees("rerolled")
    two.press("mia-action-believe")
    two.announce(21)
    one.press("mia-action-concede")
    expect(one.page.locator(".prompt")).to_have_text(one.say("web-mia-you-lives"))
    expect(one.button("mia-action-keep-lives")).to_be_enabled()
    one.press("mia-action-reroll-lives")
    name = one.page.locator(".seat.you .name").inner_text()
    given = [one.say("mia-event-lives-rerolled", seat=name, lives=lives) for lives in range(1, 7)]
    two.hears(*given)
    expect(one.button("mia-action-shake")).to_be_enabled()


@pytest.mark.proof
def test_a_player_doubts_a_claim_that_another_answers(guest: Arrive) -> None:
    one, two, three = company(guest, "uk", 3, {"doubter": "anybody"})
    one.press("mia-action-shake")
    one.announce(21)
    expect(two.button("mia-action-doubt")).to_be_enabled()
    expect(two.page.locator("[data-part=interrupt]")).to_have_count(0)
    expect(one.page.locator("[data-part=interrupt]")).to_have_count(0)
    name = three.page.locator(".seat.you .name").inner_text()
    doubt = three.page.locator("[data-part=interrupt]")
    expect(doubt).to_have_text(three.say("mia-action-doubt"))
    three.page.set_viewport_size({"width": 390, "height": 664})
    assert three.page.evaluate(_FREE_CORNER) >= 52
    assert violations(three.page) == []
    doubt.click()
    two.hears(f"{name} не вірить")


def test_only_its_own_key_doubts_out_of_turn(guest: Arrive) -> None:
    """Only the key itself doubts: neither Enter that is held down, nor a second tap, nor Back."""
    rules: Rules = {"doubter": "anybody", "lives": 3}
    one, two, three = company(guest, "uk", 3, rules, hints=True)
    page = three.page
    page.set_viewport_size({"width": 360, "height": 560})
    bulb, hint, doubt = (
        page.locator(part) for part in ("button[data-hint]", "[data-hint]", "[data-part=interrupt]")
    )
    one.press("mia-action-shake")
    one.announce(66)
    bulb.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(hint.locator("summary")).to_be_visible()
    page.reload()
    bulb.click()
    best = hint.locator("summary")
    best.click()
    expect(hint.get_by_role("table")).to_be_visible()
    expect(doubt).to_be_in_viewport(ratio=1)
    assert page.evaluate(_BELOW_KEYS) >= 0
    page.evaluate(DATED, -60_000)  # taps as fast as they are
    best.dblclick(delay=200)
    page.evaluate(DATED, 60_000)
    page.go_back()
    page.get_by_role("button", name=three.say("web-leaving-stay")).click()
    expect(doubt).to_be_enabled()

    answer: list[Route] = []
    page.route("**/hint*", lambda route: answer.append(route))
    hint.get_by_role("button", name=three.say("web-hint-close")).click()
    bulb.click()
    expect(bulb).to_be_disabled()
    two.press("mia-action-believe")
    two.announce(21)
    expect(three.button("mia-action-doubt")).to_be_enabled()
    answer[0].continue_()
    expect(bulb).to_be_enabled()
    expect(hint.locator("summary")).to_have_count(0)

    again = one.page.context.new_page()
    again.goto(one.page.url)
    again.locator("[data-part=interrupt]").click()
    expect(one.page.locator("[data-part=interrupt]")).to_have_count(0)
    name = one.page.locator(".seat.you .name").inner_text()
    two.hears(f"{name} не вірить")


@pytest.mark.proof
def test_the_announcer_of_mia_chooses_who_answers(guest: Arrive) -> None:
    one, two, three = company(guest, "en", 3, {"mia_answerer": "chosen"})
    name = three.page.locator(".seat.you .name").inner_text()
    one.press("mia-action-shake")
    one.announce(21)
    expect(one.page.locator(".prompt")).to_have_text(one.say("web-mia-you-ask"))
    two.hears("announces Mia")
    assert violations(one.page) == []
    one.page.locator("[data-part=asked]").get_by_role("button", name=name).click()
    expect(three.button("mia-action-concede")).to_be_enabled()
    expect(two.button("mia-action-concede")).to_have_count(0)
    two.hears(f"asks {name} to answer")
