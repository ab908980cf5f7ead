"""The figures of a league: players, round results, and ratings over time. No I/O, no clock."""

from collections.abc import Iterable, Sequence
from typing import Final

from mendax.arena.league.values import (
    LeaguePlayer,
    LeagueRound,
    LeagueStanding,
    RatingPoint,
)
from mendax.arena.standings import MatchSums, PlayedGame, tallied
from mendax.arena.totals import Skill, Totals

POINTS: Final = 60
"""The maximum number of points in a published rating history, spread over all rounds."""


def next_players(
    rounds: Sequence[LeagueRound], named: Iterable[tuple[str, str]]
) -> list[LeaguePlayer]:
    """Return the players of the next round, given names with the digests of their files.

    A new digest makes a new version of a name; an earlier digest restores its version.
    """
    known: dict[str, list[str]] = {}
    for player in (player for one in rounds for player in one.players):
        digests = known.setdefault(player.name, [])
        if player.digest not in digests:
            digests.append(player.digest)
    players = []
    for name, digest in named:
        digests = known.setdefault(name, [])
        if digest not in digests:
            digests.append(digest)
        players.append(LeaguePlayer(name, digests.index(digest) + 1, digest))
    return players


def round_figures(
    rounds: Sequence[LeagueRound], players: Sequence[LeaguePlayer], games: Iterable[PlayedGame]
) -> MatchSums:
    """Return the sums of these games, and the ratings after them, which start from earlier
    rounds."""
    before = latest_skills(rounds)
    sums = tallied([before.get((player.name, player.version)) for player in players], games)
    skills = (Skill(round(one.mu, 6), round(one.sigma, 6)) for one in sums.skills)
    return sums._replace(skills=tuple(skills))


def latest_skills(rounds: Iterable[LeagueRound]) -> dict[tuple[str, int], Skill]:
    """Return the latest rating of each name and version."""
    return {
        (player.name, player.version): skill
        for one in rounds
        for player, skill in zip(one.players, one.skills, strict=True)
    }


def standings(rounds: Sequence[LeagueRound]) -> tuple[LeagueStanding, ...]:
    """Return all standings, active players first, by rating."""
    totals: dict[tuple[str, int], Totals] = {}
    histories: dict[tuple[str, int], list[RatingPoint]] = {}
    players: dict[tuple[str, int], LeaguePlayer] = {}
    for one in rounds:
        for player, total, skill in zip(one.players, one.totals, one.skills, strict=True):
            who = (player.name, player.version)
            players[who] = player
            totals[who] = totals.get(who, Totals()).plus(total)
            point = RatingPoint(one.number, round(skill.mu, 3), round(skill.sigma, 3))
            histories.setdefault(who, []).append(point)
    now = {(player.name, player.version) for player in rounds[-1].players} if rounds else set()
    every = [
        _standing(player, who in now, totals[who], histories[who])
        for who, player in players.items()
    ]
    return tuple(sorted(every, key=lambda one: (not one.plays, -one.mu, one.name)))


def _standing(
    player: LeaguePlayer, plays: bool, total: Totals, history: Sequence[RatingPoint]
) -> LeagueStanding:
    last = history[-1]
    margin = None if total.margin is None else round(total.margin, 6)
    return LeagueStanding(
        name=player.name,
        version=player.version,
        digest=player.digest,
        plays=plays,
        first=history[0].round,
        games=total.games,
        payoff=round(total.mean, 6),
        margin=margin,
        wins=round(total.wins / max(1, total.games), 6),
        faulty=total.faulty,
        forfeits=total.forfeits,
        mu=last.mu,
        sigma=last.sigma,
        history=thinned(history),
    )


def thinned(
    history: Sequence[RatingPoint],
) -> tuple[RatingPoint, ...]:
    """Return at most ``POINTS`` of these points, keeping the first and the last."""
    if len(history) <= POINTS:
        return tuple(history)
    step = (len(history) - 1) / (POINTS - 1)
    return tuple(history[round(at * step)] for at in range(POINTS))
