"""Tests that the report as a page is complete and self-contained, and escapes markup."""

from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from mendax.games import GAMES
from mendax.terminal.arena.page import page_of
from mendax.terminal.arena.report import MatchReport
from mendax.words import Words
from tests.terminal.arena.played import REPORT

MIA = GAMES["mia"]
VOID = {"meta", "circle", "line", "rect"}


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "slow")
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_is_self_contained(language: str) -> None:
    words = Words(language)
    page = page_of(words, MIA, MIA.presets["standard"], "<seed>", REPORT)
    assert page.isascii()
    assert "url(" not in page
    read = Tags()
    read.feed(page)
    assert read.open == []
    assert page.count("<svg") == 3
    assert words.say("arena-page-pairs") in read.text
    assert read.text.count("<slow>.py") >= 4
    assert "<seed>" in read.text
    assert words.say("arena-first-fault-error", error="<slow>") in read.text


def test_a_match_of_bots_alone_has_no_faults_to_show() -> None:
    report = MatchReport(replace(REPORT.match, charges=()), 1.0)
    page = page_of(Words("en"), MIA, MIA.presets["standard"], "x", report)
    assert "Faults" not in page
    assert page.count("<svg") == 2
