"""Tests of qualities of the page: languages, accessibility, and honest error messages."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Response, Route, expect

from mendax.words import Words
from testbed.evening import over, play_on, set_up, start
from tests.accessibility import violations
from tests.web.conftest import BY_LIGHT, Arrive, Server, in_proof

pytestmark = pytest.mark.browser


FRONT_PAGE = 90_000
"""The maximum bytes of everything that the front page loads in English, compressed with gzip."""


@pytest.mark.proof
def test_the_front_page_loads_no_table_and_is_light(guest: Arrive, server: Server) -> None:
    page = guest("/api/games")  # a page without a script
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.address)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    assert not [answer.url for answer in answers if "/assets/table" in answer.url]
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) < FRONT_PAGE


@pytest.mark.parametrize("locale", ["de-DE", *in_proof("en-GB", "uk-UA", "ru-RU", "da-DK")])
def test_three_ways_to_play_are_in_sight_on_a_small_phone(
    guest: Arrive, locale: str, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # no table has this code
    say = Words(locale[:2]).say
    page = guest(locale=locale)
    for width, height in ((360, 560), (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        for way in ("web-play-now", "web-play-friends", "web-join"):
            expect(page.get_by_role("button", name=say(way))).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=say("web-join")).click()
    expect(page.get_by_placeholder("ABCDE")).to_be_focused()
    page.keyboard.type("zzzzz")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


_LOOP = """() => {
  const loop = document.querySelector("[aria-hidden=true] .scene");
  return document.getAnimations().filter(one => loop.contains(one.effect.target)).length;
}"""


@pytest.mark.proof
@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_the_front_pages_loop_stands_still_with_less_motion(
    guest: Arrive, motion: str, moves: bool
) -> None:
    page = guest(reduced_motion=motion)
    for game in ("Mia", "French poker", "Sword of Lies"):
        page.get_by_role("radio", name=game).check()
        expect(page.get_by_role("heading", name=game)).to_be_visible()
        assert (page.evaluate(_LOOP) > 0) == moves


@BY_LIGHT
def test_the_page_has_no_serious_accessibility_faults(
    guest: Arrive, light: Literal["light", "dark"]
) -> None:
    page = guest(color_scheme=light)
    assert violations(page) == []
    set_up(page, lives=1, bots=1)
    assert violations(page) == []
    start(page)
    play_on([page], lambda: page.locator(".ladder").count() > 0, trusting=True)
    page.locator(".aid input").check()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    play_on([page], lambda: over(page))
    assert violations(page) == []


@pytest.mark.proof
@pytest.mark.parametrize("locale", ["da-DK", "uk-UA"])
def test_a_late_typeface_moves_no_element(guest: Arrive, server: Server, locale: str) -> None:
    page = guest("/strength", locale=locale)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(server.address, wait_until="commit")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    before = page.evaluate(_HEADING)
    assert held
    for route in held:
        route.continue_()
    page.wait_for_function("document.fonts.check('700 1em Piazzolla')")
    page.evaluate("document.fonts.ready.then(() => {})")
    assert page.evaluate(_HEADING) == [*before[:2], pytest.approx(before[2], rel=0.06)]
    cyrillic = sum("cyrillic" in route.request.url for route in held)
    assert cyrillic == (locale == "uk-UA")


_HEADING = """() => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('h1'));
  const { y, width, height } = text.getBoundingClientRect();
  return [y, height, width];
}"""
"""The place of the heading's text."""

EMPTY = """box => {
  const bottom = (part) => part.getBoundingClientRect().bottom;
  return bottom(box) - Math.max(...[...box.querySelectorAll('*')].map(bottom));
}"""
"""The number of pixels of a part below all its content."""


@pytest.mark.proof
@pytest.mark.parametrize("width", [390, 1280])
def test_the_start_buttons_overlay_covers_the_content_below_it(guest: Arrive, width: int) -> None:
    page = guest(viewport={"width": width, "height": 800})
    page.get_by_role("button", name="Play with friends").click()
    bar = page.locator(".start")
    expect(page.locator(".lobby .ring")).to_contain_text("One more player")
    seen = bar.evaluate(
        "bar => getComputedStyle(bar).backgroundColor + getComputedStyle(bar).backgroundImage"
    )
    assert re.fullmatch(r"rgb\(\d+, \d+, \d+\)none", seen), seen
    empty = page.locator(".lobby .invite").evaluate(EMPTY)
    assert 0 <= empty < 40, "the invitation is no taller than what it holds"


def test_only_trusted_text_becomes_markup(guest: Arrive, expected_errors: list[str]) -> None:
    expected_errors += ["TrustedHTML", "TrustedTypePolicy"]
    page = guest("/rules/mia")
    expect(page.locator("article h1")).to_be_visible()
    for deed in (
        "document.body.insertAdjacentHTML('beforeend', '<b id=bad>x</b>')",
        "document.querySelector('article').innerHTML = '<b id=bad>x</b>'",
        "trustedTypes.createPolicy('mendax', { createHTML: (text) => text })",
        "trustedTypes.createPolicy('other', { createHTML: (text) => text })",
    ):
        done = f"() => {{ try {{ {deed}; return 'done'; }} catch (no) {{ return no.name; }} }}"
        assert page.evaluate(done) == "TypeError", deed
    assert page.locator("#bad").count() == 0


_ODD = """() => {
  const seen = [...document.querySelectorAll("a, button, select")]
    .filter((one) => one.getBoundingClientRect().width);
  const name = (one) => one.getAttribute("aria-label") ?? one.innerText;
  const outside = seen.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  const native = seen.filter((one) => one.matches("select") &&
    getComputedStyle(one).appearance !== "none");
  return [...outside, ...native].map(name);
}"""
"""Names the controls that leave the screen, and the selects that look as the system draws them."""


@pytest.mark.proof
@pytest.mark.parametrize("path", ["/explore/mia", "/", "/practice/mia", "/strength"])
def test_controls_stay_on_the_screen_and_look_alike(guest: Arrive, path: str) -> None:
    page = guest(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(_ODD) == []
