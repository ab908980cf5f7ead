"""The words that stories are made of, and what a teller of a game answers.

A teller is given a game's rules and its turns as one reader knows them. It is never given a state,
so a story can't tell what the reader was not told.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from mendax.core.game import Seat, Turn, Value

Spelled = int | str
"""A claim, dice or another value, as the game's actions spell it."""


class Highlight(Value, frozen=True):
    """One thing worth telling: a key of the catalogue with its arguments, by their kind."""

    key: str
    entry: int
    """Where it happened: the number of the log's entry."""
    seats: Mapping[str, Seat] = {}
    """Arguments that are players."""
    values: Mapping[str, Spelled] = {}
    """Arguments that are claims or dice, spelled as the game spells them."""
    figures: Mapping[str, int | str] = {}
    """Numbers, and words that a message chooses by."""


class Tally(Value, frozen=True):
    """What one seat did, counted. A lie is a false claim of one who knew better."""

    said: int = 0
    """Claims made."""
    known: int = 0
    """Those of them, not made blindly, of which the reader knows whether they held."""
    lied: int = 0
    """Those of ``known`` that did not hold."""
    caught: int = 0
    """Those of ``lied`` that were doubted."""
    doubts: int = 0
    doubts_right: int = 0
    """Doubts of claims that did not hold."""
    believed: int = 0
    """Claims believed of which the reader knows whether they held."""
    believed_right: int = 0
    """Those of them that held."""


class Lead(NamedTuple):
    """How everybody stands after an entry: the more, the better."""

    entry: int
    round: int
    standing: tuple[int, ...]


class Answer(NamedTuple):
    """What somebody made of a claim."""

    entry: int
    seat: Seat
    believed: bool


class Claimed(NamedTuple):
    """A claim that somebody made, and what became of it."""

    entry: int
    seat: Seat
    claim: Spelled
    likely: float
    """How likely it was to hold, by the bare rules: nobody's way of playing counts."""
    blind: bool
    """Whether whoever made it did not know what it was about."""
    holds: bool | None
    """Whether it held; None: the reader does not know."""
    truth: Spelled | None
    """What there was instead, or indeed; None: the reader does not know."""
    answer: Answer | None

    @property
    def lie(self) -> bool:
        """Whether it is known to be a lie."""
        return self.holds is False and not self.blind


class Tale(NamedTuple):
    """What a teller makes of a game."""

    claims: tuple[Claimed, ...] = ()
    leads: tuple[Lead, ...] = ()
    """After every change; where nobody leads before the end, none."""
    own: tuple[Highlight, ...] = ()
    """What only this game can tell."""


class Story(Value, frozen=True):
    """A whole story."""

    highlights: tuple[Highlight, ...]
    """The best first."""
    tallies: tuple[Tally, ...]
    """By seat; none where a game's claims are not counted."""


class Teller(Protocol):
    """Goes through the games of one rule book."""

    counts: bool
    """Whether there are claims to be counted in this game."""
    prefix: str
    """How the keys of what is told of its claims begin."""

    def tale(self, rules: Any, seats: int, turns: Iterable[Turn]) -> Tale:
        """What happened in ``turns``, as far as they tell it."""
