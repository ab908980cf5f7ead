"""What the commands that reckon ask of one game: solving it, counting many games, exploiting bots.

``analyses`` has the games that answer; nothing here names a game. Each protocol is answered by a
module, so what a command needs is loaded when it runs.
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
"""Who plays as the game is solved, by the name of the bot that does."""


@Parameter(name="*")
@dataclass(frozen=True)
class TableOptions:
    """Which table is reckoned with: the options that those commands share."""

    players: Annotated[int, Parameter(show_default=True, help="How many play.")] = 2
    preset: Preset = None
    changes: Changes = ()


USUAL_TABLE: Final = TableOptions()
"""Two players, by the usual rules of the game."""


Span = Literal["match", "round"]


class SolveOptions(NamedTuple):
    """What is to be solved, and where it goes."""

    rules: Rules
    players: int
    span: Span
    prove: bool
    """Measure deviations by walking the game's own states: slow, and the proof."""
    fresh: bool
    """Solve anew, whatever is kept."""
    policy: Path | None


WorthUnit = Literal["chance", "kept", "lives", "points", "payoff"]
"""What values count: the chance to win; not to go out, where that ends the game for all; lives or
points ahead; payoffs, where several may go out at once and pay the others."""


class SolveReport(NamedTuple):
    """What came of solving."""

    game: str
    rules: str
    players: int
    span: str
    values: tuple[float, ...]
    """By seat, counted from the opener."""
    unit: WorthUnit
    """What the values count."""
    deviation: float
    """The largest gain of any one seat that leaves the policy."""
    seconds: float
    stored: bool


class GameSolver(Protocol):
    """Solves one game, and has its coach know what was solved."""

    def solved(self, asked: SolveOptions, words: Words) -> SolveReport:
        """Solves, measures and writes. Raises ``MendaxError`` with a reason where it cannot."""

    def introduce(self, rules: Any, seats: int, file: Path | None, words: Words) -> None:
        """Has the game's coach know such a table: by a policy in ``file``, or else as can be had.

        Raises ``MendaxError`` with a reason for files of other rules and for what isn't solved.
        """

    def prepare(self) -> None:
        """Compiles what reckoning takes, so that nobody waits for it later."""


class StatsOptions(NamedTuple):
    """What is to be counted."""

    rules: Rules
    players: Sequence[str]
    """A bot for each seat."""
    games: int | None
    """None: as many as take some seconds."""
    seed: int
    cores: int | None


class GameStatistics(Protocol):
    """Counts what happens in many games of one kind."""

    def counted(self, asked: StatsOptions, words: Words) -> Any:
        """The figures of games that are played. Raises ``MendaxError`` where they can't be."""

    def added_up(self, asked: StatsOptions, words: Words) -> Any:
        """What can be expected, exactly. Raises ``MendaxError`` where that can't be added up."""

    def show(
        self, console: Console, words: Words, asked: StatsOptions, figures: Any, plain: bool
    ) -> None:
        """Either kind of figures, for people."""


class ExploitOptions(NamedTuple):
    """Whose bots are to be exploited, and where."""

    rules: Any
    bots: Sequence[str]
    """None named: those that the game usually weighs."""
    players: int | None
    """None: as many as the game usually weighs."""
    games: int | None
    """How many are played; None: as many as the game usually plays, which may be none."""
    seed: str


class GameExploiter(Protocol):
    """Weighs how much the bots of one game give away."""

    def exploited(self, asked: ExploitOptions, words: Words) -> Sequence[Any]:
        """The figures, bot by bot. Raises ``RulesError`` where bots or rules are not covered."""

    def show(self, console: Console, words: Words, figures: Sequence[Any], plain: bool) -> None:
        """The figures, for people."""
