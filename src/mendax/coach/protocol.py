"""The interface of a game's coach, which bots, server and terminal use for any game.

Rules of this file
1. A coach gets rules, views and the events that a seat received. It never gets a state, so it can't
   reveal hidden facts to a seat.
2. The results are the types of ``results``: numbers, actions as text, keys of the catalogue.
3. Questions are asked in a process separate from the tables. A coach that must solve games first is
   also ``Solving``, and solves them in another process.

A *sound player* follows the coach's policy.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn


class Coach(Protocol):
    """The coach of one game.

    ``rules`` are always of that game, ``seats`` is the number of players. The result is None if a
    table is not covered; ``coverage`` has the reason.
    """

    game: str
    """The name of the coach's game."""
    strategies: bool
    """True if the coach shows whole strategies (``strategy``)."""

    def coverage(self, rules: Any, seats: int) -> Coverage:
        """Return the current coverage of such a table, and why it is not larger."""

    def advice(self, rules: Any, seats: int, waits: bool) -> Any:
        """Return the adviser for the game's bots, in the type that they expect, or None.

        Unless the caller ``waits``, only available policies are used and no game is solved.
        """

    def hint(self, rules: Any, seats: int, view: Any, heard: tuple[Event, ...]) -> Hint | None:
        """Return the moves of a sound player with this ``view`` after the events ``heard``.

        None if there is no choice or no known value.
        """

    def review(self, rules: Any, seats: int, seat: Seat, turns: Iterable[Turn]) -> Review | None:
        """Return the values of the decisions of ``seat`` in a game, given its knowledge at the
        time.

        Exceptions of the iterable ``turns`` propagate.
        """

    def strategy(self, rules: Any, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return the whole strategy at the start, or in the position where the seats left have this
        ``standing``.

        Raises ``RulesError`` for a standing that the strategy does not cover.
        """


@runtime_checkable
class Solving(Protocol):
    """Further methods of a coach that solves new games."""

    def needs_solving(self, rules: Any, seats: int) -> bool:
        """Return whether this table can be solved soon and is not available yet."""

    def prepare(self) -> None:
        """Load the solver and compile it if necessary. Called in the solver's process."""

    def solve(self, rules: Any, seats: int, seconds: float) -> bytes | Reason:
        """Return the solved table within this many processor seconds, or the reason why there is no
        solution.

        Called in the solver's process; the bytes are only for ``keep``.
        """

    def keep(self, rules: Any, seats: int, solved: bytes | Reason) -> None:
        """Store a result of ``solve``, possibly of another process or an earlier time.

        Raises any exception for bytes that are not a policy of this table; the table is then solved
        again.
        """


@runtime_checkable
class Sharing(Protocol):
    """Further methods of a coach whose solved policies may be stored for others."""

    def policy_key(self, rules: Any, seats: int) -> str:
        """Return the key of a table's policy in a store: the same for equivalent rules, and
        different after a change of the format or the choice of policies."""


class PackagedPolicy(NamedTuple):
    """A packaged policy that has been solved and written."""

    name: str
    """The name of the policy's file."""
    size: int
    """The file's size in bytes."""
    seconds: float
    """The seconds that solving took."""


@runtime_checkable
class Packaged(Protocol):
    """Further methods of a coach with packaged policies; see ``python -m mendax.coach``."""

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Solve and write the packaged policies, each when the iterator reaches it."""
