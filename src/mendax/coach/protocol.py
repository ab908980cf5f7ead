"""The interface of a game's coach, which bots, server and terminal use for any game.

Rules of this file
1. A coach gets rules, views and a seat's events. It never gets a state, so it can't reveal hidden
   facts to a seat.
2. Results have the types in ``results``: numbers, actions as text, catalogue keys.
3. Questions are answered in a process separate from the tables. A coach that must solve games first
   is also ``Solving``, and solves them in another process.

A *sound player* follows the coach's policy.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn


class Coach(Protocol):
    """A game's coach.

    ``rules`` are always that game's, and ``seats`` is the number of players. Results are None if a
    table is not covered; ``coverage`` gives the reason.
    """

    game: str
    """The name of the coach's game."""
    strategies: bool
    """True if the coach shows whole strategies (``strategy``)."""

    def coverage(self, rules: Any, seats: int) -> Coverage:
        """Return the table's current coverage, and why it is not larger."""

    def advice(self, rules: Any, seats: int, waits: bool) -> Any:
        """Return an adviser of the type that the game's bots expect, or None.

        Unless the caller ``waits``, only available policies are used and no game is solved.
        """

    def hint(self, rules: Any, seats: int, view: Any, heard: tuple[Event, ...]) -> Hint | None:
        """Return a sound player's moves with this ``view`` after the events ``heard``.

        Returns None if there is no choice or no known value.
        """

    def review(self, rules: Any, seats: int, seat: Seat, turns: Iterable[Turn]) -> Review | None:
        """Return the values of a seat's decisions in a game, given what it knew at the time.

        Exceptions of the iterable ``turns`` propagate.
        """

    def strategy(self, rules: Any, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return the whole strategy at the start, or where the seats left have this ``standing``.

        Raises ``RulesError`` for a standing that the strategy does not cover.
        """


@runtime_checkable
class Solving(Protocol):
    """Further methods for coaches that solve new games."""

    def needs_solving(self, rules: Any, seats: int) -> bool:
        """Return whether this table can be solved soon and is not available yet."""

    def prepare(self) -> None:
        """Load the solver, and compile it if necessary. Called in the solver's process."""

    def solve(self, rules: Any, seats: int, seconds: float) -> bytes | Reason:
        """Return the table solved within this many CPU seconds, or why there is no solution.

        Called in the solver's process; the bytes are only for ``keep``.
        """

    def keep(self, rules: Any, seats: int, solved: bytes | Reason) -> None:
        """Store a result of ``solve``, possibly from another process or an earlier time.

        May raise any exception if the bytes are not a policy for this table, which is then
        re-solved.
        """


@runtime_checkable
class Sharing(Protocol):
    """Further methods for coaches whose solved policies may be stored for others."""

    def policy_key(self, rules: Any, seats: int) -> str:
        """Return the key of a table's policy in a store.

        It is the same for equivalent rules, and changes with the format or the choice of policies.
        """


class PackagedPolicy(NamedTuple):
    """A packaged policy that was solved and written."""

    name: str
    """The policy's file name."""
    size: int
    """The file's size in bytes."""
    seconds: float
    """The solving time in seconds."""


@runtime_checkable
class Packaged(Protocol):
    """Further methods for coaches with packaged policies; see ``python -m mendax.coach``."""

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Solve and write each packaged policy when the iterator reaches it."""
