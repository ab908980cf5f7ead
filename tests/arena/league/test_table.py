"""Tests of league figures: versions, totals over rounds, and continued ratings."""

import pytest

from mendax.arena.league.table import (
    POINTS,
    next_players,
    round_figures,
    standings,
    thinned,
)
from mendax.arena.league.values import LeaguePlayer, LeagueRound, RatingPoint
from mendax.arena.standings import PlayedGame, figures
from mendax.core.game import Reason
from mendax.programs.arena.charges import Conduct, ProgramCharge

ODDS, MINE = LeaguePlayer("odds"), LeaguePlayer("mine.py", 1, "aa")
WON = PlayedGame((0, 1), (1.0, -1.0), (1, 2), 5)
LOST = PlayedGame((1, 0), (1.0, -1.0), (1, 2), 5)


def one_round(
    number: int, games: list[PlayedGame], before: list[LeagueRound], mine: LeaguePlayer = MINE
) -> LeagueRound:
    totals, skills = round_figures(before, [ODDS, mine], games)
    return LeagueRound(
        number, 1000 * number, (ODDS, mine), totals, skills, "mia", "", 2, len(games)
    )


def test_another_file_is_a_new_version_and_the_old_file_the_old() -> None:
    rounds = [one_round(1, [WON], [])]
    assert next_players(rounds, [("mine.py", "aa"), ("odds", "")]) == [MINE, ODDS]
    second = LeaguePlayer("mine.py", 2, "bb")
    assert next_players(rounds, [("mine.py", "bb")]) == [second]
    rounds.append(one_round(2, [WON], rounds, second))
    assert next_players(rounds, [("mine.py", "aa"), ("new", "x")])[0] == MINE
    assert next_players(rounds, [("mine.py", "cc")])[0].version == 3


def test_ratings_of_rounds_are_those_of_all_games_in_a_row() -> None:
    games = [WON, WON, LOST, WON, LOST]
    first = one_round(1, games[:2], [])
    second = one_round(2, games[2:], [first])
    match = figures(["odds", "mine.py"], games)
    for skill, one in zip(second.skills, match.standings, strict=True):
        assert (skill.mu, skill.sigma) == pytest.approx((one.rating.mu, one.rating.sigma), abs=1e-5)


def test_a_round_has_the_figures_of_the_same_match() -> None:
    games = [WON, WON, LOST, WON]
    (odds, mine) = standings([one_round(1, games, [])])
    for one, league in zip(
        figures(["odds", "mine.py"], games).standings, (odds, mine), strict=True
    ):
        assert (one.games, one.payoff, one.wins) == (league.games, league.payoff, league.wins)
        assert (one.margin, one.rating.mu) == pytest.approx((league.margin, league.mu), abs=1e-3)


def test_standings_add_up_and_mark_active_players() -> None:
    bad = Conduct((ProgramCharge("timeout", Reason("program-silent")),), True)
    rounds = [one_round(1, [WON, LOST._replace(conducts=(bad, None))], [])]
    rounds.append(one_round(2, [WON], rounds, LeaguePlayer("mine.py", 2, "bb")))
    found = standings(rounds)
    assert [(one.name, one.version, one.plays) for one in found] == [
        ("odds", 1, True),
        ("mine.py", 2, True),
        ("mine.py", 1, False),
    ]
    odds, _, old = found
    assert odds.games == 3
    assert [odds.payoff, odds.wins] == pytest.approx([1 / 3, 2 / 3], abs=1e-6)
    assert [point.round for point in odds.history] == [1, 2]
    assert (old.faulty, old.forfeits, old.first) == (1, 1, 1)
    assert standings([]) == ()


def test_a_long_history_is_thinned_to_its_ends() -> None:
    history = [RatingPoint(number, 25.0, 1.0) for number in range(1, 1001)]
    few = thinned(history)
    assert len(few) == POINTS
    assert (few[0].round, few[-1].round) == (1, 1000)
    assert thinned(history[:5]) == tuple(history[:5])
