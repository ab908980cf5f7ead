"""Tests that stored strengths of bots can be read, and that measured tables replace old ones."""

from msgspec.structs import replace

from mendax.arena.strength import (
    BotStrength,
    Duel,
    Estimate,
    StrengthReport,
    StrengthTable,
    ThinkTimes,
    packaged,
    read,
    written,
)
from mendax.bots import bots_for
from mendax.games import BUILT_IN
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options

HALF = Estimate(0.5, 0.4, 0.6)
TABLE = StrengthTable(
    *("mia", "standard", write_options(MiaRules()), 2, "wins", 0.5, "a", 10),
    (BotStrength("odds", HALF, None, None, ThinkTimes(5, 0.1, 0.2, 0.3)),),
    (Duel("odds", "liar", 10, HALF),),
)


def test_a_report_reads_back() -> None:
    report = StrengthReport((TABLE,))
    assert read(written(report)) == report


def test_a_table_that_is_measured_again_takes_its_own_place() -> None:
    other, again = replace(TABLE, seats=3), replace(TABLE, seed="b")
    report = StrengthReport((TABLE, other)).with_tables((again, replace(TABLE, game="x")))
    assert [(t.game, t.seats, t.seed) for t in report.tables] == [
        ("mia", 2, "b"),
        ("mia", 3, "a"),
        ("x", 2, "a"),
    ]


def test_the_packaged_figures_cover_existing_bots() -> None:
    tables = packaged().tables
    assert {table.game for table in tables} == set(BUILT_IN)
    for table in tables:
        names = [one.bot for one in table.bots]
        assert set(names) <= set(bots_for(table.game))
        assert len(table.duels) == len(names) * (len(names) - 1)
        assert all(duel.games == table.games for duel in table.duels)
        assert table.rules
        assert table.seed
