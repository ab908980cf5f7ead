"""Tests of the published figures and the refusals of ``mendax strength``."""

import json

import pytest

from mendax.arena.match import match
from mendax.arena.strength import packaged
from mendax.terminal.cli import run


def test_packaged_figures_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["strength", "french_poker", "--players", "2", "--plain", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("French poker, Standard, 2 at the table\n")
    assert "Equilibrium among Searching: " in shown
    assert run(["strength", "mia", "--players", "20", "--lang", "en"]) == 1
    assert "mendax arena" in capsys.readouterr().err
    assert run(["strength", "sword_of_lies", "--players", "2", "--lang", "en"]) == 2


def test_own_bots_play_against_each_published_bot(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["strength", "mia", "--players", "2", "--bots", "truthful", "--games", "20"]
    assert run([*asked, "--json"]) == 0
    duels = json.loads(capsys.readouterr().out)["duels"]
    (kept,) = (one for one in packaged().tables if (one.game, one.seats) == ("mia", 2))
    assert [duel["others"] for duel in duels] == [one.bot for one in kept.bots]
    for duel in duels:
        if duel["others"] in ("odds", "liar"):
            found = match("mia", "standard", ["truthful", duel["others"]], 20, "strength")
            (own,) = (one for one in found.standings if one.bot == "truthful")
            assert duel["result"]["mean"] == own.wins
    assert run([*asked, "--plain", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Mia, Standard, 2 at the table"
    assert len(lines) == 1 + len(duels)
    assert "truthful among Odds: " in "".join(lines)
