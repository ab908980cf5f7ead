"""What the terminal needs to know of a game: how a table is shown to one seat, and its odds page.

``SCREENS`` (in ``screens``) has one ``Presentation`` for each game; nothing here names a game.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import Console, RenderableType

from mendax.core.game import Action, Event, Offer, Result, Seat
from mendax.words import Words


class HintLines(NamedTuple):
    """What helps to answer a question: a sentence, and perhaps a list."""

    words: str
    list: tuple[str, ...] = ()


class Screen(Protocol):
    """How one game is shown to the person at one seat.

    Works from the seat's view and from the events as that seat observes them, never from a state.
    """

    game: str
    """The game, as in keys of the catalogue."""

    def sentence(self, event: Event) -> str | None:
        """An event in words; None for one that needs none."""

    def picture(self, event: Event) -> RenderableType | None:
        """An event drawn; None for one that is words only."""

    def drawn(self, action: Action) -> str | None:
        """A hidden outcome of chance in words, for a replay; None for one that events tell."""

    def lines(self, view: Any) -> list[str]:
        """The table in sentences."""

    def table(self, view: Any) -> RenderableType:
        """The table, drawn."""

    def cup(self, view: Any) -> RenderableType:
        """What lies before the person, drawn: their dice or cards, or a covered cup."""

    def question(self, view: Any) -> str:
        """What the person is asked."""

    def aid(self, view: Any, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """What helps to answer; with chances if ``hints``."""

    def usual(self, offers: Sequence[Offer]) -> Action | None:
        """What an empty line does; None if nothing."""

    def forced(self, offers: Sequence[Offer]) -> Action | None:
        """What is done without asking, as there is nothing to choose; None: the person is asked."""

    def read_value(self, text: str, field: str) -> Any:
        """What typed words mean as a value of this field of an action; None if nothing."""

    def called(self, value: int | str) -> str:
        """A claim, dice or another value of a story, as people read it."""

    def typed(self, value: Any, field: str) -> str:
        """A value of this field as one types it."""

    def ended(self, view: Any, result: Result, seat: Seat) -> str:
        """What ``seat`` ends the game with, besides its place; empty if nothing."""

    @property
    def redrawn(self) -> frozenset[str]:
        """In which phases the drawn table is shown again at every question."""


class OddsPage(NamedTuple):
    """The page of ``mendax odds``: what follows from the rules alone."""

    for_programs: Callable[[Any], list[dict[str, Any]]]
    """From the rules to rows of built-in types."""
    show: Callable[[Console, Words, Any, bool], None]
    """Prints the page for these rules; as plain lines if the last argument is true."""


class Presentation(NamedTuple):
    """How one game is presented in the terminal."""

    screen: Callable[[Words, Any, Sequence[str], Seat], Screen]
    """Made from the words, the game's rules, the names by seat and the person's own seat."""
    hinted: bool
    """Whether the screen has chances to show where ``--hints`` asks for them."""
    odds: OddsPage | None
    coached: Callable[[Words, Sequence[str], str], str] | None = None
    """A value of the coach's moves in words, given the names by seat; None if values say all."""
