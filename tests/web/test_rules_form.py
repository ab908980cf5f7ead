"""Tests that every option of every game can be changed and reset in the rules form, and that the
form works by keyboard."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from tests.proof import parametrize
from tests.web.conftest import Arrive
from tests.web.rules_form import RulesForm, Value

pytestmark = pytest.mark.browser
TITLES = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}
_PICK = """async (changes) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const labels = (rules) => [...document.querySelectorAll(rules)].map(
    (one) => [one.querySelector("b").textContent, one]);
  // An answer of the server may name another rule set, from which other rules differ.
  const { fetch } = window, held = new Promise((free) => (window.free = free));
  window.fetch = (...given) => held.then(() => fetch(...given));
  for (const [label, value] of changes) {
    const rule = Object.fromEntries(labels(".rule"))[label];
    const field = rule.querySelector("input[type=number], [role=switch]");
    if (field?.type === "number") {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else (field ?? rule.querySelector(`input[value='${value}']`)).click();
    await drawn();
  }
  const changed = labels(".rule.changed").map(([label]) => label);
  document.querySelector(".presets button").click();
  await drawn();
  window.fetch = fetch;
  window.free();
  return [changed, labels(".rule.changed").length];
}"""
"""Picks values by their labels, then the first preset again. Returns the labels of the changed
rules before, and their number after."""


@parametrize("game", TITLES, test=["mia"])
def test_every_option_can_be_changed_and_reset(guest: Arrive, game: str) -> None:
    page = guest()
    page.get_by_role("radio", name=TITLES[game]).check(force=True)
    form = RulesForm(page, game)
    form.open()
    page.locator(".rule").first.wait_for()
    argued = [form.label(name) for name, option in form.options.items() if option.argued]
    expect(page.locator(".rule b")).to_have_text(argued)
    for group in page.locator("details.group").all():
        group.locator("summary").click()
        group.locator(".rule").first.wait_for()

    def labels(changes: Mapping[str, Value]) -> list[str]:
        return [form.label(name) for name in changes]

    for name in form.options:
        changes = form.another(name)
        picks = list(zip(labels(changes), changes.values(), strict=True))
        changed, left = page.evaluate(_PICK, picks)
        assert (sorted(changed), left) == (sorted(labels(changes)), 0)
    expect(page.locator(".wrong")).to_have_count(0)  # the server has accepted the last values
