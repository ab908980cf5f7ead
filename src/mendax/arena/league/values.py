"""A league's values in files and on the wire. Loads no numerical code."""

from mendax.arena.totals import Skill, Totals
from mendax.core.game import Value


class LeaguePlayer(Value, frozen=True):
    """One version of a bot; a different file is another player."""

    name: str
    version: int = 1
    digest: str = ""
    """The digest of the bot's file, if any."""


class LeagueRound(Value, frozen=True):
    """A finished round's stored figures."""

    number: int
    at: int
    """The end of the round, in milliseconds since 1970."""
    players: tuple[LeaguePlayer, ...]
    totals: tuple[Totals, ...]
    skills: tuple[Skill, ...]
    """The ratings after the round."""
    game: str
    rules: str
    seats: int
    games: int
    """The number of games played."""


class RatingPoint(Value, frozen=True):
    """A rating (μ ± σ) after a round."""

    round: int
    mu: float
    sigma: float


class LeagueStanding(Value, frozen=True):
    """A player's standing over all its rounds."""

    name: str
    version: int
    digest: str
    plays: bool
    """True if the player took part in the last round."""
    first: int
    """The number of the player's first round."""
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
    """The ratings after the player's rounds, at most sixty."""


class LeagueAbsence(Value, frozen=True):
    """A bot that could not take part."""

    name: str
    why: str
    """The reason in English."""


class LeagueTable(Value, frozen=True):
    """A league's published table: ``table.json`` in its folder."""

    game: str
    rules: str
    seats: int
    rounds: int
    games: int
    """The number of games in all rounds."""
    at: int
    """The end of the last round, in milliseconds since 1970, or 0 before any round."""
    standings: tuple[LeagueStanding, ...]
    """Active players by rating, then inactive players."""
    absent: tuple[LeagueAbsence, ...] = ()
    """Named bots that could not take part in the last round."""
