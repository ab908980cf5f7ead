"""Tests that every option of every game can be reached in the rules form, changed and reset."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.rules_form import RulesForm

pytestmark = pytest.mark.browser
TITLES = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}


@pytest.mark.parametrize("game", TITLES)
def test_every_option_can_be_reached_and_changed(guest: Arrive, game: str) -> None:
    page = guest()
    page.get_by_role("radio", name=TITLES[game]).check(force=True)
    form = RulesForm(page, game)
    form.open()
    for name in form.options:
        changes = form.another(name)
        for option, value in changes.items():
            form.set(option, value)
        expect(form.changed, f"with {changes}").to_have_count(len(changes))
        expect(form.changed.filter(has_text=form.label(name)).first).to_be_visible()
        form.reset()
