"""Tests of the page of the host's own words."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response

from mendax.server.http import host_page
from mendax.server.http.static_files import Pages
from mendax.server.settings.setting_values import SettingsError
from tests.reasons import because

TEXT = """# Imprint & privacy

Ada **Lovelace**
Byron Street *1*

- [write](mailto:ada@example.org)
- [our *site*](https://example.org/?a=1&b=2)

## Cookies
One, for your seat.
"""
HTML = """<h1>Imprint &amp; privacy</h1>
<p>Ada <strong>Lovelace</strong><br />
Byron Street <em>1</em></p>
<ul>
<li><a href="mailto:ada@example.org">write</a></li>
<li><a href="https://example.org/?a=1&amp;b=2">our <em>site</em></a></li>
</ul>
<h2>Cookies</h2>
<p>One, for your seat.</p>
"""
KNOWN = {"h1", "h2", "p", "ul", "li", "a", "strong", "em", "br", "hr", "pre", "code"}
PIECES = st.sampled_from(
    [
        *("<script>", "<img onerror=a>", "[a](javascript:b)", "[a](https://b)", "&lt;", "data:"),
        *("**", "*", "\n- ", "\n\n", "# ", '[a](/b"onclick="c)', "a", " "),
    ]
)


class Elements(HTMLParser):
    """The elements of a page, with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_marks_become_a_page() -> None:
    assert host_page.rendered(TEXT) == HTML


@given(st.lists(PIECES, max_size=12).map("".join))
def test_no_text_becomes_a_script(text: str) -> None:
    for tag, attributes in Elements(host_page.rendered(text)).found:
        assert tag in KNOWN
        assert set(attributes) <= {"href"}
        assert (attributes.get("href") or "/").startswith(("https://", "/"))


def get(pages: Pages, path: str) -> Response:
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
    return pages.answer(Request(scope))


def test_the_page_is_shown_and_linked_by_its_heading(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html>")
    file = tmp_path / "about.md"
    file.write_text(TEXT.replace("privacy", '"privacy"'))
    pages = Pages(tmp_path, about=host_page.read(str(file), "/games"))
    assert bytes(get(pages, "/").body).endswith(
        b'<html data-about="Imprint &amp; &quot;privacy&quot;">'
    )
    page = get(pages, "/about")
    assert b'<a href="/games/">' in page.body
    assert b"Ada <strong>Lovelace</strong>" in page.body
    assert "script" not in page.headers["content-security-policy"]
    assert get(Pages(tmp_path), "/about").status_code == 404


@pytest.mark.parametrize("text", [None, "no heading", "# a\n" + "b" * host_page.LARGEST, "# \xff"])
def test_a_page_that_cannot_be_shown_stops_the_start(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "about.md"
    if text is not None:
        file.write_bytes(text.encode("latin-1"))
    with pytest.raises(SettingsError, check=because("server-bad-about")):
        host_page.read(str(file))
    assert host_page.read("") is None
