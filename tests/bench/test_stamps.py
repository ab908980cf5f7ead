"""Tests that published figures name their command, and are of the bots as they play now."""

import re

import pytest

from bench import stamps
from bench.pages import marks, replaced
from bench.stamps import Stamp, fingerprint
from bench.strength_page import BEGIN, END
from tools.ground import ROOT

PAGES = ("strength", "coach", "training-an-agent", "sword-of-lies")
GAMES = ("mia", "french_poker", "sword_of_lies")


def of(game: str) -> list[Stamp]:
    """Return the stamps of one game."""
    return [one for one in stamps.stamps() if one.game == game]


@pytest.mark.parametrize("game", GAMES)
def test_published_figures_are_of_bots_that_play_so_today(game: str) -> None:
    """If a bot plays differently, run the command of the stamp to measure its figures again."""
    now = {bots: fingerprint(game, bots) for bots in {one.bots for one in of(game)}}
    assert now
    changed = [one for one in of(game) if now[one.bots] != one.plays]
    assert [f"{one.page}: {one.section}: {one.command}" for one in changed] == []


def test_every_stamped_section_is_on_its_page_with_its_command() -> None:
    for one in stamps.stamps():
        page = " ".join((ROOT / one.page).read_text().split())
        begin, end = marks(one.section)
        assert begin in page
        assert end in page
        assert " ".join(one.command.split()[:3]) in page


@pytest.mark.parametrize("name", PAGES)
def test_every_table_of_figures_is_measured_by_a_command(name: str) -> None:
    path = f"docs/{name}.md"
    page = (ROOT / path).read_text()
    sections = [marks(one.section) for one in stamps.stamps() if one.page == path]
    for begin, end in (*sections, (BEGIN, END)):  # test_strength plays the latter again
        before, begun, rest = page.partition(begin)
        page = before + rest.partition(end)[2] if begun else page
    assert re.findall(r"^\|.*\d.*\|$", page, re.MULTILINE) == []


def test_fingerprints_differ_between_bots_and_repeat() -> None:
    one, other = fingerprint("mia", ("truthful",)), fingerprint("mia", ("liar",))
    assert one == fingerprint("mia", ("truthful",))
    assert one != other


def test_a_section_is_replaced_between_its_marks() -> None:
    begin, end = marks("x")
    assert replaced(f"a\n{begin}\nold\n{end}\nb", "x", ["new"]) == f"a\n{begin}\n\nnew\n\n{end}\nb"
    with pytest.raises(ValueError, match="no section 'y'"):
        replaced("a", "y", [])
