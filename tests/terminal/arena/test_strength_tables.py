"""Tests of the strength of bots in the terminal, drawn and in sentences."""

import io

import pytest
from rich.console import Console

from mendax.arena.french_poker import habits as french_poker
from mendax.arena.mia import habits as mia
from mendax.arena.strength import (
    BotStrength,
    Duel,
    Estimate,
    StrengthReport,
    StrengthTable,
    ThinkTimes,
    WorstHabit,
)
from mendax.arena.sword_of_lies.exploiters import EXPLOITERS
from mendax.terminal.arena.strength_tables import habit_name, show
from mendax.words import LANGUAGES, Words

TIMES = ThinkTimes(5, 0.123, 145.2, 200)
TABLE = StrengthTable(
    *("french_poker", "standard", "tokens=5", 2, "wins", 0.5, "a", 10),
    (
        BotStrength(
            "equilibrium",
            Estimate(0.7, 0.6, 0.8),
            Estimate(0.50017, 0.50017, 0.50017),
            WorstHabit("true_or_lowest_doubts_rare", Estimate(0.4321, 0.4321, 0.4321), 0),
            TIMES,
        ),
        BotStrength("odds", Estimate(0.3, 0.2, 0.4), None, None, TIMES),
    ),
    (
        Duel("equilibrium", "odds", 10, Estimate(0.7, 0.6, 0.8)),
        Duel("odds", "equilibrium", 10, Estimate(0.3, 0.2, 0.4)),
    ),
)
HABIT = WorstHabit("calls_any_bet", Estimate(33.0, 3.0, 63.0), 900)
SWORD = StrengthTable(
    *("sword_of_lies", "", "limit=none", 3, "chips", 0.0, "a", 10),
    (BotStrength("marshal", Estimate(1.5, -1, 4), None, HABIT, TIMES),),
    (),
)
REPORT = StrengthReport((TABLE, SWORD))


def test_every_figure_is_said(subtests: pytest.Subtests) -> None:
    for plain in [True, False]:
        for language in LANGUAGES:
            with subtests.test(plain=plain, language=language):
                out, words = io.StringIO(), Words(language)
                show(Console(file=out, width=200), words, REPORT, plain)
                text = out.getvalue()
                for said in (
                    f"{words.percent(0.7, 1)} ({words.decimal(60, 1)}–{words.decimal(80, 1)})",
                    words.percent(0.5002, 2),
                    words.percent(0.4321, 2),
                    " … ".join(words.signed(each, 1) for each in (3, 63)),
                    words.decimal(0.1, 1),
                    "145",
                    "limit=none",
                ):
                    assert said in text
                assert "strength-" not in text
                assert "exploiter-" not in text
                assert "habit-" not in text


def test_every_habit_has_a_distinct_name_in_every_language() -> None:
    names = {*mia.HABITS, *french_poker.HABITS, *EXPLOITERS}
    for language in LANGUAGES:
        said = {habit_name(Words(language), name) for name in names}
        assert len(said) == len(names)
        assert not any("habit-" in one or "exploiter-" in one for one in said)
