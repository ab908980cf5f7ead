"""Tests that the protocol page in the docs equals the page generated from the declarations."""

from mendax.server.operations.reference import BEGIN, refreshed
from tools.ground import ROOT

PAGE = ROOT / "docs" / "protocol.md"


def test_the_page_is_fresh() -> None:
    """To update the page, run
    ``.venv/bin/python -m mendax.server.operations.reference docs/protocol.md``."""
    page = PAGE.read_text()
    assert BEGIN in page
    assert refreshed(page) == page


def test_everything_is_in_it() -> None:
    page = PAGE.read_text()
    for words in ("`hello`", "`set-rules`", "`game-started`", "`announce`", "POST /api/tables`"):
        assert words in page


def test_patterns_and_lengths_are_in_it() -> None:
    """Constraints of a message are stated at its fields."""
    page = PAGE.read_text()
    assert "| `act` | `id`: string (1 to 40 characters, `^[A-Za-z0-9_-]+$`), `after`" in page
    assert "`games`: list of GameOffered (1 to 20 items), `most_tables`: integer (1 to 100)" in page
    assert "`words`: string (at most 200 characters)" in page
