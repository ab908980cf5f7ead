"""Tests with forced colours, as in the contrast themes of Windows, that the meanings of backgrounds
and shadows stay visible.

Such a theme drops both. Each test removes a meaningful detail, such as the pips of a die, and the
picture must change.
"""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.web.conftest import Arrive, Server
from tests.web.layout import CONTEXT, Run, shows
from tests.web.moments import Plan

pytestmark = [pytest.mark.browser, pytest.mark.proof]

FORCED: Final = {"forced_colors": "active", "viewport": {"width": 390, "height": 664}}
HIDDEN: Final = "element => (element.style.opacity = 0)"
SHOWN: Final = "element => (element.style.opacity = '')"
UNCHECKED: Final = "element => element.setAttribute('aria-checked', 'false')"
CHECKED: Final = "element => element.setAttribute('aria-checked', 'true')"
HIDE: Final = (HIDDEN, SHOWN)
CHOOSE: Final = (UNCHECKED, CHECKED)

Meaning = tuple[str, str, tuple[str, str]]
"""The visible element, its meaningful part, and scripts to remove and restore that part."""
IN_GAMES: Final[dict[str, tuple[Plan, tuple[Meaning, ...]]]] = {
    "mia": (
        Plan("mia", 4, 0, ("lives=2",), most=60),
        (
            (".die .top", "i", HIDE),
            (".rung[aria-checked=true]", "", CHOOSE),
            (".rung", ".bar span", HIDE),
        ),
    ),
    "french_poker": (
        Plan("french_poker", 3, 0, ("tokens=2",)),
        (
            (".die .top", "i", HIDE),
            (".hands [aria-checked=true]", "", CHOOSE),
            (".pattern", "i", HIDE),
        ),
    ),
    "sword_of_lies": (
        Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
        (
            (".card", ".back", HIDE),
            (".card", ".coin", HIDE),
            ("[data-part=moment]", ".back", HIDE),
        ),
    ),
}


def changes(seen: Locator, part: Locator, how: tuple[str, str]) -> bool:
    """Return whether the picture of ``seen`` changes when the meaning of ``part`` is removed."""
    remove, restore = how
    picture, meaning = seen.element_handle(), part.element_handle()
    before = picture.screenshot()
    meaning.evaluate(remove)
    after = picture.screenshot()
    meaning.evaluate(restore)
    return before != after


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_dice_cards_and_choices_are_seen(
    visitor: Callable[..., Page], server: Server, game: str
) -> None:
    page = visitor(**CONTEXT | FORCED)
    plan, meanings = IN_GAMES[game]
    open_ = dict.fromkeys(meanings)
    run = Run(plan, likes=(("taught", [game]), ("odds", game == "mia")))
    for _ in shows(page, server.address, run):
        for meaning in list(open_):
            seen = page.locator(meaning[0]).filter(visible=True)
            if meaning[1]:
                seen = seen.filter(has=page.locator(meaning[1]))
            if not seen.count():
                continue
            part = seen.first.locator(meaning[1]).first if meaning[1] else seen.first
            assert changes(seen.first, part, meaning[2]), meaning
            del open_[meaning]
        if not open_:
            break
    assert list(open_) == []


@pytest.mark.parametrize(
    ("path", "selector"),
    [
        ("/", ".die .top i"),
        ("/explore/mia", "td.truth"),
        ("/explore/mia", ".scale i"),
        ("/strength/mia", ".between"),
    ],
)
def test_charts_and_the_front_page_keep_their_colours(
    guest: Arrive, path: str, selector: str
) -> None:
    page = guest(path, **FORCED)
    part = page.locator(selector).filter(visible=True).first
    assert changes(part.locator(".."), part, HIDE)


def test_the_dice_under_the_cup_are_seen(guest: Arrive) -> None:
    page = guest("/cup", **FORCED)
    page.locator("#cup").press("Enter")
    page.locator("#open").hover()
    page.mouse.down()
    pip = page.locator(".die .top i").first
    assert changes(pip.locator(".."), pip, HIDE)
