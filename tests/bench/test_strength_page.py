"""Tests that the strength page of the docs matches the packaged figures."""

from bench.strength_page import BEGIN, END, markdown, refreshed
from mendax.arena.strength import StrengthReport, packaged
from tests.arena.test_strength import TABLE
from tools.ground import ROOT


def test_the_page_has_the_packaged_figures() -> None:
    page = (ROOT / "docs" / "strength.md").read_text()
    assert refreshed(page, packaged()) == page


def test_text_outside_the_marks_is_kept() -> None:
    made = refreshed(f"before\n{BEGIN}old{END}\nafter", StrengthReport((TABLE,)))
    assert made.startswith("before\n")
    assert made.endswith(f"{END}\nafter")
    assert "old" not in made


def test_every_bot_has_its_row_and_its_pairs() -> None:
    text = markdown(StrengthReport((TABLE,)))
    assert "| `odds` | 50.0% (40.0–60.0) | not known | not tried | 0.1 ms, 99%: 0.2 ms |" in text
    assert "| `odds` | · |" in text
