"""What a league consists of, as its files and the wire have it. Loads nothing to reckon with."""

from mendax.arena.totals import Skill, Totals
from mendax.core.game import Value


class LeaguePlayer(Value, frozen=True):
    """A bot in one version: another file is another player."""

    name: str
    version: int = 1
    digest: str = ""
    """Of the file, where there is one."""


class LeagueRound(Value, frozen=True):
    """One round that was played to its end: all that is kept of it."""

    number: int
    at: int
    """When it ended, in milliseconds since 1970."""
    players: tuple[LeaguePlayer, ...]
    totals: tuple[Totals, ...]
    skills: tuple[Skill, ...]
    """After the round."""
    game: str
    rules: str
    seats: int
    games: int
    """The number of games that were played."""


class RatingPoint(Value, frozen=True):
    """A rating after a round, μ ± σ."""

    round: int
    mu: float
    sigma: float


class LeagueStanding(Value, frozen=True):
    """How a player stands, over all its rounds."""

    name: str
    version: int
    digest: str
    plays: bool
    """Whether it took part in the last round."""
    first: int
    """The first of its rounds."""
    games: int
    payoff: float
    margin: float | None
    wins: float
    """The proportion of games won."""
    faulty: int
    forfeits: int
    mu: float
    sigma: float
    history: tuple[RatingPoint, ...]
    """The rating after its rounds, at most sixty of them."""


class LeagueAbsence(Value, frozen=True):
    """A bot that was to play and could not."""

    name: str
    why: str
    """In English."""


class LeagueTable(Value, frozen=True):
    """A league as it is published: ``table.json`` of its folder."""

    game: str
    rules: str
    seats: int
    rounds: int
    games: int
    """How many were played in all rounds."""
    at: int
    """When the last round ended, in milliseconds since 1970; 0: none has."""
    standings: tuple[LeagueStanding, ...]
    """Who plays first, by rating; then who does not any more."""
    absent: tuple[LeagueAbsence, ...] = ()
    """Who is named and could not take part in the last round."""
