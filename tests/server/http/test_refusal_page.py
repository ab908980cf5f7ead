"""Tests of refusals: a page for browsers in their language, and JSON for programs."""

import pytest

from mendax.core.game import Reason
from mendax.server.http.refusal_page import refusal
from mendax.words import LANGUAGES

REASON = Reason("wire-refused-name", {"given": "<b>vm</b>"})
PAGE = {"accept": "text/html"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_visitors_language(language: str) -> None:
    page = refusal("/t/x", PAGE | {"accept-language": language}, 421, REASON)
    text = bytes(page.body).decode()
    assert f'<html lang="{language}">' in text
    assert "&lt;b&gt;vm&lt;/b&gt;" in text
    assert "<b>" not in text
    assert "<a" not in text
