"""The parts of a story, and the interface for tellers.

A teller gets a game's rules and its turns as known to one reader, but never a state. A story
therefore cannot reveal facts that the reader did not receive.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from mendax.core.game import Seat, Turn, Value

Spelled = int | str
"""A claim, dice or another value, spelled as in the game's actions."""


class Highlight(Value, frozen=True):
    """A catalogue key with its arguments, by kind."""

    key: str
    entry: int
    """The number of the highlight's log entry."""
    seats: Mapping[str, Seat] = {}
    """Arguments that are players."""
    values: Mapping[str, Spelled] = {}
    """Arguments that are claims or dice, spelled as in the game."""
    figures: Mapping[str, int | str] = {}
    """Numbers, and words that select a message's variant."""


class Tally(Value, frozen=True):
    """One seat's statistics. A lie is a false claim by a seat that knew the dice."""

    said: int = 0
    """The number of claims."""
    known: int = 0
    """Claims that were not blind, and whose truth the reader knows."""
    lied: int = 0
    """False claims among ``known``."""
    caught: int = 0
    """Lies that were doubted."""
    doubts: int = 0
    doubts_right: int = 0
    """Doubts about false claims."""
    believed: int = 0
    """Believed claims whose truth the reader knows."""
    believed_right: int = 0
    """True claims among ``believed``."""


class Lead(NamedTuple):
    """Every seat's standing after an entry; more is better."""

    entry: int
    round: int
    standing: tuple[int, ...]


class Answer(NamedTuple):
    """A seat's answer to a claim."""

    entry: int
    seat: Seat
    believed: bool


class Claimed(NamedTuple):
    """A claim, its answers and its truth."""

    entry: int
    seat: Seat
    claim: Spelled
    likely: float
    """The probability, by the rules alone, that the claim is true, however the seat plays."""
    blind: bool
    """True if the seat had not seen the dice."""
    holds: bool | None
    """True if the claim is true; None if the reader does not know."""
    truth: Spelled | None
    """The actual value; None if the reader does not know."""
    answer: Answer | None

    @property
    def lie(self) -> bool:
        """Return whether the claim is known to be a lie."""
        return self.holds is False and not self.blind


class Tale(NamedTuple):
    """The facts found in a game by a teller."""

    claims: tuple[Claimed, ...] = ()
    leads: tuple[Lead, ...] = ()
    """The standings after every change; empty for games without a lead."""
    own: tuple[Highlight, ...] = ()
    """Highlights specific to this game."""


class Story(Value, frozen=True):
    """A story: highlights and counts."""

    highlights: tuple[Highlight, ...]
    """The highlights, best first."""
    tallies: tuple[Tally, ...]
    """One tally per seat; empty for games whose claims are not counted."""


class Teller(Protocol):
    """Finds highlights in games played by one rule book."""

    counts: bool
    """True if this game's claims are counted."""
    prefix: str
    """The key prefix for highlights about claims."""

    def tale(self, rules: Any, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return the facts in ``turns``."""
