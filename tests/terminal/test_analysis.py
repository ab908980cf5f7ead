"""Tests that shared options mean the same in all analysis commands."""

import json

import pytest

from mendax.games.mia.rules import PRESETS
from mendax.games.rules import parse_options, write_options
from mendax.terminal.analysis import USUAL_TABLE
from mendax.terminal.cli import app, run

TABLE = ("--players", "2", "--preset", "matches", "--set", "lives=2", "--set", "mia_true_cost=1")


pytestmark = pytest.mark.usefixtures("policy_folder")


@pytest.mark.parametrize("command", ["solve", "stats", "explore"])
def test_every_command_reads_the_same_table(command: str) -> None:
    _, understood, _ = app.parse_args([command, "mia", *TABLE])
    table = understood.arguments["table"]
    assert (table.players, table.preset) == (2, "matches")
    assert table.changes == ("lives=2", "mia_true_cost=1")
    _, nothing_said, _ = app.parse_args([command])
    assert nothing_said.arguments.get("table", USUAL_TABLE) == USUAL_TABLE


def test_options_of_the_table_reach_the_analysis(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wanted = parse_options(PRESETS["matches"], ("lives=2", "mia_true_cost=1"))
    assert run(["solve", *TABLE, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"] == write_options(wanted)
