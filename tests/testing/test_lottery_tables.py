"""Tests that the browser's outcomes of chance are those of the rule books."""

import json
from random import Random
from typing import Any

import pytest

from mendax.core.extensions import Redrawable
from mendax.core.lotteries import Lottery
from mendax.games import BUILT_IN
from mendax.games.editions import rules_of
from mendax.games.rules import write_options
from mendax.testing.lottery_tables import text
from mendax.testing.rule_sets import random_rules
from tests.proof import parametrize
from tools.ground import ROOT

FILE = ROOT / "web" / "src" / "table" / "lotteries.gen.ts"


def test_the_tables_are_fresh() -> None:
    """To update: ``.venv/bin/python -m mendax.testing.lottery_tables`` with the file's path."""
    assert FILE.read_text() == text()


def lottery(table: Any, kind: str, words: str, seats: int) -> Lottery:
    """Return a lottery as the browser reads it from the table of its game."""
    one, pack = table["byEvent"][kind], table["pack"]
    outcomes = one["words"][:seats] if one["seats"] else one["words"]
    tickets = one["tickets"] or [1] * len(outcomes)
    if one["pack"]:
        given = dict(word.split("=") for word in words.split())
        at, values = 0, []
        for name, low, high, unnamed in pack["options"]:
            values.append(int(given.get(name, unnamed)))
            at = at * (high - low + 1) + values[-1] - low
        fewest, most = pack["seats"]
        at = at * (most - fewest + 1) + seats - fewest
        outcomes = outcomes[pack["skipped"][values[0] - pack["options"][0][1]] :]
        tickets = [int(pack["copies"][at], 36)] * len(outcomes)
    more = {"among": one["among"], "pack": one["pack"], "returns": one["returns"]}
    return Lottery(tuple(outcomes), tuple(tickets), **more)


@pytest.mark.parametrize("name", BUILT_IN)
@parametrize("seed", range(200), test=range(20))
def test_the_tables_contain_the_lotteries_of_all_rules(name: str, seed: int) -> None:
    game, luck = BUILT_IN[name], Random(seed)
    assert isinstance(game, Redrawable)
    tables = json.loads(FILE.read_text().rpartition(" = ")[2].rstrip(";\n"))
    words = write_options(random_rules(game, Random(seed)))
    rules = rules_of(game, (f"edition={game.edition}", *words.split()))
    seats = luck.choice(game.seats)
    known = game.lotteries(rules, seats)
    assert list(tables[name]["byEvent"]) == list(known.by_event)
    for kind, one in known.by_event.items():
        assert lottery(tables[name], kind, words, seats) == one
    assert tables[name]["shuffle"] == known.shuffle
