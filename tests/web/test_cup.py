"""Tests of the cup: dice under one phone that is handed on."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from mendax.words import LANGUAGES, Words
from tests.accessibility import violations
from tests.proof import parametrize
from tests.web.conftest import WITH_SERVICE_WORKER, Arrive, Server
from tests.web.rules_form import RulesForm

pytestmark = pytest.mark.browser

SMALL: Final = {"viewport": {"width": 360, "height": 560}, "has_touch": True}
EN: Final = Words("en").say
WEIGHT: Final = 25_000
"""The maximum bytes of everything that the cup loads, compressed."""
SHAKE: Final = """() => {
  for (let step = 0; step < 130; step += 1) {
    const at = 16 * step;
    const x = at < 1500 ? 22 * Math.sin((at / 1000) * 8 * Math.PI) : 0;
    const moved = new DeviceMotionEvent("devicemotion", {
      accelerationIncludingGravity: { x, y: 0, z: 9.8 },
    });
    Object.defineProperty(moved, "timeStamp", { value: at });
    dispatchEvent(moved);
  }
}"""
"""A phone that is shaken for a second and a half, and then still."""
KEPT: Final = """() => caches.open("mendax-cup").then((cache) => cache.keys())
  .then((keys) => keys.length)"""
OVERFLOWING: Final = """() => [...document.querySelectorAll("#app, #hand, button, a, p, h1")]
  .filter((one) => one.checkVisibility() && !one.matches(".unseen, .chip"))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 ||
    one.getBoundingClientRect().bottom > innerHeight + 1)
  .map((one) => one.id || one.textContent)"""


WIDE: Final = """() => [...document.querySelectorAll("dialog, dialog *")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 &&
    getComputedStyle(one).display !== "inline").map((one) => one.outerHTML.slice(0, 80))"""
OWN: Final = (
    *("21", "42", "11", "22", "33", "44", "55", "66", "65", "64", "63", "62", "61", "54", "53"),
    *("52", "51", "43", "41", "32", "31"),
)
"""The values with reversed doubles and half Mia."""


@pytest.fixture
def cup(guest: Arrive) -> Callable[..., Page]:
    """Return a function that opens the cup on a small phone."""

    def arrive(**options: Any) -> Page:
        page = guest("/cup", **SMALL, **options)
        expect(page.locator("[data-ready]")).to_be_visible()
        return page

    return arrive


def named(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=EN(key), exact=True)


def shown(part: Page | Locator) -> list[int]:
    """Return the faces of the visible dice."""
    tops = part.locator(".die .top").all()
    return [top.locator("i").count() for top in tops]


def looked(page: Page, name: str = "cup-look") -> list[int]:
    """Return the dice that a held key shows, and check that letting go removes them."""
    named(page, name).focus()
    page.keyboard.down(" ")
    expect(page.locator(".die").first).to_be_visible()
    faces = shown(page)
    value = "".join(map(str, sorted(faces, reverse=True)))
    expect(page.locator("#prompt")).to_contain_text(value)
    expect(page.get_by_role("status")).to_contain_text(value)
    page.keyboard.up(" ")
    assert hidden(page, value)
    return faces


def hidden(page: Page, value: str = "") -> bool:
    """Return whether the page holds no die, and no text names it."""
    expect(page.locator(".die")).to_have_count(0)
    texts = page.locator("#prompt, #told, #peeked").all_inner_texts()
    return not value or all(value not in text for text in texts)


def test_two_dice_go_round_one_phone(
    cup: Callable[..., Page], server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_INTERNET_DISCONNECTED")
    page = cup(**WITH_SERVICE_WORKER)
    alert = page.locator("#peeked[role=alert]")
    assert violations(page) == []
    page.evaluate(SHAKE)
    expect(page.locator("#prompt")).to_have_text(EN("cup-yours"))
    assert hidden(page)
    faces = looked(page)
    page.evaluate(SHAKE)
    assert looked(page) == faces, "a shake never rolls covered dice"
    expect(alert).to_have_text("")
    named(page, "cup-hand-on").click()
    page.evaluate(SHAKE)
    assert looked(page) == faces
    expect(alert).to_have_text(EN("cup-peeked"))
    named(page, "cup-believe").click()
    expect(page.locator("#prompt")).to_have_text(EN("cup-blind"))
    page.evaluate(SHAKE)
    expect(page.locator("#prompt")).to_have_text(EN("cup-yours"))
    expect(alert).to_have_text("")
    faces = looked(page)
    named(page, "cup-hand-on").click()
    named(page, "cup-open").hover()
    page.mouse.down()
    expect(page.locator(".die")).to_have_count(2)
    page.mouse.up()
    assert shown(page) == faces
    assert violations(page) == []
    page.locator("#cup").focus()
    page.keyboard.press("Enter")
    assert hidden(page)

    # The roll exists in this page only, and ends with it.
    page.wait_for_function(KEPT)
    second = page.context.new_page()
    second.goto(page.url)
    for way in (page.reload, lambda: page.goto(server.address), page.go_back, lambda: second):
        now = way()
        seen = now if isinstance(now, Page) else page
        if seen.url.endswith("/cup"):
            expect(seen.locator("[data-phase=empty]")).to_be_visible()
            assert hidden(seen)
    assert page.evaluate("Object.keys(localStorage).filter((key) => /cup/.test(key))") == []

    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(second.url)
    page.evaluate(SHAKE)
    assert len(looked(page)) == 2


@pytest.mark.proof
def test_all_languages_fit_on_a_small_phone(cup: Callable[..., Page]) -> None:
    page = cup()
    for language in LANGUAGES:
        likes = json.dumps({"language": language})
        page.evaluate("likes => localStorage.setItem('mendax-likes', likes)", likes)
        for count in (2, 5):
            choices = json.dumps({"count": count, "presets": {}})
            page.evaluate("kept => localStorage.setItem('mendax-cup', kept)", choices)
            page.reload()
            say = Words(language).say
            expect(page).to_have_title(f"{say('cup-title')} · Mendax")
            for key in ("", "cup-roll", "cup-hand-on", "cup-believe"):
                if key:
                    page.get_by_role("button", name=say(key), exact=True).press("Enter")
                assert page.evaluate(OVERFLOWING) == [], (language, count, key)


def test_the_cup_is_light_and_loads_nothing_of_the_client(guest: Arrive, server: Server) -> None:
    page = guest("/api/games")  # a page without a script
    sizes: dict[str, int] = {}
    page.on(
        "requestfinished",
        lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}),
    )
    page.goto(f"{server.address}/cup")
    expect(page.locator("[data-ready]")).to_be_visible()
    page.locator("#cup").press("Enter")
    expect(page.locator("[data-phase=own]")).to_be_visible()
    assert sum(sizes.values()) < WEIGHT, sizes
    assert len(sizes) > 2
    assert not [url for url in sizes if re.search(r"/assets/(?!cup-)", url)]


@parametrize("language", LANGUAGES, test=("en",))
def test_the_values_follow_a_groups_own_rules(guest: Arrive, language: str) -> None:
    say = Words(language).say
    page = guest(**SMALL, locale=language)
    page.get_by_role("button", name=say("web-house-rules")).click()
    form = RulesForm(page, "mia", language)
    form.set("doubles", "ones_high")
    form.set("second", "half_mia")
    page.get_by_role("textbox", name=say("web-ours-name")).fill("Oma, 50 %")
    page.get_by_role("button", name=say("web-ours-keep")).click()
    page.get_by_text(say("web-ours-send"), exact=True).click()
    page.get_by_role("link", name=say("web-ours-cup")).click()
    expect(page.locator("[data-ready]")).to_be_visible()
    assert page.url.endswith("/cup")
    for _ in range(2):  # the second time without the link
        page.get_by_role("button", name=say("cup-values"), exact=True).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("option:checked")).to_have_text("Oma, 50 %")
        values = dialog.locator("li strong")
        expect(values).to_have_text([re.compile(f"^{value}") for value in OWN])
        expect(dialog.get_by_role("listitem").nth(1)).to_contain_text(say("mia-value-half-mia"))
        assert page.evaluate(WIDE) == []
        assert violations(page) == []
        page.reload()
        expect(page.locator("[data-ready]")).to_be_visible()
