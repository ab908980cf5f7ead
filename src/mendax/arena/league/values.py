"""Values of a league in files and on the wire. This module loads no numerical code."""

from mendax.arena.totals import Skill, Totals
from mendax.core.game import Value


class LeaguePlayer(Value, frozen=True):
    """One version of a bot. A changed file is another player."""

    name: str
    version: int = 1
    digest: str = ""
    """The digest of the bot's file, or an empty string for bots without a file."""


class LeagueRound(Value, frozen=True):
    """The stored figures of a finished round."""

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
    """The standing of a player over all its rounds."""

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
    """The ratings after the player's rounds, with at most sixty entries."""


class LeagueAbsence(Value, frozen=True):
    """A bot that could not take part."""

    name: str
    why: str
    """The reason in English."""


class LeagueTable(Value, frozen=True):
    """The published table of a league, stored as ``table.json`` in its folder."""

    game: str
    rules: str
    seats: int
    rounds: int
    games: int
    """The number of games in all rounds."""
    at: int
    """The end of the last round, in milliseconds since 1970, or 0 before any round."""
    standings: tuple[LeagueStanding, ...]
    """The standings of active players by rating, then those of inactive players."""
    absent: tuple[LeagueAbsence, ...] = ()
    """The bots in the settings that could not take part in the last round."""
