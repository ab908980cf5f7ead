"""Tests that seats in matches are fair, that intervals are valid, and that the counting bot
wins."""

from collections import Counter
from itertools import islice

import pytest

from mendax.arena.competitors import Participant
from mendax.arena.match import PORTION, match, seatings
from mendax.arena.standings import Standing
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from tests.naive_odds import NaiveOdds
from tests.proof import parametrize

MIA = GAMES["mia"]


def standings_of(bots: list[str], games: int, seed: str) -> tuple[Standing, ...]:
    return match(MIA, PRESETS["standard"], bots, games, seed).standings


@parametrize("other", ["random", "truthful", "liar", "lucky"], test=["truthful"])
@parametrize("seats", [2, 4], test=[2])
def test_odds_beats_a_bot_that_does_not_count(other: str, seats: int) -> None:
    standings = standings_of(["odds", *[other] * (seats - 1)], 300, "counting")
    assert standings[0].clearly_ahead
    assert standings[0].wins > 1 / seats


@parametrize("game, seats", [("mia", 2), ("mia", 3), ("french_poker", 4)], test=[("mia", 2)])
def test_a_match_repeats_itself_on_any_number_of_cores(game: str, seats: int) -> None:
    """The games fill several processes, and the last portion is not full."""
    played, bots = GAMES[game], ["random", "liar", "truthful"]
    rules, games = played.presets[played.default_preset], 6 * PORTION + 3
    one, two = (match(played, rules, bots, games, "a", seats=seats, workers=w) for w in (1, 2))
    assert one == two
    assert one != match(played, rules, bots, games, "b", seats=seats)


def test_progress_is_reported_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    match(MIA, MiaRules(), ["random"] * 2, 25, "x", progress=lambda *done: told.append(done))
    assert told == [(10, 25), (20, 25), (25, 25)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (5, 2), (4, 3), (6, 6)])
def test_every_bot_sits_at_every_seat_equally_often(bots: int, seats: int) -> None:
    orders = list(islice(seatings(bots, seats, "fair"), seats * bots * 4))
    assert all(len(set(order)) == seats for order in orders)
    for seat in range(seats):
        sat = Counter(order[seat] for order in orders)
        assert set(sat.values()) == {4 * seats}
        assert len(sat) == bots


def test_more_seats_than_bots_and_fewer() -> None:
    found = match(MIA, MiaRules(), ["random", "odds"], 8, "x", seats=4)
    assert [standing.bot for standing in found.standings] == ["random", "odds"] * 2
    assert {standing.games for standing in found.standings} == {8}
    found = match(MIA, MiaRules(), ["random", "odds", "liar"], 12, "x", seats=2)
    assert {standing.games for standing in found.standings} == {8}
    assert found.games == 12
    assert found.decisions > 12


@pytest.mark.parametrize(
    ("game", "bots", "seats", "games", "payoffs", "decisions"),
    [
        ("mia", [NaiveOdds, "truthful", "liar", "lucky"], 2, 40, [0.9, 0.5, -0.4, -1.0], 2148),
        ("mia", ["equilibrium", NaiveOdds], 2, 6, [0.0, 0.0], 335),
        ("french_poker", ["odds", "liar", "random"], 3, 12, [1.0, -0.5, -0.5], 666),
    ],
)
def test_the_figures_of_a_seed_are_stable(
    game: str, bots: list[Participant], seats: int, games: int, payoffs: list[float], decisions: int
) -> None:
    """These are the games of 0.1: a seed produces the same match in every release.

    A changed bot plays other games; ``NaiveOdds`` is ``odds`` of Mia as of 0.1.
    """
    book = GAMES[game]
    found = match(book, book.presets[book.default_preset], bots, games, "today", seats=seats)
    assert [standing.payoff for standing in found.standings] == pytest.approx(payoffs)
    assert found.decisions == decisions
