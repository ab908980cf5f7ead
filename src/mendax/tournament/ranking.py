"""Points for a game, and the ranking of a tournament.

A player gets one point shared out over the opponents of a game: the share of those who came behind,
and half of the share of those with the same place. Everyone expects half a point at tables of any
size, and the points of a game do not depend on its rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from mendax.core.game import Value
from mendax.tournament.pairing import Player


def game_points(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat for finishing places, which are counted from 1.

    Bots count as opponents. A player without opponents gets no points.
    """
    others = max(1, len(places) - 1)
    return tuple(
        sum(
            (Fraction((own < other) * 2 + (own == other), 2 * others) for other in places),
            Fraction(-1, 2 * others),  # each player also compares with themselves
        )
        for own in places
    )


class RankedPlayer(Value, frozen=True):
    """A player's result after some rounds."""

    player: Player
    place: int
    """The place in the ranking, from 1. Players with equal scores share a place."""
    points: Fraction
    games: int
    opposition: Fraction
    """The mean number of points of the opponents, counted once for each meeting."""
    wins: int
    """The number of games in which the player came first, alone or with others."""


class RoundResult(Value, frozen=True):
    """A table whose game is over."""

    players: tuple[Player, ...]
    """The players, in the order of seats. Seats of bots follow."""
    places: tuple[int, ...]
    """The finishing places of all seats, from 1."""


def ranked(players: Iterable[Player], games: Iterable[RoundResult]) -> tuple[RankedPlayer, ...]:
    """Return the scores of ``players``, best first.

    Points decide; then the opposition, because points against good opponents are harder to win;
    then wins. Players who are equal in all three are listed in the order of their numbers.
    """
    listed = sorted(set(players))
    points: dict[Player, Fraction] = {}
    meetings: dict[Player, list[Player]] = {player: [] for player in listed}
    games_of, wins = dict.fromkeys(listed, 0), dict.fromkeys(listed, 0)
    for game in games:
        for player, place, gained in zip(
            game.players, game.places, game_points(game.places), strict=False
        ):
            points[player] = points.get(player, Fraction(0)) + gained
            if player in meetings:
                meetings[player] += (other for other in game.players if other != player)
                games_of[player] += 1
                wins[player] += place == 1
    keys = {
        player: (points.get(player, Fraction(0)), _mean(points, meetings[player]), wins[player])
        for player in listed
    }
    order = sorted(listed, key=lambda player: keys[player], reverse=True)
    first: dict[object, int] = {}
    for place, player in enumerate(order, 1):
        first.setdefault(keys[player], place)
    return tuple(
        RankedPlayer(
            player, first[keys[player]], keys[player][0], games_of[player], *keys[player][1:]
        )
        for player in order
    )


def _mean(points: Mapping[Player, Fraction], players: Sequence[Player]) -> Fraction:
    """Return the mean points of ``players``, or 0 for none."""
    return sum((points[player] for player in players), Fraction(0)) / max(1, len(players))
