"""Tests of statistics of Mia on the command line: counts, totals and output."""

import io
from itertools import product

import pytest
from rich.console import Console

from mendax.games.mia.rules import MiaRules
from mendax.terminal.analysis import StatsOptions
from mendax.terminal.mia import statistics
from mendax.words import LANGUAGES, Words
from tests.naive_odds import naive_odds as naive_odds

ASKED = StatsOptions(MiaRules(lives=1), ("odds", "liar"), 2000, 1, 1)


pytestmark = pytest.mark.usefixtures("policy_folder")


def test_simulated_figures_surround_exact_ones() -> None:
    words = Words("en")
    counted, exact = statistics.counted(ASKED, words), statistics.added_up(ASKED, words)
    for seen, expected in zip(counted.by_seat, exact.by_seat, strict=True):
        assert abs(seen.wins - expected.wins) < 3 * seen.margin
    assert counted.games == 2000


def test_figures_are_shown_in_lines_and_in_tables(subtests: pytest.Subtests) -> None:
    exact = statistics.added_up(ASKED, Words("en"))
    for language, plain in product(LANGUAGES, (True, False)):
        with subtests.test(language=language, plain=plain):
            words, paper = Words(language), io.StringIO()
            statistics.show(Console(file=paper, width=140), words, ASKED, exact, plain)
            shown = paper.getvalue()
            assert words.say("stats-claims") in shown
            assert words.say("bot-liar") in shown
            assert "stats-" not in shown
            assert ("│" in shown or "─" in shown) is not plain


@pytest.mark.usefixtures("naive_odds")
@pytest.mark.parametrize(
    ("reveals", "head", "opener"),
    [(False, "solver-worth-kept", "66."), (True, "solver-worth-payoff", "−0.00")],
)
def test_the_unit_is_named_if_the_first_out_ends_the_game(
    reveals: bool, head: str, opener: str, subtests: pytest.Subtests
) -> None:
    """The unit is that of ``mendax solve``, because all seats but one would share first place."""
    rules = MiaRules(lives=1, ends_when="first_out", mia_reveals=reveals)
    asked, words = ASKED._replace(rules=rules, players=("odds", "liar", "liar")), Words("en")
    for figures in (statistics.added_up(asked, words), statistics.counted(asked, words)):
        for plain in (True, False):
            with subtests.test(kind=type(figures).__name__, plain=plain):
                paper = io.StringIO()
                statistics.show(Console(file=paper, width=140), words, asked, figures, plain)
                shown = paper.getvalue()
                assert words.say(head) in shown
                assert words.say("stats-wins") not in shown
                lines = [one for one in shown.splitlines() if words.say("solver-opener") in one]
                assert opener in lines[0]
