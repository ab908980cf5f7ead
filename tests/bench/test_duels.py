"""Tests that duels of every pair of bots rotate the seats and have the same figures as the
arena."""

import pytest

from bench.duels import Pairing, duels, pairings, seatings
from mendax.arena.competitors import NamedBot
from mendax.arena.duels import result
from mendax.arena.match import MatchSetup, match, on_cores, played
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules

RULES = MiaRules(lives=2)


def test_two_seats_play_a_pair_once_and_more_seats_both_ways() -> None:
    assert pairings(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(pairings(3, 3)) == 6


def test_the_one_sits_everywhere_equally_often() -> None:
    games = list(seatings([Pairing(0, 1), Pairing(1, 0)], 3, 3))
    assert games == [
        *((0, (0, 1, 1)), (1, (1, 0, 1)), (2, (1, 1, 0))),
        *((3, (1, 0, 0)), (4, (0, 1, 0)), (5, (0, 0, 1))),
    ]


def test_figures_are_those_of_the_games_and_the_same_each_time() -> None:
    setup = MatchSetup("mia", RULES, (NamedBot("liar"), NamedBot("odds")), "s")
    done = list[int]()
    found = duels(setup, 2, 30, "wins", on_cores(1), lambda n, _: done.append(n))
    games = played(setup, seatings([Pairing(0, 1)], 2, 30))
    won = sum(game.places[game.order.index(1)] == 1 for game in games)
    assert [(duel.bot, duel.others) for duel in found] == [("liar", "odds"), ("odds", "liar")]
    assert found[1].result.mean == round(won / 30, 5) > 0.7
    assert found[0].result.mean + found[1].result.mean == pytest.approx(1.0)
    assert done == [10, 20, 30]
    assert duels(setup, 2, 30, "wins", on_cores(1)) == found


def test_it_agrees_with_the_arena() -> None:
    arena = match(GAMES["mia"], RULES, ("odds", "liar"), 400, "other seed")
    setup = MatchSetup("mia", RULES, (NamedBot("odds"), NamedBot("liar")), "s")
    (ours, _) = duels(setup, 2, 200, "wins", on_cores(1))
    assert ours.result.low - 0.06 < arena.standings[0].wins < ours.result.high + 0.06


def test_chips_are_counted_as_they_are_paid() -> None:
    setup = MatchSetup("mia", RULES, (NamedBot("liar"), NamedBot("odds")), "s")
    games = played(setup, seatings([Pairing(1, 0)], 3, 6))
    paid = [game.payoffs[game.order.index(1)] for game in games]
    assert result(games, 1, "chips").mean == round(sum(paid) / 6, 3)
