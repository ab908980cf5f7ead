"""Tests of Mia solved on the command line: the report, its units, and the coach of the table."""

import pytest

from mendax.coach.mia.coach import MiaCoach
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.terminal.analysis import SolveOptions, Span
from mendax.terminal.mia import solving
from mendax.words import Words

WORDS = Words("en")


pytestmark = pytest.mark.usefixtures("policy_folder")


@pytest.mark.parametrize(
    ("rules", "span", "unit"),
    [
        (MiaRules(lives=1), "match", "chance"),
        (MiaRules(lives=1), "round", "lives"),
        (PRESETS["scored"], "round", "points"),
    ],
)
def test_a_report_names_its_unit(rules: MiaRules, span: Span, unit: str) -> None:
    report = solving.solved(SolveOptions(rules, 2, span, False, False, None), WORDS)
    assert (report.game, report.unit, report.span) == ("mia", unit, span)
    assert 0 <= report.deviation < 1e-9
    assert sum(report.values) == pytest.approx(1 if unit == "chance" else 0, abs=1e-9)


@pytest.mark.parametrize(("reveals", "unit", "whole"), [(False, "kept", 2), (True, "payoff", 0)])
def test_chances_stay_below_one_if_the_first_out_ends_the_game(
    reveals: bool, unit: str, whole: int
) -> None:
    rules = MiaRules(lives=1, ends_when="first_out", mia_reveals=reveals).plain()
    report = solving.solved(SolveOptions(rules, 3, "match", False, False, None), WORDS)
    assert report.unit == unit
    assert sum(report.values) == pytest.approx(whole, abs=1e-9)
    assert max(report.values) <= 1 if unit == "kept" else max(report.values) < 2
    assert min(report.values) >= (0 if unit == "kept" else -1)
    assert report.deviation < 1e-9


def test_the_coach_knows_a_table_that_it_was_introduced_to() -> None:
    rules = MiaRules(lives=2, order="natural")
    solving.introduce(rules, 2, None, WORDS)
    assert MiaCoach().coverage(rules, 2).solved == "whole"
    assert MiaCoach().advice(rules, 2, waits=False) is not None
