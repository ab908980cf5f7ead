"""Tests of match statistics (means, intervals, pairs and ratings) on recorded games."""

import io
import math
from itertools import islice
from random import Random
from statistics import NormalDist

import pytest
from rich.console import Console

from mendax.arena.match import seatings
from mendax.arena.standings import PlayedGame, figures, holm, pairs

WON, LOST = (1.0, -1.0), (-1.0, 1.0)


def duels(*won: bool) -> list[PlayedGame]:
    """Return games of two players; each argument is true if the first player won."""
    return [PlayedGame((0, 1), WON if w else LOST, (1, 2) if w else (2, 1), 7) for w in won]


def test_a_tiny_tournament() -> None:
    """Three wins and a loss have a mean of 1/2, and a margin that can be computed by hand."""
    found = figures(["one", "two"], duels(True, True, False, True))
    one, two = found.standings
    assert (one.bot, one.games, one.payoff, one.wins) == ("one", 4, 0.5, 0.75)
    assert (two.payoff, two.wins) == (-0.5, 0.25)
    assert one.margin == two.margin == pytest.approx(1.96 * 1.0 / 2)  # spread 1, four games
    assert not one.clearly_ahead
    assert (found.games, found.decisions) == (4, 28)
    (pair,) = found.pairs
    assert (pair.one, pair.other, pair.games, pair.ahead) == (0, 1, 4, 1.0)
    assert pair.margin == pytest.approx(1.96)
    assert pair.chance == pytest.approx(2 * NormalDist().cdf(-1.0))
    assert not pair.clear
    assert one.rating.mu > 25 > two.rating.mu
    assert one.rating.ordinal == pytest.approx(one.rating.mu - 3 * one.rating.sigma)


def test_shared_first_places_are_shared_wins() -> None:
    found = figures(["a", "b", "c"], [PlayedGame((2, 0, 1), (0.5, 0.5, -1.0), (1, 1, 3), 3)])
    assert [standing.wins for standing in found.standings] == [0.5, 0.0, 0.5]
    assert [standing.payoff for standing in found.standings] == [0.5, -1.0, 0.5]
    assert all(math.isinf(standing.margin) for standing in found.standings)  # one game: no estimate


def test_a_pair_is_weighed_where_both_sat() -> None:
    table = PlayedGame((1, 0, 2), (1.0, -0.5, -0.5), (1, 2, 2), 1)
    ahead = {(pair.one, pair.other): pair.ahead for pair in pairs(3, [table] * 2)}
    assert ahead == {(0, 1): -1.5, (0, 2): 0.0, (1, 2): 1.5}
    assert [pair.chance for pair in pairs(3, [table] * 2)] == [0.0, 1.0, 0.0]


def test_holms_correction() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_ratings_find_the_stronger_bot_and_narrow() -> None:
    """Places drawn by known strengths produce a rating in that order."""
    luck, games = Random(5), list[PlayedGame]()
    for order in islice(seatings(3, 3, "rated"), 600):
        shown = [luck.gauss(2.0 * bot, 3.0) for bot in order]
        places = tuple(1 + sum(other > own for other in shown) for own in shown)
        games.append(PlayedGame(order, (0.0, 0.0, 0.0), places, 0))
    few, many = (
        [one.rating for one in figures(["a", "b", "c"], some).standings]
        for some in (games[:30], games)
    )
    assert many[0].mu < many[1].mu < many[2].mu
    assert all(late.sigma < early.sigma < 25 / 3 for early, late in zip(few, many, strict=True))


def test_intervals_hold_the_true_mean_as_often_as_they_say() -> None:
    """Play 400 matches of 50 games, with a known chance to win and a fixed seed."""
    luck, chance, held = Random(11), 0.6, 0
    for _ in range(400):
        played = duels(*(luck.random() < chance for _ in range(50)))
        one = figures(["one", "two"], played).standings[0]
        held += abs(one.payoff - (2 * chance - 1)) <= one.margin
    assert 0.92 <= held / 400 <= 0.98


def test_a_match_is_shown_as_a_table() -> None:
    games = [PlayedGame((0, 1), (-1.0, 1.0), (2, 1), 9)] * 3
    found = figures(["odds", "<b>[red]mine"], games)
    html = found._repr_html_()
    assert html.index("&lt;b&gt;[red]mine") < html.index("odds"), "the best first"
    assert "<b>" not in html
    assert "+1.000 ± 0.000" in html
    console = Console(file=io.StringIO(), width=120)
    console.print(found)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "<b>[red]mine" in said
    assert "terminal-" not in said + html
