"""The terminal's interface to a game, which has a screen for one seat and an odds page.

``SCREENS`` (in ``screens``) has a ``Presentation`` for each game; this module names no game.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import Console, RenderableType

from mendax.core.game import Action, Event, Offer, Result, Seat
from mendax.words import Words


class HintLines(NamedTuple):
    """Help for answering a question: a sentence and, optionally, a list."""

    words: str
    list: tuple[str, ...] = ()


class Screen(Protocol):
    """A game's screen for the player in one seat.

    A screen uses the seat's view and observations, never a state. A game that inherits from this
    class may omit the last five members.
    """

    game: str
    """The game's name as used in catalogue keys."""
    harmless: tuple[type[Action], ...] = ()
    """The kinds of actions that an empty line stands for if several actions are offered."""

    def sentence(self, event: Event) -> str | None:
        """Return an event in words, or None if it is not shown."""

    def picture(self, event: Event) -> RenderableType | None:
        """Return an event as a drawing, or None if the event has no drawing."""

    def drawn(self, action: Action) -> str | None:
        """Return a hidden chance outcome in words, for a replay, or None if the events show it."""

    def lines(self, view: Any) -> list[str]:
        """Return the table in sentences."""

    def table(self, view: Any) -> RenderableType:
        """Return the table as a drawing."""

    def cup(self, view: Any) -> RenderableType:
        """Return a drawing of the player's dice or cards, or of the covered cup."""

    def question(self, view: Any) -> str:
        """Return the question for the player."""

    def read_value(self, text: str, field: str) -> Any:
        """Parse typed text as a value of this field. Return None if it is invalid."""

    def called(self, value: int | str) -> str:
        """Return a claim, dice or another value from a story, in words."""

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of this field's value.

        ``field`` may begin with the kind of the action, as in ``propose-deal to``.
        """

    def aid(self, view: Any, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """Return help for answering a question. With ``hints``, it includes the chances."""
        return None

    def usual(self, offers: Sequence[Offer]) -> Action | None:
        """Return the action for an empty line: the only action, a harmless one, or None."""
        if len(offers) == 1 and not offers[0].slots:
            return offers[0].action
        return next((o.action for o in offers if isinstance(o.action, self.harmless)), None)

    def forced(self, offers: Sequence[Offer]) -> Action | None:
        """Return the only choice, which is made without asking, or None."""
        return None

    def ended(self, view: Any, result: Result, seat: Seat) -> str:
        """Return the result of ``seat`` apart from its place, or an empty string."""
        return ""

    @property
    def redrawn(self) -> frozenset[str]:
        """Return the phases with a redrawn table at every question."""
        return frozenset()


class OddsPage(NamedTuple):
    """The page for ``mendax odds``, derived from the rules."""

    for_programs: Callable[[Any], list[dict[str, Any]]]
    """Returns the rows for these rules, as built-in types."""
    show: Callable[[Console, Words, Any, bool], None]
    """Prints the page for these rules. The last argument selects plain lines."""


class Presentation(NamedTuple):
    """A game's presentation in the terminal."""

    screen: Callable[[Words, Any, Sequence[str], Seat], Screen]
    """Creates a screen from the words, the rules, the names in seat order, and the player's
    seat.
    """
    hinted: bool
    """True if the screen can show chances with ``--hints``."""
    odds: OddsPage | None
    coached: Callable[[Words, Sequence[str], str], str] | None = None
    """Returns a value from the coach's moves in words, given the names in seat order. None if
    values are readable as they are.
    """
