"""The parts of a story, and the interface for tellers.

A teller receives a game's rules and its turns as known to one reader, but never a state. A story
therefore cannot reveal facts that the reader did not receive.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from mendax.core.game import Seat, Turn, Value

Spelled = int | str
"""A claim, dice or another value, spelled as in the game's actions."""


class Highlight(Value, frozen=True):
    """One highlight: a catalogue key, and its arguments sorted by kind."""

    key: str
    entry: int
    """The number of the log entry that the highlight is about."""
    seats: Mapping[str, Seat] = {}
    """Arguments that are players."""
    values: Mapping[str, Spelled] = {}
    """Arguments that are claims or dice, spelled as in the game's actions."""
    figures: Mapping[str, int | str] = {}
    """Arguments that are numbers, or words that select a variant of the message."""


class Tally(Value, frozen=True):
    """One seat's statistics. A lie is a false claim by a seat that knew the dice."""

    said: int = 0
    """The number of claims."""
    known: int = 0
    """The number of claims that were not blind and whose truth the reader knows."""
    lied: int = 0
    """The number of false claims among ``known``."""
    caught: int = 0
    """The number of lies that were doubted."""
    doubts: int = 0
    doubts_right: int = 0
    """The number of doubts about false claims."""
    believed: int = 0
    """The number of believed claims whose truth the reader knows."""
    believed_right: int = 0
    """The number of true claims among ``believed``."""


class Lead(NamedTuple):
    """The standing of every seat after an entry. A higher number is better."""

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
    """The probability that the claim is true by the rules alone, independent of how the seat plays.
    """
    blind: bool
    """True if the seat had not seen the dice."""
    holds: bool | None
    """True if the claim is true; None if the reader does not know."""
    truth: Spelled | None
    """The actual value; None if the reader does not know it."""
    answer: Answer | None

    @property
    def lie(self) -> bool:
        """Return whether the claim is known to be a lie."""
        return self.holds is False and not self.blind


class Tale(NamedTuple):
    """The facts that a teller found in a game."""

    claims: tuple[Claimed, ...] = ()
    leads: tuple[Lead, ...] = ()
    """The standings after every change; empty for games without a lead."""
    own: tuple[Highlight, ...] = ()
    """Highlights that only this game has."""
    losses: Mapping[Seat, Highlight] = {}
    """Why each seat lost, by seat."""


class GameStory(Value, frozen=True):
    """The highlights and counts of one game."""

    highlights: tuple[Highlight, ...]
    """The highlights, best first."""
    tallies: tuple[Tally, ...]
    """One tally per seat. The tuple is empty for games whose claims are not counted."""
    losses: Mapping[Seat, Highlight] = {}
    """Why each seat that did not win lost, by seat; without seats whose reason is unknown."""


class Teller(Protocol):
    """Finds highlights in games played by one rule book."""

    counts: bool
    """True if the claims in this game are counted."""
    prefix: str
    """The prefix of catalogue keys for highlights about claims."""

    def tale(self, rules: Any, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return the facts in ``turns``."""
