"""The facts of a war before a round, which both solvers of wars read. This module loads no numpy.

``war_table`` answers for two seats, and ``wars`` for any number of seats.
"""

from typing import NamedTuple, Protocol

from mendax.core.game import Seat
from mendax.games.sword_of_lies.state import Pot


class OpenWar(Protocol):
    """A war before a round."""

    @property
    def lives(self) -> tuple[tuple[int, ...], ...]:
        """Return the lives of every card, by row."""

    @property
    def swords(self) -> tuple[int, ...]:
        """Return the swords of each seat."""

    @property
    def armed(self) -> tuple[int, ...]:
        """Return the swords of each seat before the first round."""

    @property
    def pots(self) -> tuple[Pot, ...]:
        """Return the war's pots."""

    @property
    def tripled(self) -> frozenset[Seat]:
        """Return the seats that have already used the triple attack."""

    @property
    def may_hold(self) -> bool:
        """Return whether holding is a legal order."""

    @property
    def triple(self) -> bool:
        """Return whether the triple attack exists."""

    @property
    def hard_shields(self) -> bool:
        """Return whether a shield needs two swords."""


class Target(NamedTuple):
    """A card of ``seat`` with ``lives``, and the number of swords that strike it."""

    seat: Seat
    lives: int
    swords: int
