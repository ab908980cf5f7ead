"""Who takes part, as it is typed."""

from pathlib import Path

import pytest

from mendax.arena.programs.charges import limits_of
from mendax.arena.programs.program_competitor import ProgramCompetitor
from mendax.core.game import RulesError
from mendax.terminal.arena.participants import participants, shown_names
from mendax.words import Words
from tests.arena.programs.bots import program
from tests.reasons import because


def test_files_are_programs_and_all_else_are_names(tmp_path: Path) -> None:
    limits = limits_of(("memory=99",))
    odds, mine = participants(("odds", program(tmp_path, "mine")), limits)
    assert odds == "odds"
    assert isinstance(mine, ProgramCompetitor)
    assert (mine.name, mine.limits.memory) == ("mine.py", 99)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(RulesError, check=because("no-file")):
        participants(("./nobody.py",))


def test_names_of_a_report_are_unlike_each_other() -> None:
    shown = shown_names(["odds", "mine.py", "mine.py"], Words("en"))
    assert shown[0] == "Odds"
    assert len(set(shown)) == 3
