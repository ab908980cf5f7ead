"""Tests that the texts of lessons are whole on small phones, and leave the board its space."""

import json
from typing import Any

import pytest

from mendax.tutorial.graph import Tutorial
from mendax.tutorial.registry import SCRIPTS, tutorial_of
from mendax.words import LANGUAGES
from tests.web.conftest import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.proof]

SIZES = ((390, 664), (360, 560), (320, 500), (844, 340))
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FAULTS = """() => {
  const cut = (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
  const box = (one) => one.getBoundingClientRect();
  const whole = (one) => box(one).top >= 0 && box(one).bottom <= innerHeight + 1;
  const bar = document.querySelector("[data-part=bar]");
  const dice = document.querySelectorAll("[data-part=own-dice] button:enabled");
  const light = document.querySelector("[data-light]");
  return [
    [...document.querySelectorAll(".words, .saying .card, h1")].some(cut) && "a text is cut",
    bar && !whole(bar) && "the actions are out of sight",
    [...dice].some((die) => box(die).bottom > box(bar).top) && "a die to keep is hidden",
    light && !whole(light) && "the light is out of sight",
  ].filter(Boolean);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPTS)
def test_every_text_of_a_lesson_is_whole(guest: Arrive, game: str, language: str) -> None:
    lesson = tutorial_of(game)
    assert lesson is not None
    page = guest("/", locale=language)
    front = page.url
    wrong: list[Any] = []
    for way in beginnings(lesson):
        likes = json.dumps({"lessons": {game: way}})
        page.evaluate("likes => localStorage.setItem('mendax-likes', likes)", likes)
        page.goto(f"{front}learn/{game}")
        page.locator(".words p").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if found := page.evaluate(FAULTS):
                wrong.append((page.locator(".words").inner_text()[:40], width, height, found))
    assert wrong == []


def beginnings(lesson: Tutorial) -> list[list[int]]:
    """Return the path to each step but the first and the last; the first way is always taken."""
    ways: list[list[int]] = []
    while len(ways) < len(lesson.steps) and lesson.steps[at(lesson, len(ways) + 1)].ways:
        ways.append([0] * (len(ways) + 1))
    return ways


def at(lesson: Tutorial, taken: int) -> int:
    """Return the number of the step after ``taken`` steps."""
    number = 0
    for _ in range(taken):
        number = lesson.steps[number].ways[0].to
    return number
