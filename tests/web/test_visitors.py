"""Tests of the base of the browser tests: Chromium starts, errors count, and axe works."""

import pytest
from playwright.sync_api import Page

from tests.accessibility import violations

pytestmark = pytest.mark.browser


def test_axe_finds_a_picture_without_words(page: Page) -> None:
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1><img src='data:,'></main>")
    assert [line.split(":")[0] for line in violations(page)] == ["image-alt"]
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1></main>")
    assert violations(page) == []
