"""How strong bots are, shown in the terminal: drawn, and in sentences."""

import io

import pytest
from rich.console import Console

from mendax.arena.strength.values import (
    BotStrength,
    Duel,
    Estimate,
    StrengthReport,
    StrengthTable,
    ThinkTimes,
    Weakness,
)
from mendax.terminal.arena.strength_tables import show
from mendax.words import LANGUAGES, Words

TIMES = ThinkTimes(5, 0.123, 145.2, 200)
TABLE = StrengthTable(
    *("french_poker", "house", "tokens=5", 2, "wins", 0.5, "a", 10),
    (
        BotStrength(
            "equilibrium",
            Estimate(0.7, 0.6, 0.8),
            Weakness(Estimate(0.50017, 0.50017, 0.50017), "best-response", True),
            TIMES,
        ),
        BotStrength("odds", Estimate(0.3, 0.2, 0.4), None, TIMES),
    ),
    (
        Duel("equilibrium", "odds", 10, Estimate(0.7, 0.6, 0.8)),
        Duel("odds", "equilibrium", 10, Estimate(0.3, 0.2, 0.4)),
    ),
)
HABIT = Weakness(Estimate(33.0, 3.0, 63.0), "calls_any_bet", False)
SWORD = StrengthTable(
    *("sword_of_lies", "", "limit=none", 3, "chips", 0.0, "a", 10),
    (BotStrength("marshal", Estimate(1.5, -1, 4), HABIT, TIMES),),
    (),
)
REPORT = StrengthReport((TABLE, SWORD))


def test_every_figure_is_said(subtests: pytest.Subtests) -> None:
    for plain in [True, False]:
        for language in LANGUAGES:
            with subtests.test(plain=plain, language=language):
                out = io.StringIO()
                show(Console(file=out, width=200), Words(language), REPORT, plain)
                text = out.getvalue()
                for said in (
                    "70.0 % (60.0–80.0)",
                    "50.02 %",
                    "+33.0 (+3.0 … +63.0)",
                    "0.12",
                    "145",
                    "limit=none",
                ):
                    assert said in text
                assert "strength-" not in text
                assert "exploiter-" not in text


def test_pairs_stand_side_by_side() -> None:
    out = io.StringIO()
    show(Console(file=out, width=200), Words("en"), StrengthReport((TABLE,)), False)
    row = next(line for line in out.getvalue().splitlines() if "Odds" in line and " · " in line)
    assert " 30 " in row
