"""Somebody's own bot: read from its file, seated in a game, asked, and told.

What it returns may be an action, an offer (its example is meant), or a dictionary as on the wire.
"""

import inspect
import sys
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.rules import Rules


class OwnGame(NamedTuple):
    """The game that a bot plays: what it is given when it is made, or as its third argument."""

    name: str
    rules: Rules
    seat: Seat
    seats: int
    names: tuple[str, ...]
    """What they are called who sit there, by seat."""
    time: float | None
    """Seconds that every answer may take; None without limit."""
    rng: Random
    """For choices by chance."""
    heard: list[Event]
    """All that this seat was told in this game, the last one last."""


class AuthoredBot:
    """A bot in one game."""

    def __init__(self, own: Callable[..., Any], game: OwnGame) -> None:
        self.game = game
        made: Any = own(*[game][: _arguments(own)]) if inspect.isclass(own) else None
        self._choose: Callable[..., Any] = own if made is None else made.choose
        self._hear = getattr(made, "hear", None)
        self._ended = getattr(made, "ended", None)
        self._with_game = made is None and _arguments(own) > 2

    def hear(self, event: Event) -> None:
        """Tells the bot what happened."""
        self.game.heard.append(event)
        if self._hear is not None:
            self._hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action | dict[str, Any]:
        """What the bot does. Raises ``TypeError`` for what is no action, and whatever it raises."""
        chosen = self._choose(view, tuple(offers), *[self.game][: self._with_game])
        if isinstance(chosen, Offer):
            return chosen.action
        if isinstance(chosen, Action | dict):
            return chosen
        raise TypeError(f"a bot returns an action or an offer, and not {chosen!r}")

    def ended(self, end: Any) -> None:
        """Tells the bot how the game ended, if it listens."""
        if self._ended is not None:
            self._ended(end)


def _arguments(own: Callable[..., Any]) -> int:
    """How many arguments it takes."""
    try:
        taken = inspect.signature(own).parameters.values()
    except (TypeError, ValueError):
        return 0
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    if any(one.kind == inspect.Parameter.VAR_POSITIONAL for one in taken):
        return 3
    return sum(one.kind in positional for one in taken)


def own_bot_in(path: Path) -> Callable[..., Any]:
    """The class ``Bot``, or else the function ``play``, of a Python file.

    Raises ``AttributeError`` if there is neither, and whatever the file raises.
    """
    spec = spec_from_file_location(f"own_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise AttributeError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.resolve().parent))  # so that it can import what lies beside it
    spec.loader.exec_module(module)
    own: Any = getattr(module, "Bot", None) or getattr(module, "play", None)
    if not callable(own):
        raise AttributeError(f"{path} has neither a function «play» nor a class «Bot»")
    found: Callable[..., Any] = own
    return found
