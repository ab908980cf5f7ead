"""The interface of a game's coach, which the bots, the server and the terminal use.

1. A coach gets rules, views and a seat's events. It never gets a state, so it cannot reveal hidden
   facts to a seat.
2. Results have the types in ``results``, which contain numbers, actions as text, and catalogue
   keys.
3. Questions are answered in a process separate from the tables. A coach that must solve games first
   also implements ``Solving``, and solves them in another process.

A *sound player* follows the coach's policy.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn


class Coach(Protocol):
    """A game's coach.

    ``rules`` are always rules of that game, and ``seats`` is the number of players. Results are
    None if a table is not covered; ``coverage`` then returns the reason.
    """

    game: str
    """The name of the coach's game."""
    strategies: bool
    """True if the coach shows complete strategies (``strategy``)."""

    def coverage(self, rules: Any, seats: int) -> Coverage:
        """Return the current coverage of the table, and the reason why it is not larger."""

    def advice(self, rules: Any, seats: int, waits: bool) -> Any:
        """Return an adviser of the type that the game's bots expect, or None.

        Unless ``waits`` is true, only available policies are used, and no game is solved.
        """

    def hint(self, rules: Any, seats: int, view: Any, heard: tuple[Event, ...]) -> Hint | None:
        """Return a sound player's moves with this ``view`` after the events ``heard``.

        Returns None if only one move is legal or the values are unknown.
        """

    def review(self, rules: Any, seats: int, seat: Seat, turns: Iterable[Turn]) -> Review | None:
        """Return the values of a seat's decisions in a game, given what the seat knew at the time.

        Exceptions raised by the iterable ``turns`` propagate.
        """

    def strategy(self, rules: Any, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return the whole strategy at the start, or where the seats left have this ``standing``.

        Raises ``RulesError`` for a standing that the strategy does not cover.
        """


@runtime_checkable
class Solving(Protocol):
    """Additional methods of coaches that solve new games."""

    def needs_solving(self, rules: Any, seats: int) -> bool:
        """Return whether this table is not available yet and can be solved soon."""

    def prepare(self) -> None:
        """Load the solver, and compile it if necessary. Called in the solver's process."""

    def solve(self, rules: Any, seats: int, seconds: float) -> bytes | Reason:
        """Return the policy of the table, or the reason why there is none.

        Solving is limited to this many CPU seconds. Called in the solver's process. The bytes are
        only for ``keep``.
        """

    def keep(self, rules: Any, seats: int, solved: bytes | Reason) -> None:
        """Store a result of ``solve``, which may come from another process or an earlier run.

        May raise any exception if the bytes are not a policy for this table. The table is then
        solved again.
        """


class PackagedPolicy(NamedTuple):
    """A packaged policy that has been solved and written."""

    name: str
    """The file name of the policy."""
    size: int
    """The size of the file in bytes."""
    seconds: float
    """The solving time in seconds."""


@runtime_checkable
class Packaged(Protocol):
    """Additional methods of coaches with packaged policies (see ``python -m mendax.coach``)."""

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Solve and write each packaged policy when the iterator reaches it."""
