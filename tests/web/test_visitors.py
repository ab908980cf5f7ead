"""Tests of the base of the browser tests: Chromium starts, errors count, and axe works."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.accessibility import violations

pytestmark = pytest.mark.browser


def test_each_visitor_is_another_person(visitor: Callable[..., Page]) -> None:
    phone, desktop = visitor(), visitor(viewport={"width": 1280, "height": 800})
    for page in (phone, desktop):
        page.set_content("<title>table</title><p>a cup</p>")
    assert phone.inner_text("p") == desktop.inner_text("p") == "a cup"
    assert phone.evaluate("innerWidth") == 390
    assert desktop.evaluate("innerWidth") == 1280
    assert phone.context is not desktop.context


def test_axe_finds_a_picture_without_words(page: Page) -> None:
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1><img src='data:,'></main>")
    assert [line.split(":")[0] for line in violations(page)] == ["image-alt"]
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1></main>")
    assert violations(page) == []


def test_only_expected_errors_may_reach_the_console(page: Page, expected_errors: list[str]) -> None:
    expected_errors.append("the cup fell")
    page.set_content("<script>console.error('the cup fell')</script>")
