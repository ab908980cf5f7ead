"""Tests that a league's folder contains only complete rounds after any interruption, and that
damaged files are reported."""

from pathlib import Path

import pytest

from mendax.arena.league.folder import (
    ROUNDS,
    SETTINGS,
    LeagueFolder,
    LeagueProblem,
    LeagueSettings,
)
from mendax.arena.league.values import LeaguePlayer, LeagueRound, LeagueTable
from mendax.arena.totals import Skill, Totals
from tests.reasons import because

ROUND = LeagueRound(
    *(1, 5, (LeaguePlayer("odds"),), (Totals(1),), (Skill(25.0, 8.0),)), "mia", "lives=6", 2, 1
)


def test_settings_are_written_for_people_and_read_back(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path / "new")
    settings = LeagueSettings(("odds", 'java -cp "a b" Bot'), "mia", "meyer", ("lives=3",), 3, 9)
    folder.write_settings(settings)
    assert folder.settings() == settings
    path = tmp_path / "new" / SETTINGS
    path.write_text(path.read_text() + "speed = 3\n")
    with pytest.raises(LeagueProblem, check=because("speed")):
        folder.settings()
    path.write_text("bots = [")
    with pytest.raises(LeagueProblem, check=because("settings")):
        folder.settings()


def test_half_a_line_is_a_round_that_was_not_played(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    folder.append(ROUND)
    path = tmp_path / ROUNDS
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    assert folder.rounds() == [ROUND]
    folder.append(ROUND)
    assert path.read_bytes() == whole * 2
    path.write_bytes(whole + b"{}\n")
    with pytest.raises(LeagueProblem, check=because(r"damaged .*line=2")):
        folder.rounds()


def test_a_table_is_published_whole(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    with pytest.raises(LeagueProblem, check=because("table")):
        folder.table()
    table = LeagueTable("mia", "lives=6", 2, 1, 1, 5, ())
    folder.publish(table)
    assert folder.table() == table


def test_only_one_plays_a_league(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    with folder.locked(), pytest.raises(LeagueProblem, check=because("locked")), folder.locked():
        pass
    with folder.locked():
        pass
