"""An author's bot, loaded from its file and seated in a game.

The bot may return an action, an offer (which stands for its example action), or a dictionary as in
the protocol.
"""

import inspect
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mendax.core.game import Action, Event, Offer, Seat
from mendax.core.thoughts import Thought
from mendax.games.rules import Rules


class Aside:
    """The sentences and the thought of a bot beside its move."""

    def __init__(self) -> None:
        self.says: list[str] = []
        """The sentences that have not been sent yet."""
        self.thought = Thought()
        """The thought about the current decision."""


class OwnGame(NamedTuple):
    """The facts about a game, passed to the constructor of ``Bot`` or as the third argument of
    ``play``.
    """

    name: str
    rules: Rules
    seat: Seat
    seats: int
    names: tuple[str, ...]
    """The players' names in seat order."""
    time: float | None
    """Seconds per answer, or None for no limit."""
    rng: Random
    """A random number generator for the bot's choices."""
    heard: list[Event]
    """All events that this seat has received in this game, in order."""
    talk: list[tuple[str, str]]
    """The names and sentences of others at the table, in order."""
    aside: Aside

    def say(self, text: str) -> None:
        """Say something to the table, if its host lets programs talk."""
        self.aside.says.append(text)

    def think(self, belief: float | None = None, note: str | None = None) -> None:
        """Keep a private thought with the next move (``Thought``)."""
        self.aside.thought = Thought(belief, note)


class AuthoredBot:
    """A bot in one game."""

    def __init__(self, own: Callable[..., Any], game: OwnGame) -> None:
        self.game = game
        made: Any = own(*[game][: _arguments(own)]) if _makes(own) else None
        self._choose: Callable[..., Any] = own if made is None else made.choose
        self._hear = getattr(made, "hear", None)
        self._ended = getattr(made, "ended", None)
        self._with_game = made is None and _arguments(own) > 2

    def hear(self, event: Event) -> None:
        """Pass an event to the bot."""
        self.game.heard.append(event)
        if self._hear is not None:
            self._hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action | dict[str, Any]:
        """Return the bot's action.

        Raises ``TypeError`` if the bot returns another type; the bot's exceptions propagate.
        """
        chosen = self._choose(view, tuple(offers), *[self.game][: self._with_game])
        if isinstance(chosen, Offer):
            return chosen.action
        if isinstance(chosen, Action | dict):
            return chosen
        raise TypeError(f"a bot returns an action or an offer, not {chosen!r}")

    def ended(self, end: Any) -> None:
        """Report the end of the game to the bot if it has an ``ended`` method."""
        if self._ended is not None:
            self._ended(end)


def _makes(own: Callable[..., Any]) -> bool:
    """Return whether ``own`` makes bots: a class, or a class with some of its arguments."""
    return inspect.isclass(own.func if isinstance(own, partial) else own)


def _arguments(own: Callable[..., Any]) -> int:
    """Return how many arguments ``own`` accepts."""
    try:
        taken = inspect.signature(own).parameters.values()
    except (TypeError, ValueError):
        return 0
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    if any(one.kind == inspect.Parameter.VAR_POSITIONAL for one in taken):
        return 3
    return sum(one.kind in positional for one in taken)


def own_bot_in(path: Path) -> Callable[..., Any]:
    """Return the class ``Bot`` or the function ``play`` of a Python file.

    Raises ``AttributeError`` if it has neither. Exceptions from the file propagate.
    """
    spec = spec_from_file_location(f"own_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise AttributeError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.resolve().parent))  # so that it can import its neighbours
    spec.loader.exec_module(module)
    own: Any = getattr(module, "Bot", None) or getattr(module, "play", None)
    if not callable(own):
        raise AttributeError(f"{path} has neither a function «play» nor a class «Bot»")
    found: Callable[..., Any] = own
    return found
