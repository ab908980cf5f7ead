"""What a league consists of, as its files and the wire have it. Loads nothing to reckon with."""

import math
from typing import Final

from mendax.core.game import Value

_STANDARD_ERRORS: Final = 1.96


class LeaguePlayer(Value, frozen=True):
    """A bot in one version: another file is another player."""

    name: str
    version: int = 1
    digest: str = ""
    """Of the file, where there is one."""


class Totals(Value, frozen=True):
    """What a player's games of one round, or of several, add up to."""

    games: int = 0
    payoff: float = 0.0
    squares: float = 0.0
    """The sum of the squares of the payoffs."""
    wins: float = 0.0
    faulty: int = 0
    """Games with a fault."""
    forfeits: int = 0

    def plus(self, other: "Totals") -> "Totals":
        """Both together."""
        return Totals(*(getattr(self, f) + getattr(other, f) for f in self.__struct_fields__))

    @property
    def mean(self) -> float:
        """The mean payoff of a game."""
        return self.payoff / max(1, self.games)

    @property
    def margin(self) -> float | None:
        """Half of the 95 % confidence interval of the mean; None for fewer than two games."""
        if self.games < 2:
            return None
        spread = max(0.0, self.squares - self.payoff**2 / self.games) / (self.games - 1)
        return _STANDARD_ERRORS * math.sqrt(spread / self.games)


class Skill(Value, frozen=True):
    """A rating after some round."""

    mu: float
    sigma: float


class LeagueRound(Value, frozen=True):
    """One round that was played to its end: all that is kept of it."""

    number: int
    at: int
    """When it ended, in milliseconds since 1970."""
    players: tuple[LeaguePlayer, ...]
    totals: tuple[Totals, ...]
    skills: tuple[Skill, ...]
    """After the round."""
    game: str = ""
    """What was played; empty in lines from before this was kept, as what follows."""
    rules: str = ""
    seats: int = 0
    games: int = 0
    """How many were played."""


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
