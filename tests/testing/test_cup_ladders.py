"""Tests that the cup's ladders of values are those of the rule books."""

import json

from mendax.games import game_named
from mendax.games.mia.order import announceable
from mendax.testing.cup_ladders import text
from tools.ground import ROOT

FILE = ROOT / "web" / "src" / "cup" / "ladders.gen.ts"


def test_the_ladders_are_fresh() -> None:
    """To update: ``.venv/bin/python -m mendax.testing.cup_ladders`` with the file's path."""
    assert FILE.read_text() == text()


def test_each_preset_of_mia_has_its_own_order() -> None:
    game = json.loads(FILE.read_text().rpartition(" = ")[2].rstrip(";\n"))["2"]
    for preset, rules in game_named("mia").presets.items():
        values = [int(value) for value, _ in game["ladders"][game["presets"][preset]]["values"]]
        assert values == sorted(values, key=announceable(rules).index, reverse=True)
        assert set(values) == set(announceable(rules))
