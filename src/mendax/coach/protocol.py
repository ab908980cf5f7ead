"""What the coach of a game answers: bots, server and terminal ask this and know no game by name.

Rules of this file
1. A coach goes by rules, by views and by what a seat was told. It is never given a state, so it can
   tell a seat nothing that the seat does not know.
2. What it says is in ``results``: numbers, actions in their text form, keys of the catalogue.
3. Questions are asked in a process beside the tables. A coach that has to solve games first says so
   (``Solving``) and is then asked to do it in a process of its own.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn


class Coach(Protocol):
    """The coach of one game.

    ``rules`` are always that game's, ``seats`` is how many play. Where a table is not covered the
    answer is None, and ``coverage`` says why.
    """

    game: str
    """Its game's name."""
    strategies: bool
    """Whether it lays out whole strategies (``strategy``)."""

    def coverage(self, rules: Any, seats: int) -> Coverage:
        """How far such a table is covered as things stand, and why no further."""

    def advice(self, rules: Any, seats: int, waits: bool) -> Any:
        """Whom the bots of this game may ask, in whatever form they ask; None: nobody.

        Unless somebody ``waits``, nothing is solved: only what is at hand counts.
        """

    def hint(self, rules: Any, seats: int, view: Any, heard: tuple[Event, ...]) -> Hint | None:
        """What a sound player would do who has this ``view`` and was told the events ``heard``.

        None where nothing is to be chosen, or nothing known.
        """

    def review(self, rules: Any, seats: int, seat: Seat, turns: Iterable[Turn]) -> Review | None:
        """What the decisions of ``seat`` in a game were worth, by what it knew at the time.

        Whatever ``turns`` raises while it is gone through is passed on.
        """

    def strategy(self, rules: Any, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """The whole strategy at the start, or where the seats still in have this ``standing``.

        Raises ``RulesError`` for a standing that the strategy does not know.
        """


@runtime_checkable
class Solving(Protocol):
    """What a coach answers besides, if it solves games that nothing is known of yet."""

    def needs_solving(self, rules: Any, seats: int) -> bool:
        """Whether this table can be solved soon and is not at hand."""

    def prepare(self) -> None:
        """Loads, and once compiles, what solving takes. Asked in the solver's process."""

    def solve(self, rules: Any, seats: int, seconds: float) -> bytes | Reason:
        """The table solved in so many processor seconds, or why it is not.

        Asked in the solver's process; the bytes are for ``keep`` alone.
        """

    def keep(self, rules: Any, seats: int, solved: bytes | Reason) -> None:
        """Remembers what ``solve`` answered, wherever and whenever it was asked.

        Raises whatever it likes for bytes that are no policy of this table: it is solved anew.
        """


@runtime_checkable
class Sharing(Protocol):
    """What a coach that solves answers besides, if what it has solved may be kept for others."""

    def policy_key(self, rules: Any, seats: int) -> str:
        """What the policy of a table is called where policies are kept: the same for all rules that
        are played alike, and another once they are written or chosen in another way."""


class PackagedPolicy(NamedTuple):
    """A policy that was solved for the package, and written."""

    name: str
    """Of its file."""
    size: int
    """In bytes."""
    seconds: float
    """What solving it took."""


@runtime_checkable
class Packaged(Protocol):
    """What a coach answers besides, if policies come along: see ``python -m mendax.coach``."""

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Solves and writes the policies of the package anew, the next one when it is asked for."""
