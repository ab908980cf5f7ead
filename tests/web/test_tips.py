"""Tests that tips of first games are shown once each, as far as the choices leave them space."""

import json

import pytest
from playwright.sync_api import Page, expect

from mendax.words import LANGUAGES
from tests.web.conftest import Server, in_proof
from tests.web.layout import CONTEXT, GAMES, Run, shows
from tests.web.moments import Plan

pytestmark = pytest.mark.browser

SIZES = ((390, 664), (360, 560), (320, 500), (844, 340))
PLANS = {
    "mia": Plan("mia", 3, 0, ("lives=2",), most=40),
    "french_poker": Plan("french_poker", 3, 0, ("tokens=2",), most=40),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
}
COVERED = ("french_poker", "de")
OTHERS = [(g, lang) for g in GAMES for lang in LANGUAGES if (g, lang) != COVERED]
FITS = """() => {
  const tip = document.querySelector("[data-part=tip]");
  if (!tip) return null;
  const panel = tip.closest(".above"), line = tip.classList.contains("line");
  const scrollers = [panel, ...panel.querySelectorAll("[data-part=choices]")];
  const crowded = scrollers.some((one) => one.scrollHeight > one.clientHeight + 1);
  tip.scrollIntoView({ block: "nearest" });
  const text = tip.querySelector(line ? ".link" : "p");
  const box = tip.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  return {
    text: tip.querySelector("p").innerText,
    whole: words.top >= box.top - 1 && words.bottom <= box.bottom + 1
      && words.left >= box.left && words.right <= box.right + 1,
    shown: box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth,
    yields: !crowded || line,
  };
}"""


@pytest.mark.parametrize("case", [COVERED, *in_proof(*OTHERS)], ids="-".join)
def test_a_tip_is_whole_or_folded_and_hides_no_choice(
    visitor: object, server: Server, case: tuple[str, str]
) -> None:
    assert callable(visitor)
    game, language = case
    page: Page = visitor(**CONTEXT)
    told, wrong = set[str](), []
    for moment, _ in shows(page, server.address, Run(PLANS[game], language)):
        first = page.evaluate(FITS)
        if first is None or first["text"] in told:
            continue
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => window.settled()")
            seen = page.evaluate(FITS)
            told.add(seen["text"])
            if not (seen["whole"] and seen["shown"] and seen["yields"]):
                wrong.append((moment.kind, width, height, seen))
    assert wrong == []
    assert len(told) > 2


def test_a_long_tip_is_whole_in_the_drawer(visitor: object, server: Server) -> None:
    assert callable(visitor)
    page: Page = visitor(**CONTEXT | {"viewport": {"width": 320, "height": 500}})
    tip = page.locator("[data-part=tip]")
    for _ in shows(page, server.address, Run(PLANS["mia"])):
        if tip.get_by_text("Believe:").count():
            break
    expect(tip.get_by_text("the liar loses")).to_be_hidden()
    tip.get_by_role("button", name="… more").click()
    expect(page.get_by_role("dialog")).to_contain_text("the liar loses")
    expect(page.get_by_role("dialog")).to_contain_text("Lie, and catch lies")


def test_a_tip_is_used_up_by_its_step_alone(visitor: object, server: Server) -> None:
    assert callable(visitor)
    page: Page = visitor(**CONTEXT)
    tip = page.locator("[data-part=tip]")
    for _ in shows(page, server.address, Run(PLANS["mia"])):
        if tip.get_by_text("Believe:").count():
            break
    kept = "() => localStorage['mendax-likes']"
    assert json.loads(page.evaluate(kept)).get("tips", []) == []
    page.get_by_role("button", name="Believe").click()
    assert json.loads(page.evaluate(kept))["tips"] == ["mia-tip-answer higher"]
