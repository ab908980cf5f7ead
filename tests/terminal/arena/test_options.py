"""Tests of the options of the arena: cores, participants and their names."""

from pathlib import Path

from mendax.programs.arena.charges import limits_of
from mendax.programs.arena.program_competitor import ProgramCompetitor
from mendax.terminal.arena.participants import participants, shown_names
from mendax.words import Words
from tests.programs.arena.bots import program


def test_files_are_programs_and_all_else_are_names(tmp_path: Path) -> None:
    limits = limits_of(("memory=99",))
    odds, mine = participants(("odds", program(tmp_path, "mine")), limits)
    assert odds == "odds"
    assert isinstance(mine, ProgramCompetitor)
    assert (mine.name, mine.limits.memory) == ("mine.py", 99)


def test_names_of_a_report_are_unlike_each_other() -> None:
    shown = shown_names(["odds", "mine.py", "mine.py"], Words("en"))
    assert shown[0] == "Odds"
    assert len(set(shown)) == 3
