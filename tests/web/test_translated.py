"""Tests that changing texts stay current with page translators such as Chrome's.

A translator replaces each text node by its own elements. A text that changes later is written into
the old node, which is no longer in the page.
"""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import QUICK, Arrive, Server
from tests.web.layout import CONTEXT, Run, shows
from tests.web.moments import Plan

pytestmark = pytest.mark.browser

TRANSLATED: Final = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const within = text.parentElement;
    if (!text.data.trim() || within.closest("[translate=no], script, style, font")) continue;
    const font = document.createElement("font");
    font.append(Object.assign(document.createElement("font"), { textContent: text.data }));
    text.replaceWith(font);
  }
}"""
"""The changes that a translator makes, without another language."""
READ: Final = "() => document.body.innerText"
PLANS: Final = {
    "mia": Plan("mia", 4, 0, ("lives=2",), most=25),
    "french_poker": Plan("french_poker", 3, 0, ("tokens=2",), most=60),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8, most=120),
}


def translate(page: Page) -> None:
    page.evaluate(TRANSLATED)


def read(*pages: Page) -> bool:
    """Return whether all pages show the same text, once lazy parts have loaded."""
    for _ in range(50):
        said = set()
        for page in pages:
            page.evaluate("() => window.settled()")
            said.add(page.evaluate(READ))
        if len(said) == 1:
            return True
    return False


@pytest.mark.proof
@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_a_table_says_the_same_when_translated(
    visitor: Callable[..., Page], server: Server, game: str
) -> None:
    translated, plain = visitor(**CONTEXT), visitor(**CONTEXT)
    run = Run(PLANS[game])
    both = zip(
        shows(translated, server.address, run), shows(plain, server.address, run), strict=True
    )
    for (moment, beat), _ in both:
        assert read(translated, plain), (moment.kind, beat)
        translate(translated)


def test_buttons_show_the_choice_after_a_translation(
    visitor: Callable[..., Page], server: Server
) -> None:
    page = visitor(**CONTEXT)
    rungs = page.locator(".rung:not(:disabled)")
    for _ in shows(page, server.address, Run(PLANS["mia"])):
        if rungs.count() > 1:
            break
    translate(page)
    for rung in (rungs.first, rungs.last):
        rung.click()
        value = rung.locator(".name").inner_text()
        assert value in page.locator(".bar .deed").inner_text()


def test_the_front_page_names_another_game_after_a_translation(guest: Arrive) -> None:
    page = guest(**QUICK)
    title = page.locator("h1")
    assert title.inner_text() == "Mia"
    translate(page)
    page.get_by_role("radio", name="French poker").check()
    assert title.inner_text() == "French poker"


def test_a_lesson_goes_on_after_a_translation(guest: Arrive) -> None:
    page = guest("/learn/mia", **QUICK)
    words, following = page.locator(".words"), page.get_by_role("button", name="Next")
    following.wait_for()
    first = words.inner_text()
    translate(page)
    following.click()
    page.wait_for_function(
        "first => document.querySelector('.words').innerText !== first", arg=first
    )
