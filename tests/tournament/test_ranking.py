"""Tests for points and the ranking, against a second computation."""

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from mendax.tournament.ranking import RoundResult, game_points, ranked


@st.composite
def games(draw: st.DrawFn) -> RoundResult:
    """Draw a game of two to five players and up to two bots, in which some places are shared."""
    players = draw(st.lists(st.integers(0, 7), min_size=1, max_size=5, unique=True))
    seats = len(players) + draw(st.integers(0, 2))
    scores = draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    return RoundResult(tuple(players), tuple(1 + sum(o > s for o in scores) for s in scores))


@given(st.lists(games(), max_size=12))
def test_the_ranking_is_that_of_a_second_computation(played: Sequence[RoundResult]) -> None:
    points = dict.fromkeys(range(9), 0.0)
    met: dict[int, list[int]] = {player: [] for player in range(9)}
    for game in played:
        for seat, player in enumerate(game.players):
            rest = game.places[:seat] + game.places[seat + 1 :]
            for other in rest:
                result = (
                    1 if game.places[seat] < other else 0.5 if other == game.places[seat] else 0
                )
                points[player] += result / len(rest)
            met[player].extend(set(game.players) - {player})
    for score in (scores := ranked(range(9), played)):
        own = met[score.player]
        assert abs(float(score.points) - points[score.player]) < 1e-9
        assert abs(float(score.opposition) - sum(points[o] for o in own) / max(1, len(own))) < 1e-9
        assert score.games == sum(score.player in game.players for game in played)
    keys = [(score.points, score.opposition, score.wins) for score in scores]
    assert keys == sorted(keys, reverse=True)
    assert [score.place for score in scores] == [1 + sum(k > key for k in keys) for key in keys]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=6))
def test_the_points_of_a_game_are_half_a_point_a_seat(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = game_points(places)
    assert sum(points) == Fraction(len(scores), 2)
    assert sorted(points, reverse=True) == [p for _, p in sorted(zip(places, points, strict=True))]
