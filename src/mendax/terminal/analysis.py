"""Interfaces between the analysis commands and a game: solving, statistics, exploiting bots.

``analyses`` lists the games; this module names none. A module implements each protocol, and a
command loads the module when it runs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, Protocol

from cyclopts import Parameter
from rich.console import Console

from mendax.games.rules import Rules
from mendax.terminal.parameters import Changes, Preset
from mendax.words import Words

SOLVED_PLAY: Final = "equilibrium"
"""The name of the bot that plays the solution."""


@Parameter(name="*")
@dataclass(frozen=True)
class TableOptions:
    """The options of the table to analyse, shared by several commands."""

    players: Annotated[int, Parameter(show_default=True, help="Number of players.")] = 2
    preset: Preset = None
    changes: Changes = ()


USUAL_TABLE: Final = TableOptions()
"""Two players with the game's default rules."""


Span = Literal["match", "round"]


class SolveOptions(NamedTuple):
    """The problem to solve, and the file to write the result to."""

    rules: Rules
    players: int
    span: Span
    prove: bool
    """True to measure deviations by walking all states of the game, which is slow but a proof."""
    fresh: bool
    """True to solve from scratch, ignoring stored policies."""
    policy: Path | None


WorthUnit = Literal["chance", "kept", "lives", "points", "payoff"]
"""The unit of values.

- ``chance``: the chance of winning
- ``kept``: the chance of staying in, if the first player out ends the game
- ``lives``, ``points``: lives or points relative to the mean
- ``payoff``: payoffs, if several players can go out together and pay the others
"""


class SolveReport(NamedTuple):
    """The result of solving a game."""

    game: str
    rules: str
    players: int
    span: Span
    values: tuple[float, ...]
    """The value of each seat, counted from the opener."""
    unit: WorthUnit
    """The unit of the values."""
    deviation: float
    """The largest gain that a seat can make by deviating from the policy."""
    deviation_span: Span
    """The game in which ``deviation`` was measured: the solved span, or one of its rounds.

    The gain in a round is in the unit of the values of a round.
    """
    seconds: float
    stored: bool


class GameSolver(Protocol):
    """Solves one game and passes solutions to its coach."""

    def solved(self, asked: SolveOptions, words: Words) -> SolveReport:
        """Solve the game, measure the policy and write the file. Raises ``MendaxError``."""

    def introduce(self, rules: Any, seats: int, file: Path | None, words: Words) -> None:
        """Provide the game's coach with a policy for this table.

        The policy comes from ``file`` or, without a file, from the package, the policy folder or
        the solver. Raises ``MendaxError`` for a file with other rules and for unsupported tables.
        """

    def prepare(self) -> None:
        """Compile the kernels in advance, so that later commands start quickly."""


class StatsOptions(NamedTuple):
    """The games to simulate or calculate."""

    rules: Rules
    players: Sequence[str]
    """The bot in each seat."""
    games: int | None
    """The number of games, or None for as many as can be played in a few seconds."""
    seed: int
    cores: int | None


class GameStatistics(Protocol):
    """Computes statistics of one game."""

    def counted(self, asked: StatsOptions, words: Words) -> Any:
        """Return figures from simulated games. Raises ``MendaxError`` if the games can't be
        played.
        """

    def added_up(self, asked: StatsOptions, words: Words) -> Any:
        """Return exact expectations. Raises ``MendaxError`` if they can't be computed."""

    def show(
        self, console: Console, words: Words, asked: StatsOptions, figures: Any, plain: bool
    ) -> None:
        """Print the figures, whether simulated or exact."""


class ExploitOptions(NamedTuple):
    """The bots to exploit, and the table."""

    rules: Any
    bots: Sequence[str]
    """The bots to exploit; empty for the game's default bots."""
    players: int | None
    """The number of players, or None for the game's default."""
    games: int | None
    """The number of games, or None for the game's default, which may be zero."""
    seed: str


class GameExploiter(Protocol):
    """Measures the exploitability of one game's bots."""

    def exploited(self, asked: ExploitOptions, words: Words) -> Sequence[Any]:
        """Return the figures of each bot. Raises ``RulesError`` if bots or rules are not
        supported.
        """

    def show(self, console: Console, words: Words, figures: Sequence[Any], plain: bool) -> None:
        """Print the figures."""
