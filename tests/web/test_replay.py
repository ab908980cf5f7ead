"""Tests of the story of a game in a browser: on the podium, in the replay, and in the device's
counts."""

import re

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import open_mia, over, play_on, start
from tests.accessibility import violations
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

_DICE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const bar = document.querySelector("input[type=range]");
  let dice = 0;
  for (let step = 1; step <= Number(bar.max); step += 1) {
    bar.value = String(step);
    bar.dispatchEvent(new Event("input", { bubbles: true }));
    await frame().then(frame);
    dice += document.querySelectorAll(".board .dice").length;
  }
  return dice;
}"""
"""The number of dice that are visible, over all steps."""


def seen(page: Page) -> None:
    """Check that the page is accessible, fits the screen, and has no raw keys."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (
        page.get_by_text(re.compile(r"(web-)?(story|replay|record)-[a-z]|undefined|NaN")).count()
        == 0
    )


def at(page: Page) -> int:
    """Return the number of the shown step."""
    return int(page.get_by_role("slider", name="Step").input_value())


def test_a_game_is_summarized_replayed_and_counted(
    guest: Arrive, expected_errors: list[str]
) -> None:
    expected_errors.append("404 (Not Found)")  # a withdrawn replay
    page = guest(viewport={"width": 390, "height": 844})
    open_mia(page, lives=1, bots=1)
    page.get_by_text("This table", exact=True).click()
    expect(page.get_by_text("Everything is revealed after the game")).to_be_visible()
    start(page)
    play_on([page], lambda: over(page), trusting=True)

    story = page.get_by_role("region", name="Highlights")
    expect(story.get_by_text(re.compile(r"^\d+ moves? in "))).to_be_visible()
    story.scroll_into_view_if_needed()
    seen(page)
    with page.expect_download() as saved:
        story.get_by_role("button", name="Share a picture").click()
    expect(story.get_by_text("The picture is saved.")).to_be_visible()
    assert re.fullmatch(r"mendax-\w+-1\.png", saved.value.suggested_filename)

    table = page.url
    story.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    _step_and_scrub(page, last)
    _other_eyes(page)
    _shown_to_everyone(page, guest(), table.rpartition("/")[2])

    page.goto(table)
    story.get_by_role("link", name="My stats").click()
    expect(page.get_by_role("heading", name="My stats")).to_be_visible()
    expect(page.get_by_text(re.compile("^1 game, [01] won"))).to_be_visible()
    seen(page)
    page.get_by_role("button", name="Erase my stats").click()
    page.get_by_role("button", name="Erase", exact=True).click()
    expect(page.locator("main p", has_text="Your stats are erased.").first).to_be_visible()
    kept = page.evaluate("localStorage.getItem('mendax-record')")
    assert '"games":{}' in kept
    assert table.rpartition("/")[2] not in kept


def _step_and_scrub(page: Page, last: int) -> None:
    """Step by button, by key and by the bar. The address names the step and leads back to it."""
    slider = page.get_by_role("slider", name="Step")
    assert at(page) == 1
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")
    page.locator("header h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    slider.fill(str(last - 2))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step {last - 2} of {last}"))
    page.wait_for_url(re.compile(rf"step={last - 2}$"))
    page.reload()
    expect(slider).to_have_value(str(last - 2))
    seen(page)


def _other_eyes(page: Page) -> None:
    """With open cups, a player's dice are visible in more steps than in the player's own view."""
    shown = []
    for eyes in ("all revealed", "as you saw it"):
        page.get_by_role("combobox", name="View").select_option(eyes)
        expect(page.get_by_role("slider", name="Step")).to_be_visible()
        shown.append(page.evaluate(_DICE))
    assert shown[0] > shown[1] > 0


def _shown_to_everyone(page: Page, stranger: Page, table: str) -> None:
    """A stranger sees the step by a link without the table, until the player withdraws it."""
    page.get_by_role("slider", name="Step").fill("3")
    page.get_by_role("button", name="Show this game to everyone").click()
    sheet = page.get_by_role("dialog", name="Show this game to everyone")
    sheet.get_by_role("button", name="Make a link").click()
    link = sheet.get_by_text("/r/").inner_text()
    seen(page)
    stranger.goto(link)
    expect(stranger.get_by_role("slider", name="Step")).to_have_value("3")
    assert table not in stranger.content() + stranger.url
    seen(stranger)
    sheet.get_by_role("button", name="Withdraw the link").click()
    expect(sheet.get_by_text("The link no longer works.")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_text("This replay does not exist")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
