"""Tests of Mia in the terminal: its presentation and ladder."""

from itertools import pairwise

from rich.console import Console

from mendax.games.mia.rules import MiaRules
from mendax.terminal.mia.ladder import LADDER_PAGE, for_programs, show
from mendax.words import Words


def test_every_value_is_there_the_highest_first_with_its_rolls() -> None:
    rows = for_programs(MiaRules())
    assert [row["value"] for row in rows][:3] == [21, 66, 55]
    assert (rows[0]["beaten_by"], rows[0]["reached_by"]) == (0, 2)
    assert (rows[-1]["beaten_by"], rows[-1]["reached_percent"]) == (34, 100)
    assert sum(len(row["rolls"]) for row in rows) == 21
    for higher, lower in pairwise(rows):
        assert lower["beaten_by"] == higher["reached_by"]


def test_people_get_the_same_in_lines_and_as_a_table() -> None:
    words, console = Words("en"), Console(width=100, no_color=True)
    for plain in (True, False):
        with console.capture() as shown:
            show(console, words, MiaRules(), plain)
        text = shown.get()
        assert words.say("terminal-odds-title", game="Mia") in text
        for row in for_programs(MiaRules()):
            assert str(row["value"]) in text
    assert LADDER_PAGE.for_programs is for_programs
