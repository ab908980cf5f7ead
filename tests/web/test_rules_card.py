"""Tests of a group's own rules: each page tells them, and a card before the first roll."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from mendax.words import Words
from testbed.evening import over, play_on
from tests.accessibility import violations
from tests.web.conftest import PATIENT, Arrive
from tests.web.rules_form import RulesForm

pytestmark = [pytest.mark.browser, pytest.mark.proof]
SAY = Words("en").say
PRESET = SAY("mia-preset-first-evening")
PHRASES = ("doubles reversed", "little Mia", "one life")
SENTENCE = f"Grandma’s ({PRESET}): {', '.join(PHRASES)}"
SPAN = 5000
"""The time for which the card is shown, in milliseconds."""


def _told(pages: Iterable[Page]) -> None:
    """Check that these pages tell the rules, and never the name of the preset alone."""
    for page in pages:
        expect(page.get_by_text(SENTENCE).first).to_be_visible()
        assert page.get_by_text(PRESET, exact=True).count() == 0


def test_own_rules_are_shown_on_every_page_and_on_a_card(
    guest: Arrive, expected_errors: list[str]
) -> None:
    expected_errors.append("422")  # the coach has not solved these rules
    host = guest()
    form = RulesForm(host, "mia")
    host.get_by_role("button", name=SAY("web-house-rules")).click()
    for option, value in (("doubles", "ones_high"), ("second", "little_mia"), ("lives", 1)):
        form.set(option, value)
    host.get_by_role("textbox", name=SAY("web-ours-name")).fill("Grandma’s")
    host.get_by_role("button", name=SAY("web-ours-keep")).click()
    host.get_by_role("button", name=SAY("web-done")).click()
    host.get_by_role("button", name=SAY("web-play-friends")).click()
    expect(host.locator(".lobby")).to_be_visible()
    path = host.url[host.url.index("/t/") :]

    friend, tv = guest(), guest(path.replace("/t/", "/tv/"))
    friend.goto(host.url)
    assert SENTENCE in friend.locator("meta[property='og:description']").evaluate(
        "it => it.content"
    )
    _told((host, friend, tv))
    friend.get_by_role("textbox", name=SAY("web-your-name")).fill("Zoe")
    friend.get_by_role("button", name=SAY("web-sit")).click()
    expect(host.locator(".seats").get_by_text("Zoe")).to_be_visible()
    _told((host, friend))
    friend.clock.install()
    friend.clock.pause_at(friend.evaluate("Date.now()") + 1000)
    friend.evaluate(f"() => {PATIENT}")  # The clock has begun to date events.

    host.get_by_role("button", name=SAY("web-start")).click()
    cards = [page.locator("[data-part=rules-card]") for page in (host, friend, tv)]
    for page, card in zip((host, friend, tv), cards, strict=True):
        expect(card.get_by_role("heading")).to_have_text("Grandma’s")
        expect(card.get_by_role("listitem")).to_have_text(PHRASES)
        assert page.get_by_text(PRESET, exact=True).count() == 0
    assert violations(host) == []
    friend.clock.run_for(SPAN - 100)
    expect(cards[1]).to_be_visible()
    friend.clock.run_for(200)
    expect(cards[1]).to_have_count(0)
    cards[0].get_by_role("button").click()
    expect(cards[0]).to_have_count(0)
    friend.clock.resume()

    play_on([host, friend], lambda: over(host) and over(friend))
    _told((host, friend, tv))
    host.get_by_role("button", name=SAY("web-history")).first.click()
    expect(host.get_by_role("dialog").get_by_text(SENTENCE)).to_have_count(1)
    host.goto(f"{host.url}/replay/1")
    _told((host,))
