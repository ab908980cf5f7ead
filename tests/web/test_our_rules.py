"""Tests of a group's own rules: found by search, kept on the device, and sent in a link."""

import pytest
from playwright.sync_api import expect

from mendax.words import Words
from tests.web.conftest import Arrive
from tests.web.rules_form import RulesForm

pytestmark = pytest.mark.browser
SAY = Words("en").say
GRANDMA: dict[str, str | int | bool] = {
    "doubles": "ones_high",
    "second": "little_mia",
    "announce": "equal_or_higher",
    "mia_lie_cost": 2,
}

LENGTHY: dict[str, str | int | bool] = {
    "order": "natural",
    "announce": "equal_or_higher",
    "mia_concede": "not_allowed",
    "blind_pass": "same",
}
SCREENS = """() => {
  const form = document.querySelector(".says").closest(".content");
  return form.scrollHeight / innerHeight;
}"""
LINES = """said => {
  const { lineHeight } = getComputedStyle(said);
  return Math.round(said.offsetHeight / parseFloat(lineHeight));
}"""


def test_grandmas_rules_take_five_taps_and_are_there_tomorrow(guest: Arrive) -> None:
    page = guest(viewport={"width": 390, "height": 664})
    form = RulesForm(page, "mia")
    page.get_by_role("button", name=SAY("web-house-rules")).click()  # the first tap
    for option, value in GRANDMA.items():  # one tap each
        form.tap(option, value)
    rules = "(First evening): doubles reversed, little Mia, equal or higher, a false Mia costs 2"
    expect(page.locator(".says")).to_contain_text(f"Our rules {rules}")
    expect(form.changed).to_have_count(len(GRANDMA))
    page.get_by_role("textbox", name=SAY("web-ours-name")).fill("Grandma’s")
    page.get_by_role("button", name=SAY("web-ours-keep")).click()
    expect(page.locator(".says")).to_contain_text(f"Grandma’s {rules}")
    assert page.evaluate(SCREENS) <= 3
    page.get_by_role("button", name=SAY("web-done")).click()
    now = page.locator(".now small")
    expect(now).to_contain_text(f"Grandma’s {rules}")
    page.reload()
    expect(now).to_contain_text(f"Grandma’s {rules}")
    page.get_by_role("button", name=SAY("web-play-friends")).click()
    page.get_by_text(SAY("web-change-rules")).click()
    expect(form.changed).to_have_count(len(GRANDMA))


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "uk", "en"])
@pytest.mark.parametrize("size", [(360, 560), (390, 664)])
def test_many_changes_take_two_lines_until_they_are_unfolded(
    guest: Arrive, language: str, size: tuple[int, int]
) -> None:
    say = Words(language).say
    page = guest(viewport={"width": size[0], "height": size[1]}, locale=language)
    form = RulesForm(page, "mia", language)
    page.get_by_role("button", name=say("web-house-rules")).click()
    told = page.locator(".says p")
    for count, (option, value) in enumerate(LENGTHY.items(), start=1):
        form.tap(option, value)
        expect(form.changed).to_have_count(count)
        assert told.evaluate(LINES) <= 2
    more = page.locator(".says").get_by_role("button")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    for option, value in LENGTHY.items():
        expect(told).to_contain_text(say(f"mia-ours-{option}".replace("_", "-"), value=value))
    assert told.evaluate("said => said.scrollHeight - said.clientHeight") == 0
    page.get_by_role("button", name=say("web-ours-show-less"), exact=True).click()
    assert told.evaluate(LINES) <= 2


@pytest.mark.proof
def test_rules_travel_in_a_link(guest: Arrive) -> None:
    page = guest()
    page.get_by_role("button", name=SAY("web-house-rules")).click()
    RulesForm(page, "mia").tap("second", "little_mia")
    page.get_by_role("textbox", name=SAY("web-ours-name")).fill("Ours: 100 %")
    page.get_by_text(SAY("web-ours-send"), exact=True).click()
    link = page.locator("#invite-link").input_value()
    friend = guest()
    friend.goto(link)
    expect(friend.locator(".now small")).to_contain_text("Ours: 100 % (First evening): little Mia")
    assert "#" not in friend.url
    friend.reload()
    expect(friend.locator(".now small")).to_contain_text("Ours: 100 % (First evening): little Mia")


def test_the_form_says_contradictions_and_finds_rules(
    guest: Arrive, expected_errors: list[str]
) -> None:
    expected_errors.append("422")  # the server refuses the rules
    page = guest(viewport={"width": 390, "height": 664})
    form = RulesForm(page, "mia")
    page.get_by_role("button", name=SAY("web-house-rules")).click()
    form.set("joker_32", "toast")
    form.set("order", "pips")
    alert = page.get_by_role("alert")
    expect(alert).to_be_in_viewport()
    expect(page.locator(".rule", has=alert)).to_contain_text(form.label("order"))

    page.get_by_role("searchbox").fill("doubles")
    expect(page.get_by_role("group", name=form.label("doubles"), exact=True)).to_be_visible()
    expect(page.get_by_label(form.label("lives"), exact=True)).to_have_count(0)
    for said, option in (("31", "second"), ("drink", "joker_32"), ("Seconds", "turn_clock")):
        page.get_by_role("searchbox").fill(said)
        expect(page.locator(".rule", has_text=form.label(option)).first).to_be_visible()
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_text(SAY("web-ours-none"))).to_be_visible()
