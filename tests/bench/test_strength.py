"""Tests that strength tables contain every bot that can play there, the strongest first."""

from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench import strength
from bench.duels import Pairing, pairings, seatings
from bench.strength import PUBLISHED, StrengthSetup, match_of, measured, unit_of
from bench.weakness import Subject, best_response, worst_habit
from mendax.arena.duels import result
from mendax.arena.match import on_cores, played
from mendax.arena.strength import StrengthTable, packaged, read
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import read_options
from tests.proof import parametrize


def test_a_table_is_reproducible_except_for_its_times() -> None:
    setup = StrengthSetup(GAMES["mia"], MiaRules(lives=1, ends_when="first_out"), 6, 2, "s", False)
    one, two = (measured(setup, on_cores(1), lambda: 0.0) for _ in range(2))
    assert one == two
    names = [bot.bot for bot in one.bots]
    assert {"odds", "random"} <= set(names)
    assert len(one.duels) == len(names) * (len(names) - 1)
    means = [bot.overall.mean for bot in one.bots if bot.overall]
    assert means == sorted(means, reverse=True)
    assert one.fair == 1 / 6
    assert all(bot.best_response is None and bot.habit is None for bot in one.bots)
    assert one.preset == ""


def test_the_unit_is_the_stake_of_the_game() -> None:
    assert unit_of(GAMES["mia"], MiaRules()) == "wins"
    assert unit_of(GAMES["mia"], GAMES["mia"].presets["scored"]) == "chips"
    sword = GAMES["sword_of_lies"]
    assert unit_of(sword, sword.presets["standard"]) == "chips"


EVERY_GAME = [
    ("mia", 2, "equilibrium", "odds"),
    ("french_poker", 4, "equilibrium", "odds"),
    ("sword_of_lies", 3, "marshal", "random"),
    ("sword_of_lies", 3, "knight", "squire"),
]
OTHERS = [
    ("mia", 3, "equilibrium", "truthful"),
    ("mia", 3, "reader", "truthful"),
    ("french_poker", 2, "equilibrium", "odds"),
    ("french_poker", 4, "searching", "truthful"),
]


@parametrize("name, seats, bot, others", EVERY_GAME + OTHERS, test=EVERY_GAME)
def test_the_packaged_figures_are_of_the_current_bots(
    name: str, seats: int, bot: str, others: str
) -> None:
    """If a bot has changed, run ``python -m bench.strength`` to measure its tables again."""
    (table,) = (one for one in packaged().tables if (one.game, one.seats) == (name, seats))
    game = GAMES[name]
    rules = read_options(game.presets[table.preset], table.rules.split())
    setup = match_of(StrengthSetup(game, rules, seats, table.games, table.seed))
    names = [bot.name for bot in setup.bots]
    assert sorted(names) == sorted(one.bot for one in table.bots)
    pairs = pairings(len(names), seats)
    pair = Pairing(names.index(bot), names.index(others))
    at = pairs.index(pair if pair in pairs else Pairing(pair.others, pair.bot)) * table.games
    games = played(setup, islice(seatings(pairs, seats, table.games), at, at + table.games))
    (kept,) = (duel for duel in table.duels if (duel.bot, duel.others) == (bot, others))
    assert result(games, pair.bot, table.unit) == kept.result


@parametrize("seats", [2, 3], test=[2])
def test_shipped_mia_values_match_a_best_response_computed_now(seats: int) -> None:
    (table,) = (one for one in packaged().tables if (one.game, one.seats) == ("mia", seats))
    rules = read_options(MiaRules(), table.rules.split())
    for one in table.bots:
        subject = Subject("mia", one.bot, rules, seats, "s")
        assert one.best_response == best_response(subject)
        assert (one.best_response is None) == (one.bot == "reader")
        assert one.habit is not None or (one.bot, seats) == ("reader", 3)
        if one.habit is not None and not one.habit.games:
            assert one.habit == worst_habit(subject, on_cores(1))


def test_every_published_table_is_measured_as_it_says() -> None:
    tables = {(one.game, one.seats): one for one in packaged().tables}
    assert list(tables) == [(one.game, one.seats) for one in PUBLISHED]
    for one in PUBLISHED:
        table = tables[one.game, one.seats]
        assert (table.preset, table.games, table.seed) == ("standard", one.games, "strength")
        tried = {bot.bot for bot in table.bots if bot.habit is not None}
        names = {bot.bot for bot in table.bots}
        assert tried <= names
        assert names - tried <= {"random", "reader"} if one.habits else not tried


def test_tables_that_are_not_asked_for_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text(strength.PAGE.read_text())
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "FIGURES", tmp_path / "figures.json")
    asked: list[StrengthSetup] = []

    def not_measured(setup: StrengthSetup, *_: object) -> StrengthTable:
        asked.append(setup)
        (kept,) = (t for t in packaged().tables if (t.game, t.seats) == ("mia", 3))
        return replace(kept, seed=setup.seed)

    monkeypatch.setattr(strength, "measured", not_measured)
    assert strength.main(["mia", "3", "--seed", "other", "--cores", "1"]) == 0
    assert [(one.game.name, one.seats, one.games) for one in asked] == [("mia", 3, 120)]
    found = read((tmp_path / "figures.json").read_text())
    assert [t.seed for t in found.tables].count("other") == 1
    assert len(found.tables) == len(packaged().tables)
    assert "seed `other`" in page.read_text()
    assert strength.main(["--page"]) == 0
    assert len(asked) == 1
    assert "seed `other`" not in page.read_text()
