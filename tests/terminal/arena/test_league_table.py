"""Tests of the table of a league, drawn and in sentences."""

import io

import pytest
from rich.console import Console

from mendax.arena.league.values import LeagueStanding, LeagueTable
from mendax.terminal.arena.league_table import names_of, show
from mendax.words import LANGUAGES, Words


def standing(version: int, plays: bool, margin: float | None) -> LeagueStanding:
    figures = (10, 0.5, margin, 0.75, 0, 0, 30.25, 2.5, ())
    return LeagueStanding("odds", version, "", plays, 1, *figures)


TABLE = LeagueTable(
    *("mia", "lives=6", 2, 3, 20, 5), (standing(2, True, 0.25), standing(1, False, None))
)


@pytest.mark.parametrize("plain", [True, False])
def test_players_of_earlier_rounds_are_in_brackets(plain: bool) -> None:
    for language in LANGUAGES:
        out, words = io.StringIO(), Words(language)
        show(Console(file=out, width=200), words, TABLE, plain)
        text = out.getvalue()
        assert f"{words.say('bot-odds')} v2" in text
        assert f"({names_of(words, TABLE.standings)[1]})" in text
        for said in (
            words.decimal(30.2, 1, 2.5),
            words.signed(0.5, 3, 0.25),
            words.percent(0.75, 1),
        ):
            assert said in text
        assert "arena-league-" not in text
